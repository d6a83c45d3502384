import type { Forbidden, ForbiddenKind } from './forbidden-words.ts'
import { wordSearch } from './word-search.ts'

/** A text without what names somebody, and its parts for a comparison: `now` is null where nothing was changed. */
export type MaskedText = {
  text: string
  removed: number
  parts: { before: string; now: string | null }[]
}

const replacements = {
  person: 'the candidate',
  firm: 'the firm',
  school: 'the law school',
  judge: 'the judge',
  contact: '',
  added: '…',
} as const satisfies Record<ForbiddenKind, string>

/** Addresses of any kind lead to somebody. */
const addresses =
  /(?:https?:\/\/|www\.)[^\s<>"')]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w-])(?:linkedin\.com|lnkd\.in)\/[^\s<>"')]*/gi

/**
 * Makes a function that replaces everything forbidden in a text with words that name nobody: the candidate, firms, schools,
 * judges, and every email and web address.
 */
export function blindMask(forbidden: readonly Forbidden[]): (text: string) => MaskedText {
  const search = wordSearch(forbidden)
  return (text) => {
    const links = [...text.matchAll(addresses)].map(({ 0: link, index }) => ({
      start: index,
      end: index + link.length,
      kind: 'contact' as const,
    }))
    const isInLink = ({ start, end }: { start: number; end: number }) =>
      links.some((link) => start < link.end && end > link.start)
    const found = [...links, ...search(text).filter((one) => !isInLink(one))].sort((a, b) => a.start - b.start)
    const parts: MaskedText['parts'] = []
    let last = 0
    for (const { start, end, kind } of found) {
      if (start > last) parts.push({ before: text.slice(last, start), now: null })
      const said = replacements[kind]
      parts.push({ before: text.slice(start, end), now: isSentenceStart(text, start) ? capitalized(said) : said })
      last = end
    }
    if (last < text.length) parts.push({ before: text.slice(last), now: null })
    const masked = parts.map(({ before, now }) => now ?? before).join('')
    return {
      text:
        found.length === 0
          ? text
          : masked
              .replaceAll(/ {2,}/g, ' ')
              .replaceAll(/ ([,.;])/g, '$1')
              .trim(),
      removed: found.length,
      parts,
    }
  }
}

const isSentenceStart = (text: string, at: number) => /(?:^|[.!?]\s+|\n)$/.test(text.slice(Math.max(0, at - 4), at))
const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
