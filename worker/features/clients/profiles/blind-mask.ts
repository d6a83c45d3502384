import type { Forbidden, ForbiddenKind } from './forbidden-words.ts'
import { legalFormAt } from './legal-forms.ts'
import { wordSearch } from './word-search.ts'

/** A text without what names somebody, and its parts for a comparison: `now` is null where nothing was changed. */
export type MaskedText = {
  text: string
  removed: number
  parts: { before: string; now: string | null }[]
}

type Span = { start: number; end: number; kind: ForbiddenKind }

const replacements = {
  person: 'the candidate',
  firm: 'the firm',
  school: 'the school',
  judge: 'the judge',
  contact: '',
  added: '…',
} as const satisfies Record<ForbiddenKind, string>

/** Addresses of any kind lead to somebody. */
const addresses =
  /(?:https?:\/\/|www\.)[^\s<>"')]+|(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+|(?<![\w-])(?:linkedin\.com|lnkd\.in)\/[^\s<>"')]*/giu

/**
 * Makes a function that replaces everything forbidden in a text with words that name nobody: the candidate, firms, schools,
 * judges, and every email and web address.
 *
 * @param shown Texts whose words stay, because the profile shows them on purpose.
 */
export function blindMask(
  forbidden: readonly Forbidden[],
  shown: readonly string[] = [],
): (text: string) => MaskedText {
  const search = wordSearch(forbidden, shown)
  return (text) => {
    const links = [...text.matchAll(addresses)].map(({ 0: link, index }): Span => {
      return { start: index, end: index + link.replace(/[.,;:!?]+$/, '').length, kind: 'contact' }
    })
    const isInLink = ({ start, end }: Span) => links.some((link) => start < link.end && end > link.start)
    const found = joined(
      text,
      [...links, ...search(text).filter((one) => !isInLink(one))]
        .toSorted((a, b) => a.start - b.start)
        .map((one) => widened(text, one)),
    )
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
    return { text: found.length === 0 ? text : tidy(masked), removed: found.length, parts }
  }
}

const before: Partial<Record<ForbiddenKind, RegExp>> = {
  person: /(?<![\p{L}\p{N}])(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Hon)\b\.?\s+)+$/iu,
  judge:
    /(?<![\p{L}\p{N}])(?:the\s+)?(?:(?:Chief|Senior|Magistrate|District|Circuit|Associate)\s+)?(?:(?:Hon(?:orable|\.)?|Judge|Justice)\s+)+$/iu,
}
const article = /(?<![\p{L}\p{N}])(?:the|an?)\s+$/iu
const suffixes =
  /^(?:,?\s+(?:Jr|Sr|II|III|IV|Esq|Esquire|J\.D|JD|Ph\.D|PhD|LL\.?M)(?![\p{L}\p{N}])(?:\.(?!\s+\p{Lu}|\s*$))?)*/u
const tailOf = (kind: ForbiddenKind, rest: string): string => {
  if (kind === 'firm') return legalFormAt(rest)
  return kind === 'person' ? (suffixes.exec(rest)?.[0] ?? '') : ''
}

/** A place with the title, article and legal form that belong to the name: nothing of them is left without it. */
function widened(text: string, { start, end, kind }: Span): Span {
  const tail = tailOf(kind, text.slice(end, end + 60))
  const head = text.slice(Math.max(0, start - 60), start)
  const titled = start - (before[kind]?.exec(head)?.[0].length ?? 0)
  const the = replacements[kind].startsWith('the ') ? article.exec(text.slice(Math.max(0, titled - 60), titled)) : null
  return { start: titled - (the?.[0].length ?? 0), end: end + tail.length, kind }
}

/** Between two parts of one name: "Maya R. Chen", "Harrow-Vale", "Harrow & Vale". */
const withinName = /^(?:[\s-]*|\s+\p{Lu}\.?\s+|\s*&\s*)$/u

/** Places that touch as one, such as a first name and a surname that were found apart. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans) {
    const last = kept.at(-1)
    const isOne =
      last &&
      (span.start < last.end ||
        (span.kind === last.kind && span.kind !== 'added' && withinName.test(text.slice(last.end, span.start))))
    if (isOne) last.end = Math.max(last.end, span.end)
    else kept.push({ ...span })
  }
  return kept
}

const tidy = (text: string): string =>
  text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([,.;])/g, '$1')
    .trim()

const isSentenceStart = (text: string, at: number) => /(?:^|[.!?]\s+|\n)$/.test(text.slice(Math.max(0, at - 4), at))
const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
