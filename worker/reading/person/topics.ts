import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { Line } from './page-lines.ts'

/** Facts that a heading names. */
const headings: readonly (readonly ['clerkships' | 'education' | 'admissions', RegExp])[] = [
  ['clerkships', /\bclerk(?:ships?|ed)\b/i],
  ['admissions', /\b(?:admissions?|admitted|licens\w+|jurisdictions?|bars?|barreaux?|zulassung\w*)\b/i],
  ['education', /\b(?:education|academics?|schools?|degrees|studied|ausbildung|formations?|estudios)\b/i],
]

/** The fact that a short text names as a heading: what is below it is of a person, also where all of a firm share it. */
export const topicOf = (text: string): 'clerkships' | 'education' | 'admissions' | undefined =>
  text.length > 60 ? undefined : headings.find(([, pattern]) => pattern.test(text))?.[0]

/** The texts right below the first matching heading, if every one is known. Catches short lists, which the model has rarely seen. */
export function textsBelow(lines: readonly Line[], heading: RegExp, isKnown: (text: string) => boolean): string[] {
  const at = lines.findIndex(({ text, level }) => level > 0 && text.length <= 60 && heading.test(text))
  const below = at < 0 ? [] : lines.slice(at + 1)
  const end = below.findIndex(({ level }) => level > 0)
  const texts = below.slice(0, end < 0 ? below.length : end).map(({ text }) => text)
  return texts.every(isKnown) ? texts : []
}

/** Words of the marks of an element, split where names are: "lawyer__barAdmissions" is "lawyer bar-admissions". */
export function marksOf({ attributes }: Element): string {
  return ['class', 'id', 'aria-label', 'itemprop', 'data-section', 'data-field', 'data-testid', 'rel']
    .map((name) => attributes[name] ?? '')
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[_.]+/g, '-')
    .replaceAll(/--+/g, ' ')
}
