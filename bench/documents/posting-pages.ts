import type { ComposedPosting, PostingRow } from './compose-posting.fixture.ts'
import { makeRandom } from './random.ts'

const textOf = (row: PostingRow): string => row.cells.map((cell) => cell.map(({ text }) => text).join('')).join('\t')

/** A generated posting as pasted text. */
export function pastedPosting({ rows }: ComposedPosting, seed: number): string {
  const random = makeRandom(seed ^ 0x7a57)
  const mark = random.pick(['• ', '- ', '* ', '· ', '• '])
  return rows
    .flatMap((row) => [...(row.hasGap ? [''] : []), (row.form === 'bullet' ? mark : '') + textOf(row)])
    .join('\n')
}
