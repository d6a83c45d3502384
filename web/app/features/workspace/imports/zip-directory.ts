/** A file in a ZIP, as its directory lists it (APPNOTE 4.3.12). Sizes are claims until the file is unpacked. */
export type ZipEntry = {
  /** With "/" between folders. */
  path: string
  packedBytes: number
  unpackedBytes: number
  crc: number
  method: number
  isEncrypted: boolean
  /** Where its header begins. */
  offset: number
  nameBytes: number
}

/** Says why a ZIP, or a file in it, can't be read. */
export class ZipProblem extends Error {}

/** More would take more memory than a tab should. An import has at most 50,000 rows, and each names one file. */
const maxEntries = 60_000
const maxDirectoryBytes = 32 * 1024 * 1024
const endRecordBytes = 22
const maxCommentBytes = 0xffff
const entryBytes = 46
/** Header of a file, before its name. */
export const localHeaderBytes = 30
const [max16, max32] = [0xffff, 0xffff_ffff]

const incomplete = () =>
  new ZipProblem('This isn’t a complete ZIP file. Make or download it again, then choose it again.')

/**
 * Reads the directory at the end of a ZIP, and nothing else of it.
 *
 * @returns Its files in the order of the directory, without folders and the files that operating systems add.
 * @throws ZipProblem with a sentence for a file that isn't one whole ZIP, has too many files, is of the long form (ZIP64),
 *   or lists files that share bytes.
 */
export async function readZipDirectory(zip: Blob): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, zip.size - endRecordBytes - maxCommentBytes)
  const tail = await viewOf(zip.slice(tailStart))
  const end = endRecordAt(tail)
  if (end === null) throw incomplete()
  const field = (at: number) => tail.getUint16(end + at, true)
  const [count, bytes, start] = [field(10), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (count === max16 || bytes === max32 || start === max32) {
    throw new ZipProblem('This ZIP has the form for very large archives (ZIP64). Make one with fewer files.')
  }
  if (field(4) !== 0 || field(6) !== 0 || field(8) !== count) {
    throw new ZipProblem('This ZIP is one part of several. Make one file of all parts, then choose that.')
  }
  if (count > maxEntries || bytes > maxDirectoryBytes) {
    throw new ZipProblem('This ZIP has more than 60,000 files. Split it, then add one after the other.')
  }
  if (start + bytes !== tailStart + end) throw incomplete()
  const entries = entriesIn(await viewOf(zip.slice(start, start + bytes)), count)
  refuseOverlaps(entries, start)
  return entries.filter(({ path }) => isFile(path))
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer())

/** Where the end record begins: the one whose comment ends exactly with the file. */
function endRecordAt(view: DataView): number | null {
  const last = view.byteLength - endRecordBytes
  for (let at = last; at >= Math.max(0, last - maxCommentBytes); at--) {
    if (view.getUint32(at, true) === 0x06054b50 && view.getUint16(at + 20, true) === last - at) return at
  }
  return null
}

function entriesIn(view: DataView, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + entryBytes > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw incomplete()
    const flags = view.getUint16(at + 8, true)
    const nameBytes = view.getUint16(at + 28, true)
    const next = at + entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > view.byteLength) throw incomplete()
    entries.push({
      path: pathIn(new Uint8Array(view.buffer, view.byteOffset + at + entryBytes, nameBytes), (flags & 0x800) !== 0),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) !== 0,
      offset: view.getUint32(at + 42, true),
      nameBytes,
    })
    at = next
  }
  if (at !== view.byteLength) throw incomplete()
  return entries
}

/** Files that share bytes unpack to far more than the ZIP contains: no ordinary program writes them. */
function refuseOverlaps(entries: readonly ZipEntry[], directoryStart: number): void {
  let free = 0
  for (const { offset, nameBytes, packedBytes } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free) throw new ZipProblem('Files in this ZIP overlap, so it can’t be trusted. Make it again.')
    free = offset + localHeaderBytes + nameBytes + packedBytes
  }
  if (free > directoryStart) throw incomplete()
}

/** Characters of the upper half of code page 437, which ZIP programs wrote before UTF-8. */
const upper437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ '

/** Programs on Macs write UTF-8 without saying so, those on Windows code page 437. */
function pathIn(bytes: Uint8Array, isUtf8: boolean): string {
  const text = isUtf8 ? new TextDecoder().decode(bytes) : (utf8Text(bytes) ?? text437(bytes))
  return text.replaceAll('\\', '/').replaceAll(/\p{Cc}/gu, '')
}

function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const text437 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCodePoint(byte) : (upper437[byte - 0x80] ?? ''))).join('')

/** False for folders, and for files that operating systems add. */
const isFile = (path: string): boolean =>
  !path.endsWith('/') &&
  !path.startsWith('__MACOSX/') &&
  !/(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path) &&
  path !== ''
