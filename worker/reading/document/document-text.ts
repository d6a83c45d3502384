import { readDocLines } from './doc-lines.ts'
import { lineText, linesOfText, type DocumentLine } from './document-lines.ts'
import { readDocxLines } from './docx-lines.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { UploadExtension } from '#contract/domain/upload-limits.ts'

/** More than any résumé has. Later pages are counted and not read. */
export const maxPages = 60

/** Lines of a file that a reader sees, and the texts that it hides, or the reason why it can’t be read. */
export type DocumentReading =
  | { state: 'read'; lines: DocumentLine[]; hidden: string[]; pages: number | null }
  | { state: 'no-text' | 'password' | 'unreadable' }

/**
 * Reads the lines of a PDF, DOCX, DOC or plain text file. Never throws: a file that can't be read, or that would cost more
 * than its budget, is "unreadable".
 *
 * @param kind What the file is by its first bytes, as the upload has found.
 */
export async function readDocument(
  bytes: Uint8Array,
  kind: UploadExtension,
  budget: ReadingBudget,
): Promise<DocumentReading> {
  try {
    const found = await linesOf(bytes, kind, budget)
    if (found.state !== 'read') return found
    // A page number alone isn't text.
    const isText = found.lines.some((line) => /\p{L}{3}/u.test(lineText(line)))
    return isText ? found : { state: kind === 'pdf' ? 'no-text' : 'unreadable' }
  } catch {
    return { state: 'unreadable' }
  }
}

async function linesOf(bytes: Uint8Array, kind: UploadExtension, budget: ReadingBudget): Promise<DocumentReading> {
  if (kind === 'pdf') {
    // The widths of the standard fonts are wanted by few requests.
    const { readPdfLines } = await import('./pdf/pdf-lines.ts')
    return readPdfLines(bytes, budget)
  }
  if (kind === 'docx') return readDocxLines(bytes, budget)
  if (kind === 'doc') return readDocLines(bytes, budget)
  budget.spend('bytes', bytes.byteLength)
  const lines = linesOfText(new TextDecoder('utf-8').decode(bytes), budget)
  return { state: 'read', lines, hidden: [], pages: null }
}
