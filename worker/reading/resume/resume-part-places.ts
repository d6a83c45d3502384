import { isUnit, legalForm } from './resume-units.ts'
import { mentionsIn, titleWord } from './resume-words.ts'

/** Longer than a firm's name or a title is, in characters. */
export const maxNameLength = 300

/** A firm or title without the place behind it: "Ropes & Gray LLP, Boston, MA", "Associate (New York)". */
export function withoutPlace(text: string): string {
  if (text.length > maxNameLength) return text.trim()
  const rest = withoutTown(withoutPlaceBehind(withoutWorkplace(text.trim())))
  return withoutBracket(withoutRegion(rest))
    .replaceAll(/^[\s,:(–—-]+|[\s,:(–—-]+$/g, '')
    .replace(/\s*\((?:remote|hybrid|contract|full-time|part-time)\)$/i, '')
}

export const isOnlyPlace = (part: string): boolean => withoutPlace(part).length < 2

/** "Remote", "Counsel (full-time)". */
const withoutWorkplace = (text: string): string =>
  text.replace(
    /^(?:fully )?(?:remote|hybrid|on-?site|nationwide|virtual)$|\s*\((?:fully )?(?:remote|hybrid|contract|full-time|part-time|on-?site)\)$/i,
    '',
  )

const isPlaceIn = (text: string): boolean => mentionsIn(text).some(({ kind }) => kind === 'place')

/** Takes one or two places off the end: "Boston and New York". */
function withoutPlaceBehind(text: string): string {
  let rest = text
  for (let round = 0; round < 2; round++) {
    const place = mentionsIn(rest).findLast(({ kind }) => kind === 'place')
    // "Greenberg Traurig, P.A.": the form of a firm, no state.
    if (!place || /^P\.\s?A\.?$/.test(place.text)) break
    const behind = rest.slice(place.end).replaceAll(/[\s.,)]+|office|remote|hybrid|USA|U\.S\.A?\.?/gi, '')
    const before = rest.slice(0, place.start)
    const isApart = before.trim() === '' || /[,(\t|–—-]\s*$/.test(before) || endsWithPlace(before)
    if (behind !== '' || !isApart) break
    rest = before.replaceAll(/[\s,(|–—/&-]+$|\s+and\s*$/g, '')
  }
  return rest
}

/** "LLP, Providence RI &": what comes before "&" or "and" is a place too. */
function endsWithPlace(text: string): boolean {
  const rest = text.replace(/\s*(?:&|\/|\band)\s*$/, '')
  return rest !== text && mentionsIn(rest).some(({ kind, end }) => kind === 'place' && end === rest.length)
}

/** "Matheson LLP, Dublin", "White & Case, Warsaw": behind its legal form, or its known name, only a town can follow. */
function withoutTown(text: string): string {
  const town = /,\s+\p{Lu}[\p{L}.'’-]+(?:[ ,]+\p{Lu}[\p{L}.'’-]+){0,2}$/u.exec(text)
  if (!town) return text
  const name = text.slice(0, town.index)
  const isKnown = mentionsIn(text).some(({ kind, end }) => kind === 'firm' && end === name.length)
  if (!isKnown && !endsInLegalForm.test(name)) return text
  return mayBeTown(town[0].replace(/^,\s+/, '')) ? name : text
}

const endsInLegalForm =
  /\b(?:LLP|L\.L\.P\.|PLLC|LLC|P\.?C\.|P\.A\.|Inc\.?|Ltd\.?|Law Offices?|Law Firm|Law Group|Advogados|Abogados|Avocats|Solicitors|& Co\.?|& Associates)$/

const mayBeTown = (text: string): boolean =>
  !legalForm.test(text) &&
  !/^(?:P\.?[CA]|L\.L\.O|LLLP|PLLP|Chtd|LPA|S\.C|N\.A|P\.?L\.?L\.?C|L\.?L\.?[CP])\.?$|&|^Chartered$/.test(text) &&
  !titleWord.test(text) &&
  !isUnit(text)

/** "City of Clovis, California". */
function withoutRegion(text: string): string {
  const [, seat, region = ''] =
    /^((?:city|town|county|village|borough|state|commonwealth) of [^,]+),\s+([^,]+)$/i.exec(text) ?? []
  return seat !== undefined && isPlaceIn(region) ? seat : text
}

/** "Linklaters LLP (New York, then London)". */
function withoutBracket(text: string): string {
  const bracket = /\s*\(([^()]{2,60})\)$/.exec(text)
  return bracket && isPlaceIn(bracket[1] ?? '') ? text.slice(0, bracket.index) : text
}
