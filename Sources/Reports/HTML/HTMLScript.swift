// What the HTML report does on its own: filter, copy, listen to keys.

/// The script; its digest stands in the content security policy.
enum HTMLScript {
  static let text = #"""

    'use strict'
    const all = selector => [...document.querySelectorAll(selector)]
    const form = document.getElementById('filters')
    const articles = all('article')
    const texts = new Map()

    // Filters: the form and the address say the same.

    function query() {
      const values = new URLSearchParams()
      for (const [name, value] of new FormData(form)) if (value) values.set(name, value)
      return values
    }

    function textOf(article) {
      if (!texts.has(article)) {
        const page = article.parentElement.firstElementChild.textContent
        texts.set(article, (page + ' ' + article.textContent).toLowerCase())
      }
      return texts.get(article)
    }

    function matches(article, wanted) {
      const data = article.dataset
      const own = { rule: data.rule, severity: data.severity, cause: data.cause,
        locale: article.closest('.locale').dataset.locale,
        source: 'source' in data ? 'only' : 'not' }
      for (const [name, value] of wanted) {
        if (name in own && own[name] !== value) return false
      }
      const words = (wanted.get('text') || '').toLowerCase().split(/\s+/)
      return words.every(word => textOf(article).includes(word))
    }

    function apply() {
      const wanted = query()
      let count = 0
      for (const article of articles) {
        article.hidden = !matches(article, wanted)
        if (!article.hidden) count += 1
      }
      for (const section of [...all('section.page'), ...all('section.locale')]) {
        section.hidden = !section.querySelector('article:not([hidden])')
      }
      document.querySelector('.nothing').hidden = count > 0
      form.querySelector('output').value =
        count === articles.length ? `${count} findings` : `${count} of ${articles.length}`
      form.classList.toggle('active', [...wanted].length > 0)
      return wanted
    }

    function remember(wanted) {
      const search = wanted.toString()
      history.replaceState(null, '', search ? '?' + search : location.pathname)
      for (const link of all('a[data-keep]')) link.search = search
    }

    function restore() {
      const wanted = new URLSearchParams(location.search)
      for (const control of form.elements) {
        if (!control.name) continue
        control.value = wanted.get(control.name) || ''
        if (control.selectedIndex === -1) control.value = ''
      }
      for (const link of all('a[data-keep]')) link.search = location.search
      apply()
    }

    function filter(search) {
      history.pushState(null, '', search || location.pathname)
      restore()
    }

    // Copying.

    async function copy(button) {
      const data = button.dataset
      const text = data.copy ?? document.getElementById(data.block).textContent
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        const area = document.createElement('textarea')
        area.value = text
        document.body.append(area)
        area.select()
        document.execCommand('copy')
        area.remove()
      }
      const title = button.textContent
      button.textContent = 'Copied'
      button.classList.add('done')
      setTimeout(() => {
        button.textContent = title
        button.classList.remove('done')
      }, 1500)
    }

    // Keys.

    function current() {
      return document.getElementById(location.hash.slice(1))?.closest('article')
    }

    function go(step) {
      const shown = articles.filter(article => !article.hidden)
      const index = shown.indexOf(current())
      const next = shown[index === -1 && step < 0 ? shown.length - 1 : index + step]
      if (!next) return
      history.replaceState(null, '', location.search + '#' + next.id)
      for (const article of all('article.current')) article.classList.remove('current')
      next.classList.add('current')
      next.scrollIntoView({ block: 'start' })
    }

    function key(event) {
      const isTyping = event.target.matches('input, select, textarea')
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape' && event.target.closest('form')) {
        form.reset()
        event.target.blur()
      } else if (isTyping) {
        return
      } else if (event.key === '/') {
        event.preventDefault()
        form.elements.text.focus()
      } else if (event.key === 'j') {
        go(1)
      } else if (event.key === 'k') {
        go(-1)
      } else if (event.key === 'c') {
        const buttons = [...current()?.querySelectorAll('.copy') ?? []]
        if (buttons.length > 0) copy(buttons.find(button => button.dataset.block) ?? buttons[0])
      }
    }

    function start() {
      form.hidden = false
      for (const element of all('.copy, .keys')) element.hidden = false
      restore()
      if (current()) current().scrollIntoView()
      form.elements.text.addEventListener('input', () => remember(apply()))
      form.addEventListener('change', () => remember(apply()))
      form.addEventListener('submit', event => event.preventDefault())
      form.addEventListener('reset', () => setTimeout(() => remember(apply())))
      addEventListener('popstate', restore)
      addEventListener('keydown', key)
      document.addEventListener('click', event => {
        const button = event.target.closest('.copy')
        if (button) return copy(button)
        const link = event.target.closest('a[href^="?"]')
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        filter(new URL(link.href).search)
        document.getElementById('findings').scrollIntoView()
      })
    }

    if (form) start()

    """#
}
