import { withName } from '#worker/reading/posting/job-form-fields.ts'
import { pageName } from './job-pages.fixture.ts'
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

/** Puts the name of the page above a posting. */
export const withPageName = (posting: ComposedPosting, seed: number): ComposedPosting => ({
  ...posting,
  rows: [{ cells: [pageName(posting, seed)], form: 'line', kind: 'head', hasGap: false }, ...posting.rows],
})

/** The text of a posting on a page, with the page's name above it. */
export const namedText = ({ rows }: ComposedPosting, text: string): string =>
  withName((rows[0]?.cells[0] ?? []).map((span) => span.text).join(''), text)
