import { datesIn } from './resume-dates.ts'
import { titleWord } from './resume-words.ts'

/** Splits a line that lists several dated positions; a line with one position stays whole. */
export function seatsApart(line: string): string[] {
  const ranges = datesIn(line).filter(({ isRange }) => isRange)
  if (ranges.length < 2) return [line]
  const pieces: string[] = []
  let from = 0
  for (const { end } of ranges) {
    const piece = line.slice(from, end).replace(/^[\s;,.|)–—-]+/, '')
    if (pieces.length > 0 && !titleWord.test(piece)) return [line]
    pieces.push(piece)
    from = end
  }
  return pieces
}
