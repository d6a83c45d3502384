import { email, linkedin } from './contact-patterns.ts'
import { homeIn } from './resume-home.ts'
import type { ResumeLine } from './resume-lines.ts'
import { nameIn } from './resume-name.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'

type Contact = Pick<ResumeFacts, 'applicantName' | 'applicantEmail' | 'phoneNumber' | 'linkedinUrl' | 'location'>

const usPhone =
  /(?:\(\+1\)\s*|\+?1[\s.-]*)?(?:\(\d{3}\)\s*|\b\d{3}[\s./\u2011\u2013-]+)\d{3}[\s.\u2011\u2013-]+\d{4}\b(?:\s*(?:x|ext\.?)\s*\d{1,5})?|\b\d{10}\b/gi
const abroadPhone = /\+(?!1\b)\d{1,3}(?:[\s.()-]*\d){6,12}/g

/** Name, email, phone, LinkedIn address and place, as the head of a résumé states them. */
export function readContact(lines: readonly ResumeLine[], now: Date): Contact {
  const head = headOf(lines)
  const mail = firstMatch(head, email) ?? firstMatch(lines, email)
  const link = firstMatch(head, linkedin) ?? firstMatch(lines, linkedin)
  const name = nameIn(head, lines, `${mail?.value ?? ''} ${link?.value ?? ''}`)
  const phone = phoneIn(head) ?? phoneIn(lines.filter(({ section }) => section === 'other' || section === 'header'))
  const home = homeIn(head, lines, now)
  return {
    ...(mail ? { applicantEmail: { ...mail, value: mail.value.toLowerCase() } } : {}),
    ...(name ? { applicantName: name } : {}),
    ...(link ? { linkedinUrl: { ...link, value: withProtocol(link.value) } } : {}),
    ...(phone ? { phoneNumber: phone } : {}),
    ...(home ? { location: home } : {}),
  }
}

const withProtocol = (address: string): string => (/^https?:/i.test(address) ? address : `https://${address}`)

/** Lines before the first section, at most fifteen; contact blocks below a heading of their own count too. */
function headOf(lines: readonly ResumeLine[]): ResumeLine[] {
  const head = lines.slice(0, 15).filter(({ section, isBullet }) => section === 'header' && !isBullet)
  const contact = lines.filter(({ heading }) => /^(?:contact|personal)/i.test(heading)).slice(0, 8)
  const labelled = lines
    .slice(0, 25)
    .filter(({ text }) => /^(?:name|full name|e-?mail|phone|tel|mobile|cell|location|address|linkedin)\s*:/i.test(text))
  return [...new Set([...head, ...contact, ...labelled])]
}

function firstMatch(lines: readonly ResumeLine[], pattern: RegExp): { value: string; quote: string } | undefined {
  for (const { text } of lines) {
    const match = pattern.exec(text)
    if (match) return { value: match[0], quote: match[0] }
  }
  return undefined
}

function phoneIn(lines: readonly ResumeLine[]): { value: string; quote: string } | undefined {
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
