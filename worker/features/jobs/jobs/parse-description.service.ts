import { z } from 'zod'
import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import { newJobForm } from '#contract/domain/job-form-rules.ts'
import { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { readPosting, type ReadPosting } from '#worker/reading/posting/read-posting.ts'
import { postingText } from '#worker/reading/posting/posting-text.ts'
import { seniorityValues } from '#contract/domain/seniorities.ts'
import { workTypes } from '#contract/domain/work-types.ts'
import { flagTopics, provenFlag, statedFlag } from '#worker/platform/llm/stated-flag.ts'
import {
  madeByModelOrRules,
  type IntelligenceDeps,
  type Made,
} from '#worker/features/identity/intelligence/intelligence.service.ts'

/** Time that an admin waits for the model before the rules answer. */
const timeoutMs = 12_000

const line = z.string().max(300).nullable()
const amount = z.number().int().min(0).max(50_000_000).nullable()
const years = z.number().int().min(0).max(60).nullable()

/** Answer that the model is asked for. */
export const postingAnswer = z.object({
  title: line,
  firmName: line,
  location: line,
  seniority: z.enum(seniorityValues).nullable(),
  practiceArea: z.enum(shippedPracticeAreas).nullable(),
  additionalAreas: z.array(z.enum(shippedPracticeAreas)),
  salaryMin: amount,
  salaryMax: amount,
  yearsExperienceMin: years,
  yearsExperienceMax: years,
  workType: z.enum(workTypes).nullable(),
  isRemote: statedFlag,
  requirements: z.array(z.string().max(600)).max(40),
  benefits: z.array(z.string().max(600)).max(40),
})
export type PostingAnswer = z.output<typeof postingAnswer>

const instructions = `You read a legal job posting into the fields of a job form. The location is "City, ST" of the office the job is in.
Salaries are US dollars a year. Requirements and benefits are the posting's own words, one entry each. Whether the job is remote
comes with a quote: the words of the posting, copied exactly, that say so.`

export type ReadFields = { fields: ExtractedJobFields; issues: { path: string; message: string }[] }

/**
 * Reads a pasted posting into the job form's fields, with what the form would still say about them. What the model adds
 * beyond the rules must appear in the text.
 */
export async function parseDescription(deps: IntelligenceDeps, description: string): Promise<Made<ReadFields>> {
  const now = deps.now()
  const { engine, value } = await madeByModelOrRules(
    deps,
    {
      ability: 'parse-description',
      instructions,
      data: { posting: postingText(description) },
      schema: postingAnswer,
      timeoutMs,
    },
    {
      rules: () => readPosting(description, now),
      accept: (answer) => acceptPosting(answer, readPosting(description, now)),
    },
  )
  return { engine, value: { fields: value, issues: issuesOf(value) } }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Takes from the model's answer what the text of the posting supports, else what the rules read. */
export function acceptPosting(answer: PostingAnswer, rules: ReadPosting): ReadPosting {
  const text = rules.description ?? ''
  const words = ` ${plain(text)} `
  const isThere = (value: string | null): value is string =>
    value !== null && plain(value) !== '' && words.includes(` ${plain(value)} `)
  const numbers = new Set(
    [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', ''))),
  )
  const quotedLine = (name: 'title' | 'firmName') => (isThere(answer[name]) ? answer[name] : rules[name])
  const number = (name: 'salaryMin' | 'salaryMax' | 'yearsExperienceMin' | 'yearsExperienceMax') => {
    const value = answer[name]
    const isStated = value !== null && (numbers.has(value) || numbers.has(value / 1000))
    return isStated ? value : rules[name]
  }
  const quoted = (name: 'requirements' | 'benefits') => {
    const items = answer[name].filter((item) => isThere(item))
    return items.length > 0 ? items : rules[name]
  }
  const city = answer.location?.split(',')[0] ?? null
  const accepted: { [K in keyof ReadPosting]: ReadPosting[K] | undefined } = {
    title: quotedLine('title'),
    firmName: quotedLine('firmName'),
    location: answer.location !== null && isThere(city) ? answer.location : rules.location,
    seniority: answer.seniority ?? rules.seniority,
    practiceArea: answer.practiceArea ?? rules.practiceArea,
    additionalAreas: answer.additionalAreas.length > 0 ? answer.additionalAreas : rules.additionalAreas,
    salaryMin: number('salaryMin'),
    salaryMax: number('salaryMax'),
    yearsExperienceMin: number('yearsExperienceMin'),
    yearsExperienceMax: number('yearsExperienceMax'),
    workType: answer.workType ?? rules.workType,
    isRemote: provenFlag(answer.isRemote, text, flagTopics.remote) ?? rules.isRemote,
    requirements: quoted('requirements'),
    benefits: quoted('benefits'),
    description: rules.description,
  }
  return Object.fromEntries(Object.entries(accepted).filter(([, value]) => value !== undefined)) as ReadPosting
}

/** Problems that the job form would report about the found fields. Absent fields are for the person to fill in. */
function issuesOf(fields: ReadPosting): ReadFields['issues'] {
  const checked = newJobForm.safeParse(fields)
  if (checked.success) return []
  return checked.error.issues
    .map(({ path, message }) => ({ path: path.join('.'), message }))
    .filter(({ path }) => fields[path.split('.')[0] as keyof ReadPosting] !== undefined)
}
