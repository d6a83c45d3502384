import type { PracticeContent } from './area-content.ts'
import { contentious } from './practice-content-contentious.ts'
import { transactional } from './practice-content-transactional.ts'

/** By the label of the registry (contract/domain/practice-areas.ts); a test holds the two lists equal. */
export const practiceContent: Readonly<Record<string, PracticeContent>> = { ...transactional, ...contentious }

/** The content of an area, by its label. @throws Error for a label that the registry does not know. */
export function contentOf(area: string): PracticeContent {
  const content = practiceContent[area]
  if (!content) throw new Error(`no demo content for the practice area ${area}`)
  return content
}
