import { oneOf } from '#worker/reading/lexicon/clause.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'
import { contextWords } from './query-contexts.data.ts'

const contexts = contextWords.map(([kind, role, side, words, only = '']) => ({
  kind,
  role,
  side,
  only: new RegExp(oneOf(only), 'i'),
  words:
    side === 'before'
      ? new RegExp(
          String.raw`(?:^|[^\w])(?:${oneOf(words)})[\s(/]+(?:(?:an?|the|another|to|go|move|join|at|is|paid|making|earning)\s+)*$`,
          'i',
        )
      : new RegExp(String.raw`^[\s(/]*(?:${oneOf(words)})(?![\w])`, 'i'),
}))

/** Number of characters that are read on each side of a mention. */
const reach = 50

/** The role that the words around a mention give it, or undefined. */
function roleOf({ kind, text: word, start, end }: Mention, text: string) {
  const plain = text.replaceAll('’', "'").replaceAll(/\s/g, ' ')
  const around = { before: plain.slice(Math.max(0, start - reach), start), behind: plain.slice(end, end + reach) }
  return contexts.find((one) => one.kind === kind && one.words.test(around[one.side]) && one.only.test(word))?.role
}

/** A mention that is a wish. `isExample` marks a firm that others should be like. */
export type Wish = Mention & { isExample: boolean }

/**
 * Returns the mentions that are wishes. A mention before a goal of its kind is past: "from Boston to Miami". Past experience and
 * pay always count; other past mentions count only if nothing of their kind is wanted.
 */
export function wishesAmong(mentions: readonly Mention[], text: string): Wish[] {
  const roles = mentions.map((mention) => roleOf(mention, text))
  const read = mentions.map((mention, at): Wish => {
    const isLeft = mentions.some(
      (later, next) => next > at && roles[next] === 'goal' && later.kind === mention.kind && later.stance === 'wanted',
    )
    const isPast = mention.stance === 'wanted' && (isLeft || roles[at] === 'past')
    return { ...mention, stance: isPast ? 'past' : mention.stance, isExample: roles[at] === 'example' }
  })
  return read.filter(({ kind, stance }, at) => {
    const isAlone = !read.some((one) => one.kind === kind && one.stance === 'wanted')
    return roles[at] !== 'other' && (stance !== 'past' || isAlone || kind === 'experience' || kind === 'salary')
  })
}
