import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type {
  ApplicationsRepo,
  FullApplication,
  Viewer,
} from '#worker/features/candidates/applications/applications.repo.ts'
import type { ResumesRepo } from '#worker/features/candidates/resumes/resumes.repo.ts'
import { cityOf } from '#worker/reading/lexicon/city-of.ts'

/** Everything a client may read about a candidate. For review rooms. */
type ClientProfileFacts = {
  name: string
  title: string
  firm: string
  city: string
  practice: string
  experience: string
  bigLaw: string
  lawSchool: string
  jdYear: string
  bars: readonly string[]
}

/** Limits that keep the longest profile on one page. */
const maxNameLength = 80
const maxValueLength = 120
const maxBars = 10

const cut = (text: string, length = maxValueLength): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line
}
const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`

/**
 * Chooses what a client may read: from the fields of the application, and from the facts that were read out of its résumé.
 * The résumé's own text and quotes are left out, as is everything about contact, pay, judgment and history.
 */
function clientProfileFacts(application: FullApplication, resume: ResumeFacts | null): ClientProfileFacts {
  const { yearsExperience, experienceField, bigFirmExperienceYears, primaryPracticeArea } = application
  const practice = [primaryPracticeArea, experienceField].map((area) => area?.trim() ?? '').filter(Boolean)
  const bars = [...new Set((resume?.barAdmissions ?? []).map(({ value }) => cut(value, 40)).filter(Boolean))]
  const jdYear = application.jdYear ?? resume?.jdYear?.value
  return {
    name: cut(application.applicantName, maxNameLength),
    title: cut(application.lastJobTitle ?? ''),
    firm: cut(application.lastFirmName ?? ''),
    city: cityOf(application.location),
    practice: cut([...new Set(practice)].join(', ')),
    experience: yearsExperience === null ? '' : years(yearsExperience),
    bigLaw: bigFirmExperienceYears > 0 ? years(bigFirmExperienceYears) : '',
    lawSchool: cut(resume?.lawSchool?.value ?? ''),
    jdYear: jdYear === undefined ? '' : String(jdYear),
    bars: bars.length > maxBars ? [...bars.slice(0, maxBars), `and ${bars.length - maxBars} more`] : bars,
  }
}

type ClientFactsDeps = {
  applications: Pick<ApplicationsRepo, 'byId'>
  resumes: Pick<ResumesRepo, 'ofApplication'>
}

/** Contacts see what a recruiter put before them, no matter whose candidate it is. */
const everybody: Viewer = { userId: 0, partnerId: undefined }

/** Facts that a client may read about the candidate of an application; undefined once it is gone. */
export async function clientFactsOf(
  deps: ClientFactsDeps,
  applicationId: number,
): Promise<(ClientProfileFacts & { resumeId: string | null }) | undefined> {
  const [application, resumes] = await Promise.all([
    deps.applications.byId(everybody, applicationId),
    deps.resumes.ofApplication(applicationId),
  ])
  if (!application) return undefined
  const facts = resumes.find(({ reading }) => reading?.facts)?.reading?.facts ?? null
  return { ...clientProfileFacts(application, facts), resumeId: application.resumeId }
}
