import { rgb, type PDFDocument, type PDFPage, type RGB } from 'pdf-lib'
import type { TextStyle } from './font-library.ts'
import type { Line, Typesetter } from './typesetter.ts'

/** US Letter in points, and what stays free around the text. */
export const page = { width: 612, height: 792, side: 60, top: 54, bottom: 62 } as const
export const column = page.width - 2 * page.side
export const color = (hex: number): RGB => rgb((hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255)
// The light theme's tokens (web/theme.css), on white paper.
export const ink = color(0x16233b)
export const muted = color(0x495164)
export const accent = color(0x7a1f2b)
export const rule = color(0xddd5c3)
export const sunk = color(0xe8e2d5)

export type Flow = ReturnType<typeof pageFlow>

/** Puts things under one another, on a new page when the rest of this one is too short for them. */
export function pageFlow(pdf: PDFDocument, setter: Typesetter) {
  let current = pdf.addPage([page.width, page.height])
  let y = page.height - page.top
  const flow = {
    setter,
    pages: () => pdf.getPages(),
    page: (): PDFPage => current,
    y: () => y,
    /** Moves down. */
    skip: (points: number) => void (y -= points),
    /** Takes a new page when fewer points are left. */
    need(points: number) {
      if (y - points >= page.bottom) return
      current = pdf.addPage([page.width, page.height])
      y = page.height - page.top - 10
    },
    /** Sets a text down the column; gives how many lines it took. */
    text(
      text: string,
      {
        style = 'body',
        size = 10,
        leading = 1.45,
        color = ink,
        x = page.side,
        width = column,
        keep = 1,
      }: TextLook = {},
    ) {
      const lines = setter.lines(text, style, size, width)
      // No single line is left behind at the foot of a page, nor goes alone to the next.
      lines.forEach((line, at) => {
        const rest = at === lines.length - 2 ? 2 : 1
        const together = at === 0 ? Math.min(lines.length, Math.max(keep, 2)) : rest
        flow.need(size * leading * together)
        y -= size * leading
        flow.line(line, { x, size, color })
      })
      return lines.length
    },
    line: (line: Line, { x, size, color, up = 0 }: { x: number; size: number; color: RGB; up?: number }) =>
      setter.draw(current, line, { x, y: y + up + size * 0.25, size, color }),
    rule: (color: RGB = rule, thickness = 0.75, x: number = page.side) =>
      current.drawLine({
        start: { x, y },
        end: { x: page.width - page.side, y },
        color,
        thickness,
      }),
  }
  return flow
}

type TextLook = {
  style?: TextStyle
  size?: number
  leading?: number
  color?: RGB
  x?: number
  width?: number
  /** Number of first lines that stay together. */
  keep?: number
}
