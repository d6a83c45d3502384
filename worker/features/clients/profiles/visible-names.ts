import type { ProfileChoices } from '#contract/domain/profiles.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import type { ProfileSource, ProfileWish } from './compose-profile.ts'
import { forbiddenWords, nameWords } from './forbidden-words.ts'
import { wordSearch } from './word-search.ts'

/** Firms and schools that a profile names. */
export type Visible = {
  isFirmShown: (name: string) => boolean
  isSchoolShown: (name: string) => boolean
  /** The choices, with the school in a band where its name would name somebody. */
  choices: ProfileChoices
}

/**
 * Decides which firms and schools a profile may name. A firm is named only if the choices show it wherever it is: somebody
 * may have left it and returned. One whose name contains that of a hidden firm, or is contained in it, is hidden too; and so
 * is one that names the candidate, such as their own firm.
 */
export function visibleNames(
  { facts, identity, firms, schools }: ProfileSource,
  { kind, choices }: ProfileWish,
): Visible {
  const none = { names: [], emails: [], phones: [], linkedinUrls: [], firms: [], schools: [], judges: [], added: [] }
  const person = forbiddenWords({ ...none, names: identity.names }, { isBlind: kind === 'blind' })
  const findsPerson = wordSearch(person)
  const namesPerson = (name: string) => findsPerson(name).length > 0
  const current = keysOf(firms, facts.positions[0]?.firm ?? facts.lastFirm)
  const earlier = new Set(facts.positions.slice(1).flatMap(({ firm }) => [...keysOf(firms, firm)]))
  const isHiddenByChoice = (name: string): boolean => {
    const keys = [...keysOf(firms, name)]
    const isCurrent = keys.some((key) => current.has(key))
    const isEarlier = !isCurrent || keys.some((key) => earlier.has(key))
    return (isCurrent && choices.firm !== 'shown') || (isEarlier && choices.earlierFirms !== 'shown')
  }
  const hidden = firms.filter(({ name, names }) => isHiddenByChoice(name) || names.some(namesPerson))
  let open = firms.filter((firm) => !hidden.includes(firm))
  for (let more = hidden; more.length > 0;) {
    const known = more
    more = open.filter((firm) => known.some((other) => isNested(firm.names, other.names)))
    open = open.filter((firm) => !more.includes(firm))
  }
  const shown = new Set(open.map(({ name }) => name))
  const isSchoolShown = (name: string) => choices.schools === 'shown' && schools.includes(name) && !namesPerson(name)
  return {
    isFirmShown: (name) => shown.has(name),
    isSchoolShown,
    choices: {
      ...choices,
      schools:
        choices.schools === 'shown' && facts.lawSchool && !isSchoolShown(facts.lawSchool) ? 'band' : choices.schools,
    },
  }
}

/** Keys of all names of a firm, so that two ways to write one are the same. */
function keysOf(firms: ProfileSource['firms'], name: string | null | undefined): ReadonlySet<string> {
  const firm = firms.find((one) => one.name === name)
  return new Set((firm?.names ?? (name ? [name] : [])).map(firmKey))
}

/** True where a name of one firm contains a name of the other, or is the same. */
const isNested = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) =>
    others.some((other) => contains(nameWords(one), nameWords(other)) || contains(nameWords(other), nameWords(one))),
  )

const contains = (words: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 &&
  words.some((_, at) => at + part.length <= words.length && part.every((word, n) => words[at + n] === word))
