import { useDeferredValue, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { confidential, firmMask } from '#contract/domain/firm-mask.ts'
import { experienceText, placeText } from '#contract/domain/job-texts.ts'
import { blocks } from '#contract/domain/prose.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import type { EditJobForm, JobForm } from '#contract/domain/job-form-rules.ts'
import { boardAgeNow } from './posted-age.ts'
import type { JobFormValues } from './job-form-values.ts'

type JobPreviewProps = {
  control: Control<JobFormValues, unknown, JobForm | EditJobForm>
  /** Date of posting; missing for a new job. */
  postedDate?: string
}

/** A live preview of the job's card and page on the public board. A confidential firm is masked. */
export function JobPreview({ control, postedDate }: JobPreviewProps) {
  // Typing has priority; the preview follows.
  const values = useDeferredValue(useWatch({ control }) as JobFormValues)
  const mask = values.isConfidential && values.firmName.trim() ? firmMask(values.firmName) : (text: string) => text
  const job = {
    title: mask(values.title) || 'Job title',
    firmName: values.isConfidential ? confidential : values.firmName || 'Firm name',
    place: placeText({ location: values.location || 'City, State', isRemote: values.isRemote }),
    salary: jobSalaryText({ salaryMin: amount(values.salaryMin), salaryMax: amount(values.salaryMax) }),
    requirements: values.requirements.filter((point) => point.trim()).map(mask),
    benefits: values.benefits.filter((point) => point.trim()).map(mask),
    age: boardAgeNow(postedDate),
  }
  const years = experienceText({
    yearsExperienceMin: amount(values.yearsExperienceMin) ?? null,
    yearsExperienceMax: amount(values.yearsExperienceMax) ?? null,
  })
  const firmKind = [values.isBigLaw && 'Big Law', values.isBoutique && 'Boutique'].filter(Boolean).join(', ')
  const facts: [string, string | null][] = [
    ['Practice area', values.practiceArea],
    ['Also', values.additionalAreas.join(', ')],
    ['Seniority', seniorityLabel(values.seniority)],
    ['Experience', years],
    ['Work type', values.workType],
    ['Remote', values.isRemote ? 'Yes' : 'No'],
    ['Firm', firmKind],
    ['Firm size', mask(values.firmSize)],
    ['Posted', job.age],
  ]
  return (
    <div className="flex flex-col gap-4">
      <Part label="Card on the board">
        <p className="font-serif text-lg leading-6 font-medium break-words text-accent">{job.title}</p>
        <p className="text-sm text-ink-muted">{job.firmName}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
          <strong className="font-semibold tabular-nums">{job.salary}</strong>
          <span>{job.place}</span>
        </p>
        <Points points={job.requirements.slice(0, 3)} />
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-muted">
          {[values.practiceArea, seniorityLabel(values.seniority), values.workType, job.age]
            .filter(Boolean)
            .map((text) => (
              <span key={text}>{text}</span>
            ))}
        </p>
      </Part>
      <Part label="Job page">
        <p className="font-serif text-2xl leading-8 break-words">{job.title}</p>
        <p className="text-sm">
          {job.firmName}
          <span className="text-ink-muted"> · {job.place}</span>
        </p>
        <p className="mt-1 font-semibold tabular-nums">{job.salary}</p>
        <dl className="my-3 grid grid-cols-2 gap-x-4 gap-y-1.5 border-y border-rule py-3 text-sm">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name} className="min-w-0">
                <dt className="text-xs text-ink-muted">{name}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <div className="font-serif text-[0.9375rem] leading-6">
          <Heading>About the position</Heading>
          <Prose text={mask(values.description) || 'The description appears here.'} />
          {job.requirements.length > 0 ? <Heading>Requirements</Heading> : null}
          <Points points={job.requirements} />
          {job.benefits.length > 0 ? <Heading>Benefits</Heading> : null}
          <Points points={job.benefits} />
        </div>
      </Part>
    </div>
  )
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure aria-label={label} className="rounded-lg border border-rule bg-paper p-4">
      <figcaption className="mb-2 text-xs font-medium text-ink-muted">{label}</figcaption>
      {children}
    </figure>
  )
}

const Heading = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 mb-1 font-serif text-lg font-medium first:mt-0">{children}</p>
)

function Points({ points }: { points: readonly string[] }) {
  return points.length > 0 ? (
    <ul className="mt-1 list-disc pl-5 text-sm">
      {points.map((point, at) => (
        <li key={at} className="break-words">
          {point}
        </li>
      ))}
    </ul>
  ) : null
}

function Prose({ text }: { text: string }) {
  return blocks(text).map(({ kind, lines }, at) => {
    if (kind === 'list') return <Points key={at} points={lines} />
    if (kind === 'heading') {
      return (
        <p key={at} className="mt-2 font-medium">
          {lines[0]}
        </p>
      )
    }
    return (
      <p key={at} className="mt-1.5 break-words">
        {lines.join(' ')}
      </p>
    )
  })
}

/** Reads a number that is being typed; undefined while it isn't one. */
function amount(text: string): number | undefined {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value
}
