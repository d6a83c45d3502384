import { byTag, findAll, type Element } from '#worker/reading/document/html/parse-html.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import type { LabeledLine } from './label-page.ts'
import { valuesOf } from './page-markup.ts'
import { readName } from './person-name.ts'

const nouns =
  /\b(?:partners?|associate|counsel|shareholder|member|principal|attorney|lawyer|director|chair(?:man|woman|person)?|co-chair|managing|president|officer|manager|specialist|paralegal|solicitor|advis[eo]r|advocate|fellow|clerk|agent|analyst|coordinator|assistant|founder|head|leader|consultant|librarian|administrator|scientist|engineer|economist|barrister|secretary|owner|proprietor|controller|strategist|accountant|professional|emeritus|intern|trainee|concierge|conveyancer|receptionist|bookkeeper|investigator|interpreter|translator|technician|abstractor|landm[ae]n|mediator|arbitrator|notary|recruiter|designer|developer|executive(?! (?:compensation|benefits|orders?|branch|agreements?|employment|committee|summary)))\b/i
/** Titles in other languages. `\b` doesn't work beside letters with accents. */
const abroadNouns =
  /(?<!\p{L})(?:associée?|avocate?|conseill(?:er|ère)|collabora(?:teur|trice)|juriste|notaire|parajuriste|stagiaire|adjointe?|direct(?:eur|rice)|soci[oa]|asociad[oa]|abogad[oa]|consejer[oa]|advogad[oa]|sóci[oa]|rechtsanw[aä]lt(?:in)?|partnerin)(?!\p{L})/iu

const aLevel =
  /^(?:senior |sr\.? |junior |founding |managing |equity |non-equity |income |of |special |staff |litigation |corporate |trial |first |second |third |summer |deputy |general |legal |trainee |consultant )*\b(?:partner|associate|counsel|shareholder|member|principal|attorney|lawyer|director|paralegal|of counsel|solicitor|barrister|advocate|consultant)\b/i

/** Checks whether a text begins with a lawyer's rank at a firm: "Senior Associate", "Partner, Tax". */
export const isLevel = (text: string): boolean => aLevel.test(text)

/** The rank that a heading gives to everybody below it: "Partner" for "Partners". Undefined for other headings. */
export function rankOf(heading: string): string | undefined {
  const one = heading.replace(/s$/i, '')
  return isLevel(one) && rank.test(one) && one.split(' ').length <= 3 ? one : undefined
}
const rank =
  /\b(?:partner|associate|counsel|shareholder|member|principal|director|paralegal|solicitor|barrister|consultant)$/i

/** Checks whether a text has the form of a position: short, with a noun such as "partner", and not a sentence or link text. */
export const isTitle = (text: string): boolean =>
  text.length <= 120 &&
  (nouns.test(text) || abroadNouns.test(text)) &&
  !/[.!?]$/.test(text.replace(/\b(?:Sr|Jr|Inc|Assoc|Asst|[A-Z]\.[A-Z])\.$/, '')) &&
  !/@|\d{3}|https?:|\b(?:is|was|has|our|your|meet|view|find|all|read|contact|back|search|see|download)\b/i.test(text)

/** A plain position with an office after it: "Associate, Denver". */
const withPlace =
  /^((?:[\p{L}&'’.-]{1,20} ){0,4}(?:partner|associate|counsel|shareholder|member|principal|attorney|lawyer|paralegal|director|manager|officer|coordinator|assistant|administrator|librarian|specialist|president)), (\p{Lu}[^,]{2,30}(?:, [A-Z.]{2,4})?)$/iu
/** The office after a plain position, if there is one. */
export const placeBesideTitle = (text: string): string | undefined => withPlace.exec(text)?.[2]

/** A position without "Esq." before it, and without the firm or the office after it. */
export const bareTitle = (text: string): string =>
  text
    .replace(/^Esq\b\.?,?\s/, '')
    // "Partner at Poe Stone LLP", but "Attorney at Law".
    .replace(/\sat\s(?![Ll]aw\b)(?:the\s)?\p{Lu}.*$/u, '')
    .replace(/(?<![\s,;:|(–—-])[\s,;:|(–—-]+$/, '')
    .trim()
    .replace(withPlace, (_, level: string, place: string) => (placeNamed(place)?.city ? level : `${level}, ${place}`))

/** The lines labeled as titles. Neighboring pieces of one row become one line again. */
function titlesAmong(lines: readonly LabeledLine[]): LabeledLine[] {
  const found: LabeledLine[] = []
  for (const [at, line] of lines.entries()) {
    const [before, last] = [lines[at - 1], found.at(-1)]
    if (line.label !== 'title') continue
    if (last && line.joint !== undefined && before?.label === 'title')
      Object.assign(last, { text: last.text + line.joint + line.text, margin: Math.max(last.margin, line.margin) })
    else found.push({ ...line })
  }
  return found
}

/**
 * The position that the lines state. The first of these that is found: a line labeled as a title with at least half the best
 * margin, the line after the name if it is a position, a rank near the name, the first sentence about the person.
 *
 * @param at Index of the line with the name.
 */
export function titleOf(lines: readonly LabeledLine[], at: number, name: string): string | undefined {
  // "Attorney Amy Wu" is her name.
  const isName = (text: string) => name.includes(text) || (readName(text)?.key ?? '') === readName(name)?.key
  const found = titlesAmong(lines).filter(({ text }) => text.length < maxTitle && !isName(text))
  const most = Math.max(...found.map(({ margin }) => margin))
  const isNear = ({ text }: LabeledLine) => bareTitle(text).split(' ').length < 6 && !isName(text)
  const title =
    found.find(({ margin }) => margin >= most / 2) ??
    lines.slice(at + 1, at + 2).find((line) => isNear(line) && isTitle(line.text)) ??
    lines.slice(Math.max(0, at - 2), at + 6).find((line) => isNear(line) && isLevel(line.text))
  return title ? bareTitle(title.text.replace(name && `${name}, `, '')) : fromSentence(lines, name)
}

/** Maximum length of a position, in characters. */
const maxTitle = 160

/** "is a partner"; "As a partner" or "A partner with the firm" at the start of a sentence; "Amy Wu, a partner based in Denver, has". */
const sentence =
  /(?:\b(?:is|serves as|has been) (?:currently |now )?(?:(?:an?|the) )?|(?:^|[.!?,] )(?:as )?(?:an?|the) )((?:\p{Lu}?[\p{L}-]+\s+){0,3}?(?:partner|associate|counsel|shareholder|member(?! of (?!the firm[.,]))|principal|attorney|paralegal|director|chair|solicitor|barrister))\b/iu

function fromSentence(lines: readonly LabeledLine[], name: string): string | undefined {
  const last = name.split(' ').at(-1) ?? name
  const first = lines.find(({ text, level }) => level === 0 && text.length > 60 && text.includes(last))
  return sentence.exec(first?.text.slice(0, 240) ?? '')?.[1]?.trim()
}

/**
 * The position and the places that the markup states and no line shows: in the alternative text of a picture ("Amy Wu, Partner"),
 * in data attributes (`data-office`) and in `meta` tags. The position is undefined if several are named.
 */
export function unseenFacts(page: Element, main: Element, name: string) {
  const metas = findAll(page, byTag('meta')).map(({ attributes }) => attributes)
  const elements = findAll(main, () => true)
  const stated = (fact: RegExp) => [
    ...metas.flatMap(({ name: key = '', content = '' }) => (fact.test(`data-${key}`) ? [content] : [])),
    ...elements.flatMap((element) => valuesOf(element, fact)),
  ]
  const pictured = stated(/^alt$/).flatMap((text) =>
    text.startsWith(name) ? [text.slice(name.length).replace(/^[\s,|–—-]+/, '')] : [],
  )
  const positions = [...stated(/^data-(?:\w+-)?(?:title|position|role|rank|level)$/), ...pictured].filter(isTitle)
  const [title, ...others] = new Set(positions)
  const cities = stated(/^data-(?:\w+-)?(?:office|location|city)s?$/)
  const places = [...cities, ...pictured.flatMap((text) => text.split(', '))]
  return { title: others.length === 0 ? title : undefined, places }
}

/** Puts an all-caps text into usual capitals. Short words (IP, M&A) stay as they are. */
export function unshouted(text: string): string {
  if (/\p{Ll}/u.test(text)) return text
  const small = text.replaceAll(/\p{Lu}{3,}|^OF\b/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())
  return small.replaceAll(/(?<=\s)(?:OF|And|For|The)(?=\s)/g, (word) => word.toLowerCase())
}

/** Puts a position into title case: "PARTNER" becomes "Partner", and "of counsel" becomes "Of Counsel". */
export const withCapitals = (title: string): string =>
  unshouted(title).replace(/^\p{Ll}.*/u, (all) =>
    all.replaceAll(/(?:^|[\s-])\p{Ll}(?!f\b)|^o/gu, (start) => start.toUpperCase()),
  )

/**
 * Checks whether somebody is a lawyer, by their title, or by a bar admission if the title is unusual and isn't one of staff. Without
 * a title, a bar admission counts, and so does a page that lists no education.
 */
export function isLawyer(title: string | null, education: readonly string[], bars: readonly string[]): boolean {
  if (!title) return bars.length > 0 || education.length === 0
  const kind = titleKind(title, { isLawFirm: true })
  const isStaff = /\b(?:manager|director of|officer|coordinator|specialist|assistant|analyst)\b/i.test(title)
  return kind === 'attorney' || (bars.length > 0 && (isLevel(title) || (kind === 'other' && !isStaff)))
}
