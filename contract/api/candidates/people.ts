import { endpoint } from '#contract/endpoint.ts'
import { classYearBounds } from '#contract/domain/people.ts'
import {
  emailAddress,
  optionalLinkedInAddress,
  optionalLine,
  requiredLine,
  requiredText,
} from '#contract/domain/plain-text.ts'
import { engineValue } from '#contract/domain/intelligence.ts'
import { resumeFacts } from '#contract/domain/resume-facts.ts'
import { applicationStatuses } from '#contract/domain/statuses.ts'
import { easternCell, severalInCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { assignedPartner } from '#contract/api/candidates/applications.ts'
import { byId, done, idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'

const text = z.string().nullable()
const yearMessage = `Please enter a year from ${classYearBounds.min} to ${classYearBounds.max}`
const yearBounds = (year: z.ZodNumber) =>
  year.int(yearMessage).min(classYearBounds.min, yearMessage).max(classYearBounds.max, yearMessage)
/** A class year in a body. */
export const classYear = yearBounds(z.number({ error: yearMessage }))

/** A person as a row of the list shows them. */
export const personListItem = z.object({
  id: idValue,
  name: z.string(),
  email: text,
  jdYear: z.number().int().nullable(),
  lawSchool: text,
  lastJobTitle: text,
  lastFirmName: text,
  city: text,
  region: text,
  /** Codes of states; other admissions by name. */
  barStates: z.array(z.string()),
  practiceAreas: z.array(z.string()),
  owner: assignedPartner.nullable(),
  /** When the record or one of its applications last changed. */
  touchedAt: isoMoment,
})
export type PersonListItem = z.output<typeof personListItem>

/** Kinds of entries in the log of a person's record. */
export const personEventKinds = [
  /** Staff added the person. */
  'added',
  /** Staff added the person from a résumé of their intake. */
  'added_from_resume',
  /** A résumé of the intake went into the record. */
  'resume_added',
  /** `detail`: names of the fields. */
  'changed',
  /** Staff added the person to a job; `detail`: its title. */
  'applied_by_staff',
  'merged',
  'merge_undone',
  /** An import made the record or filled some of its fields. */
  'imported',
] as const
export type PersonEventKind = (typeof personEventKinds)[number]

export const personApplication = z.object({
  id: idValue,
  job: z.object({ id: idValue, shortId: z.string(), title: z.string(), firmName: z.string() }),
  status: z.string(),
  assignedPartner: assignedPartner.nullable(),
  hasPortableBook: z.boolean(),
  appliedAt: isoMoment,
  updatedAt: isoMoment,
})
export type PersonApplication = z.output<typeof personApplication>

/** A résumé, with what it states about degrees, bars and business, each with its words. */
const personResume = z.object({
  /** The file opens at `/api` plus this. */
  url: z.string(),
  name: z.string(),
  isPdf: z.boolean(),
  addedAt: isoMoment,
  /** Why there are no facts; null where there are some. */
  message: text,
  facts: resumeFacts
    .pick({ jdYear: true, lawSchool: true, barAdmissions: true, portableBook: true, clerkships: true })
    .nullable(),
  /** Engine that read the facts; null without facts. */
  engine: engineValue.nullable(),
})

/** A person's whole record, with what the caller may see of it. */
export const person = personListItem.extend({
  phone: text,
  linkedinUrl: text,
  seniority: text,
  yearsExperience: z.number().int().nullable(),
  notes: text,
  createdAt: isoMoment,
  version: z.number().int(),
  /** True if the caller may change the record; with `candidateVisibility` "agency" others may only read it. */
  mayChange: z.boolean(),
  /** The newest résumé that the caller may open. */
  resume: personResume.nullable(),
  /** Applications that the caller may see, newest first, at most 50. */
  applications: z.array(personApplication),
  /** Newest first, at most 50. */
  events: z.array(
    z.object({
      id: idValue,
      kind: z.string(),
      detail: text,
      actor: z.object({ id: idValue, name: z.string() }).nullable(),
      createdAt: isoMoment,
    }),
  ),
  /** Merges that an admin can still undo, newest first. Empty for partners. */
  merges: z.array(z.object({ id: idValue, name: z.string(), mergedAt: isoMoment, undoUntil: isoMoment })),
})
export type Person = z.output<typeof person>

/** A person in the file of the list: what an import takes back, and more. */
export type PersonCsvRow = PersonListItem &
  Pick<Person, 'phone' | 'linkedinUrl' | 'seniority' | 'yearsExperience' | 'notes' | 'createdAt'> & {
    ownerEmail: string | null
  }

export const peopleColumns: CsvColumns<PersonCsvRow> = [
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Phone number', (row) => row.phone],
  ['LinkedIn profile', (row) => row.linkedinUrl],
  ['Last job title', (row) => row.lastJobTitle],
  ['Last firm', (row) => row.lastFirmName],
  ['City', (row) => row.city],
  ['State or region', (row) => row.region],
  ['Law school', (row) => row.lawSchool],
  ['Class year', (row) => row.jdYear],
  ['Years of experience', (row) => row.yearsExperience],
  ['Practice areas', (row) => severalInCell(row.practiceAreas)],
  ['Bar admissions', (row) => severalInCell(row.barStates)],
  ['Seniority', (row) => row.seniority],
  ['Notes', (row) => row.notes],
  ['Owner’s email', (row) => row.ownerEmail],
  ['Owner’s name', (row) => row.owner?.name],
  ['On record since (Eastern)', (row) => easternCell(row.createdAt)],
  ['Last touched (Eastern)', (row) => easternCell(row.touchedAt)],
]

const peopleFilters = {
  /** Words in a name, email, phone number, firm, title, law school, city, practice area or résumé. */
  q: z.string().trim().max(200).optional(),
  /** 0: without an owner. */
  ownerId: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
  firmId: idParam.optional(),
  barState: z.string().trim().max(60).optional(),
  area: z.string().trim().max(120).optional(),
  city: z.string().trim().max(120).optional(),
  classFrom: yearBounds(z.coerce.number()).optional(),
  classTo: yearBounds(z.coerce.number()).optional(),
}
export const peopleQuery = z.object({ ...peopleFilters, ...paging })
export type PeopleQuery = z.output<typeof peopleQuery>

/** Corrections of what an applicant stated. A field that is left out stays; null clears it. */
const correctionBody = z
  .object({
    applicantName: requiredLine('Name is required', { max: 200 }).optional(),
    applicantEmail: emailAddress().optional(),
    phoneNumber: optionalLine(40).nullable(),
    linkedinUrl: optionalLinkedInAddress('Please enter a LinkedIn address').nullable(),
    location: optionalLine().nullable(),
    jdYear: classYear.nullable().optional(),
    lastJobTitle: optionalLine().nullable(),
    lastFirmName: optionalLine().nullable(),
    /** `updatedAt` of the application as the caller has it. */
    updatedAt: isoMoment,
  })
  .strict()

export const maxNoteLength = 5_000

export const peopleApi = {
  /** Last touched first, to the hour. */
  page: endpoint('GET /api/candidates/page', {
    query: peopleQuery,
    response: z.object({ items: z.array(personListItem), nextCursor: z.string().nullable() }),
  }),
  csv: endpoint('GET /api/candidates.csv', { query: z.object(peopleFilters), response: 'file' }),
  /** The id of a merged record answers with the record that it was merged into. */
  byId: endpoint('GET /api/candidates/:id', { params: byId, response: person }),
  /** Adds the person to a job. Emails nobody. */
  addApplication: endpoint('POST /api/candidates/:id/applications', {
    params: byId,
    body: z.object({
      jobId: idValue,
      status: z.enum(applicationStatuses).default('new'),
      source: z.literal('staff').default('staff'),
    }),
    response: z.object({ id: idValue }),
  }),
  /** Moves everything of another record into this one. */
  merge: endpoint('POST /api/candidates/:id/merge', {
    params: byId,
    body: z.object({ otherId: idValue }),
    response: z.object({ mergeId: idValue }),
  }),
  undoMerge: endpoint('POST /api/candidates/merges/:id/undo', { params: byId, response: done }),
}

export const correctionsApi = {
  /** Corrects contact data and facts of an application; what its person's record says goes along where it said the same. */
  correct: endpoint('PATCH /api/applications/:id', { params: byId, body: correctionBody, response: done }),
  /** Adds a note to the timeline. Staff only; emails nobody. */
  addNote: endpoint('POST /api/applications/:id/notes', {
    params: byId,
    body: z.object({ text: requiredText('Please write a note', { max: maxNoteLength }) }),
    response: done,
  }),
}
