const sectorBytes = 512
const endOfChain = 0xffff_fffe
const fatSector = 0xffff_fffd

/**
 * A Word 97 document that holds a text and nothing else: a compound file with the two streams that text needs.
 *
 * @param options.isNarrow One byte a letter (windows-1252) instead of two.
 */
export function wordFile(text: string, options: { isNarrow?: boolean; isEncrypted?: boolean } = {}): Uint8Array {
  const letters = options.isNarrow ? narrow(text) : wide(text)
  const main = new Uint8Array(Math.max(8 * sectorBytes, pad(1024 + letters.byteLength)))
  const head = new DataView(main.buffer)
  head.setUint16(0, 0xa5ec, true)
  head.setUint16(0x0a, 0x0200 | (options.isEncrypted ? 0x0100 : 0), true)
  head.setUint32(0x4c, text.length, true)
  head.setUint32(0x1a2, 0, true)
  head.setUint32(0x1a6, 5 + 16, true)
  main.set(letters, 1024)

  const table = new Uint8Array(8 * sectorBytes)
  const pieces = new DataView(table.buffer)
  pieces.setUint8(0, 2)
  pieces.setUint32(1, 16, true)
  pieces.setUint32(9, text.length, true)
  pieces.setUint32(15, options.isNarrow ? (1024 * 2) | 0x4000_0000 : 1024, true)

  const [mainSectors, tableSectors] = [main.byteLength / sectorBytes, table.byteLength / sectorBytes]
  const file = new Uint8Array((3 + mainSectors + tableSectors) * sectorBytes)
  const view = new DataView(file.buffer)
  view.setUint32(0, 0xe011cfd0, true)
  view.setUint32(4, 0xe11ab1a1, true)
  view.setUint16(30, 9, true)
  view.setUint16(32, 6, true)
  view.setUint32(44, 1, true)
  view.setUint32(48, 1, true)
  view.setUint32(56, 4096, true)
  view.setUint32(60, endOfChain, true)
  view.setUint32(68, endOfChain, true)
  for (let at = 76; at < 512; at += 4) view.setUint32(at, at === 76 ? 0 : 0xffff_ffff, true)

  const fat = (sector: number, next: number) => view.setUint32(sectorBytes + sector * 4, next, true)
  for (let sector = 0; sector < sectorBytes / 4; sector++) fat(sector, 0xffff_ffff)
  fat(0, fatSector)
  fat(1, endOfChain)
  for (let at = 0; at < mainSectors; at++) fat(2 + at, at === mainSectors - 1 ? endOfChain : 3 + at)
  for (let at = 0; at < tableSectors; at++)
    fat(2 + mainSectors + at, at === tableSectors - 1 ? endOfChain : 3 + mainSectors + at)

  const entry = (index: number, name: string, kind: number, start: number, size: number) => {
    const at = 2 * sectorBytes + index * 128
    file.set(wide(name), at)
    view.setUint16(at + 64, (name.length + 1) * 2, true)
    view.setUint8(at + 66, kind)
    view.setUint32(at + 116, start, true)
    view.setUint32(at + 120, size, true)
  }
  entry(0, 'Root Entry', 5, endOfChain, 0)
  entry(1, 'WordDocument', 2, 2, main.byteLength)
  entry(2, '1Table', 2, 2 + mainSectors, table.byteLength)
  file.set(main, 3 * sectorBytes)
  file.set(table, (3 + mainSectors) * sectorBytes)
  return file
}

const pad = (bytes: number) => Math.ceil(bytes / sectorBytes) * sectorBytes

function wide(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true)
  return bytes
}

/** Windows-1252, as far as the tests use it. */
const narrow = (text: string): Uint8Array => Uint8Array.from(text, (char) => (char === '–' ? 0x96 : char.charCodeAt(0)))
