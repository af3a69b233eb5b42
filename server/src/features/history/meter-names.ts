/*
 * Words by which meters are called, in languages whose meters are sold: a hint where nobody knows yet how a
 * total behaves. A star stands for any ending: 'gesamt*' is also Gesamtverbrauch. Marks over letters and
 * capitals do not count.
 */

/** Some words, to look for in the name of a reading. */
export type NameHints = { whole: ReadonlySet<string>; beginnings: string[]; inside: string[] }

/** Writing without blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

function wordsOf(...texts: string[]): NameHints {
  const all = texts.join(' ').split(/\s+/)
  const [inside, others] = [
    all.filter((word) => unspaced.test(word)),
    all.filter((word) => !unspaced.test(word)),
  ]
  return {
    whole: new Set(others.filter((word) => !word.endsWith('*')).map(plain)),
    beginnings: others.flatMap((word) => (word.endsWith('*') ? plain(word.slice(0, -1)) : [])),
    inside: inside.map(plain),
  }
}

/** Whether a text has one of these words. */
export function hasWord(text: string, { whole, beginnings, inside }: NameHints): boolean {
  const read = plain(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
  return (
    inside.some((part) => read.includes(part)) ||
    read
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => whole.has(word) || beginnings.some((begin) => word.startsWith(begin)))
  )
}

/** Words for today and for a day. */
const todayTexts = [
  'today day daily',
  'heut* tag tages* taglich*',
  'aujourd jour journalier* quotidien*',
  'hoy dia diari* oggi giorno giornalier* hoje',
  'vandaag dag dagelijks* dagverbruik idag daglig* dagens dags*',
  'dzis dzisiaj dzien* dzienn* dnes dnesni denni*',
  'tanaan paiva* bugun* gunluk* mai napi* azi astazi',
  'сегодня день дневн* суточн* сутки сьогодні',
  '今日 今天 本日 当日 오늘 일간',
]

export const meterNames = {
  fedIn: wordsOf(
    'export exported fed feed feedin feeding return returned inject injected injection',
    'production produced generated generation solar pv',
    'einspeis* eingespeist* ruckspeis* ruckliefer* erzeug* ertrag* produktion*',
    'produit* surplus revente exporte exportiert exportad* eksport*',
    'vertid* inyec* excedent* generad* producida produccion',
    'immess* immission* cedut* prodott* produzion* injetad* producao gerad*',
    'teruglever* teruggelever* opgewekt* opwek* productie* retour',
    'inmatning* innmating* producerad* produksjon*',
    'oddan* wyprodukowan* produkcj* vyrob* dodavka tuotanto* uretim* uretilen',
    'отдач* отдан* выработ* генерац* экспорт*',
    '发电 發電 上网 馈网 売電 発電 발전 송전',
  ),
  /** No meter of what has been used so far. */
  aside: wordsOf(
    'apparent reactive max maximum min minimum peak average avg limit nominal rated target setpoint',
    'forecast estimated',
    'scheinleistung* scheinenergie blindleistung* blindenergie* blindarbeit* spitzen* hochst*',
    'durchschnitt* mittelwert* soll sollwert* prognose*',
    'reactiv* reattiv* reaktiv* aparente* apparente* moyenne promedio pico picco crete gemiddeld* piek*',
    'genomsnitt* prevision* previst* geschat* voorspel* srednia prumer* keskiarvo ortalama среднее прогноз',
    '最大 最小 平均 予測 预测',
  ),
  today: wordsOf(...todayTexts),
  period: wordsOf(
    ...todayTexts,
    'yesterday week weekly month monthly year yearly hour hourly last previous session',
    'gestern* vortag* woche wochlich* monat* jahr* stunde* vorig*',
    'hier semaine* hebdo* mois mensuel* annee annuel* heure precedent*',
    'ayer semana* mes mensual* ano anual* hora anterior*',
    'ieri settiman* mese mensil* anno annual* ontem mensal*',
    'gisteren maand* jaar* uur vorige igar gar vecka* uke* uge* manad* maned*',
    'wczoraj* tydzien tygodn* miesiac miesieczn* rok roczn* vcera tyden mesic*',
    'eilen viikko* kuukausi* vuosi* tegnap* heti havi dun hafta* aylik* yillik*',
    'вчера* недел* месяц* месячн* год годов* вчора місяць рік',
    '昨日 昨天 前日 每日 毎日 月 年 周 週 어제 월간',
  ),
  whole: wordsOf(
    'total* sum overall lifetime import imported importe importiert importad*',
    'gesamt* summe* bezug* bezogen* zahlerstand*',
    'cumul* general* index acumulad* absorb* preleva* soutir* consumid*',
    'totaal* samlet* afname* suma lacz* calkowit* celk* yhteensa* kokonais* toplam* osszes*',
    'всего общ* итог* суммарн* загальн*',
    '总 總 累计 累積 積算 合計 総 누적 합계',
  ),
  part: wordsOf(
    'a b c l1 l2 l3 t1 t2 0 1 2 3 4 5 6 7 8 ht nt hp hc',
    'phase* fase* faza* faas* vaihe* tarif* tarief* тариф* фаза*',
  ),
  water: wordsOf(
    'water* wasser* kaltwasser* warmwasser* trinkwasser* eau agua* acqua* vatten* vand vandforbrug* vandmaler*',
    'vann vannmaler* vannforbruk* woda wody wodomierz* voda vody vodomer* vesi* viz vizora* su apa',
    'вода воды водомер* 水 물',
  ),
  /** A volume that is there, or of something else. */
  noWater: wordsOf(
    'tank tanks level content contents remaining left stored gas gaz oil fuel diesel',
    'wassertank* wasserstand* fullstand* pegel* inhalt* rest zisterne* erdgas* heizol*',
    'niveau* nivel* livell* citerne* cistern* niva* zbiornik* nadrz* hladina* ostatok бак уровень',
    '水位 水箱 タンク',
  ),
} as const
