import { findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { isArea } from './is-person.ts'
import type { Line } from './page-lines.ts'
import { linesAbout } from './sections.ts'
import type { StatedPerson } from './stated-fields.ts'

const noItem =
  /^(?:view|see|show|read|learn|load|more|all|close|expand|back|download|print|share|practices?|industries|capabilities|services|experience|overview)\b(?:\s+(?:all|more|less|practices?|areas?))*$/i

/** The practice areas of the person: listed, linked, in structured data, or stated in a sentence; at most twenty. */
export function practiceAreasOf(lines: readonly Line[], structured: StatedPerson | undefined, main: Element): string[] {
  const about = linesAbout(lines, 'practices')
  // The text after the list isn't an area.
  const isListed = about.some(({ item }) => item !== undefined)
  const found = about.flatMap(({ text, item, element }) => {
    if (isListed && item === undefined) return []
    const bare = text
      .replace(/^[-–•·*]\s*/, '')
      .replace(/^\d{1,3}\s?%\s*/, '')
      .trim()
    const parts = bare.split(/\s*[;|•·]\s*|\s\/\s/)
    const mayBeList = parts.length === 1 && (item === undefined || (about.length === 1 && item.tag !== 'li'))
    return mayBeList
      ? areasInLine(
          bare,
          lines.some((one) => one.isBeforeText && one.element === element),
        )
      : parts
  })
  const listed = found.filter(
    (text) => text.length > 1 && text.length <= 80 && !/[.!?]$/.test(text) && !noItem.test(text),
  )
  const linked =
    listed.length > 0
      ? []
      : findAll(
          main,
          ({ tag, attributes }) =>
            tag === 'a' &&
            /\/(?:practices?|practice-areas?|capabilit\w+|services|expertise|areas-of-\w+|industr(?:y|ies)|sectors?)\/[^?#]+/i.test(
              attributes['href'] ?? '',
            ),
        )
          .map((link) => textOf(link))
          .filter((text) => text.length > 1 && text.length <= 80 && !noItem.test(text))
  const structuredAreas = structured?.areas ?? []
  const areas = [listed, linked, structuredAreas, areasInText(lines)].find((some) => some.length > 0) ?? []
  return [...new Set(areas)].slice(0, 20)
}

/** "She concentrates her practice in customs, cross-border logistics, and maquiladoras." */
const focus =
  /\b(?:(?:concentrates|focuses|centers|limits) (?:(?:his|her|their) (?:legal |law )?practice )?(?:primarily |mainly |exclusively |principally )?(?:in|on|to)|practice (?:(?:is )?(?:focuses|focused|concentrates|concentrated|centers|centered)) (?:primarily |mainly |exclusively |principally )?(?:in|on)|practi[cs]es (?:primarily |mainly )?in the (?:areas?|fields?) of) (?:the (?:areas?|fields?) of )?([^.;:\n]{3,200})[.;]/gi

/** Areas that a sentence tells of, where no section lists them. */
function areasInText(lines: readonly Line[]): string[] {
  const [first] = lines.flatMap(({ text, level }) => (level === 0 ? [...text.slice(0, 2_000).matchAll(focus)] : []))
  const pieces = (first?.[1] ?? '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((piece) => piece.replace(/^(?:all aspects of|matters involving|including)\s+/i, '').trim())
    .filter((piece) => piece !== '')
  return pieces.every((piece) => piece.split(' ').length <= 5) ? pieces : []
}

/** "Divorce, Adoption and Guardianship" are three, "Trusts, Estates & Wealth Planning" is one. */
function areasInLine(text: string, isSentence: boolean): string[] {
  const pieces = text.split(/\s*,\s*(?:and\s+)?/)
  const last = pieces.at(-1) ?? ''
  const isOneName = /\s(?:&|and)\s/.test(last) && pieces.slice(0, -1).every((one) => !one.includes(' '))
  if (pieces.length > 1 && isOneName && pieces.length < 4 && !pieces.every(isArea)) return [text]
  const ends = last.split(/\s+and\s+/)
  if (ends.length !== 2 || isArea(last)) return pieces
  const isEnum = pieces.length > 1 && !/,\s*and\s/.test(text)
  return isEnum || (isSentence && ends.some(isArea)) ? [...pieces.slice(0, -1), ...ends] : pieces
}
