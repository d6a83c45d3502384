import type { ReactNode } from 'react'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { experienceYears, visaSponsorshipChoices } from '#contract/domain/application-form-rules.ts'
import { applyPrivacyText, stepsAfterApplying } from '#contract/domain/apply-texts.ts'
import { firmPreferenceLabels, firmPreferences } from '#contract/domain/firm-preferences.ts'
import { placeText } from '#contract/domain/job-texts.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { otherArea, type TypedApplication } from '#contract/domain/typed-application.ts'
import { acceptAttribute, resumeLimits } from '#contract/domain/upload-limits.ts'
import { SimilarJobs } from './job.tsx'

export type ApplyFormProps = {
  job: PublicJob
  brandName: string
  practiceAreas: readonly string[]
  examples: readonly string[]
  jdYears: { min: number; max: number }
  typed: TypedApplication
  /** Sentences by field. */
  errors: Readonly<Record<string, string>>
  /** Problem of the form as a whole. */
  problem?: string | undefined
}

/** The application form as one page without scripts. The wizard of the application has the same fields. */
export function ApplyFormPage(props: ApplyFormProps) {
  const { job, typed, errors, problem, jdYears, examples, practiceAreas } = props
  const { values } = typed
  const wrong = Object.keys(errors)
  const field = fieldsOf(values, errors)
  return (
    <div className="page apply-page">
      <h1>Apply for this position</h1>
      <p className="lead">
        <a href={`/job/${job.shortId}`}>{job.title}</a>, {job.firmName}, {placeText(job)}. {jobSalaryText(job)}.
      </p>
      {(problem ?? wrong.length > 0) && (
        <div className="form-errors" role="alert">
          <p>{problem ?? 'Please fix the highlighted fields. Everything you entered is still here.'}</p>
          {wrong.length > 0 && (
            <ul>
              {wrong.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{errors[name]}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <form method="post" encType="multipart/form-data" action={`/apply/${job.shortId}/form`} className="apply-form">
        <input type="hidden" name="formKey" value={typed.formKey} />
        <input type="hidden" name="source" value={values['source'] ?? ''} />
        <p className="muted">Fields marked * are required.</p>
        <fieldset>
          <legend>Personal Info</legend>
          {field('applicantName', 'Full Name', { autoComplete: 'name', required: true })}
          {field('applicantEmail', 'Email', { type: 'email', autoComplete: 'email', required: true })}
          {field('phoneNumber', 'Phone Number', { type: 'tel', autoComplete: 'tel', required: true })}
          {field('location', 'Location', { placeholder: 'City, State', required: true })}
        </fieldset>
        <fieldset>
          <legend>Professional Info</legend>
          {field('jdYear', 'JD Year', { type: 'number', ...jdYears, required: true })}
          {field('yearsExperience', 'Years of Experience', { type: 'number', ...experienceYears, required: true })}
          {field('experienceField', 'Experience Field', {
            required: true,
            hint: examples.length > 0 ? `For example: ${examples.join(', ')}` : undefined,
          })}
          <PracticeArea areas={practiceAreas} values={values} />
          {field('bigFirmExperienceYears', 'Years in Big Law', { type: 'number', ...experienceYears })}
          {field('lastJobTitle', 'Last Job Title', { autoComplete: 'organization-title' })}
          {field('lastFirmName', 'Last Firm Name', { autoComplete: 'organization' })}
          {field('expectedSalary', 'Expected Salary', { type: 'number', min: 0, hint: 'US dollars per year.' })}
          {field('linkedinUrl', 'LinkedIn URL', { type: 'url', placeholder: 'https://www.linkedin.com/in/…' })}
        </fieldset>
        <fieldset>
          <legend>Firm Preference</legend>
          <div className="checks">
            {firmPreferences.map((preference) => (
              <label key={preference} className="check">
                <input
                  type="checkbox"
                  name="firmPreference"
                  value={preference}
                  defaultChecked={typed.firmPreference.includes(preference)}
                />
                {firmPreferenceLabels[preference]}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>Do you need visa sponsorship?</legend>
          <div className="checks">
            {visaSponsorshipChoices.map((choice) => (
              <label key={choice} className="check">
                <input
                  type="radio"
                  name="needsVisaSponsorship"
                  value={choice}
                  defaultChecked={(values['needsVisaSponsorship'] || 'NO') === choice}
                />
                {choice === 'YES' ? 'Yes' : 'No'}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="check">
          <input type="checkbox" name="hasPortableBook" defaultChecked={values['hasPortableBook'] === 'on'} />I have a
          portable book of business
        </label>
        <ResumeInput typed={typed} error={errors['resumeUrl']} />
        <div>
          <label htmlFor="coverLetter">Cover Letter</label>
          <textarea id="coverLetter" name="coverLetter" rows={6} defaultValue={values['coverLetter']} />
        </div>
        <p className="muted">
          {applyPrivacyText(props.brandName)} <a href="/privacy">Privacy</a>
        </p>
        <div className="actions">
          <button className="button primary" type="submit">
            Submit Application
          </button>
        </div>
      </form>
    </div>
  )
}

type InputProps = {
  type?: string
  autoComplete?: string
  placeholder?: string
  required?: boolean
  min?: number
  max?: number
  hint?: string | undefined
}

/** Draws an input with its label, hint and error. The first wrong one gets the focus. */
function fieldsOf(values: Readonly<Record<string, string>>, errors: Readonly<Record<string, string>>) {
  const first = Object.keys(errors)[0]
  return function field(name: string, label: string, { hint, ...input }: InputProps): ReactNode {
    const error = errors[name]
    const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
    return (
      <div>
        <label htmlFor={name}>
          {label}
          {input.required && <span aria-hidden="true"> *</span>}
        </label>
        <input
          id={name}
          name={name}
          defaultValue={values[name]}
          {...(notes && { 'aria-describedby': notes })}
          {...(error && { 'aria-invalid': true })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page answers a form; this is where it continues
          autoFocus={name === first}
          {...input}
        />
        {hint && (
          <p id={`${name}-hint`} className="muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${name}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
    )
  }
}

const PracticeArea = ({ areas, values }: { areas: readonly string[]; values: Readonly<Record<string, string>> }) => (
  <div>
    <label htmlFor="primaryPracticeArea">Primary Practice Area</label>
    <select id="primaryPracticeArea" name="primaryPracticeArea" defaultValue={values['primaryPracticeArea'] ?? ''}>
      <option value="">Choose a practice area</option>
      {areas.map((area) => (
        <option key={area}>{area}</option>
      ))}
      <option value={otherArea}>Other (enter it below)</option>
    </select>
    <label htmlFor="otherPracticeArea">Other practice area</label>
    <input
      id="otherPracticeArea"
      name="otherPracticeArea"
      maxLength={100}
      defaultValue={values['otherPracticeArea']}
      placeholder="Only if yours isn’t in the list"
    />
  </div>
)

const ResumeInput = ({ typed: { resume }, error }: { typed: TypedApplication; error: string | undefined }) => (
  <div>
    <label htmlFor="resumeUrl">
      Resume
      <span aria-hidden="true"> *</span>
    </label>
    {resume && (
      <p>
        We have <strong>{resume.name}</strong>. Choose another file only to replace it.
        <input type="hidden" name="resumeUrl" value={resume.url} />
        <input type="hidden" name="resumeName" value={resume.name} />
      </p>
    )}
    <input
      id="resumeUrl"
      type="file"
      name="resume"
      accept={acceptAttribute(resumeLimits.extensions)}
      required={!resume}
      aria-describedby={error ? 'resumeUrl-hint resumeUrl-error' : 'resumeUrl-hint'}
      {...(error && { 'aria-invalid': true })}
    />
    <p id="resumeUrl-hint" className="muted">
      PDF, DOC or DOCX, up to 5 MB.
    </p>
    {error && (
      <p id="resumeUrl-error" className="field-error">
        {error}
      </p>
    )}
  </div>
)

/** After the form was received. The same for a first and for a repeated application. */
export const ApplicationSentPage = ({ job, email, similar, now }: SentProps) => (
  <div className="page job-page">
    <h1>Application submitted!</h1>
    <p className="lead">
      We have your application for {job.title}. We’ll write to {email}.
    </p>
    <h2>What happens next</h2>
    <dl className="next-steps">
      {stepsAfterApplying.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p className="muted">
      No email after a few minutes? Check your spam folder, or <a href="/support">contact support</a>.
    </p>
    <div className="actions">
      <a className="button primary" href="/jobs">
        Return to Job Board
      </a>
    </div>
    <SimilarJobs jobs={similar} now={now} />
  </div>
)

type SentProps = { job: PublicJob; email: string; similar: PublicJob[]; now: Date }
