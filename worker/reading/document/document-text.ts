import { readDocText } from './doc-text.ts'
import { readDocxText } from './docx-text.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { UploadExtension } from '#contract/domain/upload-limits.ts'

/** More than any résumé has. Later pages are counted and not read. */
export const maxPages = 60

/** Text of a file, visible and hidden apart, or the reason why it can’t be read. */
export type DocumentText =
  | { state: 'read'; text: string; hidden: string[]; pages: number | null }
  | { state: 'no-text' | 'password' | 'unreadable' }

/**
 * Reads the text of a PDF, DOCX, DOC or plain text file. Never throws: a file that can't be read, or that would cost more
 * than its budget, is "unreadable".
 *
 * @param kind What the file is by its first bytes, as the upload has found.
 */
export async function readDocumentText(
  bytes: Uint8Array,
  kind: UploadExtension,
  budget: ReadingBudget,
): Promise<DocumentText> {
  try {
    const found = await textOf(bytes, kind, budget)
    if (found.state !== 'read') return found
    // A page number alone isn't text.
    return /\p{L}{3}/u.test(found.text) ? found : { state: kind === 'pdf' ? 'no-text' : 'unreadable' }
  } catch (error) {
    return { state: error instanceof Error && error.name === 'PasswordException' ? 'password' : 'unreadable' }
  }
}

async function textOf(bytes: Uint8Array, kind: UploadExtension, budget: ReadingBudget): Promise<DocumentText> {
  if (kind === 'pdf') {
    // Two megabytes of code, wanted by few requests.
    const { readPdfText } = await import('./pdf-text.ts')
    return readPdfText(bytes, budget)
  }
  if (kind === 'docx') return readDocxText(bytes, budget)
  if (kind === 'doc') return readDocText(bytes, budget)
  budget.spend('bytes', bytes.byteLength)
  return { state: 'read', text: new TextDecoder('utf-8').decode(bytes), hidden: [], pages: null }
}
