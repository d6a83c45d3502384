import { resumeLimits, resumeProblem } from '#contract/domain/upload-limits.ts'
import { localHeaderBytes, ZipProblem, type ZipEntry } from './zip-directory.ts'

const [stored, deflated] = [0, 8]
const damaged = () => new ZipProblem('This file is damaged in the ZIP.')

/** Says why a file of a ZIP can't be a résumé, from what the directory claims; null if it may be one. */
export function entryProblem({ path, isEncrypted, method, unpackedBytes }: ZipEntry): string | null {
  if (path.split('/').includes('..')) return 'Its folder is outside of the ZIP.'
  if (isEncrypted) return 'It’s protected with a password.'
  if (method !== stored && method !== deflated) return 'It’s compressed in a way that browsers can’t read.'
  const problem = resumeProblem({ name: path.split('/').at(-1) ?? '', size: unpackedBytes })
  return problem && `${problem.text}.`
}

/**
 * Unpacks a file of a ZIP. No more than it claims to contain is ever unpacked, and never more than a résumé may have.
 *
 * @throws ZipProblem
 */
export async function unpackZipEntry(zip: Blob, entry: ZipEntry): Promise<Blob> {
  const problem = entryProblem(entry)
  if (problem) throw new ZipProblem(problem)
  const header = new DataView(await zip.slice(entry.offset, entry.offset + localHeaderBytes).arrayBuffer())
  if (header.byteLength < localHeaderBytes || header.getUint32(0, true) !== 0x04034b50) throw damaged()
  const start = entry.offset + localHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = zip.slice(start, start + entry.packedBytes)
  if (packed.size !== entry.packedBytes) throw damaged()
  const bytes = entry.method === stored ? await storedBytes(packed, entry) : await inflated(packed, entry)
  if (bytes.byteLength !== entry.unpackedBytes || crc32(bytes) !== entry.crc) throw damaged()
  return new Blob([bytes])
}

async function storedBytes(packed: Blob, { unpackedBytes }: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  if (packed.size !== unpackedBytes || packed.size > resumeLimits.maxBytes) throw damaged()
  return new Uint8Array(await packed.arrayBuffer())
}

async function inflated(packed: Blob, { unpackedBytes }: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(unpackedBytes)
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return bytes.subarray(0, size)
      if (size + value.byteLength > unpackedBytes) throw damaged()
      bytes.set(value, size)
      size += value.byteLength
    }
  } catch {
    await reader.cancel().catch(() => undefined)
    throw damaged()
  }
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb8_8320 : 0)
  return value >>> 0
})

/** The checksum of ZIP files (APPNOTE 4.4.7). */
function crc32(bytes: Uint8Array): number {
  let value = 0xffff_ffff
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffff_ffff) >>> 0
}
