import { platformOf } from '#contract/domain/job-platforms.ts'
import type { Aspect, StandIn } from './stand-in.ts'
import { standIns } from './stand-ins.ts'

const cell = ({ has }: StandIn, aspect: Aspect, otherwise: string) => (has.includes(aspect) ? 'yes' : otherwise)

const row = (standIn: StandIn): string =>
  [
    `\`${standIn.adapter}\` (${platformOf(standIn.adapter).label})`,
    'yes',
    cell(standIn, 'paging', 'one answer'),
    cell(standIn, 'detail', 'in the list'),
    cell(standIn, 'salary', 'not stated'),
    cell(standIn, 'remote', 'by the place'),
    cell(standIn, 'closed', 'not stated'),
    ...Array.from({ length: 5 }, () => 'yes'),
  ].join(' | ')

/** Text of docs/job-sources.md. `npm run adapter-doc` writes it. */
export const adapterPage = (): string => `# Job sources: what is tested for each platform

Written by \`npm run adapter-doc\`. \`worker/features/sourcing/job-sources/platforms/platforms.test.ts\` takes every row through
every column, against a server that answers in the platform's format (\`stand-ins/\`): two reads of the same board, a board of
260 postings, a filled position, five failures (of the list: nothing is lost, the reason is shown, the next read waits; of
details: the list is unaffected), and recovery.

"One answer": the platform returns the whole board at once, and a board of 260 is read completely. "In the list": there are
no further details. "By the place": the platform has no field for it, and the place "Remote" is understood. "Not stated": the
platform doesn't say it.

platform | list | paging | detail | salary | remote | closed | malformed | 404 | 429 | time-out | redirect to another host
${Array.from({ length: 12 }, () => '---').join(' | ')}
${standIns.map(row).join('\n')}
`
