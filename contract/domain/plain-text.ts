import { z } from '#contract/zod.ts'
import { numberText } from './number-text.ts'

/** Overrides and isolates that make text display in another order than it is stored: a way to disguise names. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g
// oxlint-disable-next-line no-control-regex -- control characters are what these remove
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/** Text of several lines: line ends as \n, control characters (NUL first of all) and half characters removed, trimmed. */
export function cleanText(value: string): string {
  return value.toWellFormed().replaceAll(/\r\n?/g, '\n').replace(controls, '').replace(bidiControls, '').trim()
}

/** Text of one line: as `cleanText`, with every run of blanks as one space. */
export function cleanLine(value: string): string {
  return cleanText(value.replaceAll(/[\n\r\u0085\u2028\u2029\v\f]/g, ' ')).replaceAll(/\s+/g, ' ')
}

/** Longest accepted texts, in UTF-16 units, measured after cleaning. Far above real use; they bound a row's size. */
export const textLimits = { name: 200, email: 254, line: 300, url: 2_000, text: 20_000 } as const

/** A required line: cleaned, at least `min` characters (else `message`), at most `max`. */
export function requiredLine(message: string, { min = 1, max = textLimits.line as number } = {}) {
  return z
    .string({ error: message })
    .transform(cleanLine)
    .pipe(z.string().min(min, message).max(max, tooLong(max)))
}

/** An optional line: cleaned; absent, null or blank becomes undefined. */
export function optionalLine(max: number = textLimits.line) {
  return optional(cleanLine, max)
}

/** A required text of several lines; see `requiredLine`. */
export function requiredText(message: string, { min = 1, max = textLimits.text as number } = {}) {
  return z
    .string({ error: message })
    .transform(cleanText)
    .pipe(z.string().min(min, message).max(max, tooLong(max)))
}

/** An optional text of several lines; see `optionalLine`. */
export function optionalText(max: number = textLimits.text) {
  return optional(cleanText, max)
}

function optional(clean: (value: string) => string, max: number) {
  return z
    .string()
    .nullish()
    .transform((value) => clean(value ?? ''))
    .pipe(z.string().max(max, tooLong(max)))
    .transform((value): string | undefined => (value === '' ? undefined : value))
    .optional()
}

/**
 * An email address, trimmed and lowercased, so that one person is one applicant however they type it.
 *
 */
export function emailAddress(message = 'Please enter a valid email address') {
  return z
    .string({ error: message })
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.email({ error: message }).max(textLimits.email, message))
}

/** True for an address with a user or password before its host: "https://linkedin.com@evil.example/" is not LinkedIn. */
const hasCredentials = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && (url.username !== '' || url.password !== '')
}

/** True for an address that links may lead to: http(s), with nothing before the host that could pass for one. */
export const isWebAddress = (address: string | null): address is string =>
  address !== null && /^https?:$/.test(URL.parse(address)?.protocol ?? '') && !hasCredentials(address)

/** Returns the address if a link may carry it, else null. */
export const linkableAddress = (address: string | null): string | null => (isWebAddress(address) ? address : null)

/** True for a page of LinkedIn: its host is linkedin.com or a name under it. */
export const isLinkedInAddress = (address: string): boolean =>
  isWebAddress(address) && /(?:^|\.)linkedin\.com$/.test(URL.parse(address)?.hostname ?? '')

/** An http(s) address with a host and without credentials; `javascript:` and its like are refused. Trimmed. */
export function webAddress(message: string) {
  return z
    .string({ error: message })
    .transform(cleanLine)
    .pipe(
      z
        .url({ protocol: /^https?$/, hostname: /^[^.\s]+(\.[^.\s]+)+\.?$/, error: message })
        .max(textLimits.url, message),
    )
    .pipe(z.string().refine((address) => !hasCredentials(address), message))
}

/** As `webAddress`; absent, null or blank becomes undefined. */
export function optionalWebAddress(message: string) {
  return z.preprocess(blankToUndefined, webAddress(message).optional())
}

/** As `optionalWebAddress`, of LinkedIn alone. */
export const optionalLinkedInAddress = (message: string) =>
  z.preprocess(blankToUndefined, webAddress(message).pipe(z.string().refine(isLinkedInAddress, message)).optional())

/** A number that may come from a form: empty text, null and NaN are undefined, "12" is 12. */
export function formNumber<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => {
    const known = blankToUndefined(value)
    if (typeof known === 'string') return Number(known)
    return Number.isNaN(known) ? undefined : known
  }, schema)
}

function blankToUndefined(value: unknown): unknown {
  if (value === null) return undefined
  return typeof value === 'string' && value.trim() === '' ? undefined : value
}

function tooLong(max: number): string {
  return `Please use at most ${numberText(max)} characters`
}
