import { platformOf } from '#contract/domain/job-source-adapters.ts'
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

/** docs/job-sources.md: what of each platform `platforms.test.ts` proves. `node scripts/adapter-doc.mjs` writes it. */
export const adapterPage = (): string => `# Job sources: what is tested of each platform

Written by \`node scripts/adapter-doc.mjs\`. \`worker/features/sourcing/job-sources/platforms/platforms.test.ts\` takes every row through
every column, against a server that answers in the platform's format (\`stand-ins/\`): two reads of the same board, a board of
260 postings, a filled position, five ways to fail (over the list: nothing is lost, the reason is said in words, the
next read waits; over details: the list stands), and recovery.

"One answer": the platform gives the whole board at once, and a board of 260 is read whole. "In the list": there is nothing more
to read. "By the place": the platform has no field for it, and a place "Remote" is understood. "Not stated": the platform does not say it.

platform | list | paging | detail | salary | remote | closed | malformed | 404 | 429 | time-out | redirect to another host
${Array.from({ length: 12 }, () => '---').join(' | ')}
${standIns.map(row).join('\n')}
`
