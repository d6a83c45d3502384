import { lastPosition } from '#contract/domain/last-position.ts'
import type { ResumeRead } from '#contract/api/candidates/resumes.ts'
import { resumeStateTexts } from '#contract/domain/resume-facts.ts'
import type { Reading } from './resumes.repo.ts'

/** Answer for the applicant's form: values without quotes, and none of the risks that staff see. */
export function presentRead({ state, engine, facts }: Pick<Reading, 'state' | 'engine' | 'facts'>): ResumeRead {
  const said = { state, message: resumeStateTexts[state], engine }
  if (!facts) return said
  const { applicantName, applicantEmail, phoneNumber, linkedinUrl, location, jdYear, barAdmissions } = facts
  const last = lastPosition(facts)
  return {
    ...said,
    ...(applicantName ? { applicantName: applicantName.value } : {}),
    ...(applicantEmail ? { applicantEmail: applicantEmail.value } : {}),
    ...(phoneNumber ? { phoneNumber: phoneNumber.value } : {}),
    ...(linkedinUrl ? { linkedinUrl: linkedinUrl.value } : {}),
    ...(location ? { location: location.value } : {}),
    ...(jdYear ? { jdYear: jdYear.value } : {}),
    ...(last?.title ? { lastJobTitle: last.title } : {}),
    ...(last?.firm ? { lastFirmName: last.firm } : {}),
    ...(barAdmissions.length > 0 ? { barAdmissions: barAdmissions.map(({ value }) => value) } : {}),
  }
}
