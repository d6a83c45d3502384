import { firmKey, knownFirm } from '#worker/reading/lexicon/firm-names.ts'
import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { likenessOf } from './name-likeness.ts'
import { emailFits, readName, type PersonName } from './person-name.ts'

export type Context = {
  /** The page's data describes the person. */
  isStructured?: boolean
  /** The address is where the site keeps its people. */
  isPeopleAddress?: boolean
  email?: string | null
  title?: string | null
  /** The firm whose site it is. */
  firm?: string
  /** A directory of the site gives this name for the page. */
  isListed?: boolean
  /** The directory gives another person's name for the page. */
  isOther?: boolean
  /** The page lists education or admissions. */
  hasCredentials?: boolean
  /** The name is where other pages of the site have the names of their people. */
  isLikeOthers?: boolean
  /** Most texts at its place on the page are names. */
  isAmongPeople?: boolean
  /** The address is where sites keep news, events, offices and the like. */
  isElsewhere?: boolean
  /** The text is the heading of a whole page, which may be about anything, rather than one of several names on a page. */
  isPage?: boolean
}
export type Verdict = { isPerson: true; reason: string; name: PersonName } | { isPerson: false; reason: string }

/**
 * Judges whether a text names a person, by how much its words are like a name (`likenessOf`) and by its context. Neither
 * decides alone: a news page isn't about every likely name on it, and an email made of an unlikely name proves that it is one.
 *
 * @param text A heading, the title of a search result, a link.
 */
export function judgePerson(text: string, context: Context = {}): Verdict {
  const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text
  const name = readName(text)
  if (!name) return { isPerson: false, reason: `“${shown}” is not in the shape of a person’s name.` }
  const evidence = evidenceFor(name, context).filter(([isThere]) => isThere)
  const doubts = doubtsAbout(text, name, context, evidence).filter(([isThere]) => isThere)
  const sumOf = (signs: readonly Sign[]) => signs.reduce((sum, [, weight]) => sum + weight, 0)
  if (likenessOf(name.parts) + leniency + sumOf(evidence) <= sumOf(doubts)) {
    const [strongest] = doubts.toSorted(([, one], [, other]) => other - one)
    return { isPerson: false, reason: `“${shown}” ${strongest?.[2] ?? 'does not read like a person’s name'}.` }
  }
  const reasons =
    evidence.map(([, , reason]) => reason).join(', ') || 'it reads like a name, and nothing speaks against it'
  return { isPerson: true, reason: `A person: ${reasons}.`, name }
}

/** Something that speaks for or against a person. The weight is in the units of `likenessOf`. */
type Sign = readonly [isThere: boolean | undefined, weight: number, reason: string]

/** Added to every likeness. Without it, more names would be lost than other texts would be taken for names. */
const leniency = 0.3

function evidenceFor(name: PersonName, context: Context): Sign[] {
  const { email, title } = context
  const isRole = title ? titleKind(title, { isLawFirm: true }) !== 'other' : false
  return [
    [email ? emailFits(email, name) : false, name.hasGivenName ? 3 : 2, 'the email address matches the name'],
    [context.isStructured, name.hasGivenName ? 3 : 1.5, 'the page’s structured data names a person'],
    [isRole, 1.25, 'a job title appears beside it'],
    [context.hasCredentials, 2, 'the page lists education or admissions'],
    // Practice pages are linked by their headings too: "Sexual Abuse".
    [context.isListed && isClear(name, context.isLikeOthers), 1, 'a directory of the site names them'],
    [context.isLikeOthers, 0.9, 'it is where the site has the names of others'],
    [context.isAmongPeople, 1.6, 'it is one of several names at one place on the page'],
    [context.isPeopleAddress, 0.5, 'the address lies among the firm’s people'],
  ]
}

/** Checks whether the words alone show that this is a person's name. In a place where names are, a little less is enough. */
export const isClear = ({ parts, hasGivenName }: PersonName, isPlaced = false): boolean =>
  likenessOf(parts) >= (hasGivenName || isPlaced ? 1 : 1.5)

function doubtsAbout(text: string, name: PersonName, context: Context, evidence: readonly Sign[]): Sign[] {
  const isProven = evidence.some(([, weight]) => weight >= 2)
  const isAlone = !evidence.some(([, weight]) => weight >= 1)
  // At an address among the firm's people, a known given name is enough.
  const hasPlace = context.isPeopleAddress === true && name.hasGivenName
  // "Utako, Abuja" is the end of an address.
  const endsInPlace = !name.hasGivenName && placeNamed(/,(.+)$/.exec(text)?.[1] ?? '') !== undefined
  return [
    [isOrganization(text, context.firm), 5, 'is the name of a firm or company'],
    [arePlaces(text) || endsInPlace, 4, 'is a place'],
    [isArea(text), 4, 'is a practice area'],
    [context.isElsewhere && !isProven, 6, 'appears on a page of news, events or offices'],
    [context.isOther && !isProven, 4, 'is not the person whom the directory names'],
    [context.isPage && isAlone, hasPlace ? 1.5 : 6, 'appears on a page that says nothing about a person'],
  ]
}

/** Likeness of a name to a person's by its words alone. Places, practice areas and known firms get -3. */
export const plausibilityOf = (text: string, name: PersonName): number =>
  arePlaces(text) || isArea(text) || isOrganization(text, undefined) ? -3 : likenessOf(name.parts)

const isOrganization = (text: string, firm: string | undefined): boolean =>
  knownFirm(text) !== undefined || (firm !== undefined && firmKey(firm) === firmKey(text))

/** Lengths of what a text mentions, each with a blank or sign behind it. */
const lengthsOf = (text: string, ...kinds: Mention['kind'][]): number[] =>
  readMentions(text, { now: new Date(0) }).flatMap((one) => (kinds.includes(one.kind) ? [one.text.length + 1] : []))

/** Checks whether a text names places and nothing else. */
const arePlaces = (text: string): boolean =>
  lengthsOf(text, 'place').reduce((sum, length) => sum + length, 1) >= text.trim().length

/** Checks whether a text is nothing but a practice area or a seniority level. */
export const isArea = (text: string): boolean =>
  lengthsOf(text, 'practiceArea', 'seniority').some((length) => length + 1 >= text.trim().length)
