import type { ReasonMark } from '#contract/domain/score-types.ts'
import { areaRelation, shippedArea } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { relationCloseness, type AreaRelation } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { formLines } from './evidence.ts'
import { reason, type Facts, type JobFacts, type Judged } from './score-facts.ts'

type Claim = {
  area: string
  quote: string
  /** Degree to which it is the candidate's own practice, 0 to 1. */
  strength?: number
}

/**
 * Weight of a résumé's area beside the practice that the candidate names: a tax lawyer whose résumé speaks of buyouts
 * isn't a private equity lawyer, while one who names Corporate and lists mergers does mergers.
 */
const besidePractice = {
  same: 1,
  part: 1,
  whole: 0.9,
  neighbour: 0.8,
  sibling: 0.7,
  other: 0.45,
} as const satisfies Record<AreaRelation, number>

/**
 * Practices of the candidate, in their own words and their résumé's. The form's field of experience begins as the job's
 * own area: left as it was beside something else that is stated, it says nothing of the candidate.
 */
export function practicesOf({ form, resume, job, now }: Facts): Claim[] {
  const lines = formLines(form)
  const own = claimsIn(form.primaryPracticeArea, lines.primaryPracticeArea, now)
  const stated: Claim[] = [
    ...own,
    ...(resume?.facts.practiceAreas.map(({ value, quote }) => ({
      area: value,
      quote,
      strength: strengthBeside(own, value),
    })) ?? []),
  ]
  const isAsItBegan = form.experienceField === job.practiceArea
  if (stated.length > 0 && isAsItBegan) return stated
  return [...stated, ...claimsIn(form.experienceField, lines.experienceField, now)]
}

/** The areas that a field of the form names; text that names none is taken as an area. */
function claimsIn(text: string | null, quote: string, now: Date): Claim[] {
  if (!text) return []
  const own = shippedArea(text)
  if (own) return [{ area: own, quote }]
  const found = readMentions(text, { now }).flatMap((mention) =>
    mention.kind === 'practiceArea' && mention.stance !== 'unwanted' ? mention.areas : [],
  )
  return found.length > 0 ? found.map((area) => ({ area, quote })) : [{ area: text, quote }]
}

const strengthBeside = (own: readonly Claim[], area: string): number =>
  own.length === 0 ? 1 : Math.max(...own.map((claim) => besidePractice[areaRelation(claim.area, area)]))

type Match = { value: number; claim: Claim; relation: AreaRelation; wanted: string }

/** The closest of the candidate's areas to one that the job wants, its own before the additional ones. */
function bestMatch(claims: readonly Claim[], { practiceArea, additionalAreas }: JobFacts): Match | undefined {
  let best: Match | undefined
  for (const claim of claims) {
    for (const [index, wanted] of [practiceArea, ...additionalAreas].entries()) {
      const relation = areaRelation(wanted, claim.area)
      const value = relationCloseness[relation] * (index === 0 ? 1 : 0.85) * (claim.strength ?? 1)
      if (!best || value > best.value) best = { value, claim, relation, wanted }
    }
  }
  return best
}

const marks = {
  same: 'fits',
  part: 'fits',
  whole: 'fits',
  neighbour: 'fits',
  sibling: 'risk',
  other: 'misses',
} as const satisfies Record<AreaRelation, ReasonMark>

const textOf = ({ claim: { area }, relation, wanted }: Match, practiceArea: string): string =>
  ({
    same: `Practices ${wanted}`,
    part: `Practices ${area}, a part of ${wanted}`,
    whole: `Practices ${area}, which includes ${wanted}`,
    neighbour: `Practices ${area}, close to ${wanted}`,
    sibling: `Practices ${area}, related to ${wanted}`,
    other: `Practices ${area}, not ${practiceArea}`,
  })[relation]

export function judgePractice(facts: Facts): Judged {
  const best = bestMatch(practicesOf(facts), facts.job)
  if (!best) return { value: 0.3, reasons: [reason('risk', 'No practice area given')] }
  const { value, claim, relation } = best
  // A practice that the résumé only mentions beside another one doesn't count.
  if ((claim.strength ?? 1) < 0.5 && relation !== 'other') {
    const text = `Résumé shows ${claim.area}, not the stated practice area`
    return { value, reasons: [reason('risk', text, claim.quote)] }
  }
  return { value, reasons: [reason(marks[relation], textOf(best, facts.job.practiceArea), claim.quote)] }
}
