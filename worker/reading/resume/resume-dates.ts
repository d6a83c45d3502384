const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|januari|februari|maart|mei|augustus|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)\\.?'
const year = '(?:19[6-9]\\d|20[0-3]\\d)'
const day = '(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?'
const moment = `(?:(?:${day}${month}(?:,?\\s+(?:de\\s+)?|[-/])(?:\\d{1,2},?\\s+)?|\\d{1,2}[/.](?:\\d{1,2}[/.])?)?${year}(?:[./](?:0?[1-9]|1[0-2])(?![\\d./]))?|${month}\\s*['’]\\d\\d\\b)`
/** "10/19" and "Nov 05" are months of a year only as an end of a stretch. */
const rangeEnd = `(?:${moment}|(?<![\\d\\p{L}])['’]\\d\\d\\b|(?:(?:0?[1-9]|1[0-2])/|${month}\\s+)\\d\\d(?![\\d/,]))`
const today =
  '(?:(?:the )?present(?: day)?|current(?:ly)?|(?:(?:till|to) )?(?:now|today|date)|this day|ongoing|(?:la )?actualidad|actual(?:mente)?|atual(?:mente)?|presente|présent|aujourd.hui|heute|andauernd|laufend|heden|oggi|attuale)'
const dash = '(?:-|–|—|−|→|~|(?:up )?to|until|through|thru|till|até|hasta|bis)'

/** "May – July 2026"; "Sept. 2015 – Present", "2015-18" and a dash that leads nowhere; "since 2019"; a year alone. */
const date = new RegExp(
  [
    `\\(?\\b${month}\\s*(?:-|–|—|−|to|through)\\s*${month},?\\s+(?<within>${year})\\)?(?!\\s*(?:-|–|—|−|to\\b))`,
    `(?:from\\s+)?\\(?(?:\\b|(?=['’]))(?<from>${rangeEnd})\\s*${dash}\\s*(?<to>(?:\\b|(?=['’]))${rangeEnd}|\\b${today}|\\b\\d{2}\\b)?\\)?(?!\\w)`,
    `\\(?\\bsince\\s+(?<since>${moment}|['’]\\d\\d\\b)\\)?`,
    `\\(?\\b(?<after>${moment})\\s+onwards?\\b\\)?`,
    `\\(?\\b(?:(?:class of|graduated|expected|conferred|awarded|admitted)\\s+)?(?<at>${moment})\\b\\)?`,
  ].join('|'),
  'giu',
)

export type DateSpan = {
  from: number
  to: number | null
  isCurrent: boolean
  /** Two ends are there, or "since": a stretch rather than a point in time. */
  isRange: boolean
  start: number
  end: number
}

function yearOf(text: string): number {
  const written = Number(/(?:19|20)\d\d|\d\d$/.exec(text)?.[0])
  return written > 99 ? written : written + (written < 60 ? 2000 : 1900)
}

/** Most results of a reader that are cached. */
const maxKept = 400
const kept = new Map<(text: string) => unknown, Map<string, unknown>>()

/** Caches up to a few hundred results of a reader, because parts of a résumé are read more than once. */
export const remembering =
  <T>(read: (text: string) => T) =>
  (text: string): T => {
    let own = kept.get(read)
    if (own === undefined || own.size > maxKept) kept.set(read, (own = new Map()))
    if (!own.has(text)) own.set(text, read(text))
    return own.get(text) as T
  }

/** The dates in a line, in their order: stretches of years, "since 2019", single years. */
export const datesIn = remembering((line): readonly DateSpan[] =>
  [...(/\d\d/.test(line) ? line.matchAll(date) : [])].flatMap(({ 0: text, index: start, groups = {} }): DateSpan[] => {
    const behind = start + text.length
    const stretch = stretchOf(groups, line.slice(behind, behind + 20), start === 0)
    if (stretch) return [{ ...stretch, isRange: true, start, end: behind }]
    // A year alone; not "10/19", "$2015" and "No. 2015-cv", which are numbers of something else.
    const { at, from = at ?? '' } = groups
    const end = at === undefined ? start + text.indexOf(from) + from.length : behind
    const isOther = /[$#.,]/.test(line.charAt(start - 1)) || /^-?\w/.test(line.slice(end))
    if (isOther || !/\d{4}|['’]\d\d/.test(from)) return []
    return [{ from: yearOf(from), to: yearOf(from), isCurrent: false, isRange: false, start, end }]
  }),
)

/** The years of a stretch; undefined for a single year. */
function stretchOf(
  { within, after, since = after, from, to = '' }: Readonly<Record<string, string | undefined>>,
  behind: string,
  isFirst: boolean,
): Pick<DateSpan, 'from' | 'to' | 'isCurrent'> | undefined {
  const first = yearOf(within ?? since ?? from ?? '')
  if (within !== undefined) return { from: first, to: first, isCurrent: false }
  const isOpen =
    from !== undefined &&
    to === '' &&
    (isFirst ? /^\s*(?:$|[|\t;.)]|\p{Lu}\p{Ll})/u : /^\s*(?:$|[|\t;.)])/).test(behind)
  if (since !== undefined || isOpen || /^\D+$/.test(to)) return { from: first, to: null, isCurrent: true }
  const last = yearOf(to)
  return last >= first && last - first < 60 ? { from: first, to: last, isCurrent: false } : undefined
}

const stretch = new RegExp(`(?:^|[\\s(])(?:${rangeEnd}|${month})\\s*${dash}\\s*(?:${rangeEnd}|${today})$`, 'i')
const wordToEnd = String.raw`^\s*(?:(?:[–—]|to|until|through)\s*)?`
const ending = new RegExp(`${wordToEnd}(?:${rangeEnd}|${today})(?![\\p{L}\\d]|\\s*${dash})`, 'iu')
/** Longest part of a stretch. */
const maxPart = 30

/** The end of a stretch of years that breaks between two texts: "Jan 2016 –", "Present"; "May – Oct", "2024"; "2014", "to 2016)". */
export function brokenEnd(first: string, second: string): string | undefined {
  const [begun, end = ''] = [first.slice(-maxPart).trimEnd(), ending.exec(second)?.[0]]
  return end !== '' && !stretch.test(begun) && stretch.test(`${begun} ${end}`) ? end : undefined
}

/** A line without its dates and the signs at its ends. */
export function withoutDates(line: string): string {
  const rest = datesIn(line).reduceRight((text, { start, end }) => `${text.slice(0, start)}\t${text.slice(end)}`, line)
  return rest.replaceAll(/^[\s,;:|–—()-]+|(?<![\s,;:|–—(-])[\s,;:|–—(-]+$/g, '')
}
