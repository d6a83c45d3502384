import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { nicknames } from '#worker/reading/lexicon/nicknames.data.ts'
import { everydayWords } from './everyday-words.ts'
import type { Forbidden } from './forbidden-words.ts'
import { courtesies, isSolidScript, possessive, tokensOf } from './word-search.ts'

/** Words around a name that aren't part of it. */
export const nameSuffixes: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof hon jr sr ii iii iv jd llm llb phd mba cpa esq esquire'.split(' '),
)
const particles = new Set('de la del der den van von le du di da das dos do san st ste el al bin ibn y e'.split(' '))

/** A word that names nobody alone: "Law" in "a law firm", "la" in "de la Cruz". */
export const isEveryday = (word: string): boolean => everydayWords.has(word) || particles.has(word)

/** Forms of first names that replace one another: "Kate" and "Katherine". */
const otherForms: ReadonlyMap<string, readonly string[]> = formsOf(nicknames)

function formsOf(lines: string): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  const add = (name: string, form: string) => forms.set(name, [...(forms.get(name) ?? []), form])
  for (const line of lines.trim().split('\n')) {
    const [name = '', ...short] = line.trim().split(/\s+/)
    for (const form of short) {
      add(name, form)
      add(form, name)
    }
  }
  return forms
}

/** First names that are also in the frame of every page, or begin many a sentence. */
const frameWords = new Set('will may court chase justice law page art bill major prince case'.split(' '))

/** Names longer than this are cut: no person's has more. Words. */
const maxWords = 8

/**
 * Everything that names a person: each part of the name alone, unless it is an everyday word; and any two parts, a title or
 * initials with a part, the surname before the first name, and other forms of the first name.
 *
 * @param spellings Gives the ways to write a text as words.
 */
export function forbiddenOfName(name: string, spellings: (text: string) => string[][]): Forbidden[] {
  // "Katherine (Kit) Jones" is also Kit Jones.
  const inside = [...name.matchAll(/[("“]([^)"”]+)[)"”]/g)].map(([, text]) => text ?? '')
  const bare = name.replaceAll(/[("“][^)"”]*[)"”]/g, ' ')
  const called = inside.flatMap((text) => tokensOf(text).map(({ word }) => word)).filter((word) => word.length > 1)
  const latin = spellings(bare.replaceAll(/\S+/g, (word) => (isSolidScript(word) ? ' ' : word)))
  return [...latin.flatMap((words) => ofLatinName(words, called)), ...[bare, ...inside].flatMap(ofSolidName)]
}

function ofLatinName(words: readonly string[], called: readonly string[]): Forbidden[] {
  const bare = words.filter((word) => !nameSuffixes.has(word) && word !== possessive)
  const own = (bare.length > 0 ? bare : words).slice(0, maxWords)
  if (own.length === 0) return []
  const ends = own.slice(1).map((_, at) => own.slice(at + 1))
  const [first = '', last = ''] = [own[0], own.at(-1)]
  const firsts = own.slice(0, -1)
  const forms = [...new Set([...firsts.flatMap((word) => otherForms.get(word) ?? []), ...called])]
  const initials = firsts.map((word) => word.slice(0, 1))
  return [
    ...[own, [first, last]].flatMap(inAnyCase),
    ...runsOf(own).flatMap(together),
    ...forms.flatMap((form) => [...ends.flatMap((end) => together([form, ...end])), ...together([last, form])]),
    // The surname first, and initials with the surname: "Chen, Maya", "M. L. Chen", "ML Chen".
    ...together([last, ...firsts]),
    ...together([last, first]),
    ...ends.flatMap((end) => together([first.slice(0, 1), ...end])),
    ...together([...initials, last]),
    ...together([initials.join(''), last]),
    ...together([last, ...initials]),
    ...[...courtesies].flatMap((title) => own.filter((word) => word.length > 1).map((word) => person([title, word]))),
    ...[...own, ...forms].flatMap(alone),
    ...own.filter((word) => word.length > 1 && isEveryday(word) && !particles.has(word)).map(ofPossessive),
    ...(own.length > 1 ? [person([own.join('')])] : []),
  ]
}

/** A name in a script without spaces: the whole, its parts, and the given name after a surname of one or two letters. */
function ofSolidName(text: string): Forbidden[] {
  return text
    .split(/\s+/)
    .filter(isSolidScript)
    .flatMap((part, at, parts) => {
      const letters = tokensOf(part).map(({ word }) => word)
      const whole = at === 0 && parts.length > 1 ? [parts.flatMap((one) => tokensOf(one).map(({ word }) => word))] : []
      const given = [letters.slice(1), letters.length > 3 ? letters.slice(2) : []]
      return [...whole, letters, ...given].filter((words) => words.length > 1).map((words) => person(words))
    })
}

const person = (words: readonly string[]): Forbidden => ({ kind: 'person', words })

/** The whole name, in capitals or not. Of everyday words only within a sentence: "by grace law", not "in May. Law firms". */
const inAnyCase = (words: readonly string[]): Forbidden[] =>
  words.length < 2 ? [] : [{ ...person(words), ...(words.every(isEveryday) ? { gap: 'sentence' } : {}) }]

/** Words one after the other; those that are all everyday words or letters only as a name is written. */
function together(words: readonly string[]): Forbidden[] {
  if (words.length < 2 || words.every((word) => word.length === 1 || particles.has(word))) return []
  const isPlain = words.every((word) => isEveryday(word) || word.length === 1)
  return [{ ...person(words), ...(isPlain ? { isCapital: true, gap: 'sentence' } : {}) }]
}

/** Any two words of a name in their order, and every run of them. */
function runsOf(own: readonly string[]): string[][] {
  return own.flatMap((word, from) =>
    own.slice(from + 1).flatMap((other, at) => [[word, other], own.slice(from, from + at + 2)]),
  )
}

const minAnyCase = 3

/** One word of a name: a short one only in capitals, an everyday word only where it is a first name and written as one. */
function alone(word: string): Forbidden[] {
  if (word.length < 2) return []
  if (!isEveryday(word))
    return [{ ...person([word]), isPart: true, ...(word.length < minAnyCase ? { isCapital: true } : {}) }]
  return givenNames.has(word) && !frameWords.has(word) && !particles.has(word)
    ? [{ ...person([word]), isCapital: true, isPart: true }]
    : []
}

/** "Law’s practice": an everyday word with a possessive is a name where it has a capital letter. */
const ofPossessive = (word: string): Forbidden => ({ ...person([word, possessive]), isCapital: true })
