import type { UploadExtension } from '#contract/domain/upload-limits.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { textOfLines } from './document-lines.ts'
import { readDocument } from './document-text.ts'

/** Reads a file as `readDocument` does, with its lines put together to one text. */
export async function readDocumentText(bytes: Uint8Array, kind: UploadExtension, budget: ReadingBudget) {
  const found = await readDocument(bytes, kind, budget)
  if (found.state !== 'read') return found
  const { lines, ...rest } = found
  return { ...rest, text: textOfLines(lines) }
}
