import { salaryThousands } from '#contract/domain/salary.ts'
import { areaRelation } from '#worker/reading/lexicon/areas.ts'
import type { AnalysisInput } from './write-analysis.ts'

/** A first call leaves no time for more. */
const maxQuestions = 7

/** Questions about the open points, the most important first, followed by those of every first call. */
export function interviewQuestions({ form, resume, job, score }: AnalysisInput): string[] {
  const value = (key: string) => score.parts.find((part) => part.key === key)?.value ?? 1
  const facts = resume?.facts
  const area = form.primaryPracticeArea ?? facts?.practiceAreas[0]?.value ?? form.experienceField
  const asked: string[] = []
  if (area && areaRelation(job.practiceArea, area) !== 'same')
    asked.push(
      `Your work is in ${area}. Which of your matters come closest to ${job.practiceArea}, and what did you do in them yourself?`,
    )
  else
    asked.push(
      `Which two matters in ${job.practiceArea} would you want ${job.firmName} to know about, and what was your own part in them?`,
    )
  const [want] = job.requirements.filter((text) => !/\bJ\.?D\b|bar|degree|admission|years?\b/i.test(text))
  if (want) asked.push(`The firm asks for “${want.replace(/\.$/, '')}”. Where have you done this?`)
  if (value('experience') < 1)
    asked.push(
      'The firm has a range of class years in mind. How would you describe the level at which you work today, and would you take a class-year adjustment?',
    )
  if (value('location') < 0.9) asked.push(`What would bring you to ${job.location}, and by when could you be there?`)
  if (value('salary') < 1 && form.expectedSalary)
    asked.push(`You expect ${salaryThousands(form.expectedSalary)}. What is it made of, and how firm is it?`)
  if (form.hasPortableBook || facts?.portableBook)
    asked.push(
      'Which clients would follow you, what did each bring in over the last three years, and where are conflicts likely?',
    )
  else if (value('book') < 1)
    asked.push(
      'The seat wants business of its own. Which clients call you first, and what could you bring within a year?',
    )
  if (value('bar') < 1)
    asked.push('Where are you admitted, in what standing, and where could you waive in or sit for the bar?')
  if (form.needsVisaSponsorship === 'YES')
    asked.push('Which visa do you hold, until when, and what would a new employer have to file?')
  const move = shortSeat(facts?.positions ?? [])
  if (move) asked.push(move)
  asked.push('What does a normal week look like, and how much of it do you run yourself?')
  asked.push('What would have to be true of a new firm for you to leave where you are?')
  asked.push('Who else are you talking with, and how far are you?')
  // Many states forbid asking about current pay, but not about expected pay.
  asked.push('What would you want to be paid, and when could you start?')
  return asked.slice(0, maxQuestions)
}

/** Asks about a seat of less than two years, or a gap of more than one. */
function shortSeat(positions: NonNullable<AnalysisInput['resume']>['facts']['positions']): string | undefined {
  const seats = positions.filter(({ isTraining, from }) => !isTraining && from !== null)
  for (const [index, seat] of seats.entries()) {
    if (!seat.isCurrent && seat.to !== null && seat.from !== null && seat.to - seat.from <= 1 && seat.firm)
      return `You were at ${seat.firm} from ${seat.from} to ${seat.to}. What led you there, and what made you leave?`
    const earlier = seats[index + 1]
    if (earlier?.to && seat.from !== null && seat.from - earlier.to > 1)
      return `What did you do between ${earlier.to} and ${seat.from}?`
  }
  return undefined
}
