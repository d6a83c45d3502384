import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import type { Seniority } from '#contract/domain/seniorities.ts'
import type { WorkType } from '#contract/domain/work-types.ts'
import { entriesOf, labelItems } from './label-items.ts'
import { postingFacts } from './label-words.ts'
import { firmIn, onlyCity, payIn, placeIn, titleIn, yearsIn } from './posting-facts.ts'
import { postingLines } from './posting-items.ts'
import { areasIn, levelIn, remoteIn, workTypeIn } from './posting-terms.ts'

/** The fields of the job form that a posting states; what it does not state is absent. */
export type ReadPosting = ExtractedJobFields & { seniority?: Seniority; workType?: WorkType }

/**
 * Reads a pasted posting into the job form's fields: plain text, with what is left of HTML or Markdown, boiler-plate and
 * several offices. States nothing that the text does not state. Pure.
 */
export function readPosting(pasted: string, now: Date): ReadPosting {
  const { text, lines, items } = postingLines(pasted)
  const labeled = labelItems(items)
  const facts = postingFacts(lines, labeled, now)
  const title = titleIn(facts)
  const place = placeIn(facts)
  const [practiceArea, ...additionalAreas] = areasIn(facts, title, now)
  return statedOf<ReadPosting>({
    title,
    firmName: firmIn(facts, text, title),
    location: (place ?? onlyCity(facts, lines, now))?.name.replace(' (state)', ''),
    seniority: levelIn(title, labeled, now),
    practiceArea,
    additionalAreas: additionalAreas.length > 0 ? additionalAreas : undefined,
    ...payIn(facts, place),
    ...yearsIn(facts, lines, now),
    workType: workTypeIn(facts, lines),
    isRemote: remoteIn(facts, lines),
    requirements: entriesOf(labeled, 'requirements'),
    benefits: entriesOf(labeled, 'benefits'),
    description: text,
  })
}

/** The fields that have a value. */
export const statedOf = <T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T
