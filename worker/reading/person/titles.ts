import { findAll } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'

const nouns =
  /\b(?:partners?|associate|counsel|shareholder|member|principal|attorney|lawyer|director|chair(?:man|woman|person)?|co-chair|managing|president|officer|manager|specialist|paralegal|solicitor|advis[eo]r|fellow|clerk|agent|analyst|coordinator|assistant|founder|head|leader|consultant|librarian|administrator|scientist|engineer|economist|barrister|secretary|owner|proprietor|controller|strategist|accountant|professional|emeritus|intern|trainee|concierge|receptionist|bookkeeper|investigator|interpreter|translator|technician|recruiter|designer|developer|executive(?! (?:compensation|benefits|orders?|branch|agreements?|employment|committee|summary)))\b/i
/** Titles in other languages; `\b` doesn't see the ends of their words. */
const abroadNouns =
  /(?<!\p{L})(?:associée?|avocate?|conseill(?:er|ère)|collabora(?:teur|trice)|juriste|notaire|soci[oa]|asociad[oa]|abogad[oa]|consejer[oa]|advogad[oa]|sóci[oa]|rechtsanw[aä]lt(?:in)?|partnerin)(?!\p{L})/iu

const aLevel =
  /^(?:senior |sr\.? |junior |founding |managing |equity |non-equity |income |of |special |staff |litigation |corporate |trial |first |second |third |summer |deputy |general |legal |trainee |consultant )*\b(?:partner|associate|counsel|shareholder|member|principal|attorney|lawyer|director|paralegal|of counsel|solicitor|barrister|consultant)\b/i

/** Checks whether a text begins with what a lawyer is at a firm: "Senior Associate", "Partner, Tax". */
export const isLevel = (text: string): boolean => aLevel.test(text)

/** "Partners" is what each of a group is; undefined for a heading that says something else. */
export function rankOf(heading: string): string | undefined {
  const one = heading
    .replace(/^(?:our|the|meet our|meet the) /i, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
  const isRank = isLevel(one) && one.split(' ').length <= 3 && /s$|counsel$/i.test(heading)
  return isRank && !/\b(?:lawyer|attorney)$/i.test(one) ? one : undefined
}

/** Checks whether a short text is a position. */
export const isTitle = (text: string): boolean =>
  text.length >= 4 &&
  text.length <= 120 &&
  (nouns.test(text) || abroadNouns.test(text)) &&
  !/[.!?]$/.test(text.replace(/\b(?:Sr|Jr|Inc|Assoc|Asst|[A-Z]\.[A-Z])\.$/, '')) &&
  !/@|\d{3}|https?:|\b(?:is|was|has|our|your|meet|view|find|all|read|contact|back|search|see|download|our)\b/i.test(
    text,
  ) &&
  !/\b(?:llp|l\.l\.p|pllc)\b|\b(?:memberships?|affiliations?|activities|recognitions?|involvement|organi[sz]ations|associations|awards|honou?rs)$/i.test(
    text,
  ) &&
  text.split(/\s+/).length <= 14

/** "Associate, Denver": the office beside a plain position; of who runs an office it is a part of the position. */
export const withPlace =
  /^((?:[\p{L}&'’.-]{1,20} ){0,4}(?:partner|associate|counsel|shareholder|member|principal|attorney|lawyer|paralegal|director|manager|officer|coordinator|assistant|administrator|librarian|specialist|president)), (\p{Lu}[^,]{2,30}(?:, [A-Z.]{2,4})?)$/iu
/** The office that is beside a plain position. */
export const placeBesideTitle = (text: string): string | undefined => withPlace.exec(text)?.[2]

/** A position without its label and without the office beside it. */
export const bareTitle = (text: string): string =>
  text
    .replace(/(?<![\s,;:|–—-])[\s,;:|–—-]+$/, '')
    .trim()
    .replace(withPlace, (_, level: string, place: string) => (placeNamed(place)?.city ? level : `${level}, ${place}`))

/**
 * The position and the places that markup has and no line shows: in the text of the person's picture ("Amy Wu, Partner"), in
 * attributes for filters, in tags of the head. No position where several are named.
 */
export function unseenFacts(parts: readonly Element[], name: string): { title: string | null; places: string[] } {
  const elements = parts.flatMap((part) => [part, ...findAll(part, () => true)])
  const stated = (fact: RegExp) => elements.flatMap((element) => valuesIn(element, fact))
  const pictured = elements.flatMap(({ tag, attributes: { alt = '' } }) => {
    const at = tag === 'img' ? alt.indexOf(name) : -1
    return at < 0 ? [] : [alt.slice(at + name.length).replace(/^[\s,|–—-]+/, '')]
  })
  const titles = [...stated(/(?:^|[-_])(?:title|position|role|rank|level)$/), ...pictured].filter(isTitle)
  const inPictures = pictured.flatMap((text) => [placeBesideTitle(text) ?? '', ...text.split(/\s*[,|•·]\s*|\s[–—-]\s/)])
  return {
    title: new Set(titles).size === 1 ? (titles[0] ?? null) : null,
    places: [...stated(/(?:^|[-_])(?:office|location|city)s?$/), ...inPictures],
  }
}

/** "data-office" of any element, and a tag of the head called "office". */
function valuesIn({ tag, attributes }: Element, fact: RegExp): string[] {
  const { name = '', content = '' } = attributes
  if (tag === 'meta') return fact.test(name) ? [content] : []
  return Object.entries(attributes).flatMap(([key, value]) =>
    key.startsWith('data-') && fact.test(key) ? [value.replaceAll(/[-_]+/g, ' ')] : [],
  )
}
