import { sql, type SQLWrapper } from 'drizzle-orm'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import type { PersonFacts } from '#worker/features/candidates/people/people.writes.ts'
import type { Applicant } from './apply.repo.ts'

const t = jobApplications

/** Facts about the person that a form states, for their record. */
export const statedFacts = (applicant: Applicant): PersonFacts => ({
  name: applicant.applicantName,
  email: applicant.applicantEmail,
  phone: applicant.phoneNumber,
  linkedinUrl: applicant.linkedinUrl,
  jdYear: applicant.jdYear,
  yearsExperience: applicant.yearsExperience,
  lastJobTitle: applicant.lastJobTitle,
  lastFirmName: applicant.lastFirmName,
  location: applicant.location,
  practiceArea: applicant.primaryPracticeArea,
})

/** Columns that store the values of the form. */
export const formColumns = {
  applicantName: t.applicantName,
  phoneNumber: t.phoneNumber,
  linkedinUrl: t.linkedinUrl,
  jdYear: t.jdYear,
  yearsExperience: t.yearsExperience,
  experienceField: t.experienceField,
  primaryPracticeArea: t.primaryPracticeArea,
  location: t.location,
  expectedSalary: t.expectedSalary,
  hasPortableBook: t.hasPortableBook,
  bigFirmExperienceYears: t.bigFirmExperienceYears,
  lastJobTitle: t.lastJobTitle,
  lastFirmName: t.lastFirmName,
  firmPreference: t.firmPreference,
  needsVisaSponsorship: t.needsVisaSponsorship,
  coverLetter: t.coverLetter,
}

/** The fields that a later form may fill where the first left them empty; those that have a default never are empty. */
export const fillable = (applicant: Applicant, resumeId: string) => ({
  phoneNumber: { column: t.phoneNumber, value: applicant.phoneNumber },
  linkedinUrl: { column: t.linkedinUrl, value: applicant.linkedinUrl },
  jdYear: { column: t.jdYear, value: applicant.jdYear },
  yearsExperience: { column: t.yearsExperience, value: applicant.yearsExperience },
  experienceField: { column: t.experienceField, value: applicant.experienceField },
  primaryPracticeArea: { column: t.primaryPracticeArea, value: applicant.primaryPracticeArea },
  location: { column: t.location, value: applicant.location },
  expectedSalary: { column: t.expectedSalary, value: applicant.expectedSalary },
  lastJobTitle: { column: t.lastJobTitle, value: applicant.lastJobTitle },
  lastFirmName: { column: t.lastFirmName, value: applicant.lastFirmName },
  firmPreference: { column: t.firmPreference, value: applicant.firmPreference },
  coverLetter: { column: t.coverLetter, value: applicant.coverLetter },
  resumeId: { column: t.resumeId, value: resumeId },
})

/** JSON of the names of the fields that a repeat fills. */
export const filledNames = (applicationId: number, fields: [string, { column: SQLWrapper; value: unknown }][]) =>
  sql`(select json_group_array(j.value) from ${jobApplications}, json_each(json_array(${sql.join(
    fields.map(
      ([name, { column, value }]) =>
        sql`case when coalesce(${column}, '') = '' and ${value ?? null} is not null then ${name} end`,
    ),
    sql`, `,
  )})) j where ${jobApplications.id} = ${applicationId} and j.value is not null)`
