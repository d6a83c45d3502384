import { wordNumber } from './numbers.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const year = String.raw`((?:19|20)\d\d)`

/** A day as Americans and others write it, each with the places of month, day and year among its groups. */
const dayPatterns: readonly (readonly [pattern: RegExp, month: number, day: number, year: number])[] = [
  [new RegExp(String.raw`\b${month}\s{1,3}${day},?\s{0,3}${year}\b`, 'i'), 1, 2, 3],
  [new RegExp(String.raw`\b${day}[\s-]{1,3}(?:of\s)?${month}[\s,-]{1,3}${year}\b`, 'i'), 2, 1, 3],
  [/^\s*(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/, 1, 2, 3],
]

/** The day that a text writes out: "Tuesday, November 3rd, 2026", "3 Nov 2026", "11/3/2026"; noon, so that it's the same everywhere. */
export function writtenDay(text: string): Date | undefined {
  for (const [pattern, monthAt, dayAt, yearAt] of dayPatterns) {
    const found = pattern.exec(text.slice(0, 200))
    if (!found) continue
    const name = found[monthAt]?.toLowerCase() ?? ''
    const number = /^\d/.test(name) ? Number(name) - 1 : months.indexOf(name)
    const date = new Date(Date.UTC(Number(found[yearAt]), number, Number(found[dayAt]), 12))
    // "13/1/2026" and "February 31" are no days.
    return date.getUTCMonth() === number && number >= 0 ? date : undefined
  }
  return undefined
}

const daysOf: Readonly<Record<string, number>> = {
  minute: 0,
  min: 0,
  hour: 0,
  hr: 0,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
}
const ago =
  /\b(\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\+?\s{0,3}(minute|min|hour|hr|day|week|month|year)s?\s{1,3}ago\b/

/** "Posted Today", "3 days ago", "30+ Days Ago", "two weeks ago", "just posted" as a day; undefined for other text. */
export function relativeDay(words: string | undefined, now: Date): Date | undefined {
  const days = daysAgo((words ?? '').slice(0, 200).toLowerCase())
  return days === undefined ? undefined : new Date(now.getTime() - days * 24 * 3600_000)
}

function daysAgo(words: string): number | undefined {
  if (/\b(?:today|just (?:now|posted)|new)\b/.test(words)) return 0
  if (/\byesterday\b/.test(words)) return 1
  if (/\blast week\b/.test(words)) return 7
  const [, count = '', unit = ''] = ago.exec(words) ?? []
  const number = /^an?$/.test(count) ? 1 : wordNumber(count)
  const days = daysOf[unit]
  return number === undefined || days === undefined ? undefined : number * days
}
