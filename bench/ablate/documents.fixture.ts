// The documents on which rules are judged, and from which their examples come.
import type { FieldCount } from '../documents/judge.fixture.ts'
import type { TextKind } from './read-text.fixture.ts'

/** Of each field the values that should be there, those that are right, and those that are wrong or invented. */
export type Outcome = Record<string, { stated: number; right: number; wrong: number }>

export type RuleDocument = {
  set: string
  /** The text itself, or the name of a page, site or file, which no other one of its set has. */
  name: string
  /** Kind of a text, which decides how it is read. */
  kind?: TextKind
  /** The page, as a text of which an example may be made. */
  html?: () => string
  /** Makes what the document needs to be read. */
  prepare?: () => void | Promise<void>
  /** Everything that the readers say of it. */
  read: () => unknown
  /** Reads it and compares its fields with what is known of it; undefined where nothing is. */
  judge?: (() => Outcome | Promise<Outcome>) | undefined
}

/** Counts of fields as an outcome. */
export function outcomeOf(counts: Readonly<Record<string, FieldCount>>): Outcome {
  return Object.fromEntries(
    Object.entries(counts).map(([field, { right, wrong, empty, invented }]) => [
      field,
      { stated: right + wrong + empty, right, wrong: wrong + invented },
    ]),
  )
}

const texts = ['own examples', 'texts of tests']
const postings = [
  'titles',
  'places',
  'odd postings',
  'postings',
  'held-out postings',
  'written postings',
  'job platforms',
]
const jobs = ['labeled job pages', 'job pages', 'pages of openings', 'written job pages']
const people = ['people pages', 'directories', 'firm sites', 'written firm sites']
/** Sets that the readers of a folder read; those of a folder that isn't named read all. */
const setsOf: Readonly<Record<string, readonly string[]>> = {
  query: [...texts, 'queries'],
  posting: [...texts, ...postings, ...jobs],
  resume: [...texts, 'résumés', 'held-out résumés', 'written résumés'],
  person: [...texts, ...people],
  site: [...texts, ...people],
  document: [...texts, 'odd files', 'résumé files', ...jobs, 'people pages'],
}

/** Documents that the readers of some folders read, or of one set. */
export async function documentsOf(folders: readonly string[], onlySet?: string): Promise<RuleDocument[]> {
  const { textSets } = await import('./text-sets.fixture.ts')
  const { pageSets } = await import('./page-sets.fixture.ts')
  const { writtenSets } = await import('./written-sets.fixture.ts')
  const isWanted = (set: string) =>
    onlySet === undefined ? folders.some((folder) => setsOf[folder]?.includes(set) ?? true) : set === onlySet
  const documents: RuleDocument[] = []
  for (const [set, make] of Object.entries({ ...textSets, ...pageSets, ...writtenSets }))
    if (isWanted(set)) documents.push(...(await make()))
  return documents
}
