import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib'
import { textOfLines } from '#worker/reading/document/document-lines.ts'
import { readDocument } from '#worker/reading/document/document-text.ts'
import { budgetFor } from '#worker/reading/budget.ts'

/** Everything that a printed file holds, wherever it is: for checking our own print before it leaves. */
export type PdfContents = {
  pages: number
  /** Text that a reader sees and can select. */
  text: string
  /** Text that is drawn invisibly. */
  hidden: readonly string[]
  /** Every string object: the title and other properties, targets of links. */
  strings: readonly string[]
  /** Every name, of fonts for one. */
  names: readonly string[]
  /** Every stream as it reads once decoded, and the file as it is, letter for byte. */
  streams: readonly string[]
  /** Streams and file without the programs of fonts and without packed bytes, in each encoding that its text could have. */
  plain: readonly string[]
  /** Names of parts that a print never needs: attachments, scripts, links, forms. */
  extras: readonly string[]
}

const extraParts = new Set([
  'EmbeddedFiles',
  'EmbeddedFile',
  'Annots',
  'JavaScript',
  'JS',
  'URI',
  'AcroForm',
  'XFA',
  'OpenAction',
])

/**
 * Reads a PDF of our own back: through the reader that reads résumés, and object by object.
 *
 * @throws Error when the file can't be read, which for our own print is a defect.
 */
export async function readBackPdf(bytes: Uint8Array): Promise<PdfContents> {
  const read = await readDocument(bytes, 'pdf', budgetFor('document'))
  if (read.state !== 'read') throw new Error(`a printed file reads as ${read.state}`)
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const strings: string[] = []
  const names: string[] = []
  const streams = [letters(bytes)]
  const plain = [letters(bytes).replaceAll(/\bstream\r?\n[\s\S]*?\bendstream\b/g, ' ')]
  const extras = new Set<string>()

  function walk(object: PDFObject | undefined, isFont = false): void {
    if (object instanceof PDFString || object instanceof PDFHexString) strings.push(object.decodeText())
    else if (object instanceof PDFName) {
      const name = object.decodeText()
      names.push(name)
      if (extraParts.has(name)) extras.add(name)
    } else if (object instanceof PDFArray) object.asArray().forEach((each) => walk(each))
    else if (object instanceof PDFDict) {
      for (const [name, value] of object.entries()) {
        // The library gives every page an empty list of annotations.
        if (!(value instanceof PDFArray && value.size() === 0)) walk(name)
        walk(value)
      }
    } else if (object instanceof PDFRawStream) {
      walk(object.dict)
      const decoded = decodePDFRawStream(object).decode()
      const text = letters(decoded)
      if (!isFont) plain.push(...readings(decoded))
      // Text in two bytes a letter reads as its letters once the empty bytes are gone.
      streams.push(text, text.replaceAll('\0', ''), hexText(text))
    }
  }
  const fonts = fontPrograms(pdf)
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) walk(object, fonts.has(ref.toString()))
  return {
    pages: pdf.getPageCount(),
    text: textOfLines(read.lines),
    hidden: read.hidden,
    strings,
    names,
    streams,
    plain,
    extras: [...extras],
  }
}

/** References of the programs of fonts: binary, so short words turn up in them by chance. */
function fontPrograms(pdf: PDFDocument): ReadonlySet<string> {
  const keys = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => PDFName.of(key))
  return new Set(
    pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict ? keys.flatMap((key) => object.get(key)?.toString() ?? []) : [],
      ),
  )
}

/** Bytes as text in each encoding that a PDF could use: one byte a letter, UTF-8, UTF-16, and hexadecimal digits of those. */
function readings(bytes: Uint8Array): string[] {
  const text = letters(bytes)
  const packed = Uint8Array.from(
    [...text.matchAll(/<([0-9a-f\s]{4,})>/gi)].flatMap(([, digits = '']) => {
      const pairs = digits.replaceAll(/\s/g, '').match(/../g) ?? []
      return [...pairs.slice(0, 10_000).map((pair) => Number.parseInt(pair, 16)), 0, 10]
    }),
  )
  return [bytes, packed].flatMap((some) => [
    letters(some),
    letters(some).replaceAll('\0', ''),
    new TextDecoder('utf-8').decode(some),
    ...[some, some.slice(1)].map((shifted) => new TextDecoder('utf-16be').decode(shifted)),
  ])
}

const letters = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Text of strings in hexadecimal digits: "<4D617961>" is "Maya". */
function hexText(stream: string): string {
  const texts = [...stream.matchAll(/<([0-9a-f\s]{8,})>/gi)].map(([, digits = '']) => {
    const pairs = digits.replaceAll(/\s/g, '').match(/../g) ?? []
    return String.fromCharCode(...pairs.slice(0, 10_000).map((pair) => Number.parseInt(pair, 16))).replaceAll('\0', '')
  })
  return texts.join('\n')
}
