import { closedSubmission } from '#contract/domain/submission-statuses.ts'
import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import { statusMovedBy } from '#contract/domain/status-truth.ts'
import type { BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { refuseBanned } from './banned-rows.service.ts'
import { recordsByRow } from './external-ids.service.ts'
import { unknownFirm } from './cell-reader.ts'
import { firmsOfRows, type FirmsOfRowsDeps } from './firms-of-rows.service.ts'
import type { CheckedRow, Import, ImportsRepo, StoredRow } from './imports.repo.ts'
import type { PersonImportsRepo } from './person-imports.repo.ts'
import { cellsByField, headerOf, problemsOf } from './row-cells.ts'
import { submissionIn, type StatedSubmission } from './submission-cells.ts'
import type { FoundSubmission, SubmissionImportsRepo } from './submission-imports.repo.ts'

export type CheckSubmissionsDeps = BanDeps &
  FirmsOfRowsDeps & {
    imports: ImportsRepo
    personImports: Pick<PersonImportsRepo, 'owners'>
    submissionImports: SubmissionImportsRepo
    now: () => Date
  }

type Problems = StoredRow['problems']
type ReadRow = {
  stored: StoredRow
  name: string | null
  stated?: StatedSubmission
  firmId?: number
  problems: Problems
}

/** Columns of a submission that a row makes. */
type ImportedSubmission = {
  matchKey: string
  personId: number
  firmId: number
  jobId: number
  companyName: string
  contactId: number | null
  status: string
  /** Of the application, where the row makes one. */
  applicationStatus: ApplicationStatus
  submittedAt: number
  submittedBy: number | null
  notes: string | null
  outcomeReason: string | null
}

/** Says what an import would do with these rows. Writes nothing. */
export async function checkSubmissions(
  deps: CheckSubmissionsDeps,
  given: Import,
  rows: readonly StoredRow[],
): Promise<CheckedRow[]> {
  const at = deps.now()
  const [read, owners] = await Promise.all([readRows(deps, given, rows, at), deps.personImports.owners()])
  const [people, jobs] = await Promise.all([
    recordsByRow(deps, given, { kind: 'candidates', field: 'candidateId', rows }),
    recordsByRow(deps, given, { kind: 'jobs', field: 'jobId', rows }),
  ])
  const wanted = read.flatMap(({ stored: { row }, stated, firmId }) =>
    stated && firmId !== undefined
      ? [{ ...stated, row, firmId, personId: people.records.get(row) ?? null, jobId: jobs.records.get(row) ?? null }]
      : [],
  )
  const found = new Map((await deps.submissionImports.find(wanted)).map((one) => [one.row, one]))
  await refuseBanned(
    deps,
    headerOf(given, columnOfPerson(given)),
    read.map(({ stored, stated, problems }) => ({
      contact: {
        email: found.get(stored.row)?.personEmail ?? stated?.email,
        phone: found.get(stored.row)?.personPhone,
        name: found.get(stored.row)?.personName ?? stated?.name ?? undefined,
      },
      problems,
    })),
  )
  const keys = [...found.values()].flatMap((one) => matchKeyOf(one) ?? [])
  const byKey = await deps.imports.firstRowsOf(given.id, keys)
  return read.map((one): CheckedRow => {
    const { stored, name, stated } = one
    const { row } = stored
    const match = found.get(row)
    const recruiterId = stated?.recruiter ? owners.get(stated.recruiter) : null
    const matchKey = match && matchKeyOf(match)
    const earlier = matchKey === undefined ? undefined : byKey.get(matchKey)
    const problems = problemsOfRow(given, one, { match, recruiterId, earlier })
    const record = stated && match ? recordOf(stated, match, { recruiterId, at }) : undefined
    const common = { row, ...namesOf(match, { name, email: stated?.email ?? stored.email }) }
    if (!stated || !match || !record || problems.length > 0) {
      return { ...common, verdict: 'bad', targetId: null, problems, record: null }
    }
    byKey.set(record.matchKey, row)
    return { ...common, ...verdictOf(given, stated, match), record }
  })
}

/** Name and address of the person on record, or else of the row. */
const namesOf = (match: FoundSubmission | undefined, row: { name: string | null; email: string | null }) => ({
  name: match?.personName ?? row.name,
  email: match?.personEmail ?? row.email,
})

function problemsOfRow(
  given: Import,
  { stored, stated, firmId, problems }: ReadRow,
  found: { match: FoundSubmission | undefined; recruiterId: number | null | undefined; earlier: number | undefined },
): Problems {
  const { match, recruiterId, earlier } = found
  const isRead = stated !== undefined && firmId !== undefined
  const column = headerOf(given, columnOfPerson(given))
  return [
    ...problems,
    ...(isRead ? problemsOf(given, missing(given, match)) : []),
    ...(isRead && recruiterId === undefined ? problemsOf(given, [unknownRecruiter]) : []),
    ...(earlier !== undefined && earlier < stored.row
      ? [{ column, message: `Row ${earlier} is the same submission.` }]
      : []),
  ]
}

/** The submission of a row whose person and job are on record. */
function recordOf(
  stated: StatedSubmission,
  match: FoundSubmission,
  { recruiterId, at }: { recruiterId: number | null | undefined; at: Date },
): ImportedSubmission | undefined {
  const matchKey = matchKeyOf(match)
  if (!match.personId || !match.jobId || matchKey === undefined) return undefined
  return {
    matchKey,
    personId: match.personId,
    firmId: match.firmId,
    jobId: match.jobId,
    companyName: stated.firmName,
    contactId: match.contactId,
    status: stated.status,
    applicationStatus: applicationStatusOf(stated),
    submittedAt: stated.submittedAt ?? at.getTime(),
    submittedBy: recruiterId ?? null,
    notes: stated.notes,
    outcomeReason: stated.outcomeReason,
  }
}

const unknownRecruiter = { field: 'recruiter', message: 'No active account has this email.' }
const columnOfPerson = ({ columns }: Import) =>
  ['email', 'name'].find((field) => columns.includes(field)) ?? 'candidateId'

/** Rows with the firms that they name. */
async function readRows(
  deps: CheckSubmissionsDeps,
  given: Import,
  rows: readonly StoredRow[],
  now: Date,
): Promise<ReadRow[]> {
  const read = rows.map((stored) => ({ stored, ...submissionIn(cellsByField(given, stored), now) }))
  const firms = await firmsOfRows(deps, given, rows)
  return read.map(({ stored, name, submission, problems }): ReadRow => {
    if (!submission) return { stored, name, problems: problemsOf(given, problems) }
    const firm = firms.get(stored.row)
    const field = submission.firmName === '' ? 'firmId' : 'firm'
    const unknown = firm === undefined ? [{ field, message: unknownFirm[field] }] : []
    return {
      stored,
      name,
      stated: { ...submission, firmName: submission.firmName || (firm?.name ?? '') },
      problems: problemsOf(given, [...problems, ...unknown]),
      ...(firm === undefined ? {} : { firmId: firm.firmId }),
    }
  })
}

const matchKeyOf = ({ personId, firmId, jobId }: FoundSubmission): string | undefined =>
  personId && jobId ? `${personId} ${firmId} ${jobId}` : undefined

/** Problems of a row as a submission of a person on record for a job on record. */
function missing(given: Import, match: FoundSubmission | undefined): { field: string; message: string }[] {
  const person = columnOfPerson(given)
  const problems: { field: string; message: string }[] = []
  if (!match?.personId) {
    const message =
      match?.isAmbiguous === 1
        ? 'Several people have this name. Add a column with the candidate’s email.'
        : 'Nobody on record is this candidate. Import the person first.'
    problems.push({ field: person, message })
  } else if (!match.personEmail && !match.applicationId) {
    problems.push({ field: person, message: 'This person has no email address. Add one to the record first.' })
  }
  if (!match?.jobId) {
    const field = given.columns.includes('jobTitle') ? 'jobTitle' : 'jobId'
    problems.push({ field, message: 'The firm has no job with this title. Import the job first.' })
  }
  return problems
}

const withdrawn = /candidate|withdr|offer (?:declined|rejected)/i

/** The status of an application that exists only through this submission. */
function applicationStatusOf({ status, outcomeReason }: StatedSubmission): ApplicationStatus {
  if (status === 'rejected_by_client') return status
  if (status === closedSubmission) {
    return withdrawn.test(outcomeReason ?? '') ? 'rejected_by_candidate' : 'rejected_by_client'
  }
  return statusMovedBy(status, 'new') ?? 'submitted_to_client'
}

const dayMs = 24 * 3600_000

function verdictOf(
  given: Import,
  { status, submittedAt }: StatedSubmission,
  match: FoundSubmission,
): Pick<CheckedRow, 'verdict' | 'targetId' | 'problems'> {
  const { submissionId } = match
  if (submissionId !== null) {
    const isSameDay = submittedAt === null || Math.abs(submittedAt - (match.submissionAt ?? 0)) < dayMs
    const isSame = match.submissionStatus === status && isSameDay
    return { verdict: isSame ? 'same' : 'possible', targetId: submissionId, problems: [] }
  }
  if (match.isByName === 0) return { verdict: 'new', targetId: null, problems: [] }
  const message = `Found by the name alone: ${match.personName}. Add this row if it is the same person.`
  return { verdict: 'possible', targetId: null, problems: [{ column: headerOf(given, 'name'), message }] }
}
