import { z } from 'zod'

/** A yes or no of a model, with the words of the text that say so. Null: the text doesn't say. */
export const statedFlag = z.object({ value: z.boolean(), quote: z.string().max(200) }).nullable()
export type StatedFlag = z.output<typeof statedFlag>

/** Words that a quote must have to be about the question. */
export const flagTopics = {
  remote:
    /\b(?:remote(?:ly)?|hybrid|home|telecommut\w*|telework\w*|virtual(?:ly)?|wfh|anywhere|on-?\s?site|in-?\s?(?:office|person))\b/i,
  bigLaw:
    /\b(?:big\s?-?law|big firms?|large (?:law )?firms?|am\s?-?law|vault|white[- ]shoe|v\d{2,3}|global firms?|international firms?)\b/i,
  boutique: /\b(?:boutiques?|small(?:er)? (?:law )?firms?)\b/i,
} as const

/** The flag's value if its quote is in the text and is about the question; undefined otherwise. */
export function provenFlag(flag: StatedFlag, text: string, topic: RegExp): boolean | undefined {
  if (!flag || !topic.test(flag.quote)) return undefined
  return plain(text).includes(plain(flag.quote)) ? flag.value : undefined
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
