import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import type { PostingLabel } from './posting-labels.ts'
import type { Section } from './posting-sections.ts'

export type Labels = Partial<Record<PostingLabel, string>>
export type Of<K extends Mention['kind']> = Extract<Mention, { kind: K }>

/** A posting taken apart, as the readers of its fields take it. */
export type Posting = {
  text: string
  lines: string[]
  labels: Labels
  sections: Section[]
  title: string | undefined
  firm: string | undefined
  /** Everything but boiler-plate, benefits and the firm's own story. */
  body: string
  now: Date
  read: Map<string, Mention[]>
}

/** Most of an opening that is searched for facts, in characters. */
export const openingLimit = 3_000

/** Mentions by part of the posting; each part is read once, however many fields need it. */
export function mentionsIn(text: string, { now, read }: Pick<Posting, 'now' | 'read'>, isProse = true): Mention[] {
  const key = `${isProse ? 'p' : 'q'}${text}`
  const known = read.get(key)
  if (known) return known
  const mentions = readMentions(text, { now, isProse })
  read.set(key, mentions)
  return mentions
}

/** The mentions of one kind. */
export const ofKind = <K extends Mention['kind']>(mentions: readonly Mention[], kind: K): Of<K>[] =>
  mentions.filter((one): one is Of<K> => one.kind === kind)

/** The line that the title was taken from, whole: it may hold place and level too. */
export const titleLine = ({ lines, title }: Posting): string => {
  if (title === undefined) return ''
  const words = title.toLowerCase().split(' - ')[0] ?? ''
  return lines.slice(0, 8).find((line) => line.toLowerCase().includes(words) && line.length < 160) ?? title
}
