import { wordNumber } from '#worker/reading/lexicon/numbers.ts'

const daysOf = { minute: 0, min: 0, hour: 0, hr: 0, day: 1, week: 7, month: 30, year: 365 } as const
const ago = new RegExp(
  String.raw`\b(\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\+?\s{0,3}(${Object.keys(daysOf).join('|')})s?\s{1,3}ago\b`,
)
const today = /\b(?:today|just (?:now|posted)|new(?! [a-z]))\b/

/** "Posted Today", "3 days ago", "30+ Days Ago", "two weeks ago", "just posted" as a day; undefined for other text. */
export function relativeDay(words: string | undefined, now: Date): Date | undefined {
  const text = (words ?? '').slice(0, 200).toLowerCase().replace(today, '0 days ago').replace('yesterday', '1 day ago')
  const [, count = '', unit] = ago.exec(text) ?? []
  if (unit === undefined) return undefined
  const days = (wordNumber(count) ?? 1) * daysOf[unit as keyof typeof daysOf]
  return new Date(now.getTime() - days * 24 * 3600_000)
}
