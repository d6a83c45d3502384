// Runtime that fontkit's compiled shapers for Devanagari and similar scripts need.
import 'regenerator-runtime/runtime.js'
import fontkit, { type Font } from '@pdf-lib/fontkit'
import {
  beginText,
  endText,
  PDFOperator,
  PDFOperatorNames,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  setTextRise,
  type PDFDocument,
  type PDFFont,
  type PDFPage,
  type RGB,
} from 'pdf-lib'
import type { FontLibrary, Piece, Slice, TextStyle } from './font-library.ts'
import { leftToRight, lettersOf, merged, paragraphsOf, trimmed, wordsOf } from './line-breaking.ts'

/**
 * A line ready to be drawn, in points at size 1. Pieces are in the order in which they are read, which is the order of the
 * copied text too; `left` says where each begins.
 */
export type Line = { pieces: (Piece & { left: number })[]; width: number }

export type Typesetter = {
  /** Breaks a text at its line ends and wherever it would be wider than `width` points. At least one line. */
  lines: (text: string, style: TextStyle, size: number, width: number) => Line[]
  /** Draws a line with its left end at `x` on the baseline `y`, in points from the page's lower left. */
  draw: (page: PDFPage, line: Line, at: { x: number; y: number; size: number; color: RGB }) => void
}

type Face = { font: PDFFont; shapes: Font; features: Record<string, boolean> }

/** Ligatures and alternates would make the copied text differ from the written one; these scripts need them to be legible. */
const shaped: ReadonlySet<string> = new Set(['arabic', 'devanagari', 'thai', 'emoji'])
const plain = { liga: false, clig: false, calt: false, ccmp: false, rlig: false }

const zeroWidthJoiner = 0x200d
/**
 * Prepares the setting of some texts: finds and embeds the fonts they need, and no others.
 *
 * @param texts Everything that will be set, each with the style it is set in.
 */
export async function typesetter(
  document: PDFDocument,
  library: FontLibrary,
  texts: readonly (readonly [text: string, style: TextStyle])[],
): Promise<Typesetter> {
  const needed = new Map<string, Slice>()
  for (const [text, style] of texts) {
    for (const paragraph of paragraphsOf(text)) {
      for (const { slice } of library.pieces(paragraph, style)) needed.set(slice.file, slice)
    }
  }
  const faces = await embed(document, library, [...needed.values()])
  const widths = new Map<string, number>()

  const faceOf = ({ file }: Slice): Face => {
    const face = faces.get(file)
    if (!face) throw new Error(`text was set that was not prepared: ${file}`)
    return face
  }
  /** The advance of a piece, in points at size 1. */
  function widthOf({ slice, text }: Piece): number {
    const key = `${slice.file} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const { shapes, features } = faceOf(slice)
    const width = shapes.layout(text, features).advanceWidth / shapes.unitsPerEm
    widths.set(key, width)
    return width
  }
  const measure = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + widthOf(piece), 0)

  function lines(text: string, style: TextStyle, size: number, width: number): Line[] {
    const most = width / size
    return paragraphsOf(text).flatMap((paragraph) => {
      const done: Line[] = []
      let current: Piece[] = []
      let used = 0
      const end = () => {
        done.push(lineOf(current))
        current = []
        used = 0
      }
      const words = wordsOf(library.pieces(paragraph, style))
      for (const word of words) {
        const wide = measure(trimmed(word))
        if (current.length > 0 && used + wide > most) end()
        if (wide <= most) {
          current.push(...word)
          used += measure(word)
          continue
        }
        // A word wider than the column, such as an address: broken where it has to be.
        for (const part of word.flatMap(lettersOf)) {
          const partWidth = widthOf(part)
          if (current.length > 0 && used + partWidth > most) end()
          current.push(part)
          used += partWidth
        }
      }
      if (current.length > 0 || done.length === 0) end()
      return done
    })
  }

  const lineOf = (pieces: Piece[]): Line => {
    const read = merged(trimmed(pieces))
    const lefts = new Map<Piece, number>()
    let width = 0
    for (const piece of leftToRight(read)) {
      lefts.set(piece, width)
      width += widthOf(piece)
    }
    return { pieces: read.map((piece) => ({ ...piece, left: lefts.get(piece) ?? 0 })), width }
  }

  function draw(page: PDFPage, { pieces }: Line, { x, y, size, color }: Parameters<Typesetter['draw']>[2]): void {
    for (const piece of pieces) {
      const { font, shapes, features } = faceOf(piece.slice)
      const key = page.node.newFontDictionary(font.name, font.ref)
      const { glyphs, positions } = shapes.layout(piece.text, features)
      const codes = font.encodeText(piece.text).asString().match(/.{4}/g) ?? []
      const scale = 1000 / shapes.unitsPerEm
      const shown: PDFOperator[] = []
      let run: string[] = []
      let rise = 0
      const close = () => {
        if (run.length > 0) shown.push(showText(run))
        run = []
      }
      glyphs.forEach((glyph, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
        if (yOffset !== rise) {
          close()
          rise = yOffset
          shown.push(setTextRise((rise * size) / shapes.unitsPerEm))
        }
        // A dot or accent that the font sets apart is no letter of its own; copied, it must not look like one.
        if (glyph.codePoints.length === 0) glyph.codePoints.push(zeroWidthJoiner)
        if (xOffset !== 0) run.push(number(-xOffset * scale))
        run.push(`<${codes[at] ?? ''}>`)
        const back = (glyph.advanceWidth + xOffset - xAdvance) * scale
        if (Math.abs(back) > 0.5) run.push(number(back))
      })
      close()
      page.pushOperators(
        beginText(),
        setFillingColor(color),
        setFontAndSize(key, size),
        setTextMatrix(1, 0, 0, 1, x + piece.left * size, y),
        ...shown,
        ...(rise === 0 ? [] : [setTextRise(0)]),
        endText(),
      )
    }
  }

  return { lines, draw }
}

const number = (value: number) => String(Math.round(value * 10) / 10)
/** Neighbouring strings as one; numbers between them move what follows to the left. */
const showText = (run: readonly string[]) =>
  PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [`[${run.join('').replaceAll('><', '')}]`])

async function embed(
  document: PDFDocument,
  library: FontLibrary,
  slices: readonly Slice[],
): Promise<Map<string, Face>> {
  const files = await Promise.all(slices.map((slice) => library.read(slice)))
  const faces = new Map<string, Face>()
  for (const [at, { file, family }] of slices.entries()) {
    const bytes = files[at]
    if (!bytes) continue
    const shapes = fontkit.create(bytes)
    // pdf-lib makes its own font from the bytes; this copy shows how it places the letters.
    document.registerFontkit({ create: () => shapes })
    const features = shaped.has(family) ? {} : plain
    faces.set(file, { font: await document.embedFont(bytes, { subset: true, features }), shapes, features })
  }
  return faces
}
