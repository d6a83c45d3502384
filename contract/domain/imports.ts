import { candidateImportFields } from './import-candidate-fields.ts'
import { contactImportFields } from './import-contact-fields.ts'
import { firmImportFields } from './import-firm-fields.ts'
import { jobImportFields } from './import-job-fields.ts'
import { submissionImportFields } from './import-submission-fields.ts'

/** Records that can be imported, in the order in which an agency moves in: submissions need all others. */
export const importKinds = ['candidates', 'firms', 'contacts', 'jobs', 'submissions'] as const
export type ImportKind = (typeof importKinds)[number]

export const importStates = [
  /** The file is being stored row by row; one that stays here was cut off. */
  'reading',
  /** Waits for the columns to be confirmed. */
  'columns',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

export const importVerdicts = [
  /** Makes a new record. */
  'new',
  /** Fills empty fields of the record that it is about. */
  'update',
  /** The record that it is about says all of it already. */
  'same',
  /** May be about a record, by a phone number or a name, or works at a firm that is off limits; somebody has to decide. */
  'possible',
  /** Has problems, and is left out. */
  'bad',
] as const
export type ImportVerdict = (typeof importVerdicts)[number]

/** Lists of the rows of an import: by verdict, and those whose records an undo left as they are. */
export const importRowLists = [...importVerdicts, 'kept'] as const
export type ImportRowList = (typeof importRowLists)[number]

/** Decisions about a possible duplicate. Without one the row is left out. */
export const importChoices = ['new', 'update', 'skip'] as const
export type ImportChoice = (typeof importChoices)[number]

/** Decisions that each kind of record knows: an import doesn't change a job or a submission on record. */
export const importChoicesOf: Record<ImportKind, readonly ImportChoice[]> = {
  candidates: importChoices,
  firms: importChoices,
  contacts: importChoices,
  jobs: ['new', 'skip'],
  submissions: ['new', 'skip'],
}

/** Limits of a file. Cells and lines are in characters. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 50_000,
  columns: 200,
  /** As many as a cell of a spreadsheet holds. */
  cell: 32_767,
  line: 200_000,
  /** A ZIP of résumés. */
  zipBytes: 500 * 1024 * 1024,
  /** All résumés of an import. */
  resumeBytes: 1024 * 1024 * 1024,
} as const

/** Days in which an import can be undone. Its rows are deleted afterwards. */
export const importUndoDays = 7

/** A field that a column can fill. */
export type ImportField = {
  key: string
  label: string
  /** Headers of the column in spreadsheets and other systems, in lower case without blanks and signs. */
  aliases: readonly string[]
  /** In the template that people can download. */
  example: string
}

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  candidates: candidateImportFields,
  firms: firmImportFields,
  contacts: contactImportFields,
  jobs: jobImportFields,
  submissions: submissionImportFields,
}

/** Fields whose column may replace what a record says. All others fill only what it leaves empty. */
const replaceableFields: Record<ImportKind, readonly string[]> = {
  candidates: [
    'phone',
    'linkedinUrl',
    'lastJobTitle',
    'lastFirmName',
    'location',
    'city',
    'region',
    'lawSchool',
    'jdYear',
    'yearsExperience',
    'seniority',
    'practiceAreas',
    'barStates',
    'notes',
    'owner',
  ],
  firms: ['amLawRank', 'headcount', 'website', 'notes'],
  contacts: ['phone', 'title', 'notes'],
  jobs: [],
  submissions: [],
}

/** True if the column of a field may replace what a record says. */
export const isReplaceable = (kind: ImportKind, field: string): boolean => replaceableFields[kind].includes(field)

/** A header in lower case without blanks and signs. */
export const plainHeader = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The kind of value that a column contains, where its cells show it without a header. */
const shownBy: readonly [key: string, pattern: RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['linkedinUrl', /linkedin\.com\/(?:in|pub)\//i],
]

/**
 * Guesses what each column means: by its header, then by its cells. Each field is guessed once.
 *
 * @param samples Some rows of the file.
 * @returns A field for each column; an empty text for a column that is left out.
 */
export function guessColumns(
  kind: ImportKind,
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): string[] {
  const taken = new Set<string>()
  const take = (key: string | undefined): string => {
    if (key === undefined || taken.has(key)) return ''
    taken.add(key)
    return key
  }
  const byHeader = headers.map((header) => {
    const name = plainHeader(header)
    return take(
      importFields[kind].find(({ key, label, aliases }) =>
        [plainHeader(key), plainHeader(label), ...aliases].includes(name),
      )?.key,
    )
  })
  return byHeader.map((key, column) => {
    if (key !== '') return key
    const cells = samples.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
    const shown = shownBy.find(([, pattern]) => cells.length > 0 && cells.every((cell) => pattern.test(cell)))
    return importFields[kind].some(({ key: known }) => known === shown?.[0]) ? take(shown?.[0]) : ''
  })
}

/** Fields with ids of another system, which has to be named. */
const fieldsOfIds: readonly string[] = ['externalId', 'candidateId', 'jobId', 'firmId']

/** True if columns have ids of another system. */
export const hasExternalIds = (columns: readonly string[]): boolean =>
  columns.some((field) => fieldsOfIds.includes(field))

/** Fields that people who start from scratch fill: all but ids of another system. */
export const templateFields = (kind: ImportKind): readonly ImportField[] =>
  importFields[kind].filter(({ key }) => !fieldsOfIds.includes(key))

/** Longest name of another system, in characters. */
export const maxSourceLength = 60

/** Says what a choice of columns is missing; undefined if it can be checked. */
export function columnsProblem(kind: ImportKind, columns: readonly string[]): string | undefined {
  const chosen = columns.filter((key) => key !== '')
  const twice = chosen.find((key, at) => chosen.indexOf(key) !== at)
  if (twice !== undefined) return 'Two columns fill the same field. Leave one of them out.'
  const missing = requiredFields[kind].filter(({ anyOf }) => !anyOf.some((key) => chosen.includes(key)))
  if (missing.length === 0) return undefined
  return `Choose the column with the ${inList(missing.map(({ name }) => name))}.`
}

/** Fields without which no row of a kind can be imported. One field of each list is enough. */
const requiredFields: Record<ImportKind, readonly { name: string; anyOf: readonly string[] }[]> = {
  candidates: [{ name: 'name', anyOf: ['name', 'lastName'] }],
  firms: [{ name: 'name', anyOf: ['name'] }],
  contacts: [
    { name: 'firm', anyOf: ['firm', 'firmId'] },
    { name: 'name', anyOf: ['name', 'lastName'] },
  ],
  jobs: [
    { name: 'title', anyOf: ['title'] },
    { name: 'firm', anyOf: ['firmName', 'firmId'] },
    { name: 'location', anyOf: ['location', 'city'] },
    { name: 'practice area', anyOf: ['practiceArea'] },
    { name: 'description', anyOf: ['description'] },
  ],
  submissions: [
    { name: 'candidate', anyOf: ['email', 'name', 'candidateId'] },
    { name: 'firm', anyOf: ['firm', 'firmId'] },
    { name: 'job', anyOf: ['jobTitle', 'jobId'] },
  ],
}

const inList = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names)
