/*
 * QR codes by ISO/IEC 18004: text as bytes, error correction level M (15 % may be unreadable), versions 1 to 13, which
 * hold up to 331 bytes. Drawn here, so that a secret never goes to anybody else's picture service.
 */

/** Of level M, by version: check bytes in each block, and blocks (ISO/IEC 18004, table 9). */
const checkBytes = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22] as const
const blockCounts = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9] as const
const lastVersion = blockCounts.length - 1

/** Dark is true; a row of them, from the top. */
export type QrMatrix = boolean[][]

/**
 * The modules of a QR code, without the quiet zone of four around it.
 *
 * @throws RangeError for text of more than 331 bytes in UTF-8.
 */
export function qrMatrix(text: string): QrMatrix {
  const bytes = [...new TextEncoder().encode(text)]
  const version = versionFor(bytes.length)
  const codewords = interleaved(dataCodewords(bytes, version), version)
  let best: { matrix: QrMatrix; penalty: number } | undefined
  for (let mask = 0; mask < masks.length; mask++) {
    const matrix = drawn(version, codewords, mask)
    const penalty = penaltyOf(matrix)
    if (!best || penalty < best.penalty) best = { matrix, penalty }
  }
  if (!best) throw new RangeError('no mask')
  return best.matrix
}

/** The dark modules as the path of an SVG whose unit is one module. */
export function qrPath(matrix: QrMatrix): string {
  return matrix.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}

const sizeOf = (version: number) => version * 4 + 17

/** Centres of the alignment patterns along one side. */
function alignmentCentres(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const last = sizeOf(version) - 7
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)]
}

/** Bytes that fit into a version: the modules that no pattern takes, in eights. */
function totalCodewords(version: number): number {
  const count = alignmentCentres(version).length
  // Three finders with their margins and format bits, the timing lines, then the alignment patterns that touch neither.
  const patterns = count === 0 ? 0 : (count * count - 3) * 25 - (count - 2) * 10
  const fixed = 3 * 64 + 2 * 15 + 1 + 2 * (sizeOf(version) - 16) + patterns + (version >= 7 ? 36 : 0)
  return Math.floor((sizeOf(version) ** 2 - fixed) / 8)
}

const dataBytes = (version: number) =>
  totalCodewords(version) - (checkBytes[version] ?? 0) * (blockCounts[version] ?? 0)

const lengthBits = (version: number) => (version < 10 ? 8 : 16)

function versionFor(length: number): number {
  for (let version = 1; version <= lastVersion; version++) {
    if (length * 8 + 4 + lengthBits(version) <= dataBytes(version) * 8) return version
  }
  throw new RangeError('this text is too long for a QR code')
}

/** Mode, length, bytes, terminator and padding. */
function dataCodewords(bytes: number[], version: number): number[] {
  const capacity = dataBytes(version)
  let bits = '0100' + bytes.length.toString(2).padStart(lengthBits(version), '0')
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  bits += '0'.repeat(Math.min(4, capacity * 8 - bits.length))
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  const words = Array.from({ length: bits.length / 8 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2))
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** Multiplies in GF(2^8) over x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    if ((b >>> bit) & 1) product ^= a
  }
  return product
}

/** The Reed-Solomon check bytes of a block. */
function checksum(block: number[], count: number): number[] {
  let divisor = [1]
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((value, index) => value ^ times(divisor[index - 1] ?? 0, root))
  }
  const rest = Array.from({ length: count }, () => 0)
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ times(divisor[at + 1] ?? 0, factor)
  }
  return rest
}

/** Blocks, the longer ones last, each with its check bytes; then the first byte of each, the second … */
function interleaved(data: number[], version: number): number[] {
  const count = blockCounts[version] ?? 1
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const blocks: number[][] = []
  for (let at = 0, from = 0; at < count; at++) {
    const length = short + (at >= count - longer ? 1 : 0)
    blocks.push(data.slice(from, from + length))
    from += length
  }
  const checks = blocks.map((block) => checksum(block, checkBytes[version] ?? 0))
  const columns = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.flatMap((row) => row[at] ?? []),
    ).flat()
  return [...columns(blocks), ...columns(checks)]
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** What is left of a BCH code's division; the check bits of format and version. */
function bchRest(value: number, generator: number, bits: number): number {
  let rest = value << bits
  for (let at = 31 - Math.clz32(rest); at >= bits; at = 31 - Math.clz32(rest)) rest ^= generator << (at - bits)
  return rest
}

function drawn(version: number, codewords: number[], mask: number): QrMatrix {
  const size = sizeOf(version)
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  )
  const put = (x: number, y: number, isDark: boolean) => {
    const row = cells[y]
    if (row && x >= 0 && x < size) row[x] = isDark
  }

  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        put(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  const centres = alignmentCentres(version)
  for (const cx of centres) {
    for (const cy of centres) {
      const isFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6)
      if (isFinder) continue
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) put(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    }
  }
  // Level M is 00; the pattern keeps an empty format from being all light.
  const format = ((mask << 10) | bchRest(mask, 0x537, 10)) ^ 0x5412
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >>> bit) & 1) === 1
    put(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, isDark)
    put(bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, isDark)
  }
  put(8, size - 8, true)
  if (version >= 7) {
    const facts = (version << 12) | bchRest(version, 0x1f25, 12)
    for (let bit = 0; bit < 18; bit++) {
      const isDark = ((facts >>> bit) & 1) === 1
      const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)]
      put(along, across, isDark)
      put(across, along, isDark)
    }
  }

  const isMasked = masks[mask] ?? (() => false)
  let at = 0
  // Two columns at a time from the right, up and down in turn; the timing column is left out.
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (cells[y]?.[x] !== undefined) continue
        const isDark = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
        put(x, y, isDark !== isMasked(x, y))
        at++
      }
    }
  }
  return cells.map((row) => row.map((isDark) => isDark === true))
}

const finderLike = [/(?=10111010000)/g, /(?=00001011101)/g] as const

/** How hard a mask makes the code to read: long runs, blocks, what looks like a finder, and too much of one shade. */
function penaltyOf(matrix: QrMatrix): number {
  const size = matrix.length
  const rows = matrix.map((row) => row.map(Number).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  let penalty = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2
    for (const pattern of finderLike) penalty += [...line.matchAll(pattern)].length * 40
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const four = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`
      if (four === '0000' || four === '1111') penalty += 3
    }
  }
  const dark = rows.join('').replaceAll('0', '').length
  return penalty + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10
}
