import { emailAddress, optionalText, textLimits } from '#contract/domain/plain-text.ts'
import { closedSubmission, submissionStatuses, submissionStatusLabels } from '#contract/domain/submission-statuses.ts'
import { cellReader, type FieldProblem } from './cell-reader.ts'
import { pastMoment } from './past-moment.ts'

type Status = (typeof submissionStatuses)[number] | typeof closedSubmission

/** Facts of a row about a submission. Null: none. */
export type StatedSubmission = {
  email: string | null
  name: string | null
  firmName: string
  jobTitle: string
  status: Status
  /** Milliseconds; null: not known. */
  submittedAt: number | null
  contactEmail: string | null
  recruiter: string | null
  notes: string | null
  /** The words of other systems for a submission that came to nothing. */
  outcomeReason: string | null
}

const option = <Value extends string>(value: Value, ...labels: string[]) => labels.map((label) => ({ value, label }))
/** Statuses by their names here and in other systems. */
const statusOptions = [
  ...submissionStatuses.map((value) => ({ value, label: submissionStatusLabels[value] })),
  { value: closedSubmission, label: 'Closed' },
  ...option(
    'submitted_to_client',
    'Submitted',
    'Client submission',
    'Client submitted',
    'Internally submitted',
    'CV sent',
    'Resume sent',
    'Sendout',
    'Under review',
  ),
  ...option('client_interview', 'Interview', 'Interviewing', 'Interviewed', 'First interview', 'Second interview'),
  ...option('rejected_by_client', 'Rejected', 'Client rejected', 'Declined by client', 'Not selected', 'Passed'),
  ...option('offered', 'Offer', 'Offer extended', 'Offer out'),
  ...option('hired', 'Placed', 'Offer accepted', 'Accepted', 'Confirmed'),
  ...option(
    closedSubmission,
    'Withdrawn',
    'Candidate withdrew',
    'Candidate declined',
    'Offer declined',
    'Offer rejected',
    'Archived',
    'Canceled',
    'On hold',
  ),
] as const

/** Reports what a row has to say about its person, firm and job, and doesn't. */
function reportMissing({
  report,
  text,
  hasColumn,
}: Pick<ReturnType<typeof cellReader>, 'report' | 'text' | 'hasColumn'>) {
  const columnOf = (fields: readonly string[]) => fields.find(hasColumn) ?? fields.at(-1) ?? ''
  const facts = [
    { fields: ['email', 'name', 'candidateId'], message: 'The candidate is missing.' },
    { fields: ['firm', 'firmId'], message: 'The firm is missing.' },
    { fields: ['jobTitle', 'jobId'], message: 'The job is missing.' },
  ]
  for (const { fields, message } of facts) {
    if (fields.every((field) => text(field) === '')) report(columnOf(fields), message)
  }
}

/**
 * Reads a submission from the cells of a row.
 *
 * @returns The candidate's name or address, and what the row says or every problem of it.
 */
export function submissionIn(
  cells: Readonly<Record<string, string | undefined>>,
  now: Date,
): { name: string | null; problems: FieldProblem[]; submission?: StatedSubmission } {
  const reader = cellReader(cells)
  const { line, parsed, report, text, oneOf, problems } = reader
  const name = line('name', textLimits.name)
  const email = parsed('email', text('email'), emailAddress('This isn’t an email address.'))
  reportMissing(reader)
  const status = oneOf('status', statusOptions) ?? 'submitted_to_client'
  const submitted = pastMoment(text('submittedOn'), now)
  if (submitted.problem) report('submittedOn', submitted.problem)
  const submission = {
    email,
    name,
    firmName: line('firm', textLimits.name) ?? '',
    jobTitle: line('jobTitle', textLimits.name) ?? '',
    status,
    submittedAt: submitted.moment ?? null,
    contactEmail: parsed('contactEmail', text('contactEmail'), emailAddress('This isn’t an email address.')),
    recruiter: parsed('recruiter', text('recruiter'), emailAddress('This isn’t an email address.')),
    notes: parsed('notes', text('notes'), optionalText()) ?? null,
    outcomeReason: status === closedSubmission ? line('status', 200) : null,
  }
  return { name: name ?? email, problems, ...(problems.length > 0 ? {} : { submission }) }
}
