import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { email, linkedin } from './contact-patterns.ts'
import { datesIn, remembering, withoutDates } from './resume-dates.ts'
import * as words from './words.data.ts'

/** Places, firms and practice areas in a part of a résumé. */
export const mentionsIn = remembering((text) => readMentions(text, { now: new Date(0), only: 'names' }))

/** A pattern for any of the words of a list, as whole words. */
export const anyOf = (list: string, flags: string): RegExp => {
  const patterns = list.split('; ').map((word) => word.replaceAll('.', String.raw`\.?`).replaceAll("'", "['’]"))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, flags)
}

/** A check for any of the words of a list. */
const has = (list: string, flags = 'iu') => {
  const pattern = anyOf(list, flags)
  return (text: string): boolean => pattern.test(text)
}

const firmInCapitals = has(words.firmWords)
const saysFirm = has(words.firmWords, 'u')
/** Checks for a word of bar admissions: "admitted", "licensed". */
export const saysBar = has(words.barWords)
const legalForm = has(words.legalForms, 'u')
const groupWord = new RegExp(`${anyOf(words.groupWords, 'iu').source}\\.?$`, 'iu')
const workVerb = new RegExp(`^${anyOf(words.workVerbs, 'iu').source}`, 'iu')
const degreeLetters =
  /(?<![\p{L}.])(?:J\.?\s?D|LL\.?\s?[MB]|B\.?\s?(?:[AES]|Sc|Tech|Com|Eng|Ed)|A\.?B|M\.?\s?(?:[AES]|Sc|Tech|Com|Eng|Ed|Phil)|M\.?B\.?A|Ph\.?\s?D|S\.?J\.?D|G\.?D\.?L|L\.?P\.?C)\.?(?!\p{L})/u
const degreeName =
  /(?<!\p{L})(?:juris doctor|bachelor|master|doctor|licen[cz]iate?|diploma|certificate|maîtrise|abogad[oa]|staatsexamen)(?!\p{L})/iu
const isDegree = (text: string): boolean => degreeLetters.test(text) || degreeName.test(text)
const street =
  /\b\d{1,5}\s+\p{L}.*\b(?:st|street|ave|avenue|road|rd|blvd|drive|dr|lane|ln|place|pl|way|court|ct|terrace|apt|suite|floor|unit)\b|\b\d{5}(?:-\d{4})?$|^(?:apt|suite|unit|p\.?o\.? box)\b/iu
const training =
  /^(?!(?:director|dean|professor|chair|manager|head|coordinator)\b).*\b(?:summer|intern(?:ship)?|extern(?:ship)?|law student|research assistant|student attorney|volunteer|paralegal|teaching assistant|legal assistant|trainee|clerk)\b/i

/** "Hon. Jane Doe", "The Honorable Jane Doe", "Chief Judge Doe". */
export const isJudge = (text: string): boolean =>
  /^(?:the )?(?:hon|honorable|judge|justice|chief (?:judge|justice)|magistrate judge)\b/i.test(text)

/** A summer, an internship, a clerkship: no seat as a lawyer. */
export const isTraining = (title: string | null): boolean => training.test(title ?? '')

const isMostly = (text: string, kind: Mention['kind'], share: number): boolean =>
  mentionsIn(text).reduce((sum, one) => sum + (one.kind === kind ? one.end - one.start : 0), 0) >= text.length * share

/** A line of description rather than a head: long, a sentence, or mostly in small letters. */
function isProse(text: string): boolean {
  const plain = withoutDates(text)
  const all = plain.split(/\s+/)
  if (plain.length > 170 || (all.length > 9 && /\p{Ll}{3}[.;]$/u.test(plain))) return true
  const small = all.filter(
    (word) => /^\p{Ll}{3,}/u.test(word) && !/^(?:and|the|for|from|with|von|van|der|den|del)$/.test(word),
  )
  const isAboutWork = workVerb.test(plain) || (small.length > 1 && small.length * 3 > all.length)
  return all.length > 3 && isAboutWork && datesIn(text).length === 0
}

/** Checks for labels of each kind of value: "Company", "Position held:". */
const labelKinds = Object.entries(words.valueLabels).map(([kind, list]) => {
  const label = new RegExp(String.raw`^${anyOf(list, 'iu').source}\W*$`, 'iu')
  return [kind.charAt(0), (text: string) => label.test(text)] as const
})
/** Checks for a label of something other than "Skills:" or "Languages:", which are headings too. */
export const isValueLabel = (text: string): boolean => labelKinds.some(([kind, isSo]) => kind !== 'o' && isSo(text))

/** Length of service, which profile exports show below an employer: "3 years 8 months", "11 mos". */
const duration = /^\(?(?=\d)(?:\d+ (?:years?|yrs?))?(?:,? ?\d+ (?:months?|mos?))?\)?$/i

/** Kinds that a text may be by its words alone, each with a letter; labels have small ones. The first ones say most. */
const textKinds: readonly (readonly [letter: string, isSo: (text: string) => boolean])[] = [
  ...labelKinds,
  ['E', (text) => email.test(text) || text.includes('@')],
  ['H', (text) => /\+?\d[\d\s().–/-]{7,}\d/.test(text) && datesIn(text).length === 0],
  ['L', (text) => linkedin.test(text) || /\b(?:www\.|https?:)|\.(?:com|org|net)\b/.test(text)],
  ['Q', (text) => duration.test(text)],
  ['D', (text) => datesIn(text).some(({ start, end }) => end - start > text.length * 0.6)],
  ['V', isProse],
  ['P', (text) => isMostly(text, 'place', 0.8)],
  ['K', (text) => mentionsIn(text).some(({ kind }) => kind === 'firm')],
  ['J', isJudge],
  ['W', legalForm],
  ['T', has(words.titleWords)],
  ['F', (text) => (/\p{Ll}/u.test(text) ? saysFirm : firmInCapitals)(text)],
  ['U', (text) => (groupWord.test(text) || isMostly(text, 'practiceArea', 0.7)) && !legalForm(text)],
  ['G', isDegree],
  ['S', has(words.schoolWords)],
  ['A', (text) => / & \p{Lu}|\p{Lu}\p{L}+ and \p{Lu}/u.test(text)],
  ['B', saysBar],
  ['M', has(words.clubWords)],
  ['Z', (text) => street.test(text)],
  ['9', (text) => datesIn(text).length > 0],
  ['R', (text) => datesIn(text).some(({ isRange }) => isRange)],
]

/** Letters of the kinds that a text may be, of all or of some. */
export const kindsOf = (text: string, some = ''): string =>
  textKinds.flatMap(([kind, isSo]) => ((some === '' || some.includes(kind)) && isSo(text) ? [kind] : [])).join('')
/** Kinds that known words give. */
export const wordedKinds = 'KJWTFUGSBM'
