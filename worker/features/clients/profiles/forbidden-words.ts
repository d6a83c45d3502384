import { linkedinKey } from '#worker/features/identity/contact-ban/contact-keys.policy.ts'
import { usStates } from '#contract/domain/us-states.ts'
import { everydayWords, publicDomains } from './everyday-words.ts'
import { forbiddenOfName, isEveryday, nameSuffixes } from './forbidden-names.ts'
import { withoutLegalForm } from './legal-forms.ts'
import { isSolidScript, tokensOf } from './word-search.ts'

/** Kinds of what is kept out, which decide what a text says instead. */
export type ForbiddenKind = 'person' | 'firm' | 'school' | 'judge' | 'contact' | 'added'

/** Something that a profile must not say. */
export type Forbidden = {
  kind: ForbiddenKind
  /** Folded words, one after the other. */
  words: readonly string[]
  /** Only counts where it is written as a name, with capital letters. */
  isCapital?: true
  /** One word of a longer name, which the name of a shown firm may contain for another reason. */
  isPart?: true
  /** Only counts within one sentence, with one sign such as "." between the words, or with "&". */
  gap?: 'sentence' | 'glued' | 'ampersand'
}

/** Everything that could name a candidate, from all that is stored about the person. */
export type Identity = {
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
  linkedinUrls: readonly string[]
  /** Names and other names of firms that aren't shown. */
  firms: readonly string[]
  /** Schools that aren't shown. */
  schools: readonly string[]
  /** Courts, judges and clients that the candidate listed. */
  judges: readonly string[]
  /** Words of the recruiter. */
  added: readonly string[]
}

const stateWords = new Set(Object.values(usStates).flatMap((name) => name.toLowerCase().split(' ')))

/** Lists what a profile must not say. A blind profile leaves out the person too. */
export function forbiddenWords(identity: Identity, { isBlind }: { isBlind: boolean }): Forbidden[] {
  const all = [
    ...(isBlind ? identity.names.flatMap((name) => forbiddenOfName(name, spellings)) : []),
    ...identity.emails.flatMap((email) => ofEmail(email, isBlind)),
    ...identity.phones.flatMap(ofPhone),
    ...identity.linkedinUrls.flatMap(ofLinkedin),
    ...identity.firms.flatMap((name) => ofOrganization('firm', name)),
    ...identity.schools.flatMap((name) => ofOrganization('school', name)),
    ...identity.judges.flatMap(ofJudge),
    ...identity.added.flatMap((word) => phrase('added', word)),
  ]
  return strictest(all.filter(({ words }) => words.join('').length >= 2 || words.some(isSolidScript)))
}

/** Each sequence of words once. Where it is there for two reasons, no exception of either counts for both. */
function strictest(all: readonly Forbidden[]): Forbidden[] {
  const byWords = new Map<string, Forbidden>()
  for (const one of all) {
    const key = one.words.join(' ')
    const other = byWords.get(key)
    byWords.set(key, other ? both(other, one) : one)
  }
  return [...byWords.values()]
}

const both = (a: Forbidden, b: Forbidden): Forbidden => ({
  kind: a.isPart && !b.isPart ? b.kind : a.kind,
  words: a.words,
  ...(a.isCapital && b.isCapital ? { isCapital: true } : {}),
  ...(a.isPart && b.isPart ? { isPart: true } : {}),
  ...(a.gap && a.gap === b.gap ? { gap: a.gap } : {}),
})

const phrase = (kind: ForbiddenKind, text: string): Forbidden[] =>
  spellings(text)
    .map((words) => ({ kind, words }))
    .filter(({ words }) => words.length > 0)

/** A text as folded words, with the ways in which people write its accents and apostrophes. */
function spellings(text: string): string[][] {
  const plain = tokensOf(text).map(({ word }) => word)
  const german = tokensOf(
    text.replaceAll(/[äöüåøæ]/giu, (letter) => germanLetters[letter.toLowerCase()] ?? letter),
  ).map(({ word }) => word)
  const joined = tokensOf(text.replaceAll(/['’‘ʼ`]/g, '')).map(({ word }) => word)
  const unique = new Map([plain, german, joined].map((words) => [words.join(' '), words]))
  return [...unique.values()]
}
const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' }

/** An address as a whole, its part before the "@", and a domain of one's own. */
function ofEmail(email: string, isBlind: boolean): Forbidden[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const label = domain.split('.').at(-2) ?? ''
  return [
    ...phrase('contact', email),
    ...(isBlind ? ofAddressPart(local, 3) : []),
    ...(isBlind && !publicDomains.has(label) ? ofAddressPart(label, 4) : []),
  ]
}

/** A part of an address. Everyday words count only as they are joined in it: "tax.law" isn't "tax law". */
function ofAddressPart(text: string, minLetters: number): Forbidden[] {
  const words = tokensOf(text).map(({ word }) => word)
  const letters = words.join('').replaceAll(/\P{L}/gu, '')
  if (letters.length < minLetters || (words.length === 1 && words.every(isEveryday))) return []
  return [
    { kind: 'contact', words, ...(words.every(isEveryday) ? { gap: 'glued' } : {}), ...partOf(words) },
    ...(words.length > 1 ? [{ kind: 'contact' as const, words: [words.join('')] }] : []),
  ]
}

const partOf = (words: readonly string[]): Pick<Forbidden, 'isPart'> => (words.length === 1 ? { isPart: true } : {})

function ofPhone(phone: string): Forbidden[] {
  const digits = phone.replaceAll(/\D/g, '').slice(-10)
  return digits.length < 7 ? [] : [{ kind: 'contact', words: [`#${digits}`] }]
}

function ofLinkedin(url: string): Forbidden[] {
  const slug = linkedinKey(url)?.replace(/^in\//, '')
  const words = slug ? tokensOf(slug).map(({ word }) => word) : []
  return words.join('').length < 4 || (words.length === 1 && words.every(isEveryday))
    ? phrase('contact', `linkedin.com/in/${slug ?? ''}`)
    : [
        { kind: 'contact', words, ...(words.every(isEveryday) ? { gap: 'glued' } : {}) },
        { kind: 'contact', words: [words.join('')] },
      ]
}

/** Words of a firm's or a school's name that tell it, without its legal form. */
export const nameWords = (name: string): string[] =>
  tokensOf(withoutLegalForm(name))
    .map(({ word }) => word)
    .filter((word, at) => !(word === 'the' && at === 0) && word !== 'and')

function ofOrganization(kind: 'firm' | 'school', name: string): Forbidden[] {
  const short = kind === 'firm' ? withoutLegalForm(name) : name
  const withAnd = /[&+]/.test(short) ? spellings(short.replaceAll(/[&+]/g, ' and ')) : []
  return [
    ...[...spellings(short), ...withAnd].flatMap((words) => ofOrganizationWords(kind, words)),
    // With its legal form even a name of everyday words is one, however it is written.
    ...(short === name || !nameWords(name).every(isEveryday)
      ? []
      : phrase(kind, name).map((one) => ({ ...one, gap: 'sentence' as const }))),
    ...(kind === 'firm' && /[&+]/.test(short) ? ofInitials(kind, nameWords(short)) : []),
    ...(kind === 'school'
      ? initialsOf(name).map((letters) => ({ kind, words: [letters], isCapital: true as const }))
      : []),
  ]
}

/** "H & V" for "Harrow & Vale". */
const ofInitials = (kind: ForbiddenKind, words: readonly string[]): Forbidden[] =>
  words.length < 2
    ? []
    : [{ kind, words: words.slice(0, 2).map((word) => word.slice(0, 1)), isCapital: true, gap: 'ampersand' }]

function ofOrganizationWords(kind: 'firm' | 'school', words: readonly string[]): Forbidden[] {
  const bare = words.filter((word, at) => !(word === 'the' && at === 0))
  const withoutAnd = bare.filter((word) => word !== 'and')
  const names = withoutAnd.filter((word) => word.length >= 4 && !everydayWords.has(word) && !stateWords.has(word))
  // A name of one everyday word, such as "Capital", is in every profile.
  const isSpecific = bare.length > 1 || !bare.every(isEveryday)
  return [
    ...(isSpecific ? [bare, withoutAnd].map((one) => ({ kind, words: one, ...writtenAsName(one) })) : []),
    ...names.map((word) => ({ kind, words: [word], isPart: true as const })),
  ]
}

/** "Stone & Field" is a firm, "stone field" isn't. */
const writtenAsName = (words: readonly string[]): Pick<Forbidden, 'isCapital' | 'gap'> =>
  words.every((word) => isEveryday(word)) ? { isCapital: true, gap: 'sentence' } : {}

/** Initials of a school: of the whole name, and of the part before "School". */
function initialsOf(name: string): string[] {
  return [name, name.replace(/\s+(?:school|law)\b.*/i, '')]
    .map((part) => [...part.matchAll(/(?<!\p{L})\p{Lu}/gu)].map(([letter]) => letter.toLowerCase()).join(''))
    .filter((letters) => letters.length >= 3 && letters.length <= 5 && !everydayWords.has(letters))
}

const titledJudge =
  /(?:[Hh]on(?:orable|\.)?|HON\.?|[Jj]udge|JUDGE|[Jj]ustice|JUSTICE)\s+((?:\p{Lu}[\p{L}'’.-]*\s*){1,4})/gu

/** Names of judges in "Law clerk to the Hon. Jane Q. Smith, S.D.N.Y.", or the whole text where it has no title. */
function ofJudge(text: string): Forbidden[] {
  const named = [...text.matchAll(titledJudge)]
  if (named.length === 0) return phrase('judge', text).filter(({ words }) => words.length > 1)
  return named.flatMap(([, name = '']) =>
    spellings(name).flatMap((words) => {
      const own = words.filter((word) => !nameSuffixes.has(word) && word !== 'judge' && word !== 'justice')
      const last = own.at(-1) ?? ''
      return [
        ...(own.length > 1 ? [{ kind: 'judge' as const, words: own, ...writtenAsName(own) }] : []),
        ...['judge', 'justice', 'hon'].map((title) => ({ kind: 'judge' as const, words: [title, last] })),
        ...(last.length >= 3 && !isEveryday(last)
          ? [{ kind: 'judge' as const, words: [last], isPart: true as const }]
          : []),
      ]
    }),
  )
}

/** Leaves out single words of firms, schools and addresses that the name of a shown firm or school contains. */
export function withoutShown(forbidden: readonly Forbidden[], shown: readonly string[]): Forbidden[] {
  const words = new Set(shown.flatMap((text) => tokensOf(text).map(({ word }) => word)))
  return forbidden.filter((one) => !(one.isPart && one.kind !== 'person' && one.words.every((word) => words.has(word))))
}
