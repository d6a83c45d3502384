/**
 * Texts of the demo data about one practice area. Duties start with a verb in the imperative; jobs print them as they are,
 * résumés in the past tense (`inThePast`).
 */
export type PracticeContent = {
  /** Title of a position in the area, without its level: letters and spaces only. */
  title: string
  /** Noun phrase for the work of the group. */
  work: string
  duties: readonly string[]
  /** Phrases that follow "experience" and describe a candidate. */
  wants: readonly string[]
  /** The label of a related area of the registry. */
  near: string
}

export const areaContent = (
  title: string,
  work: string,
  duties: string[],
  wants: string[],
  near: string,
): PracticeContent => ({ title, work, duties, wants, near })
