/// The titles of controls in one language.
struct Language {
  let code: String
  let pull: String
  let release: String
  let pullUp: String
  let releaseForMore: String
  let loading: String
  let upToDate: String
  let failed: String
  let noMore: String

  /// All languages: first English, then the languages to which apps are most often translated.
  static let all = table.split(separator: "\n").map { line in
    let columns = line.split(separator: "|").map { String($0.trimmingSpaces) }
    return Language(
      code: columns[0],
      pull: columns[1],
      release: columns[2],
      pullUp: columns[3],
      releaseForMore: columns[4],
      loading: columns[5],
      upToDate: columns[6],
      failed: columns[7],
      noMore: columns[8]
    )
  }

  // swift-format-ignore
  private static let table = """
    en|Pull down to refresh|Release to refresh|Pull up for more|Release for more|Loading…|Up to date|That failed. Try again|No more items
    de|Zum Laden ziehen|Zum Laden loslassen|Für mehr hochziehen|Für mehr loslassen|Wird geladen …|Aktuell|Fehlgeschlagen|Nichts mehr da
    fr|Tirer pour actualiser|Relâcher pour actualiser|Tirer pour la suite|Relâcher pour la suite|Chargement…|À jour|Échec. Réessayez|Plus rien
    es|Tira para actualizar|Suelta para actualizar|Tira para ver más|Suelta para ver más|Cargando…|Al día|Error. Reintenta|No hay más
    it|Trascina per aggiornare|Rilascia per aggiornare|Trascina per altro|Rilascia per altro|Carico…|Aggiornato|Non riuscito|Non c’è altro
    pt-BR|Puxe para atualizar|Solte para atualizar|Puxe para ver mais|Solte para ver mais|Carregando…|Atualizado|Falhou. Tente de novo|Não há mais
    nl|Trek om te verversen|Laat los om te verversen|Trek voor meer|Laat los voor meer|Laden…|Bijgewerkt|Mislukt. Probeer opnieuw|Er is niet meer
    sv|Dra för att uppdatera|Släpp för att uppdatera|Dra för mer|Släpp för mer|Laddar…|Uppdaterat|Misslyckades|Inget mer
    da|Træk for at opdatere|Slip for at opdatere|Træk for mere|Slip for mere|Indlæser…|Opdateret|Mislykkedes|Ikke mere
    nb|Dra for å oppdatere|Slipp for å oppdatere|Dra for mer|Slipp for mer|Laster…|Oppdatert|Mislyktes|Ikke mer
    fi|Päivitä vetämällä|Päivitä vapauttamalla|Lisää vetämällä|Lisää vapauttamalla|Ladataan…|Ajan tasalla|Epäonnistui|Ei enempää
    pl|Pociągnij, by odświeżyć|Puść, by odświeżyć|Pociągnij po więcej|Puść po więcej|Ładowanie…|Aktualne|Nie udało się|Nie ma więcej
    cs|Obnovte tažením|Obnovte uvolněním|Další tažením|Další uvolněním|Načítání…|Aktuální|Nezdařilo se|Nic dalšího
    tr|Yenilemek için çek|Yenilemek için bırak|Daha fazlası için çek|Daha fazlası için bırak|Yükleniyor…|Güncel|Olmadı. Yeniden dene|Hepsi bu kadar
    ru|Потяните для обновления|Отпустите для обновления|Потяните вверх|Отпустите|Загрузка…|Обновлено|Не удалось|Больше ничего нет
    uk|Потягніть для оновлення|Відпустіть для оновлення|Потягніть угору|Відпустіть|Завантаження…|Оновлено|Не вдалося|Більше нічого
    ar|اسحب للتحديث|اترك للتحديث|اسحب للمزيد|اترك للمزيد|جارٍ التحميل…|محدّث|تعذّر التحديث|لا مزيد
    he|משכו לרענון|שחררו לרענון|משכו לעוד|שחררו לעוד|טוען…|מעודכן|נכשל|אין עוד
    ja|引っ張って更新|離して更新|上に引いて続きを表示|離して続きを表示|読み込み中…|最新です|失敗しました|これ以上ありません
    ko|당겨서 새로 고침|놓아서 새로 고침|위로 당겨 더 보기|놓아서 더 보기|불러오는 중…|최신 상태|실패했습니다|더 없습니다
    zh-Hans|下拉可以刷新|松开立即刷新|上拉加载更多|松开加载更多|正在加载…|已是最新|加载失败|没有更多了
    """
}

extension StringProtocol {
  /// The text without leading and trailing spaces.
  fileprivate var trimmingSpaces: SubSequence {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
  }
}
