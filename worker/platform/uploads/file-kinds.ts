import { mimeTypes, type UploadExtension } from '#contract/domain/upload-limits.ts'
import { endsAsZip, readZipDirectory, zipTailBytes } from './zip-directory.ts'

/** The kinds of file that people may upload; the type that we store and send is ours, never the uploader's. */
export type FileKind = UploadExtension

export const isFileKind = (name: string): name is FileKind => Object.hasOwn(mimeTypes, name)

/** The kind that a media type names; parameters are ignored. */
export function kindOfType(contentType: string): FileKind | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  return Object.keys(mimeTypes)
    .filter(isFileKind)
    .find((kind) => mimeTypes[kind] === type)
}

/** Number of first bytes that `sniff` needs, where the file has them. */
export const headBytes = 4096

/** Markup that makes a browser or a person take a document for a page. */
const pageMarkup = /<(?:!doctype\s+html|html|script|iframe|body|svg)[\s>/]/i
/** Text that browsers take for markup at the start of a text (WHATWG MIME sniffing, 7.1, and XML). */
const leadingMarkup =
  /^\s*<(?:!doctype|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|\?xml|!--)[\s>]/i

const latin1 = new TextDecoder('latin1')

const startsWith = (bytes: Uint8Array, prefix: readonly number[]) => prefix.every((byte, i) => bytes[i] === byte)

/**
 * Detects the kind of a file from its first bytes, whatever its name. Undefined for kinds that we don't accept.
 *
 * A PDF must begin with its mark (after at most a byte order mark and blanks): the 1,024 bytes that readers forgive are
 * where polyglots hide.
 */
export function sniff(head: Uint8Array): FileKind | undefined {
  const text = latin1.decode(head.subarray(0, headBytes))
  if (/^(?:\u00EF\u00BB\u00BF)?\s{0,16}%PDF-\d/.test(text)) return pageMarkup.test(text) ? undefined : 'pdf'
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'doc'
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'docx'
  const isText = !text.includes('\0') && !leadingMarkup.test(text) && !pageMarkup.test(text)
  return isText ? 'txt' : undefined
}

/** Looks at a file as it passes, with a few kilobytes of memory. Both answer whether the file is still fit. */
export type Inspection = { take: (chunk: Uint8Array) => boolean; finish: () => boolean }

/** Checks beyond the first bytes: needs the whole file, in pieces, and never more than its last 128 kB at once. */
export function inspectionOf(kind: FileKind): Inspection {
  if (kind === 'txt') return utf8Text()
  if (kind === 'doc') return { take: () => true, finish: () => true }
  const tail = tailOf(zipTailBytes)
  return {
    take(chunk) {
      tail.take(chunk)
      return true
    },
    finish() {
      // A PDF that ends as an archive is two files in one: a PDF to readers, an archive to unpackers.
      if (kind === 'pdf') return !endsAsZip(tail.bytes())
      const directory = readZipDirectory(tail.bytes(), tail.total())
      return directory !== null && isWordDocument(directory)
    },
  }
}

function utf8Text(): Inspection {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  const decodes = (chunk?: Uint8Array) => {
    try {
      return !(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()).includes('\0')
    } catch {
      return false
    }
  }
  return { take: decodes, finish: () => decodes() }
}

/** Real ones hold some dozens of parts; the limits only stop archives made to overwhelm programs that unpack them. */
const maxParts = 5_000
const maxUnpackedBytes = 200 * 1024 * 1024

function isWordDocument(entries: { name: string; unpackedBytes: number }[]): boolean {
  const names = new Set(entries.map(({ name }) => name))
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  return (
    names.has('[Content_Types].xml') &&
    entries.some(({ name }) => name.startsWith('word/')) &&
    !entries.some(({ name }) => isUnsafeName(name)) &&
    entries.length <= maxParts &&
    unpacked <= maxUnpackedBytes
  )
}

/** Names that climb out of the folder they are unpacked in, and macros, which a .docx can't carry. */
const isUnsafeName = (name: string) =>
  name.startsWith('/') || name.includes('\\') || name.split('/').includes('..') || /vbaProject\.bin$/i.test(name)

/** Keeps the last `size` bytes of what passes. */
function tailOf(size: number) {
  let kept: Uint8Array[] = []
  let keptBytes = 0
  let seenBytes = 0
  return {
    take(chunk: Uint8Array) {
      kept.push(chunk)
      keptBytes += chunk.byteLength
      seenBytes += chunk.byteLength
      while (kept[0] && keptBytes - kept[0].byteLength >= size) {
        keptBytes -= kept[0].byteLength
        kept = kept.slice(1)
      }
    },
    bytes() {
      const all = new Uint8Array(keptBytes)
      let at = 0
      for (const chunk of kept) {
        all.set(chunk, at)
        at += chunk.byteLength
      }
      return all.subarray(Math.max(0, keptBytes - size))
    },
    total: () => seenBytes,
  }
}
