import { currentYear } from '#contract/domain/jd.ts'
import { lastPosition } from '#worker/reading/resume/read-resume.ts'
import { jobSalaryText, salaryThousands } from '#contract/domain/salary.ts'
import { reasonText } from '#worker/reading/scoring/evidence.ts'
import { fitWord } from '#worker/reading/scoring/score-application.ts'
import type { ApplicationScore, ScoredApplication, ScoredJob, ScoredResume } from '#contract/domain/score-types.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { areaRelation } from '#worker/reading/lexicon/areas.ts'
import { knownFirm } from '#worker/reading/lexicon/firm-kinds.ts'
import type { Analysis } from '#contract/domain/analysis.ts'
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

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

function firmOverview({ job }: AnalysisInput): string {
  const known = knownFirm(job.firmName)
  const kind = job.isBigLaw || known?.isBigLaw ? 'a large firm' : job.isBoutique ? 'a boutique' : undefined
  const size = job.firmSize ? `, ${job.firmSize.toLowerCase()}` : ''
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
    `${job.firmName}${kind ? ` is ${kind}${size}` : size ? ` (${size.slice(2)})` : ''}${kind || size ? '' : ' gives no size or kind in the posting'}.`,
    `The seat: ${job.title}, ${seniorityLabel(job.seniority)}, ${place}${job.workType ? `, ${job.workType.toLowerCase()}` : ''}. ${jobSalaryText(job)}.`,
    ...(own.length > 0 ? [`In the posting’s words: “${own.join(' ')}”`] : []),
    ...(job.isRemote ? ['The role may be done remotely.'] : []),
  ].join(' ')
}

function practiceDetails({ form, resume, job }: AnalysisInput): string {
  const areas = [job.practiceArea, ...job.additionalAreas]
  const own = [
    ...new Set([form.primaryPracticeArea ?? '', ...(resume?.facts.practiceAreas.map(({ value }) => value) ?? [])]),
  ]
    .filter(Boolean)
    .slice(0, 4)
  const shared = own.filter((area) => areas.some((wanted) => areaRelation(wanted, area) === 'same'))
  const near = own.filter(
    (area) => !shared.includes(area) && areas.some((wanted) => areaRelation(wanted, area) !== 'other'),
  )
  const wants = job.requirements.slice(0, 4)
  const bridge =
    own.length === 0
      ? 'The candidate’s own practice is not stated.'
      : shared.length > 0
        ? `The candidate practices ${list(own)}; ${list(shared)} ${shared.length === 1 ? 'is' : 'are'} what the job asks for.`
        : near.length > 0
          ? `The candidate practices ${list(own)}; ${list(near)} ${near.length === 1 ? 'is' : 'are'} close to it, not the same.`
          : `The candidate practices ${list(own)}, another field.`
  return [
    `The job is in ${list(areas)}.`,
    ...(wants.length > 0 ? [`It asks for: ${wants.map((want) => want.replace(/\.$/, '')).join('; ')}.`] : []),
    bridge,
  ].join(' ')
}

function hours({ form, job }: AnalysisInput): string[] {
  const stated = sentencesOf([job.description, ...job.requirements].join('\n'))
    .filter((sentence) => /\bbillabl|\bhours?\b/i.test(sentence))
    .slice(0, 3)
  const salary = jobSalaryText(job)
  return [
    ...(stated.length > 0
      ? stated.map((sentence) => `The posting says: “${sentence}”`)
      : ['The posting states no billable target.']),
    salary === 'Salary not disclosed'
      ? 'Salary is not disclosed.'
      : `Salary: ${salary}${form.expectedSalary ? `; the candidate expects ${salaryThousands(form.expectedSalary)}` : ''}.`,
    stated.some((sentence) => /pro bono/i.test(sentence))
      ? 'To ask the firm: how bonuses depend on hours.'
      : 'To ask the firm: the target, credit for pro bono work, and how bonuses depend on hours.',
  ]
}

function candidateSummary({ name, form, resume, now }: AnalysisInput): string {
  const facts = resume?.facts
  const last = facts ? lastPosition(facts) : undefined
  const title = form.lastJobTitle ?? last?.title
  const firm = form.lastFirmName ?? last?.firm
  const jdYear = form.jdYear ?? facts?.jdYear?.value
  const school = facts?.lawSchool?.value
  const seats = (facts?.positions ?? []).filter(({ isTraining, firm: own }) => !isTraining && own !== null)
  const before = [...new Set(seats.map((seat) => seat.firm ?? ''))]
    .filter((one) => one !== '' && one !== firm)
    .slice(0, 3)
  const bars = facts?.barAdmissions.map(({ value }) => value) ?? []
  const years = jdYear === undefined ? form.yearsExperience : Math.max(0, currentYear(now) - jdYear)
  const area = form.primaryPracticeArea ?? form.experienceField ?? facts?.practiceAreas[0]?.value
  const book = facts?.portableBook
  return [
    `${name} ${title ? `is ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}` : 'gives no last title'}${firm ? ` at ${firm}` : ''}${years === null || years === undefined ? '' : `, ${years} ${years === 1 ? 'year' : 'years'} in practice`}.`,
    ...(jdYear === undefined ? [] : [`J.D. ${jdYear}${school ? `, ${school}` : ''}.`]),
    ...(area ? [`Practice: ${area}.`] : []),
    ...(before.length > 0 ? [`Before: ${list(before)}.`] : []),
    ...(facts?.clerkships[0] ? [`Clerkship: ${facts.clerkships[0].value}.`] : []),
    bars.length > 0
      ? `Admitted in ${list(bars)}.`
      : resume
        ? 'The resume states no bar admission.'
        : 'No resume could be read, so bars and earlier seats are not known.',
    ...(book
      ? [`States a portable book${book.value ? ` of ${salaryThousands(book.value)}` : ' without its size'}.`]
      : form.hasPortableBook
        ? ['Says to have a portable book; the resume gives no size.']
        : []),
    ...(form.location ? [`Lives in ${form.location}.`] : []),
    ...(form.expectedSalary ? [`Expects ${salaryThousands(form.expectedSalary)}.`] : []),
    ...(form.needsVisaSponsorship === 'YES' ? ['Needs visa sponsorship.'] : []),
  ].join(' ')
}

function assessment({ score, job }: AnalysisInput): string {
  const fits = score.reasons.filter(({ mark }) => mark === 'fits').slice(0, 2)
  const misses = score.reasons.filter(({ mark }) => mark === 'misses').slice(0, 2)
  const risks = score.reasons.filter(({ mark }) => mark === 'risk').slice(0, 1)
  const low = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  const next =
    score.score >= 80
      ? 'Worth a call now, and a submission when the open points are settled.'
      : score.score >= 70
        ? 'Worth a call; settle the open points before submitting.'
        : score.score >= 50
          ? 'Talk first: it depends on the open points.'
          : 'Rather for another role; keep in touch.'
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
    next,
  ].join(' ')
}
