import { wordNumber } from './numbers.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(?<month>${months.join('|')})[a-z]*\.?`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const year = String.raw`(?<year>(?:19|20)\d\d)\b`

/** Ways to write a day, in the US and elsewhere. */
const dayPatterns = [
  new RegExp(String.raw`\b${month}\s{1,3}${day},?\s{0,3}${year}`, 'i'),
  new RegExp(String.raw`\b${day}[\s-]{1,3}(?:of\s)?${month}[\s,-]{1,3}${year}`, 'i'),
  new RegExp(String.raw`^\s*(?<month>\d{1,2})\/${day}\/${year}`),
]

/** Reads a written day as noon UTC: "Tuesday, November 3rd, 2026", "3 Nov 2026", "11/3/2026". */
export function writtenDay(text: string): Date | undefined {
  const written = text.slice(0, 200)
  const found = dayPatterns.map((pattern) => pattern.exec(written)?.groups).find((groups) => groups !== undefined)
  if (!found) return undefined
  const number = months.indexOf(found['month']?.toLowerCase() ?? '')
  const at = number >= 0 ? number : Number(found['month']) - 1
  const date = new Date(Date.UTC(Number(found['year']), at, Number(found['day']), 12))
  // "13/1/2026" and "February 31" don't exist.
  return date.getUTCMonth() === at ? date : undefined
}

const daysOf = { minute: 0, min: 0, hour: 0, hr: 0, day: 1, week: 7, month: 30, year: 365 } as const
const ago = new RegExp(
  String.raw`\b(\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\+?\s{0,3}(${Object.keys(daysOf).join('|')})s?\s{1,3}ago\b`,
)
const named = /\b(?:(?<today>today|just (?:now|posted)|new(?! [a-z]))|yesterday)\b/

/** "Posted Today", "3 days ago", "30+ Days Ago", "two weeks ago", "just posted" as a day; undefined for other text. */
export function relativeDay(words: string | undefined, now: Date): Date | undefined {
  const text = (words ?? '').slice(0, 200).toLowerCase()
  const [, count = '', unit = ''] = ago.exec(text) ?? []
  const counted = (wordNumber(count) ?? 1) * (daysOf[unit as keyof typeof daysOf] ?? 0)
  const single = named.exec(text)
  if (!single && unit === '') return undefined
  const days = single ? Number(single.groups?.['today'] === undefined) : counted
  return new Date(now.getTime() - days * 24 * 3600_000)
}
