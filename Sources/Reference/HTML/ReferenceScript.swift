// What the reference does on its own: search, show one language, listen to keys.

/// The script of all pages.
enum ReferenceScript {
  static let text = #"""
    'use strict'
    const root = document.documentElement
    const all = selector => [...document.querySelectorAll(selector)]

    // The language: known before the page is drawn, remembered where the browser lets us.

    const memory = {
      get language() { try { return localStorage.getItem('reference-language') } catch { return null } },
      set language(value) { try { localStorage.setItem('reference-language', value) } catch { } }
    }

    function show(language) {
      root.dataset.language = language === 'objc' ? 'objc' : 'swift'
      for (const button of all('.switch button')) {
        button.setAttribute('aria-pressed', button.dataset.language === root.dataset.language)
      }
    }

    function choose(language) {
      show(language)
      memory.language = root.dataset.language
    }

    show(memory.language)

    // Search.

    let entries = null
    let shown = []
    let current = -1

    function load() {
      if (entries || typeof referenceIndex === 'undefined') return entries || []
      entries = referenceIndex.entries.map((line, number) => {
        const [name, objc, owner, kind, page, anchor, outdated, comment] = line.split('\t')
        const abstract = referenceWords.abstracts[number] || comment
        const address = referenceIndex.pages[page] + '.html' + (anchor ? '#' + anchor : '')
        return { name, objc, owner, kind, address, outdated, abstract,
          names: [name, objc, (owner + '.' + name)].map(text => text.toLowerCase()),
          words: (abstract + ' ' + comment).toLowerCase() }
      })
      return entries
    }

    const initials = name => name.replace(/[^A-Z]/g, '').toLowerCase()

    /** How well an entry answers a query; 0 for not at all. */
    function score(entry, query, words) {
      const [name, objc, path] = entry.names
      const base = name.split('(')[0]
      let points = 0
      if (base === query || name === query || objc === query || path === query) points = 100
      else if (name.startsWith(query) || objc.startsWith(query)) points = 80
      else if (path.startsWith(query)) points = 55
      else if (name.includes(query) || objc.includes(query)) points = 60
      else if (path.includes(query)) points = 50
      else if (query.length > 1 && initials(entry.name + ' ' + entry.objc).includes(query)) points = 40
      else if (words.every(word => path.includes(word) || objc.includes(word))) points = 30
      else if (words.every(word => path.includes(word) || objc.includes(word)
        || entry.words.includes(word))) points = 20
      if (points && entry.outdated) points -= 5
      if (points && !entry.owner) points += 3
      return points
    }

    function find(text) {
      const query = text.trim().toLowerCase()
      if (!query) return []
      const words = query.split(/[\s./]+/).filter(word => word)
      return load().map((entry, index) => ({ entry, index, points: score(entry, query, words) }))
        .filter(hit => hit.points > 0)
        .sort((a, b) => b.points - a.points || a.entry.name.length - b.entry.name.length
          || a.index - b.index)
        .slice(0, 30).map(hit => hit.entry)
    }

    function element(tag, className, text) {
      const result = document.createElement(tag)
      if (className) result.className = className
      if (text) result.textContent = text
      return result
    }

    function described(entry) {
      const kind = referenceWords.kinds[entry.kind] || entry.kind
      if (!entry.owner) return kind
      return referenceWords.kindOfOwner.replace('{0}', kind).replace('{1}', () => entry.owner)
    }

    function option(entry, index) {
      const item = element('li')
      item.id = '~found-' + index
      item.setAttribute('role', 'option')
      item.setAttribute('aria-selected', 'false')
      const link = element('a')
      link.href = entry.address
      link.tabIndex = -1
      const isObjC = root.dataset.language === 'objc' && entry.objc
      const name = element(entry.outdated ? 's' : 'span')
      name.append(element('code', '', isObjC ? entry.objc : entry.name))
      link.append(name, element('small', '', described(entry)))
      if (entry.abstract) link.append(element('span', 'soft', entry.abstract))
      item.append(link)
      return item
    }

    function select(index) {
      const items = all('form li[role=option]')
      if (items.length === 0) return
      current = (index + items.length) % items.length
      for (const [place, item] of items.entries()) {
        item.setAttribute('aria-selected', place === current)
      }
      items[current].scrollIntoView({ block: 'nearest' })
      document.querySelector('form input').setAttribute('aria-activedescendant', items[current].id)
    }

    function answer() {
      const form = document.querySelector('form')
      const input = form.querySelector('input')
      const list = form.querySelector('ul')
      shown = find(input.value)
      current = -1
      list.replaceChildren(...shown.map(option))
      if (shown.length === 0 && input.value.trim()) {
        list.append(element('li', 'soft', referenceWords.noResult))
      }
      list.hidden = !input.value.trim()
      input.setAttribute('aria-expanded', !list.hidden)
      input.removeAttribute('aria-activedescendant')
      if (shown.length > 0) select(0)
    }

    function close() {
      const form = document.querySelector('form')
      form.querySelector('ul').hidden = true
      form.querySelector('input').setAttribute('aria-expanded', 'false')
    }

    function searchKey(event) {
      const input = event.target
      if (event.key === 'ArrowDown') select(current + 1)
      else if (event.key === 'ArrowUp') select(current - 1)
      else if (event.key === 'Enter') open(current)
      else if (event.key === 'Escape') {
        if (input.value) {
          input.value = ''
          answer()
        } else {
          input.blur()
        }
      } else return
      event.preventDefault()
    }

    function open(index) {
      if (!shown[index]) return
      close()
      location.href = shown[index].address
    }

    // The page as a whole.

    function key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target.matches('input')) return searchKey(event)
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector('form input').select()
      } else if (event.key === 'l' && document.querySelector('.switch')) {
        choose(root.dataset.language === 'objc' ? 'swift' : 'objc')
      }
    }

    /** Lets a menu of locales lead to the symbol that the reader looks at, and close again. */
    function stay(menu) {
      for (const link of menu.querySelectorAll('a')) {
        link.addEventListener('click', () => { link.hash = location.hash })
      }
      document.addEventListener('click', event => {
        if (!menu.contains(event.target)) menu.open = false
      })
      menu.addEventListener('keydown', event => {
        if (event.key !== 'Escape') return
        menu.open = false
        menu.querySelector('summary').focus()
      })
    }

    function start() {
      show(root.dataset.language)
      const form = document.querySelector('form')
      for (const part of all('form, .switch, .keys')) part.hidden = false
      for (const button of all('.switch button')) {
        button.addEventListener('click', () => choose(button.dataset.language))
      }
      for (const menu of all('.locales')) stay(menu)
      for (const list of all('.members details')) list.open = innerWidth > 900
      form.addEventListener('submit', event => event.preventDefault())
      form.querySelector('input').addEventListener('input', answer)
      form.querySelector('input').addEventListener('focus', event => {
        if (event.target.value.trim()) answer()
      })
      form.querySelector('ul').addEventListener('click', close)
      document.addEventListener('click', event => { if (!event.target.closest('form')) close() })
      addEventListener('keydown', key)
      addEventListener('storage', event => {
        if (event.key === 'reference-language') show(event.newValue)
      })
    }

    addEventListener('DOMContentLoaded', start)

    """#
}
