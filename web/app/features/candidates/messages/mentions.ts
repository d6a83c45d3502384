import type { MentionablePerson } from '#contract/api/candidates/messages.ts'

/** A mention that is being typed: where its `@` stands, and what follows it up to the caret. */
export type MentionToken = { start: number; words: string }

/** The mention that the caret stands at the end of; undefined where there is none. */
export function mentionAt(text: string, caret: number): MentionToken | undefined {
  // The address that follows the sign holds a second one.
  const found = /(?:^|[\s([{,;:"'/])@([^\s@]*(?:@[^\s@]*)?)$/u.exec(text.slice(0, caret))
  if (!found) return undefined
  const words = found[1] ?? ''
  return { start: caret - words.length - 1, words }
}

/** Most people offered at once; one more letter finds the others. */
const mostOffered = 6

/**
 * Whom a begun mention may mean: any part of the name or the address, accents or not; names that begin with it first.
 * Nobody once the address is complete: there is nothing left to choose.
 */
export function peopleFor(words: string, people: readonly MentionablePerson[]): MentionablePerson[] {
  const sought = folded(words)
  if (people.some(({ email }) => folded(email) === sought)) return []
  const begins = ({ name }: MentionablePerson) =>
    folded(name)
      .split(/\s+/u)
      .some((part) => part.startsWith(sought))
  const found = people.filter(({ name, email }) => folded(`${name}\n${email}`).includes(sought))
  return [...found.filter(begins), ...found.filter((person) => !begins(person))].slice(0, mostOffered)
}

/** The text with the begun mention replaced by a whole one, and where the caret goes. */
export function withMention(text: string, token: MentionToken, email: string): { text: string; caret: number } {
  const before = `${text.slice(0, token.start)}@${email} `
  const rest = text.slice(token.start + 1 + token.words.length)
  return { text: before + rest.replace(/^ /u, ''), caret: before.length }
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
