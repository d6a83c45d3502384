import type { MentionablePerson } from '#contract/api/candidates/messages.ts'

/** A mention in a sent text: `@` and an email. */
export const mention = /(@[^\s@]+@[^\s@]+\.[\p{L}\p{N}-]+)/u

/** A mention being typed: the position of its `@`, and the text between that and the caret. */
export type MentionToken = { start: number; words: string }

/** The mention that ends at the caret, if there is one. */
export function mentionAt(text: string, caret: number): MentionToken | undefined {
  // An address after the `@` contains a second `@`.
  const found = /(?:^|[\s([{,;:"'/])@([^\s@]*(?:@[^\s@]*)?)$/u.exec(text.slice(0, caret))
  if (!found) return undefined
  const words = found[1] ?? ''
  return { start: caret - words.length - 1, words }
}

/** People offered at once; one more letter finds others. */
const maxOffered = 6

/**
 * People whose name or address contains the typed text, accents ignored, names that begin with it first. None once the
 * address is complete.
 */
export function peopleFor(words: string, people: readonly MentionablePerson[]): MentionablePerson[] {
  const sought = folded(words)
  if (people.some(({ email }) => folded(email) === sought)) return []
  const begins = ({ name }: MentionablePerson) =>
    folded(name)
      .split(/\s+/u)
      .some((part) => part.startsWith(sought))
  const found = people.filter(({ name, email }) => folded(`${name}\n${email}`).includes(sought))
  return [...found.filter(begins), ...found.filter((person) => !begins(person))].slice(0, maxOffered)
}

/** The text with the typed part replaced by a whole mention, and the new position of the caret. */
export function withMention(text: string, token: MentionToken, email: string): { text: string; caret: number } {
  const before = `${text.slice(0, token.start)}@${email} `
  const rest = text.slice(token.start + 1 + token.words.length)
  return { text: before + rest.replace(/^ /u, ''), caret: before.length }
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
