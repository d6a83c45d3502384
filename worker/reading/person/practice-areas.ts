import { hasLegalForm } from '#worker/reading/lexicon/firm-names.ts'
import { firstFilled } from './credentials.ts'
import { isArea } from './is-person.ts'
import type { Line } from './page-lines.ts'

/** The person's practice areas, at most twenty: in the first filled list of labeled lines, else in a sentence. */
export const areasOf = (listed: readonly (readonly Line[])[], texts: readonly string[]): string[] =>
  firstFilled([...listed.map(areasIn), areasStated(texts)])

function areasIn(lines: readonly Line[]): string[] {
  const areas = lines.flatMap(({ text, item }) => {
    if (hasLegalForm(text)) return []
    const bare = text.replace(/^(?:[-–•·*]|\d{1,3}\s?%)\s*/, '')
    const parts = bare.split(/\s*;\s*/)
    return parts.length === 1 && item?.tag !== 'li' ? areasInLine(bare) : parts
  })
  return [...new Set(areas.filter((text) => text.length > 1 && text.length <= 80))].slice(0, 20)
}

/** "She concentrates her practice in customs, cross-border logistics, and maquiladoras." */
const focus =
  /\b(?:(?:concentrates|focuses|centers|limits) (?:(?:his|her|their) (?:legal |law )?practice )?(?:primarily |mainly |exclusively |principally )?(?:in|on|to)|practice (?:(?:is )?(?:focuses|focused|concentrates|concentrated|centers|centered)) (?:primarily |mainly |exclusively |principally )?(?:in|on)|practi[cs]es (?:primarily |mainly )?in the (?:areas?|fields?) of) (?:the (?:areas?|fields?) of )?([^.;:\n]{3,200})[.;]/gi

/** Practice areas stated in a sentence, for pages that don't list any. */
function areasStated(texts: readonly string[]): string[] {
  const [first] = texts.flatMap((text) => [...text.slice(0, 2_000).matchAll(focus)])
  const pieces = first?.[1]?.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter((piece) => piece !== '') ?? []
  return pieces.every((piece) => piece.split(' ').length <= 5) ? pieces : []
}

/** Splits "Divorce, Adoption and Guardianship" into three areas, but keeps "Trusts, Estates & Wealth Planning" as one. */
function areasInLine(text: string): string[] {
  const all = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
  if (all.length > 1 && all.every(isArea)) return all
  const isOneName = /,\s\p{L}+(?: \p{L}+)? (?:&|and) /u.test(text)
  return isOneName ? [text] : text.split(/\s*,\s*(?:and\s+)?/)
}
