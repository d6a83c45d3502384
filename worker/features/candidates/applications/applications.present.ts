import type {
  Application,
  ApplicationDetail,
  ApplicationEvent,
  ApplicationHistoryItem,
  ApplicationJob,
  ApplicationListItem,
} from '#contract/api/candidates/applications.ts'
import { resumeAddress } from '#contract/domain/resume-address.ts'
import type { TimelineEntry } from './events.repo.ts'
import type { JobChoice } from './application-list.repo.ts'
import type { EarlierApplication, FullApplication, ListedApplication } from './applications.repo.ts'

const partnerOf = (row: { assignedPartnerId: number | null; partnerName: string | null }) =>
  row.assignedPartnerId === null ? null : { id: row.assignedPartnerId, name: row.partnerName ?? '' }

export const presentListed = (row: ListedApplication): ApplicationListItem => ({
  id: row.id,
  jobId: row.jobId,
  job: {
    id: row.jobId,
    shortId: row.job.shortId,
    title: row.job.title,
    firmName: row.job.firmName,
    location: row.job.location,
    practiceArea: row.job.practiceArea,
  },
  applicantName: row.applicantName,
  applicantEmail: row.applicantEmail,
  phoneNumber: row.phoneNumber,
  linkedinUrl: row.linkedinUrl,
  location: row.location,
  yearsExperience: row.yearsExperience,
  jdYear: row.jdYear,
  experienceField: row.experienceField,
  primaryPracticeArea: row.primaryPracticeArea,
  lastJobTitle: row.lastJobTitle,
  lastFirmName: row.lastFirmName,
  firmPreference: row.firmPreference,
  expectedSalary: row.expectedSalary,
  hasPortableBook: row.hasPortableBook,
  needsVisaSponsorship: row.needsVisaSponsorship,
  bigFirmExperienceYears: row.bigFirmExperienceYears,
  resumeUrl: row.resumeId && resumeAddress(row.resumeId),
  status: row.status,
  matchScore: row.matchScore,
  matchSummary: row.matchSummary,
  matchReasons: row.matchReasons,
  assignedPartnerId: row.assignedPartnerId,
  assignedPartner: partnerOf(row),
  interviewDate: row.interviewDate?.toISOString() ?? null,
  suitabilityRating: row.suitabilityRating,
  talentForOtherRoles: row.talentForOtherRoles,
  appliedBefore: row.appliedBefore,
  source: row.source,
  isExisting: row.isExisting,
  unread: row.unread,
  appliedAt: row.appliedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  statusChangedAt: row.statusChangedAt.toISOString(),
  nextFollowUpAt: row.nextFollowUpAt?.toISOString() ?? null,
})

export const presentApplication = (row: FullApplication): Application => ({
  ...presentListed(row),
  coverLetter: row.coverLetter,
  additionalNotes: row.additionalNotes,
  interviewNotes: row.interviewNotes,
})

const presentEarlier = (row: EarlierApplication): ApplicationHistoryItem => ({
  id: row.id,
  job: { id: row.jobId, shortId: row.job.shortId, title: row.job.title, firmName: row.job.firmName },
  appliedAt: row.appliedAt.toISOString(),
  assignedPartner: partnerOf(row),
  status: row.status,
})

export const presentDetail = (row: FullApplication & { history: EarlierApplication[] }): ApplicationDetail => {
  const application = presentApplication(row)
  const { seniority, salaryMin, salaryMax, workType, isRemote, isActive } = row.job
  return {
    ...application,
    job: { ...application.job, seniority, salaryMin, salaryMax, workType, isRemote, isActive },
    history: row.history.map(presentEarlier),
  }
}

export const presentJobChoice = ({ id, shortId, title, firmName, count }: JobChoice): ApplicationJob => ({
  id,
  shortId,
  title,
  firmName,
  count,
})

export const presentEvent = ({ id, kind, from, to, actor, createdAt }: TimelineEntry): ApplicationEvent => ({
  id,
  kind,
  from,
  // Stored as the résumé's id.
  to: kind === 'applied_again' && to ? resumeAddress(to) : to,
  actor: actor && { id: actor.id, name: actor.name },
  createdAt: createdAt.toISOString(),
})
