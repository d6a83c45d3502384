import { jobSalaryText, salaryThousands } from '#contract/domain/salary.ts'
import { fitWord, reasonText } from '#worker/features/candidates/scoring/scoring.service.ts'
import type { ApplicationScore, ScoredApplication, ScoredJob, ScoredResume } from '#contract/domain/score-types.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { areaRelation } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { knownFirm } from '#worker/reading/lexicon/firm-names.ts'
import type { Analysis } from '#contract/domain/analysis.ts'
import { candidateSummary, inSentence } from './candidate-summary.ts'
import { interviewQuestions } from './interview-questions.ts'

export type AnalysisInput = {
  name: string
  form: ScoredApplication
  resume: ScoredResume | null
  job: ScoredJob & { firmSize?: string | null; workType?: string }
  score: ApplicationScore
  now: Date
}

/**
 * Writes the analysis of a candidate for a job by the rules, comparing what the posting and the résumé state. Points
 * out what is not stated instead of guessing it.
 */
export function writeAnalysis(input: AnalysisInput): Analysis {
  const { score } = input
  const reasonsMarked = (mark: 'fits' | 'misses' | 'risk') => score.reasons.filter((reason) => reason.mark === mark)
  return {
    firmOverview: firmOverview(input),
    practiceAreaDetails: practiceDetails(input),
    billableHours: hours(input).join('\n'),
    strongestMatches: reasonsMarked('fits').map(withoutMark),
    potentialConcerns: [...reasonsMarked('misses'), ...reasonsMarked('risk')].map(withoutMark),
    candidateSummary: candidateSummary(input),
    overallMatchAssessment: assessment(input),
    interviewQuestions: interviewQuestions(input),
    analysisScore: score.score,
  }
}

const withoutMark = (reason: Parameters<typeof reasonText>[0]): string =>
  reasonText({ ...reason, mark: 'tag', text: reasonText(reason).slice(2) })

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[\s•*-]+/, '').trim())
    .filter((sentence) => sentence.length > 15 && sentence.length < 400)

function firmOverview({ job }: AnalysisInput): string {
  const place = job.isRemote ? `${job.location} or remote` : job.location
  const own = sentencesOf(job.description)
    .filter((sentence) =>
      /\b(?:our|the) (?:firm|practice|group|team|office|clients?)\b|\bwe (?:are|offer|have|represent)\b|\bfirm\b/i.test(
        sentence,
      ),
    )
    .filter((sentence) => !/equal opportunity|applicants?|e-?verify/i.test(sentence))
    .slice(0, 2)
  return [
    `${job.firmName}${kindAndSize(job)}.`,
    `The seat: ${job.title}, ${seniorityLabel(job.seniority)}, ${place}${job.workType ? `, ${job.workType.toLowerCase()}` : ''}. ${jobSalaryText(job)}.`,
    ...(own.length > 0 ? [`In the posting’s words: “${own.join(' ')}”`] : []),
    ...(job.isRemote ? ['The job can be done remotely.'] : []),
  ].join(' ')
}

/** Kind and size of the firm, by the posting or the vocabulary, to follow its name: " is a large firm, 400 lawyers". */
function kindAndSize(job: AnalysisInput['job']): string {
  const kind = kindOf(job)
  const size = job.firmSize ? job.firmSize.toLowerCase() : undefined
  if (kind) return size ? ` is ${kind}, ${size}` : ` is ${kind}`
  return size ? ` (${size})` : ' doesn’t give its size or type in the posting'
}

function kindOf({ firmName, isBigLaw, isBoutique }: AnalysisInput['job']): string | undefined {
  if (isBigLaw || knownFirm(firmName)?.isBigLaw) return 'a large firm'
  return isBoutique ? 'a boutique' : undefined
}

function practiceDetails({ form, resume, job }: AnalysisInput): string {
  const areas = [job.practiceArea, ...job.additionalAreas]
  const stated = [form.primaryPracticeArea ?? '', ...(resume?.facts.practiceAreas.map(({ value }) => value) ?? [])]
  const own = [...new Set(stated)].filter(Boolean).slice(0, 4)
  const wants = job.requirements.slice(0, 4)
  return [
    `The job is in ${inSentence(areas)}.`,
    ...(wants.length > 0 ? [`It asks for: ${wants.map((want) => want.replace(/\.$/, '')).join('; ')}.`] : []),
    practicesBeside(own, areas),
  ].join(' ')
}

/** Compares the candidate's practices with the areas of the job. */
function practicesBeside(own: readonly string[], areas: readonly string[]): string {
  if (own.length === 0) return 'The candidate’s practice area isn’t given.'
  const practices = `The candidate practices ${inSentence(own)}`
  const shared = own.filter((area) => areas.some((wanted) => areaRelation(wanted, area) === 'same'))
  if (shared.length > 0)
    return `${practices}; ${inSentence(shared)} ${shared.length === 1 ? 'is' : 'are'} what the job asks for.`
  const near = own.filter((area) => areas.some((wanted) => areaRelation(wanted, area) !== 'other'))
  if (near.length > 0)
    return `${practices}; ${inSentence(near)} ${near.length === 1 ? 'is' : 'are'} close to it, not the same.`
  return `${practices}, a different field.`
}

function hours({ form, job }: AnalysisInput): string[] {
  const stated = sentencesOf([job.description, ...job.requirements].join('\n'))
    .filter((sentence) => /\bbillabl|\bhours?\b/i.test(sentence))
    .slice(0, 3)
  const salary = jobSalaryText(job)
  return [
    ...(stated.length > 0
      ? stated.map((sentence) => `The posting says: “${sentence}”`)
      : ['The posting doesn’t give a billable hours target.']),
    salary === 'Salary not disclosed'
      ? 'The salary isn’t disclosed.'
      : `Salary: ${salary}${form.expectedSalary ? `; the candidate expects ${salaryThousands(form.expectedSalary)}` : ''}.`,
    stated.some((sentence) => /pro bono/i.test(sentence))
      ? 'Ask the firm how bonuses depend on hours.'
      : 'Ask the firm about the target, credit for pro bono work, and how bonuses depend on hours.',
  ]
}

function assessment({ score, job }: AnalysisInput): string {
  const fits = score.reasons.filter(({ mark }) => mark === 'fits').slice(0, 2)
  const misses = score.reasons.filter(({ mark }) => mark === 'misses').slice(0, 2)
  const risks = score.reasons.filter(({ mark }) => mark === 'risk').slice(0, 1)
  const low = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return [
    `${fitWord(score.score)} for ${job.title} (${score.score} of 100).`,
    ...(fits.length > 0 ? [`For: ${fits.map(({ text }) => low(text)).join('; ')}.`] : []),
    ...(misses.length + risks.length > 0
      ? [
          `Against: ${[...misses, ...risks]
            .slice(0, 3)
            .map(({ text }) => low(text))
            .join('; ')}.`,
        ]
      : []),
    nextStep(score.score),
  ].join(' ')
}

/** Recommends the next step, by the bands of `fitWord`. */
function nextStep(score: number): string {
  if (score >= 80) return 'Worth a call now. Submit once the open points are settled.'
  if (score >= 70) return 'Worth a call. Settle the open points before submitting.'
  if (score >= 50) return 'Talk first; it depends on the open points.'
  return 'Better suited to another role; stay in touch.'
}
