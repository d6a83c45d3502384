import { defaultValidThrough, endOfDay, lastDayOf, lastDayProblem } from '#contract/domain/job-dates.ts'
import type { EditJobForm, JobForm } from '#contract/domain/job-form-rules.ts'
import { parsePlace } from '#contract/domain/us-states.ts'
import { areaSlug, listPracticeAreas } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import type { PracticeAreasRepo } from '#worker/features/jobs/practice-areas/practice-areas.repo.ts'
import { rescoreTask } from '#worker/features/identity/settings/rescore.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict } from '#worker/http/errors.ts'
import { anonymityOf } from './anonymity.ts'
import type { JobChangesRepo, JobDeed, JobFields, NewJob, StoredJobEvent } from './job-changes.repo.ts'
import type { Job, JobsRepo } from './jobs.repo.ts'
import { noSuchJob } from './managed-jobs.service.ts'

type ChangeJobDeps = {
  now: () => Date
  ids: { shortId: () => string }
  jobs: Pick<JobsRepo, 'byId'>
  jobChanges: JobChangesRepo
  practiceAreas: PracticeAreasRepo
}

type Editor = Pick<Actor, 'id'>

/** Random short ids of eight characters collide about once in a million jobs, so never three times in a row. */
const shortIdTries = 3

/**
 * Posts a job. Unless the form says otherwise it is open for sixty days.
 *
 * @throws AppError 400 with the field, when it is open and its last day has passed, or the contact isn't the firm's.
 */
export async function createJob(deps: ChangeJobDeps, actor: Editor, form: JobForm): Promise<Job> {
  const validThrough = form.validThrough ?? defaultValidThrough(deps.now())
  refusePastLastDay({ ...form, validThrough }, deps.now())
  await refuseOtherContact(deps, form)
  return addJob(
    deps,
    {
      ...(await fieldsOf(deps))(form),
      contactId: form.contactId ?? null,
      isActive: form.isActive,
      validThrough: endOfDay(validThrough),
    },
    { kind: 'created', actorId: actor.id, at: deps.now() },
  )
}

async function addJob(deps: ChangeJobDeps, fields: Omit<NewJob, 'shortId'>, deed: JobDeed): Promise<Job> {
  for (let attempt = 1; attempt <= shortIdTries; attempt++) {
    const dates = { postedDate: deed.at, createdAt: deed.at, updatedAt: deed.at }
    const job = await deps.jobChanges.add(
      { ...fields, ...anonymityOf(fields), ...dates, shortId: deps.ids.shortId() },
      deed,
    )
    if (job) return job
  }
  throw new Error('no free short id')
}

/**
 * Saves an edited job, open or closed. Fields that the form leaves blank become blank, except `isActive` and
 * `validThrough`, which stay as they are, and the contact, which stays unless the firm changes. Writes nothing when nothing changed.
 *
 * @param form.version Version that the editor started from. Default: the current one.
 * @throws AppError 404 job_not_found; 409 job_changed when another person saved first; 400 for a last day that has passed, and for
 *   a contact of another firm.
 */
export async function updateJob(
  deps: ChangeJobDeps,
  actor: Editor,
  id: number,
  form: EditJobForm & { version?: number | undefined },
): Promise<Job> {
  const job = await deps.jobs.byId(id)
  if (!job) throw noSuchJob()
  if (form.version !== undefined && form.version !== job.version) throw await changedSince(deps, job.id)

  const at = deps.now()
  const opening = openingOf(job, form, at)
  await refuseOtherContact(deps, form, job)
  const fields: JobFields = {
    ...(await fieldsOf(deps))(form),
    ...(form.contactId === undefined ? {} : { contactId: form.contactId }),
    ...opening,
  }
  const changed = Object.entries(fields)
    .filter(([name, value]) => !isSame(value, job[name as keyof Job]))
    .map(([name]) => name)
  if (changed.length === 0) return job
  const deed = {
    kind: editKind(job, opening.isActive),
    actorId: actor.id,
    at,
    detail: changed.filter((name) => !derived.has(name)),
  }
  // Its applications were scored against the earlier text.
  const needsScores = changed.some((name) => scoredJobFields.has(name))
  const saved = await deps.jobChanges.change(job, { ...fields, ...anonymityOf(form) }, deed, (tx) =>
    needsScores ? [tx.enqueue(rescoreTask, { jobId: job.id, after: 0 })] : [],
  )
  if (!saved) throw await changedSince(deps, job.id)
  return saved
}

/** Refuses a contact of another firm; `job` is the one before an edit. @throws AppError 400 contact_of_other_firm. */
async function refuseOtherContact(
  { jobChanges }: Pick<ChangeJobDeps, 'jobChanges'>,
  { contactId, firmName }: Pick<JobForm, 'contactId' | 'firmName'>,
  job?: Pick<Job, 'id'>,
): Promise<void> {
  if (!contactId || (await jobChanges.isContact(contactId, firmName, job?.id))) return
  const message = `This contact isn’t at ${firmName}. Please choose one of its contacts, or none.`
  throw badRequest('contact_of_other_firm', message, [{ path: 'contactId', message }])
}

/**
 * Reads from a form if the job is open, and until when.
 *
 * @throws AppError 400 for a last day that has passed, unless the job keeps both.
 */
function openingOf(job: Job, form: EditJobForm, at: Date): JobFields & { isActive: boolean } {
  const isActive = form.isActive ?? job.isActive
  const before = lastDayOf(job.validThrough) ?? undefined
  const lastDay = form.validThrough ?? before
  if (isActive !== job.isActive || lastDay !== before) refusePastLastDay({ isActive, validThrough: lastDay }, at)
  return {
    ...(lastDay === before || lastDay === undefined ? {} : { validThrough: endOfDay(lastDay) }),
    ...(isActive && !job.isActive ? opened(job, at) : {}),
    ...(!isActive && job.isActive ? { closedAt: at } : {}),
    isActive,
  }
}

function editKind(job: Job, isActive: boolean): 'edited' | 'reopened' | 'closed' {
  if (isActive === job.isActive) return 'edited'
  return isActive ? 'reopened' : 'closed'
}

/** Fields that a match score compares. A change of any other field changes no score. */
const scoredJobFields: ReadonlySet<string> = new Set([
  'title',
  'location',
  'isRemote',
  'seniority',
  'practiceArea',
  'additionalAreas',
  'yearsExperienceMin',
  'yearsExperienceMax',
  'salaryMin',
  'salaryMax',
  'description',
  'requirements',
  'isBigLaw',
  'isBoutique',
])

/** Columns that follow from other columns and would only repeat them in the history. */
const derived: ReadonlySet<string> = new Set(['city', 'region', 'closedAt', 'postedDate', 'isActive'])

const opened = (job: Job, at: Date): JobFields => ({
  closedAt: null,
  ...(job.closedAt === null ? { postedDate: at } : {}),
})

const isSame = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || JSON.stringify(a) === JSON.stringify(b)

async function changedSince(deps: Pick<ChangeJobDeps, 'jobChanges'>, id: number) {
  const last = (await deps.jobChanges.history(id)).at(-1)
  const who = last?.actor?.name ?? 'Someone else'
  return conflict(
    'job_changed',
    `${who} changed this job while you were editing it. Your text is still here: open the job again to see theirs.`,
  )
}

/** A copy of a job, not public until somebody opens it. @throws AppError 404 job_not_found. */
export async function duplicateJob(deps: ChangeJobDeps, actor: Editor, id: number): Promise<Job> {
  const job = await deps.jobs.byId(id)
  if (!job) throw noSuchJob()
  const validThrough = endOfDay(defaultValidThrough(deps.now()))
  return addJob(
    deps,
    { ...copyOf(job), isActive: false, validThrough },
    { kind: 'duplicated', actorId: actor.id, at: deps.now(), detail: [job.shortId] },
  )
}

/** Fields that a copy takes from its original. */
function copyOf({
  id: _id,
  shortId: _shortId,
  version: _version,
  assignedPartnerId: _partner,
  postedDate: _posted,
  createdAt: _created,
  updatedAt: _updated,
  closedAt: _closed,
  deletedAt: _deleted,
  salaryHighKey: _high,
  salaryLowKey: _low,
  titleKey: _title,
  ...copied
}: Job) {
  return copied
}

/** Hides a job; its applications keep what they point to. @throws AppError 404 job_not_found. */
export async function removeJob(deps: ChangeJobDeps, actor: Editor, id: number): Promise<void> {
  if (!(await deps.jobChanges.remove(id, { kind: 'deleted', actorId: actor.id, at: deps.now() }))) throw noSuchJob()
}

/** Takes jobs off the board. Returns those that were on it. */
export const closeJobs = (deps: ChangeJobDeps, actor: Editor, ids: readonly number[]): Promise<number[]> =>
  deps.jobChanges.close(ids, { kind: 'closed', actorId: actor.id, at: deps.now() })

/** Puts jobs on the board. Returns those that were not on it. A job whose last day has passed gets sixty more days. */
export async function reopenJobs(deps: ChangeJobDeps, actor: Editor, ids: readonly number[]): Promise<number[]> {
  const at = deps.now()
  const until = endOfDay(defaultValidThrough(at)) ?? at
  return deps.jobChanges.reopen(ids, until, { kind: 'reopened', actorId: actor.id, at })
}

/** Jobs that one run closes, so that a cron tick stays short. */
const maxExpired = 200

/** Closes jobs whose last day has passed. Returns how many. Safe to run twice. */
export async function closeExpiredJobs(deps: Pick<ChangeJobDeps, 'now' | 'jobChanges'>): Promise<number> {
  const at = deps.now()
  const ids = await deps.jobChanges.expired(at, maxExpired)
  if (ids.length === 0) return 0
  return (await deps.jobChanges.close(ids, { kind: 'expired', actorId: null, at })).length
}

/** @throws AppError 404 job_not_found. */
export async function historyOfJob(
  deps: Pick<ChangeJobDeps, 'jobs' | 'jobChanges'>,
  id: number,
): Promise<StoredJobEvent[]> {
  if (!(await deps.jobs.byId(id))) throw noSuchJob()
  return deps.jobChanges.history(id)
}

function refusePastLastDay(job: Parameters<typeof lastDayProblem>[0], now: Date): void {
  const message = lastDayProblem(job, now)
  if (message !== null) throw badRequest('invalid_input', message, [{ path: 'validThrough', message }])
}

export type JobColumnsDeps = Pick<ChangeJobDeps, 'practiceAreas'>
export type JobColumns = ReturnType<Awaited<ReturnType<typeof jobColumnsOf>>>

/** As `fieldsOf`, with what follows from them about the firm's anonymity. */
export async function jobColumnsOf(deps: JobColumnsDeps) {
  const read = await fieldsOf(deps)
  return (form: JobForm) => {
    const fields = read(form)
    return { ...fields, ...anonymityOf(fields) }
  }
}

/** Reads the columns that a form fills. Practice areas are stored by the registry's name where it has one. */
async function fieldsOf(deps: JobColumnsDeps) {
  const registry = new Map((await listPracticeAreas(deps)).map(({ value, label }) => [value, label]))
  return (form: JobForm | EditJobForm) => columnsOf(form, registry)
}

/** The columns of a form; blank is null. */
function columnsOf(form: JobForm | EditJobForm, registry: ReadonlyMap<string, string>) {
  const named = (area: string) => registry.get(areaSlug(area)) ?? area
  const practiceArea = named(form.practiceArea)
  const { city, region } = parsePlace(form.location)
  return {
    title: form.title,
    firmName: form.firmName,
    isConfidential: form.isConfidential,
    location: form.location,
    city,
    region,
    yearsExperienceMin: form.yearsExperienceMin ?? null,
    yearsExperienceMax: form.yearsExperienceMax ?? null,
    seniority: form.seniority,
    practiceArea,
    additionalAreas: [...new Set(form.additionalAreas.map(named))].filter((area) => area !== practiceArea),
    salaryMin: form.salaryMin ?? null,
    salaryMax: form.salaryMax ?? null,
    description: form.description,
    requirements: form.requirements,
    benefits: form.benefits,
    firmSize: form.firmSize ?? null,
    workType: form.workType,
    isRemote: form.isRemote,
    isBigLaw: form.isBigLaw,
    isBoutique: form.isBoutique,
    source: form.source,
    publicUrl: form.publicUrl ?? null,
    applyUrl: form.applyUrl ?? null,
  }
}
