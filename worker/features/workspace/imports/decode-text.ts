import { importLimits } from '#contract/domain/imports.ts'
import { badRequest } from '#worker/http/errors.ts'

const notText = () =>
  badRequest(
    'not_csv',
    'This isn’t a CSV file. In your spreadsheet, choose “Save as” and the format CSV, then try again.',
  )
const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80)

/** Beginnings of files that people take for CSV: XLSX and other ZIP archives, XLS, PDF. */
const otherFiles = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

function encodingByMark(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8'
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  // Without a mark: Latin text in UTF-16 has a zero in every second byte.
  if (bytes.length >= 4 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[2] === 0) return 'utf-16be'
  return undefined
}

/** UTF-8 if the bytes are valid as such, else the encoding that Windows spreadsheets write. */
function encodingByBytes(bytes: Uint8Array): string {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/**
 * Decodes a file piece by piece. Without a mark at its start, the first piece that isn't plain ASCII decides between UTF-8
 * and Windows-1252.
 *
 * @throws AppError 400 not_csv or file_too_big, with a sentence.
 */
export async function* decodedText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let encoding: string | undefined
  let decoder: TextDecoder | undefined
  let size = 0
  for await (const bytes of body) {
    if (size === 0) {
      if (otherFiles.some((start) => startsWith(bytes, start))) throw notText()
      encoding = encodingByMark(bytes)
    }
    size += bytes.length
    if (size > importLimits.bytes)
      throw badRequest('file_too_big', 'The file is bigger than 20 MB. Split it, then import each part.')
    if (encoding === undefined && !isAscii(bytes)) encoding = encodingByBytes(bytes)
    if (encoding !== undefined) decoder ??= new TextDecoder(encoding, { fatal: encoding === 'utf-8', ignoreBOM: false })
    yield asText(bytes, decoder)
  }
  const rest = decoder ? asText(new Uint8Array(), decoder, false) : ''
  if (rest !== '') yield rest
}

function asText(bytes: Uint8Array, decoder: TextDecoder = new TextDecoder(), stream = true): string {
  let text: string
  try {
    text = decoder.decode(bytes, { stream })
  } catch {
    throw badRequest(
      'mixed_encoding',
      'Some characters in the file aren’t readable. Save it as “CSV UTF-8”, then try again.',
    )
  }
  if (text.includes('\0')) throw notText()
  return text
}
