import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { extensionOf, mimeTypes, resumeLimits } from '#contract/domain/upload-limits.ts'
import { sniff } from '#worker/platform/uploads/file-kinds.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { readTnef } from './tnef.ts'

/** A file of an email, or of one that it forwards as an attachment. */
export type EmailFile = { name: string; type: string; bytes: Uint8Array }

/** Lines that may begin a part. An email with thirty résumés has fewer than a hundred; its parts cost memory and time. */
const maxBoundaryLines = 2_000
const limits = {
  maxNestingDepth: 64,
  maxHeadersSize: 256 * 1024,
  // This file opens attached emails itself, to count them and their bytes.
  forceRfc822Attachments: true,
}
/** Emails within an email: fifty forwarded ones, and what those forward. */
const maxAttachedEmails = 100
const maxAttachedDepth = 5
/** Bytes of emails within an email. One within another counts twice. */
const maxAttachedBytes = 50 * 1024 * 1024
const maxFiles = 500
/** Characters of HTML that are read for their text. */
const maxHtml = 1_000_000

const [lineFeed, dash] = [10, 45]

/** Reads an email. Undefined for one with too many or too deep parts, or headers that are too long. */
export async function parseEmail(bytes: Uint8Array): Promise<Email | undefined> {
  if (boundaryLines(bytes) > maxBoundaryLines) return undefined
  try {
    // A part of a larger buffer would be copied.
    const isWhole = bytes.byteLength === bytes.buffer.byteLength
    return await PostalMime.parse(isWhole ? (bytes.buffer as ArrayBuffer) : bytes, limits)
  } catch {
    return undefined
  }
}

/** Number of lines that begin with "--". */
function boundaryLines(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
    if (bytes[at + 1] === dash && bytes[at + 2] === dash) count++
  }
  return count
}

/** The plain text of an email, or else the text of its HTML. */
export function textOfEmail({ text, html }: Pick<Email, 'text' | 'html'>): string {
  if (text?.trim() || !html) return text ?? ''
  try {
    return htmlToText(html.slice(0, maxHtml), budgetFor('page'))
  } catch {
    return ''
  }
}

/** The first email that an email has as an attachment. */
export async function attachedEmail({ attachments }: Pick<Email, 'attachments'>): Promise<Email | undefined> {
  const found = attachments.find(isEmail)
  return found && parseEmail(bytesOf(found))
}

/**
 * Files of an email in their order: its own, those of emails that it forwards as attachments, and those that Outlook packed
 * into a winmail.dat. Pictures of a text are left out.
 */
export async function filesOfEmail({ attachments }: Pick<Email, 'attachments'>): Promise<EmailFile[]> {
  const files: EmailFile[] = []
  let left = { emails: maxAttachedEmails, bytes: maxAttachedBytes }
  const add = async (some: readonly Attachment[], depth: number): Promise<void> => {
    for (const attachment of some) {
      if (files.length >= maxFiles) return
      const bytes = bytesOf(attachment)
      if (isEmail(attachment)) {
        left = { emails: left.emails - 1, bytes: left.bytes - bytes.byteLength }
        const inner = left.emails >= 0 && left.bytes >= 0 && depth < maxAttachedDepth && (await parseEmail(bytes))
        if (inner) await add(inner.attachments, depth + 1)
        else files.push({ name: nameOf(attachment, bytes), type: attachment.mimeType, bytes })
      } else if (isPacked(attachment)) {
        files.push(...unpacked(bytes))
      } else if (!isPicture(attachment)) {
        files.push({ name: nameOf(attachment, bytes), type: attachment.mimeType, bytes })
      }
    }
  }
  await add(attachments, 0)
  return files
}

function unpacked(bytes: Uint8Array): EmailFile[] {
  try {
    return readTnef(bytes, budgetFor('document')).map((file) => ({ ...file, type: '' }))
  } catch {
    return []
  }
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

const isEmail = ({ mimeType, filename }: Attachment) =>
  mimeType === 'message/rfc822' || (filename ?? '').toLowerCase().endsWith('.eml')
const isPacked = ({ mimeType, filename }: Attachment) =>
  /^application\/(?:vnd\.)?ms-tnef$/.test(mimeType) || filename?.toLowerCase() === 'winmail.dat'
const isPicture = ({ mimeType, related, contentId, disposition }: Attachment) =>
  mimeType.startsWith('image/') && (related === true || contentId !== undefined || disposition === 'inline')

/** The name of a file, with the extension of what it is where it has none. */
function nameOf({ filename, mimeType }: Attachment, bytes: Uint8Array): string {
  const name = filename?.trim() || 'attachment'
  if (extensionOf(name) !== '') return name
  const declared = resumeLimits.extensions.find((extension) => mimeTypes[extension] === mimeType)
  const kind = declared ?? (sniff(bytes) === 'pdf' ? 'pdf' : undefined)
  return kind ? `${name}.${kind}` : name
}
