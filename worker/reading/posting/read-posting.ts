import type { Seniority } from '#contract/domain/seniorities.ts'
import type { WorkType } from '#contract/domain/work-types.ts'
import { areasOf } from './posting-areas.ts'
import { labelItems } from './label-items.ts'
import { postingLabels } from './posting-labels.ts'
import { postingLines } from './posting-lines.ts'
import { benefitsOf, itemsOf } from './posting-lists.ts'
import { remoteOf } from './posting-remote.ts'
import { bodyOf, postingSections } from './posting-sections.ts'
import { seniorityOf } from './posting-seniority.ts'
import { workTypeOf } from './posting-terms.ts'
import { firmIn, payIn, placeIn, titleIn, labeledYears, yearsIn } from './posting-facts.ts'
import { mentionsIn, type Posting } from './posting.ts'
import { lineReader, postingFacts } from './label-words.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'

/** The fields of the job form that a posting states; what it does not state is absent. */
export type ReadPosting = {
  title?: string
  firmName?: string
  location?: string
  seniority?: Seniority
  practiceArea?: string
  additionalAreas?: string[]
  salaryMin?: number
  salaryMax?: number
  yearsExperienceMin?: number
  yearsExperienceMax?: number
  workType?: WorkType
  isRemote?: boolean
  requirements?: string[]
  benefits?: string[]
  description?: string
}

/** Most of the body that is searched for facts, in characters. */
const bodyLimit = 12_000
/** Most areas beside the first. */
const additionalLimit = 5

/**
 * Reads a pasted posting into the job form's fields: plain text, with what is left of HTML or Markdown, boiler-plate and
 * several offices. States nothing that the text does not state. Pure.
 */
export function readPosting(pasted: string, now: Date): ReadPosting {
  const { text, lines, items } = postingLines(pasted)
  const labels = postingLabels(lines)
  const labeled = labelItems(items)
  const sections = postingSections(labeled)
  const read = new Map<string, Mention[]>()
  const mentionsOf = lineReader(now, (line) => mentionsIn(line, { now, read }))
  const facts = postingFacts(lines, labeled, mentionsOf)
  const title = titleIn(facts, lines)
  const firm = firmIn(facts)
  const body = bodyOf(labeled).slice(0, bodyLimit)
  const posting: Posting = { text, lines, labels, sections, title, firm, body, now, read }
  const areas = areasOf(posting)
  const [practiceArea, ...additionalAreas] = areas
  const location = placeIn(facts)
  return present({
    title,
    firmName: firm,
    location,
    seniority: seniorityOf(posting),
    practiceArea,
    additionalAreas: additionalAreas.length > 0 ? additionalAreas.slice(0, additionalLimit) : undefined,
    ...payIn(facts, lines, mentionsOf, location),
    ...labeledYears(labels.years, now, yearsIn(facts)),
    workType: workTypeOf(posting),
    isRemote: remoteOf(posting),
    requirements: itemsOf(sections, 'requirements'),
    benefits: benefitsOf(sections),
    description: text === '' ? undefined : text,
  })
}

function present(fields: { [K in keyof ReadPosting]: ReadPosting[K] | undefined }): ReadPosting {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReadPosting
}
