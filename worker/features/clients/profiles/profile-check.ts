import type { PdfContents } from '#worker/platform/pdf/read-back.ts'
import type { ProfileWords } from './compose-profile.ts'
import { wordSearch } from './word-search.ts'

/** A forbidden word and where it was found. */
export type Identifying = { word: string; place: string }

/** The agency's own texts in a profile: its name and place, and the recruiter's name. */
export type OwnTexts = { texts: readonly string[]; emails: readonly string[]; phone: string }

type Part = { place: string; text: string; isRaw?: true; isBinary?: true }

const emailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const longNumber = /\+?\p{Nd}[\p{Nd}\s().·/–-]{8,}\p{Nd}/gu
/** Words shorter than this turn up by chance among operators and numbers. Letters. */
const minRawLetters = 3
/** Minimum for the bytes of fonts and of packed streams. Letters. */
const minBinaryLetters = 7

/**
 * Searches a printed profile for everything forbidden: its text, text that is drawn invisibly, its properties, every decoded
 * stream with XMP among them, names, the file's own name, and the bytes between. Attachments, links and annotations are
 * refused whatever they hold.
 */
export function identifyingInPdf(
  contents: PdfContents,
  fileName: string,
  words: ProfileWords,
  own: OwnTexts,
): Identifying[] {
  const found = search(
    [
      { place: 'text', text: contents.text },
      ...contents.hidden.map((text) => ({ place: 'hidden text', text })),
      ...contents.strings.filter((text) => !/^D:\d{14}/.test(text)).map((text) => ({ place: 'properties', text })),
      { place: 'file name', text: fileName },
      { place: 'data', text: contents.names.join('\n'), isRaw: true },
      ...contents.plain.map((text): Part => ({ place: 'data', text, isRaw: true })),
      ...contents.streams.map((text): Part => ({ place: 'data', text, isBinary: true })),
    ],
    words,
    own,
  )
  const parts = contents.extras.map((name) => ({ word: name, place: 'attachments and links' }))
  const hidden = contents.hidden
    .filter((text) => text.trim() !== '')
    .map(() => ({ word: 'text', place: 'hidden text' }))
  return unique([...found, ...parts, ...hidden])
}

/** Searches the HTML of a profile: what is read, and every attribute. @param html The part that the profile fills. */
export function identifyingInHtml(html: string, words: ProfileWords, own: OwnTexts): Identifying[] {
  const decoded = html
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, hex ? 16 : 10) || 0xfffd)),
    )
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
  return unique(
    search(
      [...decoded.split(/<[^>]*>/), ...(decoded.match(/<[^>]*>/g) ?? [])].map((text) => ({ place: 'page', text })),
      words,
      own,
    ),
  )
}

function search(parts: readonly Part[], { forbidden, shown }: ProfileWords, own: OwnTexts): Identifying[] {
  // The recruiter and the agency may share a word with the candidate.
  const allowed = [...shown, ...own.texts, ...own.emails]
  const inText = wordSearch(forbidden, allowed)
  const rawSearch = (min: number) =>
    wordSearch(
      // A capital letter means nothing among operators and names of a PDF.
      forbidden.filter(({ words, isCapital }) => words.join('').length >= min && !(isCapital && words.length === 1)),
      allowed,
    )
  const inRaw = rawSearch(minRawLetters)
  const inBinary = rawSearch(minBinaryLetters)
  return parts.flatMap(({ place, text, isRaw, isBinary }) => {
    if (isBinary) return inBinary(text).map((one) => ({ word: one.text, place }))
    return [
      ...(isRaw ? inRaw : inText)(text).map((one) => ({ word: one.text.replaceAll(/\s+/g, ' '), place })),
      ...(isRaw ? [] : contacts(text, own).map((word) => ({ word, place }))),
    ]
  })
}

/** Addresses and numbers that aren't the agency's. */
function contacts(text: string, { emails, phone }: OwnTexts): string[] {
  const ownEmails = new Set(emails.map((email) => email.toLowerCase()))
  const ownDigits = phone.replaceAll(/\D/g, '').slice(-10)
  return [
    ...[...text.matchAll(emailAddress)].map(([email]) => email).filter((email) => !ownEmails.has(email.toLowerCase())),
    ...[...text.matchAll(longNumber)]
      .map(([number]) => number)
      .filter((number) => {
        const digits = number.normalize('NFKC').replaceAll(/\D/g, '')
        return digits.length >= 10 && digits.length <= 15 && digits.slice(-10) !== ownDigits
      }),
    ...(/linkedin\.com|lnkd\.in/i.exec(text) ?? []),
  ]
}

const unique = (found: readonly Identifying[]): Identifying[] => [
  ...new Map(found.map((one) => [`${one.place} ${one.word.toLowerCase()}`, one])).values(),
]
