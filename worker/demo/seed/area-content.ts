/**
 * Texts of the demo data about one practice area. Duties start with a verb in the imperative; jobs print them as they are,
 * résumés in the past tense (`inThePast`).
 */
export type PracticeContent = {
  /** Title of a position in the area, without its level: letters and spaces only. */
  title: string
  /** What the group does, as a noun phrase. */
  work: string
  duties: readonly string[]
  /** What a candidate brings, as a phrase after "experience". */
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
