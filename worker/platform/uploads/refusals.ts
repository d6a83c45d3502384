import { AppError } from '#worker/http/errors.ts'
import type { FileKind } from './file-kinds.ts'

const megabyte = 1024 * 1024

/** "PDF, DOC, or DOCX". */
const listed = (kinds: readonly FileKind[]) => {
  const names = kinds.map((kind) => kind.toUpperCase())
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`
}

/** The declared type is not accepted at this address. */
export const wrongType = (kinds: readonly FileKind[]) =>
  new AppError(415, 'upload_wrong_type', `Please upload a ${listed(kinds)} document`)

/** The bytes are not what the type says: a renamed program, a page called .pdf, a plain archive called .docx. */
export const wrongContent = (kinds: readonly FileKind[]) =>
  new AppError(
    415,
    'upload_wrong_content',
    `The content of this file doesn’t match its type. Please upload a ${listed(kinds)} document`,
  )

/** Sizes are in binary megabytes, as people's computers show them. */
export const tooLarge = (maxBytes: number) =>
  new AppError(413, 'upload_too_large', `Please upload a file smaller than ${Math.floor(maxBytes / megabyte)}MB`)

export const emptyFile = () => new AppError(400, 'upload_empty', 'This file is empty. Please choose another one')

export const lengthNeeded = () =>
  new AppError(411, 'upload_length_needed', 'Send the file with its size (Content-Length).')

export const cutOff = () =>
  new AppError(400, 'upload_cut_off', 'The upload was interrupted. Please choose the file again.')

export const alreadyUsed = () =>
  new AppError(409, 'upload_used', 'This upload link was already used. Please choose the file again.')

export const badAddress = () =>
  new AppError(403, 'upload_address', 'This upload link isn’t valid. Please choose the file again.')

export const expired = () =>
  new AppError(410, 'upload_expired', 'This upload took too long to start. Please choose the file again.')
