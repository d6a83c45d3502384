import { isArea } from './is-person.ts'
import { labeledAs, type LabeledLine } from './label-page.ts'

/** The practice areas of the person, at most twenty: listed on the page or in its data, else stated in a sentence. */
export function areasOf(sources: readonly (readonly LabeledLine[])[]): string[] {
  const listed = sources.map((lines) =>
    labeledAs(lines, 'area')
      .flatMap(({ text, item }) => {
        const bare = text.replace(/^(?:[-–•·*]|\d{1,3}\s?%)\s*/, '')
        const parts = bare.split(/\s*;\s*/)
        return parts.length === 1 && item?.tag !== 'li' ? areasInLine(bare) : parts
      })
      .filter((text) => text.length > 1 && text.length <= 80),
  )
  const areas = [...listed, areasInText(sources[0] ?? [])].find((some) => some.length > 0)
  return [...new Set(areas)].slice(0, 20)
}

/** "She concentrates her practice in customs, cross-border logistics, and maquiladoras." */
const focus =
  /\b(?:(?:concentrates|focuses|centers|limits) (?:(?:his|her|their) (?:legal |law )?practice )?(?:primarily |mainly |exclusively |principally )?(?:in|on|to)|practice (?:(?:is )?(?:focuses|focused|concentrates|concentrated|centers|centered)) (?:primarily |mainly |exclusively |principally )?(?:in|on)|practi[cs]es (?:primarily |mainly )?in the (?:areas?|fields?) of) (?:the (?:areas?|fields?) of )?([^.;:\n]{3,200})[.;]/gi

/** Areas that a sentence states, for pages that list none. */
function areasInText(lines: readonly LabeledLine[]): string[] {
  const [first] = lines.flatMap(({ text, level }) => (level === 0 ? [...text.slice(0, 2_000).matchAll(focus)] : []))
  const pieces = first?.[1]?.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter((piece) => piece !== '') ?? []
  return pieces.every((piece) => piece.split(' ').length <= 5) ? pieces : []
}

/** "Divorce, Adoption and Guardianship" are three, "Trusts, Estates & Wealth Planning" is one. */
function areasInLine(text: string): string[] {
  const all = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
  if (all.length > 1 && all.every(isArea)) return all
  const isOneName = /,\s\p{L}+(?: \p{L}+)? (?:&|and) /u.test(text)
  return isOneName ? [text] : text.split(/\s*,\s*(?:and\s+)?/)
}
