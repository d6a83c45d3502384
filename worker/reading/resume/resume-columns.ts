import { headingOf } from './resume-heading-words.ts'

/** Longest line of a narrow column. */
const narrow = 45

/**
 * A résumé set in two columns whose lines were read across, "CONTACT⇥EXPERIENCE", put back into one: first the left column,
 * then the right. Nothing is changed where a tab only sets off a place, a date or a heading in the margin.
 *
 * @param text As `tidyResumeText` leaves it: a wide gap is a tab, one before the first word too.
 */
export function inOneColumn(text: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => {
    const [left = '', right = ''] = cellsOf(line)
    return headingOf(left.trim()) !== undefined && headingOf(right.trim()) !== undefined
  })
  if (start < 0) return text
  const left: string[] = []
  const right: string[] = []
  const hasMargin = lines.slice(start).some((line) => line.startsWith('\t'))
  for (const line of lines.slice(start)) {
    const cells = cellsOf(line)
    if (line.trim() === '') {
      left.push('')
      right.push('')
    } else if (line.startsWith('\t')) right.push(line.trim())
    else if (cells.length > 1) {
      left.push(cells[0] ?? '')
      right.push(cells[1] ?? '')
    } else if (line.length > narrow || (!hasMargin && /^\s*[^\p{L}\p{N}\s(+]/u.test(line))) right.push(line)
    else left.push(line)
  }
  return [...lines.slice(0, start), '', ...left, '', ...right].join('\n')
}

/** Text to the left and right of the first tab. */
function cellsOf(line: string): string[] {
  const at = line.indexOf('\t')
  return at <= 0 ? [line] : [line.slice(0, at), line.slice(at + 1)]
}
