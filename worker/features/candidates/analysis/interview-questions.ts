import type { ResumePosition } from '#contract/domain/resume-facts.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import type { ScorePartKey } from '#contract/domain/score-types.ts'
import { areaRelation } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import type { AnalysisInput } from './write-analysis.ts'

/** A first call leaves no time for more. */
const maxQuestions = 7

/** Questions about the open points, the most important first, followed by those of every first call. */
export function interviewQuestions(input: AnalysisInput): string[] {
  const questions: readonly (string | undefined)[] = [
    matterQuestion(input),
    requirementQuestion(input),
    levelQuestion(input),
    moveQuestion(input),
    payQuestion(input),
    clientsQuestion(input),
    barQuestion(input),
    visaQuestion(input),
    historyQuestion(input.resume?.facts.positions ?? []),
    'What does a normal week look like, and how much of it do you run yourself?',
    'What would a new firm have to offer for you to make a move?',
    'Who else are you talking to, and how far along are those conversations?',
    // Many states forbid asking about current pay, but not about expected pay.
    'What compensation are you looking for, and when could you start?',
  ]
  return questions.filter((question) => question !== undefined).slice(0, maxQuestions)
}

/** Fit of a part of the score. Full where the job says nothing of it, so that it isn’t an open point. */
const valueOf = ({ score }: AnalysisInput, key: ScorePartKey): number =>
  score.parts.find((part) => part.key === key)?.value ?? 1

function matterQuestion({ form, resume, job }: AnalysisInput): string {
  const area = form.primaryPracticeArea ?? resume?.facts.practiceAreas[0]?.value ?? form.experienceField
  if (area && areaRelation(job.practiceArea, area) !== 'same')
    return `Your work is in ${area}. Which of your matters come closest to ${job.practiceArea}, and what was your role?`
  return `Which two matters in ${job.practiceArea} would you want ${job.firmName} to know about, and what was your role in each?`
}

function requirementQuestion({ job }: AnalysisInput): string | undefined {
  const want = job.requirements.find((text) => !/\bJ\.?D\b|bar|degree|admission|years?\b/i.test(text))
  return want ? `The firm asks for “${want.replace(/\.$/, '')}”. Where have you done this?` : undefined
}

const levelQuestion = (input: AnalysisInput): string | undefined =>
  valueOf(input, 'experience') < 1
    ? 'The firm has a range of class years in mind. How would you describe the level at which you work today, and would you take a class-year adjustment?'
    : undefined

const moveQuestion = (input: AnalysisInput): string | undefined =>
  valueOf(input, 'location') < 0.9
    ? `What draws you to ${input.job.location}, and how soon could you relocate?`
    : undefined

const payQuestion = (input: AnalysisInput): string | undefined =>
  valueOf(input, 'salary') < 1 && input.form.expectedSalary
    ? `You expect ${salaryThousands(input.form.expectedSalary)}. How is that broken down, and how flexible is it?`
    : undefined

function clientsQuestion(input: AnalysisInput): string | undefined {
  if (input.form.hasPortableBook || input.resume?.facts.portableBook)
    return 'Which clients would follow you, what did each bring in over the last three years, and where might conflicts come up?'
  if (valueOf(input, 'book') < 1)
    return 'The firm wants this person to bring business. Which clients call you first, and how much could you bring within a year?'
  return undefined
}

const barQuestion = (input: AnalysisInput): string | undefined =>
  valueOf(input, 'bar') < 1
    ? 'Where are you admitted and in good standing, and where could you waive in or sit for the bar?'
    : undefined

const visaQuestion = ({ form }: AnalysisInput): string | undefined =>
  form.needsVisaSponsorship === 'YES'
    ? 'Which visa do you hold, when does it expire, and what would a new employer need to file?'
    : undefined

/** Asks about a seat of less than two years, or a gap of more than one. */
function historyQuestion(positions: readonly ResumePosition[]): string | undefined {
  const seats = positions.filter(({ isTraining, from }) => !isTraining && from !== null)
  for (const [index, seat] of seats.entries()) {
    if (!seat.isCurrent && seat.to !== null && seat.from !== null && seat.to - seat.from <= 1 && seat.firm)
      return `You were at ${seat.firm} from ${seat.from} to ${seat.to}. What drew you there, and why did you leave?`
    const earlier = seats[index + 1]
    if (earlier?.to && seat.from !== null && seat.from - earlier.to > 1)
      return `What did you do between ${earlier.to} and ${seat.from}?`
  }
  return undefined
}
