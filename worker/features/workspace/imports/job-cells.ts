import type { JobImportField } from '#contract/domain/import-job-fields.ts'
import { defaultValidThrough, endOfDay, lastDayProblem } from '#contract/domain/job-dates.ts'
import { newJobForm, type JobForm } from '#contract/domain/job-form-rules.ts'
import { cleanLine, textLimits } from '#contract/domain/plain-text.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import { workTypes } from '#contract/domain/work-types.ts'
import { seniorityOf } from '#worker/reading/posting/posting-terms.ts'
import { unknownFirm } from './cell-reader.ts'
import { dayIn, pastMoment } from './past-moment.ts'

type Cells = Partial<Record<JobImportField, string>>
type FieldProblem = { field: JobImportField; message: string }

/** Opening of a job: the form's fields, and moments that only an import states, in milliseconds. */
export type JobOpening = { isActive: boolean; validThrough: number; postedDate: number; closedAt: number | null }

const words = (text: string) => new Set(text.split(', '))
const yes = words('yes, y, true, 1, x, open, active, remote, off-site, accepting candidates')
const no = words(
  'no, n, false, 0, closed, inactive, draft, archived, filled, placed, canceled, cancelled, on hold, lost, covered, on-site, on site, onsite, hybrid, no preference',
)

/** Items of a cell: lines if it has several, else parts between semicolons. */
const listIn = (cell = ''): string[] => [...new Set(cell.split(cell.includes('\n') ? '\n' : /[;|]/).map(cleanLine))]

/** "$225,000.00" as a number. Any other text stays, for the form to refuse. */
const numberIn = (cell: string): string => cell.replaceAll(/[$,\s]/g, '').replace(/\.0+$/, '')

const valueOf = (cell: string, options: readonly { value: string; label: string }[]): string => {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')
  return options.find(({ value, label }) => [value, label].some((one) => plain(one) === plain(cell)))?.value ?? cell
}
const workTypeOptions = [
  ...workTypes.map((value) => ({ value, label: value })),
  { value: 'Full-time', label: 'Permanent' },
  { value: 'Full-time', label: 'Direct Hire' },
  { value: 'Contract', label: 'Contractor' },
]

const placeIn = ({ location = '', city = '', region = '' }: Cells): string =>
  location.trim() || [city, region].map(cleanLine).filter(Boolean).join(', ')

/** Fields of the form whose problem belongs to another column where the file has that one. */
function columnOf(field: string, cells: Cells): JobImportField {
  if (field === 'location' && cells.location === undefined) return cells.city === undefined ? 'region' : 'city'
  if (field === 'firmName' && cells.firmName === undefined) return 'firmId'
  return field as JobImportField
}

/** A problem of the form as one of the row. A firm that the row names by its id alone isn't missing but unknown. */
function problemOf(field: string, message: string, cells: Cells): FieldProblem {
  const isUnknownId = field === 'firmName' && !cells.firmName?.trim() && cells.firmId?.trim()
  return isUnknownId ? { field: 'firmId', message: unknownFirm.firmId } : { field: columnOf(field, cells), message }
}

/**
 * Reads a job from the cells of a row, with the rules of the job form. A job without a word about being open isn't public.
 *
 * @returns The title, and what the form and the moments say or every problem of the row.
 */
export function jobIn(cells: Cells, now: Date) {
  const problems: FieldProblem[] = []
  const report = (field: JobImportField, message: string) => void problems.push({ field, message })
  const text = (field: JobImportField) => cells[field]?.trim() ?? ''
  const isYes = (field: JobImportField) => {
    const word = text(field).toLowerCase()
    if (word !== '' && !yes.has(word) && !no.has(word)) report(field, 'Use yes or no.')
    return yes.has(word)
  }
  const { data, error } = newJobForm.safeParse({
    ...Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== '')),
    location: placeIn(cells),
    isActive: isYes('isActive'),
    isConfidential: isYes('isConfidential'),
    isRemote: isYes('isRemote'),
    isBigLaw: isYes('isBigLaw'),
    isBoutique: isYes('isBoutique'),
    // Other systems have no column for it, but titles state it.
    seniority: valueOf(text('seniority'), seniorities) || seniorityOf(text('title'), now),
    workType: text('workType') === '' ? undefined : valueOf(text('workType'), workTypeOptions),
    additionalAreas: listIn(cells.additionalAreas),
    requirements: listIn(cells.requirements),
    benefits: listIn(cells.benefits),
    yearsExperienceMin: numberIn(text('yearsExperienceMin')),
    yearsExperienceMax: numberIn(text('yearsExperienceMax')),
    salaryMin: numberIn(text('salaryMin')),
    salaryMax: numberIn(text('salaryMax')),
    validThrough: dayIn(text('validThrough')) ?? text('validThrough'),
  })
  for (const { path, message } of error?.issues ?? []) problems.push(problemOf(String(path[0]), message, cells))
  const [posted, closed] = (['postedDate', 'closedAt'] as const).map((field) => {
    const { moment, problem } = pastMoment(text(field), now)
    if (problem) report(field, problem)
    return moment
  })
  const endProblem = data && lastDayProblem(data, now)
  if (endProblem) report('validThrough', endProblem)
  const title = cleanLine(text('title')).slice(0, textLimits.name) || null
  if (!data || problems.length > 0) return { title, problems }
  return { title, problems, job: { form: data, opening: openingOf(data, now, { posted, closed }) } }
}

const openingOf = (
  { isActive, validThrough }: JobForm,
  now: Date,
  { posted, closed }: { posted: number | undefined; closed: number | undefined },
): JobOpening => ({
  isActive,
  validThrough: (endOfDay(validThrough ?? defaultValidThrough(now)) ?? now).getTime(),
  postedDate: posted ?? now.getTime(),
  closedAt: isActive ? null : (closed ?? null),
})
