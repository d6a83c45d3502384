const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter)\\.?'
const year = '(?:19[6-9]\\d|20[0-3]\\d)'
const moment = `(?:(?:${month}(?:,?\\s+|-)(?:\\d{1,2},?\\s+)?|\\d{1,2}[/.](?:\\d{1,2}[/.])?)?${year}|${month}\\s*['’]\\d\\d\\b)`
/** "10/19" is a month of a year only as an end of a stretch. */
const rangeEnd = `(?:${moment}|(?:0?[1-9]|1[0-2])/\\d\\d(?![\\d/]))`
const today = '(?:(?:the )?present(?: day)?|current(?:ly)?|(?:till )?(?:now|today|date)|ongoing)'
const range = new RegExp(
  `(?:from\\s+)?\\(?\\b(${rangeEnd})\\s*(?:-|–|—|−|→|~|to|until|through|thru|till)\\s*((?:\\b${rangeEnd}|\\b${today}|\\b\\d{2}\\b))?\\)?(?!\\w)`,
  'gi',
)
const months = new RegExp(
  `\\(?\\b${month}\\s*(?:-|–|—|−|to|through)\\s*${month},?\\s+(${year})\\)?(?!\\s*(?:-|–|—|−|to\\b))`,
  'gi',
)
const atEndOrColumn = /\s*(?:$|[|\t])/y
const since = new RegExp(`\\(?\\bsince\\s+(${moment})\\)?`, 'gi')
const single = new RegExp(
  `\\(?\\b(?:(?:class of|graduated|expected|conferred|awarded|admitted)\\s+)?(${moment})\\b\\)?`,
  'gi',
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
  const whole = /(?:19|20)\d\d/.exec(text)?.[0]
  if (whole !== undefined) return Number(whole)
  const short = Number(/\d\d$/.exec(text)?.[0])
  return short < 60 ? 2000 + short : 1900 + short
}

/** The dates in a line, in their order: ranges ("Sept. 2015 – Present", "2015-18"), "since 2019", single years. */
export function datesIn(line: string): DateSpan[] {
  const found: DateSpan[] = []
  // By letters: a line of many dates is read in one pass.
  const taken = new Uint8Array(line.length)
  const take = (span: DateSpan) => {
    found.push(span)
    taken.fill(1, span.start, span.end)
  }
  for (const span of rangesIn(line)) take(span)
  for (const read of [monthsIn, sinceIn, singlesIn])
    for (const span of read(line)) if (!taken.subarray(span.start, span.end).includes(1)) take(span)
  return found.sort((a, b) => a.start - b.start)
}

const placeOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })

/** "Sept. 2015 – Present", "2015-18". */
function rangesIn(line: string): DateSpan[] {
  return [...line.matchAll(range)].flatMap((match): DateSpan[] => {
    const [, first = '', last] = match
    const from = yearOf(first)
    const span = { ...placeOf(match), isRange: true, from }
    if (last === undefined || /^[a-z ]*$/i.test(last)) {
      // A dash behind a year that leads nowhere goes on to today only at the end of its line.
      atEndOrColumn.lastIndex = span.end
      if (last === undefined && !atEndOrColumn.test(line)) return []
      return [{ ...span, to: null, isCurrent: true }]
    }
    const to = /^\d{2}$/.test(last) ? Math.floor(from / 100) * 100 + Number(last) : yearOf(last)
    return to >= from && to - from < 60 ? [{ ...span, to, isCurrent: false }] : []
  })
}

/** "May – July 2026": within one year. */
const monthsIn = (line: string): DateSpan[] =>
  [...line.matchAll(months)].map((match) => {
    const year = yearOf(match[1] ?? '')
    return { ...placeOf(match), isRange: true, from: year, to: year, isCurrent: false }
  })

/** "Since May 2019". */
const sinceIn = (line: string): DateSpan[] =>
  [...line.matchAll(since)].map((match) => ({
    ...placeOf(match),
    isRange: true,
    from: yearOf(match[1] ?? ''),
    to: null,
    isCurrent: true,
  }))

/** Years alone; not "$2015" and "No. 2015-cv", which are numbers of something else. */
const singlesIn = (line: string): DateSpan[] =>
  [...line.matchAll(single)].flatMap((match) => {
    const { start, end } = placeOf(match)
    if (/[$#.,]/.test(line.charAt(start - 1)) || /^-?\w/.test(line.slice(end, end + 2))) return []
    const year = yearOf(match[1] ?? '')
    return [{ start, end, isRange: false, from: year, to: year, isCurrent: false }]
  })

/** A line without its dates and the brackets, commas and bars that held them. */
export function withoutDates(line: string): string {
  const dates = datesIn(line)
  const between = [
    ...dates.map(({ start }, n) => line.slice(dates[n - 1]?.end ?? 0, start)),
    line.slice(dates.at(-1)?.end),
  ]
  return between
    .join('\t')
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .replaceAll(/[\s,;|–—-]+/g, (run) => (run.includes('\t') ? '\t' : run))
    .replaceAll(/^[\s,;:|–—-]+|(?<![\s,;:|–—-])[\s,;:|–—-]+$/g, '')
}
