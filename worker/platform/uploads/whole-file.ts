import { mimeTypes, uploadMimeType } from '#contract/domain/upload-limits.ts'
import { headBytes, inspectionOf, kindOfType, sniff, type FileKind } from './file-kinds.ts'
import * as refusals from './refusals.ts'

/**
 * Checks a small file that came whole, as a part of a form, by the rules of `receiveUpload`.
 *
 * @param file.bytes Its size is bounded by the caller.
 * @returns The media type to store it under.
 * @throws AppError 415 when its content is of no accepted kind, or not of the kind that its name says.
 */
export function checkWholeFile(
  file: { name: string; type: string; bytes: Uint8Array },
  kinds: readonly FileKind[],
): string {
  const declared = kindOfType(uploadMimeType(file) ?? '')
  const kind = sniff(file.bytes.subarray(0, headBytes))
  if (!kind || !kinds.includes(kind) || (declared && declared !== kind)) throw refusals.wrongContent(kinds)
  const inspection = inspectionOf(kind)
  if (!inspection.take(file.bytes) || !inspection.finish()) throw refusals.wrongContent(kinds)
  return mimeTypes[kind]
}
