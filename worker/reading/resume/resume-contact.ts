import { email, linkedin } from './contact-patterns.ts'
import { homeIn } from './resume-home.ts'
import type { LabeledLine } from './label-lines.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'

type Contact = Pick<ResumeFacts, 'applicantEmail' | 'phoneNumber' | 'linkedinUrl' | 'location'>

const usPhone =
  /(?:\(\+1\)\s*|\+?1[\s.-]*)?(?:\(\d{3}\)\s*|\b\d{3}[\s./\u2011\u2013-]+)\d{3}[\s.\u2011\u2013-]+\d{4}\b(?:\s*(?:x|ext\.?)\s*\d{1,5})?|\b\d{10}\b/gi
const abroadPhone = /\+(?!1\b)\d{1,3}(?:[\s.()-]*\d){6,12}/g

/** Email, phone, LinkedIn address and place, as the head of a résumé states them. */
export function readContact(lines: readonly LabeledLine[], now: Date): Contact {
  const head = headOf(lines)
  const mail = firstMatch(head, email) ?? linkMatch(lines, email) ?? firstMatch(lines, email)
  const link = firstMatch(head, linkedin) ?? linkMatch(lines, linkedin) ?? firstMatch(lines, linkedin)
  const labeled = lines.filter(({ pieces }) => pieces.some(({ label }) => label === 'contact'))
  const phone =
    phoneIn(head) ??
    phoneIn(lines.filter(({ section }) => section === 'other' || section === 'header')) ??
    phoneIn(labeled)
  const home = homeIn(head, lines, now) ?? homeIn(besideContact(lines, labeled), [], now)
  return {
    ...(mail ? { applicantEmail: { ...mail, value: mail.value.toLowerCase() } } : {}),
    ...(link ? { linkedinUrl: { ...link, value: withProtocol(link.value) } } : {}),
    ...(phone ? { phoneNumber: phone } : {}),
    ...(home ? { location: home } : {}),
  }
}

/** A line with the next one behind it where that is the rest of an address: letters without a blank, too few for a word of their own. */
const goesOn = (text: string, next: LabeledLine | undefined): string =>
  next && text.length > 14 && /^[a-z0-9][a-z0-9-]{0,15}(?:\.[a-z]{2,4})?\/?$/.test(next.text) ? text + next.text : text

const withProtocol = (address: string): string => (/^https?:/i.test(address) ? address : `https://${address}`)

/** Lines before the first section, at most fifteen; contact blocks below a heading of their own count too. */
function headOf(lines: readonly LabeledLine[]): LabeledLine[] {
  const head = lines.slice(0, 15).filter(({ section, isBullet }) => section === 'header' && !isBullet)
  const contact = lines.filter(({ heading }) => /^(?:contact|personal)/i.test(heading)).slice(0, 8)
  const labelled = lines
    .slice(0, 25)
    .filter(({ text }) => /^(?:name|full name|e-?mail|phone|tel|mobile|cell|location|address|linkedin)\s*:/i.test(text))
  return [...new Set([...head, ...contact, ...labelled])]
}

/** Lines of places right above and below those of contact, as in a column beside the name. */
const besideContact = (lines: readonly LabeledLine[], contact: readonly LabeledLine[]): LabeledLine[] =>
  lines.filter((line, at) => {
    const isNear = [at - 2, at - 1, at, at + 1, at + 2].some((other) => contact.includes(lines[other] ?? line))
    const hasOther = line.pieces.some(({ label }) => /^(?:firm|title|school|degree|date|bar)$/.test(label))
    return isNear && !hasOther && line.pieces.some(({ label }) => label === 'place')
  })

/** An address that words lead to, "LinkedIn" or "Email me": the words are its quote. */
function linkMatch(lines: readonly LabeledLine[], pattern: RegExp): { value: string; quote: string } | undefined {
  for (const { links, text } of lines)
    for (const address of links) {
      const [value] = pattern.exec(address) ?? []
      if (value !== undefined) return { value, quote: text }
    }
  return undefined
}

function firstMatch(lines: readonly LabeledLine[], pattern: RegExp): { value: string; quote: string } | undefined {
  for (const [at, { text }] of lines.entries()) {
    const match = pattern.exec(text)
    if (!match) {
      const whole = pattern.exec(goesOn(text, lines[at + 1]))
      if (whole && /@|linkedin/i.test(text)) return { value: whole[0], quote: text }
      continue
    }
    // In a narrow column an address continues in the next line.
    const isAtEnd = match.index + match[0].length === text.length
    const whole = isAtEnd ? pattern.exec(goesOn(text, lines[at + 1])) : undefined
    return { value: whole?.[0] ?? match[0], quote: match[0] }
  }
  return undefined
}

function phoneIn(lines: readonly LabeledLine[]): { value: string; quote: string } | undefined {
  let best: { value: string; quote: string; rank: number } | undefined
  for (const { text } of lines) {
    for (const match of [...text.matchAll(usPhone), ...text.matchAll(abroadPhone)]) {
      const before = text.slice(Math.max(0, match.index - 12), match.index)
      // "+57 310 555 0142": the number abroad is the whole of it.
      if (/\+(?!1\b)\d{1,3}[\s.()-]*$/.test(before)) continue
      if (/(?:fax|facsimile|\bf)\s*[:.]?\s*$/i.test(before)) continue
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 10)
      if (/^\s*\(?(?:fax|f)\b/i.test(after)) continue
      const isOwn =
        /(?:mobile|cell|\bm|\bc)[a-z]*\s*[:.]?\s*$/i.test(before) ||
        /^\s*(?:\((?:mobile|cell|m|c)\)|(?:mobile|cell)\b(?!\s*[:.]?\s*[\d(+]))/i.test(after)
      const value = match[0].trim()
      const rank = isOwn ? 1 : 0
      if (!best || rank > best.rank) best = { value, quote: value, rank }
    }
  }
  return best && { value: best.value, quote: best.quote }
}
