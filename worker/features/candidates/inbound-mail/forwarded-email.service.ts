import { cleanLine } from '#contract/domain/plain-text.ts'

/** An email that somebody received and forwarded, as the headers within the forwarding text state it. */
export type ForwardedEmail = { address: string; name: string; subject: string; sentAt: Date | undefined; text: string }

/** Lines of a forwarding text that are searched for headers; the note above them is shorter. */
const maxSearched = 200
const maxHeaderLines = 8
const header = /^[>\s*]{0,10}(From|Date|Sent|Subject|To|Cc):[\s*]*(.{0,1000})$/i

/**
 * Finds the email that a text forwards: a line "From:" with the others of a header ("Sent:" or "Date:", and "Subject:" or
 * "To:") below it, as Gmail, Outlook and Apple Mail write them. Undefined: none, or no address in "From:".
 */
export function forwardedEmail(text: string): ForwardedEmail | undefined {
  const lines = text.split(/\r?\n/, maxSearched)
  for (const [at, line] of lines.entries()) {
    if (header.exec(line)?.[1]?.toLowerCase() !== 'from') continue
    const headers = headersAt(lines, at)
    const found = statedIn(headers)
    if (found) {
      const below = text.split(/\r?\n/).slice(at + headers.size)
      return { ...found, text: below.join('\n').trim() }
    }
  }
  return undefined
}

/** Reads whole headers. Undefined without a date, or without an address in "From:". */
function statedIn(headers: ReadonlyMap<string, string>): Omit<ForwardedEmail, 'text'> | undefined {
  const date = headers.get('date') ?? headers.get('sent')
  const from = /^(.*?)<?(?:mailto:)?([^\s<>"'()[\],;:@]{1,64}@[a-z\d.-]{1,253})/i.exec(headers.get('from') ?? '')
  if (!from || date === undefined || !(headers.has('subject') || headers.has('to'))) return undefined
  const [, name = '', address = ''] = from
  const sentAt = new Date(date)
  return {
    address: address.toLowerCase(),
    name: cleanLine(name.replaceAll(/["'[\]<>*]/g, ' ')),
    subject: cleanLine(headers.get('subject') ?? ''),
    sentAt: Number.isNaN(sentAt.getTime()) ? undefined : sentAt,
  }
}

/** Header lines from one line on, by their names in small letters. */
function headersAt(lines: readonly string[], start: number): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of lines.slice(start, start + maxHeaderLines)) {
    const [, name, value = ''] = header.exec(line) ?? []
    if (!name || found.has(name.toLowerCase())) break
    found.set(name.toLowerCase(), value.trim())
  }
  return found
}
