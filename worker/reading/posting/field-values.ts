import { z } from 'zod'
import type { Pay, PayUnit } from './online-posting.ts'
import { payUnitWords } from './same-words.data.ts'

/** An optional value, converted by `read`. (Without `optional`, zod requires the key.) */
export const value = <T>(read: (value: unknown) => T) => z.unknown().optional().transform(read)

/** Text that may be missing, a number, or empty; anything else counts as missing. */
export const text = value((given) => {
  const found = typeof given === 'number' ? String(given) : given
  return (typeof found === 'string' && found.trim()) || undefined
})

/** An amount that may be missing, text ("$225,000"), or 0 for "not stated". */
export const amount = value((given) => {
  const number = typeof given === 'string' ? Number(given.replace(/[^\d.]/g, '')) : given
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
})

export function dateOf(given: unknown): Date | undefined {
  const date = momentOf(given)
  const year = date?.getUTCFullYear() ?? Number.NaN
  return year >= 1995 && year <= 2100 ? date : undefined
}

/** A day with its year: "Nov 3, 2026", "3 November 2026", "11/3/2026", "2026-11-03". */
const day =
  /\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}[ -]\p{L}{3,9}\.?,?[ -]\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}[-/]\d\d?[-/]\d\d?/u

function momentOf(given: unknown): Date | undefined {
  // A number this small is in seconds, not milliseconds.
  if (typeof given === 'number') return new Date(given < 1e11 ? given * 1000 : given)
  if (typeof given !== 'string') return undefined
  const written = given.slice(0, 200).replaceAll(/(\d)(?:st|nd|rd|th)?\b(?: of\b)?/gi, '$1')
  // A day without a time is noon UTC, which is the same day everywhere in the US.
  return new Date(/\d:\d\d|\dT/.test(written) ? written : `${day.exec(written)?.[0] ?? ''} 12:00 UTC`)
}

/** "City, Region, Country" from parts; the United States only where nothing else is known. */
export function placeOf(parts: Partial<Record<'city' | 'region' | 'country', string | undefined>>): string | undefined {
  const country = /^(?:us|usa|united states(?: of america)?)$/i.test(parts.country ?? '') ? undefined : parts.country
  return [parts.city, parts.region, country].filter(Boolean).join(', ') || parts.country
}

/** The stated places without repetition. */
export const placesOf = (...places: (string | undefined)[]): string[] => [
  ...new Set(places.map((place) => place?.trim()).filter((place): place is string => !!place)),
]

/** "1 YEAR", "per-year-salary", "HOUR", "PA" as a unit; undefined when it names no unit. */
export const unitOf = (name = ''): PayUnit | undefined =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => payUnitWords[word] ?? [])[0]

/** A pay range, or undefined when neither end is stated. */
export const payOf = (pay: Pay): Pay | undefined => (pay.min === undefined && pay.max === undefined ? undefined : pay)

/** The full address of a page's link; undefined when it isn't a web address. */
export function fullUrl(href: string | null | undefined, page: string): string | undefined {
  const url = href ? URL.parse(href.trim(), page) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
