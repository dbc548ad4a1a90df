// How languages say that something is there since a release.

/// The words of one language that make a number the release which brought something.
///
/// All in lower case. Only what is certain stands here: a sentence that is not understood is no
/// claim.
final class ClaimWords: Sendable {
  typealias Word = [UInt8]

  /// What stands directly before the number and can mean nothing else: "introduced in".
  let leads: [Word]
  /// What stands directly before the number and is a claim where the sentence speaks of
  /// availability: "since".
  let sinces: [Word]
  /// What follows directly on the number and can mean nothing else.
  let trails: [Word]
  /// What follows directly on the number and is a claim where the sentence speaks of availability.
  let sinceTrails: [Word]
  /// What may stand between these words and the number: "version".
  let fillers: [Word]
  /// What stands at the head of a column with the releases that brought things.
  let headers: Set<String>
  /// What says that a sentence speaks of availability.
  let available: [Word]
  /// What says that a sentence speaks of something else: of the end of a thing, or of a change.
  let others: [Word]

  private init(
    leads: [String] = [], sinces: [String] = [], trails: [String] = [],
    sinceTrails: [String] = [], headers: Set<String>, fillers: [String], available: [String],
    others: [String]
  ) {
    self.headers = headers
    self.leads = leads.map { Array($0.utf8) }
    self.sinces = sinces.map { Array($0.utf8) }
    self.trails = trails.map { Array($0.utf8) }
    self.sinceTrails = sinceTrails.map { Array($0.utf8) }
    self.fillers = fillers.map { Array($0.utf8) }
    self.available = available.map { Array($0.utf8) }
    self.others = others.map { Array($0.utf8) }
  }

  /// The words of a language; nil for one that is not known.
  static func of(_ language: String) -> ClaimWords? { tables[language] }

  private static let tables: [String: ClaimWords] = [
    "en": ClaimWords(
      leads: [
        "available since", "available from", "available as of", "available starting with",
        "available starting in", "introduced in", "introduced with", "added in", "new in",
      ],
      sinces: ["since", "as of", "starting with", "starting in"],
      headers: [
        "since", "since version", "since release", "as of version", "available since",
        "available from", "available since version", "introduced", "introduced in", "added",
        "added in", "added in version", "version added", "first version", "new in",
      ],
      fillers: ["version", "release", "sdk", "the", "of"],
      available: ["available", "exists", "there", "introduced", "added", "you can", "supported"],
      others: [
        "deprecat", "remov", "obsolet", "no longer", "renam", "chang", "replac", "unavailable",
        "not available", "until", "before", "behav",
      ]),
    "de": ClaimWords(
      leads: [
        "verfügbar seit", "verfügbar ab", "eingeführt in", "eingeführt mit", "hinzugefügt in",
        "neu in",
      ],
      sinces: ["seit", "ab"],
      headers: [
        "seit", "seit version", "ab version", "verfügbar seit", "verfügbar ab",
        "eingeführt in", "eingeführt", "hinzugefügt in",
      ],
      fillers: ["version", "der", "dem", "release", "sdk"],
      available: [
        "verfügbar", "vorhanden", "gibt es", "existier", "eingeführt", "hinzugekommen",
        "können sie",
        "kannst du",
      ],
      others: [
        "veraltet", "entfern", "umbenannt", "geänder", "ersetz", "nicht mehr", "abgekündigt",
        "nicht verfügbar", "verhält",
      ]),
    "fr": ClaimWords(
      leads: [
        "disponible depuis", "disponible à partir de", "introduit dans", "introduite dans",
        "ajouté dans", "ajoutée dans",
      ],
      sinces: ["depuis", "à partir de"],
      headers: [
        "depuis", "depuis la version", "disponible depuis", "introduit dans",
        "ajouté dans",
      ],
      fillers: ["la", "version", "le", "sdk"],
      available: ["disponible", "existe", "introdui", "ajout"],
      others: [
        "obsol", "déprécié", "supprim", "renomm", "remplac", "modifi", "n'est plus", "n’est plus",
        "pas disponible",
      ]),
    "es": ClaimWords(
      leads: [
        "disponible desde", "disponible a partir de", "introducido en", "introducida en",
        "añadido en", "añadida en", "agregado en", "agregada en",
      ],
      sinces: ["desde", "a partir de"],
      headers: [
        "desde", "desde la versión", "disponible desde", "introducido en", "añadido en",
        "agregado en",
      ],
      fillers: ["la", "versión", "el", "sdk"],
      available: ["disponible", "existe", "introdu", "añadi", "agrega"],
      others: [
        "obsolet", "deprecad", "elimin", "renombr", "reemplaz", "sustitu", "ya no", "cambi",
        "no está disponible",
      ]),
    "pt": ClaimWords(
      leads: [
        "disponível desde", "disponível a partir da", "disponível a partir de", "introduzido na",
        "introduzida na", "adicionado na", "adicionada na", "introduzido em", "adicionado em",
      ],
      sinces: ["desde", "a partir de", "a partir da", "a partir do"],
      headers: [
        "desde", "desde a versão", "disponível desde", "introduzido na versão",
        "adicionado na versão", "introduzido em",
      ],
      fillers: ["a", "versão", "o", "sdk"],
      available: ["disponível", "disponíveis", "existe", "introduz", "adicion"],
      others: [
        "obsolet", "depreci", "descontinu", "remov", "renome", "substitu", "não mais", "não está",
        "alter",
      ]),
    "it": ClaimWords(
      leads: [
        "disponibile da", "disponibile dalla", "disponibile a partire dalla", "introdotto nella",
        "introdotta nella", "aggiunto nella", "aggiunta nella",
      ],
      sinces: ["dalla", "a partire dalla", "a partire da"],
      headers: [
        "dalla versione", "a partire dalla versione", "disponibile dalla versione",
        "introdotto nella versione", "aggiunto nella versione",
      ],
      fillers: ["versione", "sdk"],
      available: ["disponibil", "esiste", "introdott", "aggiunt"],
      others: ["deprecat", "obsolet", "rimoss", "rinomin", "sostitu", "non è più", "cambia"]),
    "ru": ClaimWords(
      leads: [
        "доступен с", "доступна с", "доступно с", "доступны с", "появился в", "появилась в",
        "появилось в", "появились в", "добавлен в", "добавлена в", "добавлено в", "добавлены в",
      ],
      sinces: ["начиная с", "с"],
      headers: [
        "с версии", "начиная с версии", "начиная с", "доступно с", "доступен с",
        "появился в", "появилось в", "добавлен в", "добавлено в",
      ],
      fillers: ["версии", "версия", "sdk", "выпуска"],
      available: ["доступ", "появил", "добавлен", "существу", "можно"],
      others: [
        "устар", "удал", "переимен", "замен", "измен", "больше не", "недоступ", "не доступ",
      ]),
    "zh": ClaimWords(
      leads: ["引入于", "新增于", "可用于"],
      sinces: ["自", "自从", "从", "從"],
      trails: ["中引入", "引入", "中新增", "新增", "中加入"],
      sinceTrails: ["起", "开始", "開始", "以来", "及以上", "及更高", "以上"],
      headers: ["自版本", "起始版本", "引入版本", "新增版本", "加入版本", "自", "添加于", "新增于", "引入于"],
      fillers: ["版本", "版", "v"], available: ["可用", "提供", "引入", "新增", "支持", "存在", "使用"],
      others: [
        "弃用", "废弃", "棄用", "廢棄", "移除", "删除", "刪除", "重命名", "更名", "取代", "替换", "不再",
        "更改", "不可用",
      ]),
    "ja": ClaimWords(
      trails: ["で導入", "で追加", "に追加"],
      sinceTrails: ["以降", "から"],
      headers: ["導入バージョン", "追加バージョン", "導入", "追加", "利用可能バージョン", "対応バージョン"],
      fillers: ["バージョン", "の", "version"],
      available: ["利用可能", "使用可能", "利用でき", "使用でき", "使え", "導入", "追加"],
      others: ["非推奨", "廃止", "削除", "変更", "改名", "置き換え", "代わり", "できません"]),
    "ko": ClaimWords(
      trails: ["에서 도입", "에서 추가", "에 추가", "에 도입"],
      sinceTrails: ["부터", "이상", "이후"],
      headers: ["도입 버전", "추가된 버전", "도입", "추가", "지원 버전", "부터"],
      fillers: ["버전", "sdk"],
      available: ["사용할 수 있", "이용할 수 있", "제공", "지원", "도입", "추가"],
      others: ["더 이상", "폐기", "삭제", "제거", "변경", "중단", "대체", "이름이", "수 없"]),
  ]
}
