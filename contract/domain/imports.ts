import { jobImportFields } from './import-job-fields.ts'

/** Records that can be imported. */
export const importKinds = ['candidates', 'jobs'] as const
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
  /** Fills empty fields of a record with the same email address. */
  'update',
  /** A record with the same email address already says all of it. */
  'same',
  /** Shares a phone number, a profile, or a name with a record; somebody has to decide. */
  'possible',
  /** Has problems, and is left out. */
  'bad',
] as const
export type ImportVerdict = (typeof importVerdicts)[number]

/** Decisions about a possible duplicate. Without one the row is left out. */
export const importChoices = ['new', 'update', 'skip'] as const
export type ImportChoice = (typeof importChoices)[number]

/** Decisions that each kind of record knows: a job on record isn't changed by an import. */
export const importChoicesOf: Record<ImportKind, readonly ImportChoice[]> = {
  candidates: importChoices,
  jobs: ['new', 'skip'],
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

/** Fields of a person. The names of columns are those of plain spreadsheets and of Bullhorn's export. */
const candidateFields = [
  {
    key: 'name',
    label: 'Name',
    aliases: ['fullname', 'candidate', 'candidatename', 'contactname', 'person'],
    example: 'Maya Chen',
  },
  { key: 'firstName', label: 'First name', aliases: ['first', 'givenname', 'forename'], example: '' },
  { key: 'lastName', label: 'Last name', aliases: ['last', 'surname', 'familyname'], example: '' },
  {
    key: 'email',
    label: 'Email',
    aliases: ['emailaddress', 'primaryemail', 'email1', 'mail', 'personalemail'],
    example: 'maya.chen@example.com',
  },
  {
    key: 'phone',
    label: 'Phone number',
    aliases: ['phone', 'mobile', 'mobilephone', 'cell', 'cellphone', 'primaryphone', 'phone1', 'telephone'],
    example: '(212) 555-0134',
  },
  {
    key: 'linkedinUrl',
    label: 'LinkedIn profile',
    aliases: ['linkedin', 'linkedinurl', 'linkedinprofileurl', 'profileurl'],
    example: 'https://www.linkedin.com/in/maya-chen',
  },
  {
    key: 'lastJobTitle',
    label: 'Last job title',
    aliases: ['title', 'jobtitle', 'currenttitle', 'occupation', 'position', 'currentposition'],
    example: 'Senior Associate',
  },
  {
    key: 'lastFirmName',
    label: 'Last firm',
    aliases: [
      'firm',
      'company',
      'companyname',
      'currentcompany',
      'currentemployer',
      'employer',
      'currentfirm',
      'organization',
    ],
    example: 'Whitfield & Crane LLP',
  },
  { key: 'location', label: 'City and state together', aliases: ['location', 'citystate', 'office'], example: '' },
  { key: 'city', label: 'City', aliases: ['addresscity', 'address1city'], example: 'New York' },
  {
    key: 'region',
    label: 'State or region',
    aliases: ['state', 'region', 'addressstate', 'address1state', 'province'],
    example: 'NY',
  },
  {
    key: 'lawSchool',
    label: 'Law school',
    aliases: ['school', 'lawschoolname', 'education', 'educationschool', 'jdschool'],
    example: 'Fordham University School of Law',
  },
  {
    key: 'jdYear',
    label: 'Class year',
    aliases: ['jdyear', 'classyear', 'graduationyear', 'lawschoolgraduation', 'class'],
    example: '2016',
  },
  {
    key: 'yearsExperience',
    label: 'Years of experience',
    aliases: ['experience', 'yearsofexperience', 'yearsexperience', 'pqe'],
    example: '9',
  },
  {
    key: 'seniority',
    label: 'Seniority',
    aliases: ['level', 'senioritylevel', 'experiencelevel', 'rank'],
    example: 'Senior Associate',
  },
  {
    key: 'practiceAreas',
    label: 'Practice areas',
    aliases: [
      'practicearea',
      'practice',
      'practicegroup',
      'specialty',
      'specialties',
      'primaryskills',
      'skills',
      'category',
      'categories',
    ],
    example: 'Mergers & Acquisitions; Private Equity',
  },
  {
    key: 'barStates',
    label: 'Bar admissions',
    aliases: ['bar', 'bars', 'baradmission', 'admissions', 'admittedin', 'certifications'],
    example: 'NY; NJ',
  },
  {
    key: 'notes',
    label: 'Notes',
    aliases: ['note', 'comments', 'comment', 'description', 'generalcomments'],
    example: '',
  },
  {
    key: 'owner',
    label: 'Owner’s email',
    aliases: ['owner', 'owneremail', 'recruiter', 'recruiteremail', 'partner', 'partneremail'],
    example: '',
  },
  {
    key: 'resumeFile',
    label: 'Résumé file',
    aliases: ['résumé', 'resume', 'resumefilename', 'résuméfilename', 'cv', 'cvfile', 'filename', 'attachment'],
    example: '',
  },
] as const satisfies readonly ImportField[]
export type CandidateImportField = (typeof candidateFields)[number]['key']

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  candidates: candidateFields,
  jobs: jobImportFields,
}

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
  jobs: [
    { name: 'title', anyOf: ['title'] },
    { name: 'firm', anyOf: ['firmName'] },
    { name: 'location', anyOf: ['location', 'city'] },
    { name: 'practice area', anyOf: ['practiceArea'] },
    { name: 'description', anyOf: ['description'] },
  ],
}

const inList = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names)
