import type { z } from 'zod'
import { numberText } from './number-text.ts'

type Issue = z.core.$ZodRawIssue

/**
 * Explains an invalid value to the person who entered it: "Title is required", "Limit must be at most 100". Used for every
 * rule without its own message, because zod's ("Invalid input: expected string, received undefined") are for programmers.
 */
export function sentenceOfIssue(issue: Issue): string {
  const name = nameOf(issue.path ?? [])
  if (isMissing(issue)) return `${name} is required`
  switch (issue.code) {
    case 'invalid_type':
      return `${name} ${kinds[issue.expected] ?? 'isn’t valid'}`
    case 'invalid_value':
      return issue.values.length === 1
        ? `${name} must be ${String(issue.values[0])}`
        : `Please choose one of the options for ${inSentence(name)}`
    case 'too_small':
      return `${name} ${bound(issue.origin, Number(issue.minimum), { least: true, ...issue })}`
    case 'too_big':
      return `${name} ${bound(issue.origin, Number(issue.maximum), { least: false, ...issue })}`
    case 'invalid_format':
      return `${name} ${formats[issue.format] ?? 'isn’t in the right format'}`
    case 'not_multiple_of':
      return `${name} must be a multiple of ${numberText(issue.divisor)}`
    case 'unrecognized_keys':
      return `This form has no field called ${quoted(issue.keys)}`
    default:
      return `${name} isn’t valid`
  }
}

/** True where nothing was entered: an absent value, or text of which one character is required. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1
  const isAbsent = issue.input === undefined || issue.input === null
  return isAbsent && ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code)
}

/** The first three names, shortened. */
const quoted = (names: readonly string[]) =>
  names
    .slice(0, 3)
    .map((name) => `“${name.slice(0, 40)}”`)
    .join(', ')

const kinds: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a group of named fields',
  record: 'must be a group of named fields',
  date: 'must be a date',
}

const formats: Record<string, string> = {
  email: 'must be a valid email address',
  url: 'must be a web address that begins with http:// or https://',
  datetime: 'must be a date and time, such as 2026-11-24T14:00:00Z',
  date: 'must be a date, such as 2026-11-24',
  time: 'must be a time, such as 14:30',
}

type Edge = { least: boolean; inclusive?: boolean | undefined; exact?: boolean | undefined }

function bound(origin: string, limit: number, edge: Edge): string {
  const number = numberText(limit)
  const words = edgeWords(edge)
  if (origin === 'string') return `must be ${words} ${number} ${limit === 1 ? 'character' : 'characters'} long`
  if (['array', 'set', 'map', 'object'].includes(origin))
    return `must have ${words} ${number} ${limit === 1 ? 'entry' : 'entries'}`
  if (origin === 'date') return `must be ${edge.least ? 'later' : 'earlier'}`
  // A limit beyond the integers that JavaScript represents exactly tells a reader nothing.
  if (Math.abs(limit) >= Number.MAX_SAFE_INTEGER) return `is too ${edge.least ? 'small' : 'large'}`
  if (edge.exact || (edge.inclusive ?? true)) return `must be ${words} ${number}`
  return `must be ${edge.least ? 'greater' : 'less'} than ${number}`
}

function edgeWords({ least, exact }: Edge): string {
  if (exact) return 'exactly'
  return least ? 'at least' : 'at most'
}

/** Words that are spelled differently in a field's name. */
const written: Record<string, string> = {
  id: 'ID',
  ids: 'IDs',
  url: 'URL',
  jd: 'J.D.',
  pdf: 'PDF',
  q: 'search text',
  linkedin: 'LinkedIn',
}

/** A field's path as a reader would name it: `salaryMin` is "Salary min", `ids.3` "IDs, entry 4". */
function nameOf(path: readonly PropertyKey[]): string {
  const field = path.findLast((step) => typeof step === 'string')
  if (field === undefined) return path.length > 0 ? 'The entry' : 'The request'
  const text = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => written[word.toLowerCase()] ?? word.toLowerCase())
    .join(' ')
    .slice(0, 60)
  const name = text.charAt(0).toUpperCase() + text.slice(1)
  const last = path.at(-1)
  return typeof last === 'number' ? `${name}, entry ${last + 1},` : name
}

/** A name in the middle of a sentence: "options for work type". */
function inSentence(name: string): string {
  const first = name.split(' ')[0] ?? ''
  const isAcronym = first.length > 1 && first === first.toUpperCase()
  return (isAcronym ? name : name.charAt(0).toLowerCase() + name.slice(1)).replace(/,$/, '')
}
