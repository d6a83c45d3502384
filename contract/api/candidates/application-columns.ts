import { applicationSourceLabels } from '#contract/domain/application-sources.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import type { ApplicationListItem } from './applications.ts'

const sources: Partial<Record<string, string>> = applicationSourceLabels

/** Columns of the list of candidates as a file. */
export const applicationColumns: CsvColumns<ApplicationListItem> = [
  ['Name', (row) => row.applicantName],
  ['Email', (row) => row.applicantEmail],
  ['Phone number', (row) => row.phoneNumber],
  ['LinkedIn profile', (row) => row.linkedinUrl],
  ['City and state together', (row) => row.location],
  ['Job', (row) => row.job.title],
  ['Job ID', (row) => row.job.shortId],
  ['Hiring firm', (row) => row.job.firmName],
  ['Status', (row) => statusLabel(row.status, 'the agency')],
  ['Score', (row) => row.matchScore],
  ['Assigned to', (row) => row.assignedPartner?.name],
  ['Last job title', (row) => row.lastJobTitle],
  ['Last firm', (row) => row.lastFirmName],
  ['Class year', (row) => row.jdYear],
  ['Years of experience', (row) => row.yearsExperience],
  ['Practice areas', (row) => row.primaryPracticeArea],
  ['Expected salary', (row) => row.expectedSalary],
  ['Portable book', (row) => row.hasPortableBook],
  ['Needs visa sponsorship', (row) => row.needsVisaSponsorship === 'YES'],
  ['Source', (row) => sources[row.source] ?? row.source],
  ['Applied (Eastern)', (row) => easternCell(row.appliedAt)],
  ['In this status since (Eastern)', (row) => easternCell(row.statusChangedAt)],
  ['Interview (Eastern)', (row) => easternCell(row.interviewDate)],
  ['Next follow-up (Eastern)', (row) => easternCell(row.nextFollowUpAt)],
]
