import type { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import type { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import type { ApplicationSource } from '#contract/domain/application-sources.ts'
import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import type { EventKind } from '#contract/api/candidates/applications.ts'
import { ratings } from '#contract/domain/ratings.ts'
import { admins, partners } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import type { DemoJob } from './demo-jobs.ts'
import { journeys, type Journey } from './journeys.ts'
import { coverLetterOf } from './papers.ts'
import { peopleCount, personFor, type Person } from './people.ts'
import { contentOf } from './practice-content.ts'
import type { Random } from './random.ts'

type ApplicationRow = typeof jobApplications.$inferInsert
export type DemoEvent = Omit<typeof applicationEvents.$inferInsert, 'kind' | 'createdAt'> & {
  kind: EventKind
  createdAt: Date
}

/** An application of the demo data, with what its files, messages and notifications need to know. */
export type DemoApplication = {
  row: ApplicationRow & { id: number; status: ApplicationStatus; appliedAt: Date; updatedAt: Date }
  person: Person
  job: DemoJob
  journey: Journey
  /** Who works on it: the assigned partner, else an admin. */
  owner: { id: number; name: string; email: string }
  admin: { id: number; name: string; email: string }
  events: DemoEvent[]
  /** So new that the résumé has not been read and nothing been scored. */
  isWaiting: boolean
}

/** The 160 applications: some people apply for several jobs; every history fits the status that it ends in. */
export function demoApplications({
  random,
  calendar,
  jobs,
}: {
  random: Random
  calendar: Calendar
  jobs: readonly DemoJob[]
}): DemoApplication[] {
  const people: Person[] = []
  const taken = new Set<string>()
  const made = journeys(random).map((journey, index): DemoApplication => {
    const returning =
      people.length >= 40 && (people.length >= peopleCount || index % 5 === 4) ? random.pick(people) : undefined
    const job = jobFor({ journey, jobs, random, returning, taken })
    const person = returning ?? personFor(people.length, job, { random, year: calendar.year })
    if (!returning) people.push(person)
    taken.add(`${job.id}/${person.email}`)
    return application({ id: index + 1, journey, job, person, random, calendar })
  })
  // Ids follow time, as they would have.
  return made
    .sort((a, b) => a.row.appliedAt.getTime() - b.row.appliedAt.getTime())
    .map((one, index) => ({
      ...one,
      row: { ...one.row, id: index + 1 },
      events: one.events.map((event) => ({ ...event, applicationId: index + 1 })),
    }))
}

type Choice = {
  journey: Journey
  jobs: readonly DemoJob[]
  random: Random
  returning: Person | undefined
  taken: ReadonlySet<string>
}

/** A job that was open on the day of the application; for a returning person one of their own area where there is one. */
function jobFor({ journey, jobs, random, returning, taken }: Choice): DemoJob {
  const open = jobs.filter(
    (job) =>
      job.postedDaysAgo > journey.appliedDaysAgo &&
      (job.closedDaysAgo ?? -1) < journey.appliedDaysAgo &&
      (job.deletedAt === null || journey.appliedDaysAgo > 1) &&
      (returning === undefined || !taken.has(`${job.id}/${returning.email}`)),
  )
  if (!returning) return random.pick(open)
  const fitting = open.filter(
    (job) => job.practiceArea === returning.area || contentOf(returning.area).near === job.practiceArea,
  )
  return random.pick(fitting.length > 0 ? fitting : open)
}

const clock = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

type Parts = { id: number; journey: Journey; job: DemoJob; person: Person; random: Random; calendar: Calendar }

type AddEvent = (
  kind: EventKind,
  createdAt: Date,
  actorId: number | null,
  to: string | null,
  from?: string | null,
) => unknown

type Steps = Pick<Parts, 'random' | 'calendar'> & {
  steps: Journey['steps']
  interview: Date | null
  rating: string
  owner: { id: number }
  admin: { id: number }
}

/** Adds an event per status. Returns the moment of the last one. */
function addSteps(
  add: AddEvent,
  { steps, interview, rating, owner, admin, random, calendar }: Steps,
): Date | undefined {
  let before: ApplicationStatus = 'new'
  let last: Date | undefined
  for (const step of steps) {
    const moment = calendar.at(
      step.daysAgo,
      step.status === 'interviewed' ? '17:40' : clock(random.int(10, 16), random.int(0, 59)),
    )
    add('status', moment, random.chance(0.7) ? owner.id : admin.id, step.status, before)
    if (step.status === 'scheduled_interview' && interview) add('interview', moment, owner.id, interview.toISOString())
    if (step.status === 'interviewed') add('feedback', moment, owner.id, rating)
    before = step.status
    last = moment
  }
  return last
}

/** Feedback after an interview; without a rating, at most a note. */
function feedbackOn(person: Person, rating: string | null, random: Random) {
  if (rating === null) {
    const additionalNotes = random.chance(0.2) ? noteOn(person, random) : null
    return {
      suitabilityRating: null,
      talentForOtherRoles: null,
      appliedBefore: null,
      additionalNotes,
      interviewNotes: null,
    }
  }
  return {
    suitabilityRating: rating,
    talentForOtherRoles: random.pick(ratings.slice(0, 3)),
    appliedBefore: random.chance(0.15),
    additionalNotes: noteOn(person, random),
    interviewNotes: interviewNoteOn(person, random),
  }
}

/** Most applications have a partner, new ones rarely; the first partner has more than the others. */
function assignedTo({ status, appliedDaysAgo }: Journey, random: Random) {
  const isAssigned = status === 'new' ? appliedDaysAgo > 1 && random.chance(0.3) : random.chance(0.9)
  return isAssigned ? random.pick([partners[0], partners[0], ...partners] as typeof partners) : undefined
}

function application({ id, journey, job, person, random, calendar }: Parts): DemoApplication {
  const { status, steps, appliedDaysAgo } = journey
  const assigned = assignedTo(journey, random)
  const admin = random.pick(admins)
  const owner = assigned ?? admin
  const appliedAt = calendar.at(appliedDaysAgo, clock(random.int(7, 22), random.int(0, 59)))
  const events: DemoEvent[] = []
  const add: AddEvent = (kind, createdAt, actorId, to, from = null) =>
    events.push({ applicationId: id, actorId, kind, from, to, createdAt })
  add('applied', appliedAt, null, 'new')
  if (assigned)
    add(
      'assigned',
      calendar.at(steps[0]?.daysAgo ?? appliedDaysAgo - 1, clock(9, random.int(0, 50))),
      admin.id,
      assigned.name,
    )

  const interview = interviewOf({ journey, random, calendar })
  const rating = random.pick(ratings.slice(0, isTurnedDown(status) ? 4 : 2))
  const lastStep = addSteps(add, { steps, interview, rating, owner, admin, random, calendar })
  const wasInterviewed = steps.some((step) => step.status === 'interviewed')
  const isWaiting = status === 'new' && !random.chance(0.75)
  return {
    person,
    job,
    journey,
    owner,
    admin,
    events,
    isWaiting,
    row: {
      id,
      jobId: job.id,
      applicantName: person.name,
      applicantEmail: person.email,
      phoneNumber: person.phone,
      linkedinUrl: person.linkedin,
      jdYear: person.jdYear,
      yearsExperience: person.years,
      experienceField: person.area,
      primaryPracticeArea: person.area,
      location: person.location,
      expectedSalary: person.expectedSalary,
      hasPortableBook: person.hasPortableBook,
      bigFirmExperienceYears: person.bigFirmYears,
      lastJobTitle: person.lastTitle,
      lastFirmName: person.lastFirm,
      firmPreference: person.preference,
      needsVisaSponsorship: person.needsVisa ? 'YES' : 'NO',
      coverLetter: random.chance(0.8) ? coverLetterOf(person, job) : null,
      matchScore: null,
      matchSummary: null,
      matchReasons: [],
      assignedPartnerId: assigned?.id ?? null,
      interviewDate: interview,
      ...feedbackOn(person, wasInterviewed ? rating : null, random),
      status,
      source: sourceOf(id),
      appliedAt,
      updatedAt: events.at(-1)?.createdAt ?? appliedAt,
      statusChangedAt: lastStep ?? appliedAt,
    },
  }
}

/** Sources of applicants, mostly the board and search engines. Depends on the id only. */
const sources: readonly ApplicationSource[] = [
  'job_board',
  'search_engine',
  'job_board',
  'direct',
  'other_site',
  'search_engine',
  'job_board',
  'feed',
]
const sourceOf = (id: number): ApplicationSource => sources[id % sources.length] ?? 'job_board'

const isTurnedDown = (status: string) => status.startsWith('rejected_')

/** In Eastern working hours: on the first weekday after the invitation, or ahead for those who are still invited. */
function interviewOf({ journey, random, calendar }: Pick<Parts, 'journey' | 'random' | 'calendar'>): Date | null {
  const invited = journey.steps.find((step) => step.status === 'scheduled_interview')
  if (!invited) return null
  const time = clock(random.int(9, 16), random.pick([0, 30]))
  // A few dates have passed and wait for someone's feedback.
  const isAhead = journey.status === 'scheduled_interview' && (invited.daysAgo < 4 || random.chance(0.7))
  return isAhead ? calendar.workday(-random.int(1, 12), time) : calendar.workday(invited.daysAgo - 1, time)
}

function noteOn(person: Person, random: Random): string {
  return random.pick([
    `Prefers a call after 5 p.m. Happy where they are, but the ${person.area.toLowerCase()} group at ${person.lastFirm} is shrinking.`,
    'Two other processes under way, one at second round. Move quickly.',
    `Family ties to ${person.location.split(',')[0] ?? person.location}; would not relocate again soon.`,
    person.hasPortableBook
      ? 'Conflicts list received and clean so far. Book is spread over nine clients.'
      : 'Ready to move after the year-end bonus is paid.',
  ])
}

function interviewNoteOn(person: Person, random: Random): string {
  const content = contentOf(person.area)
  return random.pick([
    `Clear and well prepared. Talked through a matter in detail (${(content.duties[0] ?? '').toLowerCase()}). Asked good questions about training.`,
    `Strong on substance, a little reserved at first. Experience ${content.wants[0]} is real. Writing sample to follow.`,
    'Warm, direct, knows their worth. Motivated by the platform more than by pay.',
    `Solid technician; wants a path to partnership in four years. ${person.language} was tested and holds.`,
  ])
}
