import { applyBody, type ApplyBody } from '#contract/domain/application-form-rules.ts'
import { jdYearBounds } from '#contract/domain/jd.ts'
import { cleanText, textLimits } from '#contract/domain/plain-text.ts'
import { asOtherPracticeArea } from '#contract/domain/practice-areas.ts'
import { resumeAddress, resumeAddressPattern } from '#contract/domain/resume-address.ts'
import { otherArea, type TypedApplication } from '#contract/domain/typed-application.ts'
import { AppError } from '#worker/http/errors.ts'
import { storeFormResume } from '#worker/features/candidates/resumes/form-resume.service.ts'
import { applyToJob } from './apply.service.ts'

type SendFormDeps = Parameters<typeof applyToJob>[0] & Parameters<typeof storeFormResume>[0]

/** A form as it arrived: what was typed, and the file chosen with it. */
export type SentForm = { typed: TypedApplication; file: File | undefined }

/** Outcome of sending a form: the address to write to, or the form again with what is wrong. */
export type FormOutcome =
  | { email: string }
  | { status: AppError['status']; typed: TypedApplication; errors: Record<string, string>; problem?: string }

const textFields = [
  'applicantName',
  'applicantEmail',
  'phoneNumber',
  'location',
  'jdYear',
  'yearsExperience',
  'experienceField',
  'primaryPracticeArea',
  'otherPracticeArea',
  'bigFirmExperienceYears',
  'lastJobTitle',
  'lastFirmName',
  'expectedSalary',
  'linkedinUrl',
  'needsVisaSponsorship',
  'hasPortableBook',
  'coverLetter',
  'source',
] as const

/** Fields in the order of the page. Errors of others belong to the form as a whole. */
const shownFields = [
  'applicantName',
  'applicantEmail',
  'phoneNumber',
  'location',
  'jdYear',
  'yearsExperience',
  'experienceField',
  'bigFirmExperienceYears',
  'lastJobTitle',
  'lastFirmName',
  'expectedSalary',
  'linkedinUrl',
  'resumeUrl',
]

/** An empty form. */
export function emptyForm(formKey: string, now: Date, given: { experienceField: string; source: string }): SentForm {
  const values = { ...given, jdYear: String(jdYearBounds(now).default), bigFirmExperienceYears: '0' }
  return { typed: { values, firmPreference: [], formKey }, file: undefined }
}

/** Reads the parts of a sent form, whatever a program made of them. @param newKey For a form that came without its key. */
export function readForm(parts: FormData, newKey: string): SentForm {
  const text = (name: string) => {
    const value = parts.get(name)
    return typeof value === 'string' ? cleanText(value.slice(0, textLimits.text + 1)) : ''
  }
  const key = text('formKey')
  const url = text('resumeUrl')
  const file = parts.get('resume')
  return {
    typed: {
      values: Object.fromEntries(textFields.map((name) => [name, text(name)])),
      firmPreference: parts
        .getAll('firmPreference')
        .filter((one) => typeof one === 'string')
        .slice(0, 10)
        .map((one) => one.slice(0, 40)),
      formKey: /^[0-9A-Za-z]{32}$/.test(key) ? key : newKey,
      resume: resumeAddressPattern.test(url) ? { url, name: text('resumeName').slice(0, 300) || 'resume' } : undefined,
    },
    // A file input that was left empty sends a file without a name.
    file: typeof file === 'object' && file !== null && (file.name !== '' || file.size > 0) ? file : undefined,
  }
}

/**
 * Sends a form that came with its résumé: stores the file, then applies. Every problem is a sentence at its field, and
 * the form that goes back holds what was typed and the file that has arrived.
 *
 * @throws AppError 404 or 410 for a job that takes no applications.
 */
export async function sendForm(
  deps: SendFormDeps,
  { form, shortId, address }: { form: SentForm; shortId: string; address: string },
): Promise<FormOutcome> {
  const stored = await storeFile(deps, form, address)
  const { typed } = stored
  const parsed = applyBody(deps.now()).safeParse(bodyOf(typed))
  if (!parsed.success || stored.error) {
    const issues = parsed.success ? [] : parsed.error.issues
    const errors = errorsOf([
      ...(stored.error ? [{ path: 'resumeUrl', message: stored.error.message }] : []),
      ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    ])
    const problem = issues.find(({ path }) => !shownFields.includes(path.join('.')))?.message
    return { status: stored.error?.status ?? 400, typed, errors, ...(problem ? { problem } : {}) }
  }
  return applyWith(deps, { typed, body: parsed.data, shortId, address })
}

async function applyWith(
  deps: SendFormDeps,
  { typed, body, shortId, address }: { typed: TypedApplication; body: ApplyBody; shortId: string; address: string },
): Promise<FormOutcome> {
  try {
    await applyToJob(deps, { jobKey: shortId, form: body, address })
    return { email: body.applicantEmail }
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 404 || error.status === 410) throw error
    const errors = errorsOf(error.issues ?? [])
    // A refused file can't be sent again. The next one needs a key of its own.
    const again = errors['resumeUrl'] ? { ...typed, resume: undefined, formKey: deps.ids.secretId() } : typed
    return { status: error.status, typed: again, errors, problem: error.message }
  }
}

/** Stores the file of the form. A refused file leaves the one that was there before. */
async function storeFile(
  deps: SendFormDeps,
  { typed, file }: SentForm,
  address: string,
): Promise<{ typed: TypedApplication; error?: AppError }> {
  if (!file) return { typed }
  try {
    const id = await storeFormResume(deps, { file, formKey: typed.formKey, address })
    return { typed: { ...typed, resume: { url: resumeAddress(id), name: cleanText(file.name) || 'resume' } } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { typed, error }
  }
}

/** The typed texts as the body of the apply endpoint. */
function bodyOf({ values, firmPreference, resume }: TypedApplication): Record<string, unknown> {
  const { primaryPracticeArea: area = '', otherPracticeArea: other = '', ...fields } = values
  const isOther = other !== '' && (area === '' || area === otherArea)
  return {
    ...fields,
    primaryPracticeArea: isOther ? asOtherPracticeArea(other) : area.replace(/^other$/, ''),
    hasPortableBook: fields['hasPortableBook'] === 'on',
    needsVisaSponsorship: fields['needsVisaSponsorship'] || undefined,
    firmPreference: firmPreference.join(','),
    resumeUrl: resume?.url ?? '',
  }
}

/** The first problem of each visible field, in the order of the page. */
function errorsOf(issues: readonly { path: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(
    shownFields.flatMap((name) => {
      const issue = issues.find(({ path }) => path === name)
      return issue ? [[name, issue.message]] : []
    }),
  )
}
