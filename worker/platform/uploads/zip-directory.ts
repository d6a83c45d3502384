/** Bytes read from an archive's end: the directory of a 10 MB document with 1,500 parts fits. */
export const zipTailBytes = 128 * 1024

const endRecordBytes = 22
const entryBytes = 46

export type ZipEntry = { name: string; unpackedBytes: number }

/**
 * The directory of a ZIP archive, read from the end of the file (APPNOTE 4.3.12, 4.3.16).
 *
 * @param tail The last bytes of the file.
 * @param fileBytes The size of the whole file.
 * @returns Null when the file does not end as one well-formed archive: no end record, something after it, a directory
 *   outside `tail`, ZIP64 (nothing of our size needs it).
 */
export function readZipDirectory(tail: Uint8Array, fileBytes: number): ZipEntry[] | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const end = endRecordAt(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  const directoryBytes = view.getUint32(end + 12, true)
  let at = view.getUint32(end + 16, true) - (fileBytes - tail.byteLength)
  if (at < 0 || at + directoryBytes > end) return null

  const entries: ZipEntry[] = []
  for (let i = 0; i < count; i++) {
    if (at + entryBytes > end || view.getUint32(at, true) !== 0x02014b50) return null
    const nameBytes = view.getUint16(at + 28, true)
    const next = at + entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return null
    entries.push({
      name: new TextDecoder().decode(tail.subarray(at + entryBytes, at + entryBytes + nameBytes)),
      unpackedBytes: view.getUint32(at + 24, true),
    })
    at = next
  }
  return entries
}

/** True when a file ends as an archive, even one that was appended to something else: unpackers open it either way. */
export const endsAsZip = (tail: Uint8Array): boolean =>
  endRecordAt(new DataView(tail.buffer, tail.byteOffset, tail.byteLength)) !== null

/** Where the end record begins: the one whose comment ends exactly with the file. */
function endRecordAt(view: DataView): number | null {
  const last = view.byteLength - endRecordBytes
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (view.getUint32(at, true) === 0x06054b50 && view.getUint16(at + 20, true) === last - at) return at
  }
  return null
}
