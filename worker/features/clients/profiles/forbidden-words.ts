import { linkedinKey } from '#worker/reading/person/contact-keys.ts'
import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { nicknames } from '#worker/reading/lexicon/nicknames.data.ts'
import { usStates } from '#contract/domain/us-states.ts'
import { everydayWords, publicDomains } from './everyday-words.ts'
import { keyOf, tokensOf } from './word-search.ts'

/** Kinds of what is kept out, which decide what a text says instead. */
export type ForbiddenKind = 'person' | 'firm' | 'school' | 'judge' | 'contact' | 'added'

/**
 * Something that a profile must not say. `words` are folded; `isCapital` only counts where it is written with a capital
 * letter; `isPart` is one word of a longer name, which a shown fact may contain for another reason.
 */
export type Forbidden = {
  kind: ForbiddenKind
  words: readonly string[]
  isCapital?: true
  isPart?: true
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

const suffixes = new Set('mr mrs ms miss mx dr prof hon jr sr ii iii iv jd llm llb phd mba cpa esq esquire'.split(' '))
const courtesies = ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'attorney']
const stateWords = new Set(Object.values(usStates).flatMap((name) => name.toLowerCase().split(' ')))
const isEveryday = (word: string) => everydayWords.has(word)

/** Short forms of first names, by the first name. */
const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  nicknames
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([name = '', ...short]) => [name, short] as const),
)

/** Lists what a profile must not say. A blind profile leaves out the person too. */
export function forbiddenWords(identity: Identity, { isBlind }: { isBlind: boolean }): Forbidden[] {
  const all = [
    ...(isBlind ? identity.names.flatMap(ofName) : []),
    ...identity.emails.flatMap((email) => ofEmail(email, isBlind)),
    ...identity.phones.flatMap(ofPhone),
    ...identity.linkedinUrls.flatMap(ofLinkedin),
    ...identity.firms.flatMap((name) => ofOrganization('firm', name)),
    ...identity.schools.flatMap((name) => ofOrganization('school', name)),
    ...identity.judges.flatMap(ofJudge),
    ...identity.added.flatMap((word) => phrase('added', word)),
  ]
  const unique = new Map(all.map((one) => [`${one.words.join(' ')}${one.isCapital ? '!' : ''}`, one]))
  return [...unique.values()].filter(({ words }) => words.join('').length >= 2)
}

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

function ofName(name: string): Forbidden[] {
  // "Katherine (Kate) Jones" is also Kate Jones.
  const inside = [...name.matchAll(/[("“]([^)"”]+)[)"”]/g)].map(([, text]) => text ?? '')
  const bare = name.replaceAll(/[("“][^)"”]*[)"”]/g, ' ')
  return spellings(bare).flatMap((words) => {
    const own = words.filter((word) => !suffixes.has(word))
    const last = own.at(-1) ?? ''
    const firsts = own.slice(0, -1)
    const first = firsts[0] ?? ''
    const called = [first, ...(shortForms.get(first) ?? []), ...inside.map(keyOf)].filter(Boolean)
    return [
      person(own),
      person([last, ...firsts]),
      ...called.flatMap((short) => [person([short, last]), person([last, short]), ...singly(short)]),
      // Initials and surname: "M. Chen", "M. L. Chen", "ML Chen".
      ...(first === ''
        ? []
        : [
            person([first.slice(0, 1), last]),
            person([...firsts.map((word) => word.slice(0, 1)), last]),
            person([firsts.map((word) => word.slice(0, 1)).join(''), last]),
          ]),
      ...courtesies.map((title) => person([title, last])),
      ...own.flatMap(singly),
      ...(isEveryday(last) ? [] : [{ kind: 'person' as const, words: own.length > 1 ? [own.join('')] : own }]),
    ]
  })
}

const person = (words: readonly string[]): Forbidden => ({ kind: 'person', words })

/** One word of a name: an everyday word only where it is a first name and written as one. */
function singly(word: string): Forbidden[] {
  if (word.length < 2) return []
  if (!isEveryday(word)) return [{ kind: 'person', words: [word], isPart: true }]
  return givenNames.has(word) && !frameWords.has(word)
    ? [{ kind: 'person', words: [word], isCapital: true, isPart: true }]
    : []
}
/** First names that are in the frame of a page or a PDF too. */
const frameWords = new Set([
  'mark',
  'will',
  'court',
  'chase',
  'justice',
  'law',
  'page',
  'art',
  'bill',
  'major',
  'prince',
  'case',
])

function ofEmail(email: string, isBlind: boolean): Forbidden[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const label = domain.split('.').at(-2) ?? ''
  const words = tokensOf(local).map(({ word }) => word)
  const isSpecific = local.length >= 5 && !words.every(isEveryday)
  return [
    ...phrase('contact', email),
    ...(isBlind && isSpecific ? [{ kind: 'contact' as const, words }] : []),
    ...(isBlind && label.length >= 4 && !publicDomains.has(label) && !isEveryday(label)
      ? [{ kind: 'contact' as const, words: tokensOf(label).map(({ word }) => word), isPart: true as const }]
      : []),
  ]
}

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
        { kind: 'contact', words },
        { kind: 'contact', words: [words.join('')] },
      ]
}

const legalForm = new Set('llp llc lllp pllc pllp pc pa plc lpa aplc apc inc ltd co corp'.split(' '))

function ofOrganization(kind: 'firm' | 'school', name: string): Forbidden[] {
  const withAnd = /[&+]/.test(name) ? spellings(name.replaceAll(/[&+]/g, ' and ')) : []
  const initials = initialsOf(name)
  return [...spellings(name), ...withAnd].flatMap((words) => {
    const bare = words.filter((word, at) => !(legalForm.has(word) && at > 0) && !(word === 'the' && at === 0))
    const withoutAnd = bare.filter((word) => word !== 'and')
    const names = withoutAnd.filter((word) => word.length >= 4 && !isEveryday(word) && !stateWords.has(word))
    // A name of one everyday word, such as "Capital", is in every profile.
    const isSpecific = bare.length > 1 || !bare.every(isEveryday)
    return [
      ...(isSpecific ? [bare, withoutAnd].map((one) => ({ kind, words: one, ...writtenAsName(one) })) : []),
      ...names.map((word) => ({ kind, words: [word], isPart: true as const })),
      ...(kind === 'firm' && /[&+]/.test(name) && withoutAnd.length >= 2
        ? [{ kind, words: withoutAnd.slice(0, 2).map((word) => word.slice(0, 1)) }]
        : []),
      ...(kind === 'school' ? initials.map((letters) => ({ kind, words: [letters] })) : []),
    ]
  })
}

/** "Stone & Field" is a firm, "stone field" isn't. */
const writtenAsName = (words: readonly string[]): Pick<Forbidden, 'isCapital'> =>
  words.every((word) => isEveryday(word)) ? { isCapital: true } : {}

/** Initials of a school: of the whole name, and of the part before "School". */
function initialsOf(name: string): string[] {
  return [name, name.replace(/\s+(?:school|law)\b.*/i, '')]
    .map((part) => [...part.matchAll(/(?<!\p{L})\p{Lu}/gu)].map(([letter]) => letter.toLowerCase()).join(''))
    .filter((letters) => letters.length >= 3 && letters.length <= 5 && !isEveryday(letters))
}

/** Names of judges in "Law clerk to the Hon. Jane Q. Smith, S.D.N.Y.", or the whole text where it has no title. */
function ofJudge(text: string): Forbidden[] {
  const named = [...text.matchAll(/(?:hon(?:orable|\.)?|judge|justice)\s+((?:\p{Lu}[\p{L}'’.-]*\s*){1,4})/giu)]
  if (named.length === 0) return phrase('judge', text).filter(({ words }) => words.length > 1)
  return named.flatMap(([, name = '']) =>
    spellings(name).flatMap((words) => {
      const own = words.filter((word) => !suffixes.has(word) && word !== 'judge' && word !== 'justice')
      const last = own.at(-1) ?? ''
      return [
        ...(own.length > 1 ? [{ kind: 'judge' as const, words: own }] : []),
        { kind: 'judge' as const, words: ['judge', last] },
        ...(last.length >= 3 && !isEveryday(last)
          ? [{ kind: 'judge' as const, words: [last], isPart: true as const }]
          : []),
      ]
    }),
  )
}

/** Leaves out single words that shown facts contain, such as the "Chicago" of a school in a profile that shows the city. */
export function withoutShown(forbidden: readonly Forbidden[], shown: readonly string[]): Forbidden[] {
  const words = new Set(shown.flatMap((text) => tokensOf(text).map(({ word }) => word)))
  return forbidden.filter((one) => !(one.isPart && one.words.every((word) => words.has(word))))
}
