import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { expectedSalaryText } from '#contract/domain/salary.ts'
import { matchLabel, matchPercent } from '#contract/domain/score.ts'
import type { PdfContents } from '#worker/platform/pdf/read-back.ts'
import type { FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import type { ProfileContact } from './printed-profile.ts'
import { foldForSearch } from '#worker/reading/lexicon/fold.ts'
import { cityOf } from './city-of.ts'

/** Facts about a candidate that a client must not read, from everything that is stored about them. */
export type Undisclosed = {
  application: FullApplication
  /** The candidate's other applications: the agency's business with other clients. */
  others: readonly { title: string; firm: string }[]
  /** Companies that the candidate was submitted to. */
  submittedTo: readonly string[]
  messages: readonly string[]
}

/** Facts that a client may read, even where they resemble something undisclosed. */
export type Disclosed = { texts: readonly string[]; contact: ProfileContact; brandName: string; brandPhone: string }

/** A text to search for: `solid` ignoring whitespace, `words` as whole words, `digits` among the digits of a number. */
type Needle = { what: string; kind: 'solid' | 'words' | 'digits'; text: string }

/** Words that make a quotation. Fewer words of a note than this can appear in any profile by chance. */
const quotedWords = 5
const minCompanyLetters = 4
/** Shorter texts turn up by chance in the bytes of a font. */
const minStreamLetters = 7

const digitsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, decimal)
    .replaceAll(/\D/g, '')

/** A decimal digit of any script as 0 to 9. Unicode holds each script's ten digits in a row that starts at zero. */
function decimal(digit: string): string {
  if (/[0-9]/.test(digit)) return digit
  let code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--
    value++
  }
  return String(value)
}

const solid = (text: string) =>
  foldForSearch(text.normalize('NFKC')).replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
const words = (text: string) =>
  foldForSearch(text.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const holdsWords = (text: string, needle: string) => ` ${text} `.includes(` ${needle} `)

/** Every run of `quotedWords` words of a text. A shorter text has none, because its words can appear by chance. */
function quotesOf(text: string | null): string[] {
  const all = words(text ?? '').split(' ')
  if (all.length < quotedWords) return []
  return Array.from({ length: all.length - quotedWords + 1 }, (_, n) => all.slice(n, n + quotedWords).join(' '))
}

function needlesOf({ application, others, submittedTo, messages }: Undisclosed): Needle[] {
  const { applicantEmail, phoneNumber, linkedinUrl, location, matchScore, expectedSalary, interviewDate } = application
  const phone = digitsOf(phoneNumber ?? '').slice(-10)
  const slug = /\/in\/([^/?#\s]+)/i.exec(linkedinUrl ?? '')?.[1] ?? ''
  const city = words(cityOf(location))
  const street = (location ?? '').split(/[,;|\n]/).filter((part) => /\d/.test(part) && !holdsWords(city, words(part)))
  const quoted = (what: string, texts: readonly (string | null)[]) =>
    [...new Set(texts.flatMap(quotesOf))].map((text): Needle => ({ what, kind: 'words', text }))
  const named = (what: string, texts: readonly string[]) =>
    texts.map((text): Needle => ({ what, kind: 'words', text: words(text) }))
  const needles: Needle[] = [
    { what: 'the candidate’s email address', kind: 'solid', text: solid(applicantEmail) },
    { what: 'the candidate’s phone number', kind: 'digits', text: phone.length >= 7 ? phone : '' },
    {
      what: 'the candidate’s LinkedIn profile',
      kind: 'solid',
      text: solid(linkedinUrl ?? '').replace(/^https?:\/\/(?:www\.)?/, ''),
    },
    { what: 'the candidate’s LinkedIn profile', kind: 'solid', text: slug.length >= 4 ? `/in/${solid(slug)}` : '' },
    ...named(
      'the candidate’s address',
      street.filter((part) => words(part).length >= 5),
    ),
    ...(matchScore === null
      ? []
      : [
          { what: 'the match score', kind: 'solid' as const, text: matchPercent(matchScore) },
          ...named('the match score', [matchLabel(matchScore)]),
        ]),
    ...quoted('our judgment of the match', [application.matchSummary, ...application.matchReasons]),
    ...quoted('internal notes', [application.additionalNotes, application.interviewNotes]),
    ...quoted('the cover letter', [application.coverLetter]),
    ...quoted('internal messages', messages),
    ...named('another application', [
      ...others.flatMap(({ title, firm }) => [firm, ...(title.split(/\s+/).length > 2 ? [title] : [])]),
      application.job.firmName,
      ...submittedTo,
    ]).filter(({ text }) => text.length >= minCompanyLetters),
    { what: 'the expected salary', kind: 'solid', text: solid(expectedSalaryText(expectedSalary) ?? '') },
    { what: 'the interview', kind: 'solid', text: solid(interviewDateText(interviewDate)) },
  ]
  return needles.filter(({ text }) => text !== '')
}

const emailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const longNumber = /\+?\p{Nd}[\p{Nd}\s().·/–-]{5,}\p{Nd}/gu
const linkedIn = /linkedin\.com|lnkd\.in/i

/**
 * Finds what a printed client profile discloses that a client must not read. Returns each finding with its place; empty
 * when the profile may go out. Judges the bytes, not the content they were made from, so that no step between the two
 * can add anything.
 */
export function disclosedBy(contents: PdfContents, undisclosed: Undisclosed, disclosed: Disclosed): string[] {
  const { texts, contact, brandName, brandPhone } = disclosed
  // A field that a client may read can hold the same words as a note, or the name of a firm that was applied to.
  const allowed = [...texts, contact.name, brandName].map(words)
  const needles = needlesOf(undisclosed).filter(
    ({ kind, text }) => kind !== 'words' || !allowed.some((field) => holdsWords(field, text)),
  )
  const own = { email: solid(contact.email), phone: digitsOf(brandPhone) }
  // The digits of a PDF date would pass for a phone number.
  const properties = contents.strings.filter((text) => !/^D:\d{14}/.test(text))
  const data = [...contents.streams, contents.names.join('\n')]
  const at = (place: string, found: readonly string[]) => found.map((what) => `${what} (in its ${place})`)
  const found = [
    ...at('text', foundInTexts([contents.text, ...contents.hidden], needles, own)),
    ...at('properties', foundInTexts(properties, needles, own)),
    ...at(
      'data',
      data.flatMap((stream) => foundInData(stream, needles)),
    ),
    ...(contents.hidden.length > 0 ? ['hidden text'] : []),
    ...(contents.extras.length > 0 ? [`attachments or links (${contents.extras.join(', ')})`] : []),
  ]
  return [...new Set(found)]
}

/** Needles and contact data in texts. @param own The agency's own address and phone number, which may appear. */
function foundInTexts(
  texts: readonly string[],
  needles: readonly Needle[],
  own: { email: string; phone: string },
): string[] {
  const whole = texts.join('\n')
  const [bare, spaced] = [solid(whole), words(whole)]
  const numbers = texts.flatMap((text) => [...text.matchAll(longNumber)].map(([number]) => digitsOf(number)))
  const isThere: Record<Needle['kind'], (text: string) => boolean> = {
    solid: (text) => bare.includes(text),
    words: (text) => holdsWords(spaced, text),
    digits: (text) => numbers.some((number) => number.includes(text)),
  }
  const emails = [...whole.matchAll(emailAddress)].map(([address]) => solid(address))
  return [
    ...needles.filter(({ kind, text }) => isThere[kind](text)).map(({ what }) => what),
    ...(emails.some((address) => address !== own.email) ? ['an email address'] : []),
    ...(numbers.some((number) => number.length >= 10 && number !== own.phone) ? ['a phone number'] : []),
    ...(linkedIn.test(bare) ? ['a LinkedIn address'] : []),
  ]
}

/** Needles in the bytes of a stream. */
function foundInData(stream: string, needles: readonly Needle[]): string[] {
  const lower = stream.toLowerCase()
  const [bare, spaced] = [lower.replaceAll(/\s+/g, ''), lower.replaceAll(/[^a-z0-9]+/g, ' ')]
  return needles
    .filter(({ text }) => text.length >= minStreamLetters)
    .filter(({ kind, text }) => (kind === 'words' ? holdsWords(spaced, text) : bare.includes(text)))
    .map(({ what }) => what)
}
