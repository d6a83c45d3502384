import { companyWord } from './posting-firm-cues.ts'
import { hasForm } from './posting-firm-names.ts'
import { nameLimit, titleCase } from './posting-words.ts'

/** A name that may be the employer's, where it is, and how much evidence there is for it. */
export type FirmCandidate = { name: string; at: number; weight: number }

/** A name's first letter and words, in a sentence. For expressions with the flag u. */
export const capitalized = String.raw`(?:\p{Lu}[\p{L}\p{M}\d_.'’&+\-]*)(?:,?\s+(?:\p{Lu}[\p{L}\p{M}\d_.'’+\-]*|&|and|of|for)){0,7}`

/** The first lines, where a posting speaks of its employer. */
export const headOf = (lines: readonly string[]): string => lines.slice(0, 30).join('\n').slice(0, nameLimit)

/** A name that is written in capitals throughout, as a name. */
export const nameCase = (name: string): string => (/\p{Ll}/u.test(name) ? name : titleCase(name))

/** Checks whether a name's last word is one of companies: "Bank", "Partners", "Center". */
export const endsAsCompany = (name: string): boolean => companyWord.test(name.split(/\s+/).at(-1) ?? '')

/** "The Mesa Rivers Trust": an article that belongs to the name. */
export const isArticled = (name: string): boolean =>
  (/^The \p{Lu}/u.test(name) && hasForm(name)) ||
  (/^The (?:\p{Lu}[\p{L}.'’-]* ){1,5}\p{Lu}\p{L}+$/u.test(name) &&
    companyWord.test(name.split(' ').at(-1) ?? '') &&
    !/^The (?:Legal|Law|Company|Firm|Practice|Finance|Corporate|Litigation|Tax|Team|Successful|Ideal|Real|Labor|Position|Role)\b/.test(
      name,
    ))

/** Counts how often a text names a firm as a subject or an owner. */
export function timesNamed(text: string, name: string): number {
  const short = name.replace(/^The /, '')
  let times = 0
  for (let at = text.indexOf(short); at >= 0; at = text.indexOf(short, at + short.length)) times++
  return times
}
