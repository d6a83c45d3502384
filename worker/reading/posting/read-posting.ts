import type { Seniority } from '#contract/domain/seniorities.ts'
import type { WorkType } from '#contract/domain/work-types.ts'
import { labelItems } from './label-items.ts'
import { lineReader, postingFacts } from './label-words.ts'
import { firmIn, labeledYears, payIn, placeIn, titleIn, yearsIn } from './posting-facts.ts'
import { postingLines } from './posting-items.ts'
import { entriesOf } from './posting-lists.ts'
import { areasIn, levelIn, remoteIn, workTypeIn } from './posting-terms.ts'

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

/**
 * Reads a pasted posting into the job form's fields: plain text, with what is left of HTML or Markdown, boiler-plate and
 * several offices. States nothing that the text does not state. Pure.
 */
export function readPosting(pasted: string, now: Date): ReadPosting {
  const { text, lines, items } = postingLines(pasted)
  const labeled = labelItems(items)
  const readLine = lineReader(now)
  const facts = postingFacts(lines, labeled, readLine)
  const title = titleIn(facts, lines)
  const location = placeIn(facts)
  const [practiceArea, ...additionalAreas] = areasIn(facts, title, labeled, now)
  return present({
    title,
    firmName: firmIn(facts),
    location,
    seniority: levelIn(title, labeled, now),
    practiceArea,
    additionalAreas: additionalAreas.length > 0 ? additionalAreas : undefined,
    ...payIn(facts, lines, readLine, location),
    ...labeledYears(lines, now, yearsIn(facts)),
    workType: workTypeIn(facts, lines),
    isRemote: remoteIn(facts, lines),
    requirements: entriesOf(labeled, 'requirements'),
    benefits: entriesOf(labeled, 'benefits'),
    description: text === '' ? undefined : text,
  })
}

function present(fields: { [K in keyof ReadPosting]: ReadPosting[K] | undefined }): ReadPosting {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReadPosting
}
