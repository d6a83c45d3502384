import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { labeledAs, labelPage, type LabeledLine } from './label-page.ts'
import type { Line } from './page-lines.ts'
import { isLevel, isTitle, withPlace } from './titles.ts'

/** A position without its label and without the office beside it. */
export const bareTitle = (text: string): string =>
  text
    .replace(/^(?:title|position|role)\s*:\s*/i, '')
    .replace(/(?<![\s,;:|–—-])[\s,;:|–—-]+$/, '')
    .replace(/^\(([^()]+)\)$/, '$1')
    .trim()
    .replace(withPlace, (_, level: string, place: string) => (placeNamed(place)?.city ? level : `${level}, ${place}`))

/**
 * The position that lines state: the first that is about as surely labeled as the surest, else a plain level near the name, else what
 * the first sentence says.
 *
 * @param at The line of the name.
 */
export function titleOf(lines: readonly LabeledLine[], at: number, name: string): string | undefined {
  const found = labeledAs(lines, 'title', true).filter(({ text }) => text.length < 160)
  const most = Math.max(...found.map(({ margin }) => margin))
  const best = found.find(({ margin }) => margin >= most / 2)
  const near = lines.slice(Math.max(0, at - 2), at + 6).find(({ text }, index) => {
    const isBelow = index === at - Math.max(0, at - 2) + 1
    return (isBelow ? isTitle(text) : isLevel(text)) && text.split(' ').length < 6 && !name.includes(text)
  })
  const title = best ?? near
  return title ? withCapital(bareTitle(title.text)) : fromSentence(lines, name)
}

/** The position on unlabeled lines. @param at The line of the name. */
export const titleFrom = (lines: readonly Line[], at: number, name: string): string | undefined =>
  titleOf(labelPage(lines, at), at, name)

/** "is a partner", and, at the begin of a sentence, "As a partner" and "A partner with the firm". */
const sentence =
  /(?:\b(?:is|serves as|has been) (?:(?:an?|the|of) )?|(?:^|[.!?] )(?:as )?(?:an?|the) )((?:\p{Lu}?[\p{L}-]+\s+){0,3}?(?:partner|associate|counsel|shareholder|member(?! of (?!the firm[.,]))|principal|attorney|paralegal|director|chair|solicitor|barrister))\b/iu

function fromSentence(lines: readonly Line[], name: string): string | undefined {
  const last = name.split(' ').at(-1) ?? name
  const first = lines.find(({ text, level }) => level === 0 && text.length > 60 && text.includes(last))
  if (first && /\b(?:is|as|who is|has been) of counsel\b/i.test(first.text.slice(0, 240))) return 'Of Counsel'
  // "Amy Wu, a partner based in Denver, has tried …"
  const found = first && sentence.exec(first.text.slice(0, 240).replace(`${last}, a`, `${last} is a`))?.[1]
  return found ? capitals(found.trim()) : undefined
}

const capitals = (text: string) =>
  text.replaceAll(/(^|[\s-])(\p{Ll})(?!f\b)/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
/** "of counsel" on a line of its own. */
const withCapital = (text: string) => (/^\p{Ll}/u.test(text) ? capitals(text) : text)
