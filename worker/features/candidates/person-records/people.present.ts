import type { Person, PersonApplication, PersonCsvRow, PersonListItem } from '#contract/api/candidates/people.ts'
import { mergeUndoDays } from '#contract/domain/people.ts'
import { resumeAddress } from '#contract/domain/resume-address.ts'
import { resumeStateTexts } from '#contract/domain/resume-facts.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { fileOfResume } from '#worker/features/candidates/resumes/resumes.service.ts'
import type { ApplicationOfPerson, ListedPerson, ResumeOfPerson } from './people.repo.ts'
import type { WholePerson } from './people.service.ts'

type Owned = { assignedPartnerId: number | null }

const ownerOf = ({ assignedPartnerId }: Owned, name: string | null) =>
  assignedPartnerId === null ? null : { id: assignedPartnerId, name: name ?? '' }

export const presentListedPerson = (row: Omit<ListedPerson, 'ownerEmail'>): PersonListItem => ({
  id: row.id,
  name: row.name,
  email: row.email,
  jdYear: row.jdYear,
  lawSchool: row.lawSchool,
  lastJobTitle: row.lastJobTitle,
  lastFirmName: row.lastFirmName,
  city: row.city,
  region: row.region,
  barStates: row.barStates,
  practiceAreas: row.practiceAreas,
  owner: ownerOf(row, row.ownerName),
  touchedAt: row.touchedAt.toISOString(),
})

/** With what an import takes back. */
export const presentPersonCsvRow = (row: ListedPerson): PersonCsvRow => ({
  ...presentListedPerson(row),
  phone: row.phone,
  linkedinUrl: row.linkedinUrl,
  seniority: row.seniority,
  yearsExperience: row.yearsExperience,
  notes: row.notes,
  ownerEmail: row.ownerEmail,
  createdAt: row.createdAt.toISOString(),
})

const presentApplicationOfPerson = (row: ApplicationOfPerson): PersonApplication => ({
  id: row.id,
  job: { id: row.jobId, shortId: row.shortId, title: row.title, firmName: row.firmName },
  status: row.status,
  assignedPartner: ownerOf(row, row.partnerName),
  hasPortableBook: row.hasPortableBook,
  appliedAt: row.appliedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

function presentResume(
  { id, arrivedAt, state, facts, engine, ...file }: ResumeOfPerson,
  personName: string,
): Person['resume'] {
  const { name, mimeType } = fileOfResume(file, personName)
  return {
    url: resumeAddress(id),
    name,
    isPdf: mimeType === mimeTypes.pdf,
    addedAt: arrivedAt.toISOString(),
    message: facts ? null : resumeStateTexts[state ?? 'waiting'],
    facts,
    engine: facts ? engine : null,
  }
}

const dayMs = 24 * 3600_000

export function presentPerson({ person, applications, events, merges, resume, mayChange }: WholePerson): Person {
  const times = [person.updatedAt ?? person.createdAt, ...applications.map(({ updatedAt }) => updatedAt)]
  return {
    ...presentListedPerson({ ...person, touchedAt: new Date(Math.max(...times.map((time) => time.getTime()))) }),
    phone: person.phone,
    linkedinUrl: person.linkedinUrl,
    seniority: person.seniority,
    yearsExperience: person.yearsExperience,
    notes: person.notes,
    createdAt: person.createdAt.toISOString(),
    version: person.version,
    mayChange,
    resume: resume ? presentResume(resume, person.name) : null,
    applications: applications.map(presentApplicationOfPerson),
    events: events.map(({ id, kind, detail, actorId, actorName, createdAt }) => ({
      id,
      kind,
      detail,
      actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
      createdAt: createdAt.toISOString(),
    })),
    merges: merges.map(({ id, name, mergedAt }) => ({
      id,
      name,
      mergedAt: mergedAt.toISOString(),
      undoUntil: new Date(mergedAt.getTime() + mergeUndoDays * dayMs).toISOString(),
    })),
  }
}
