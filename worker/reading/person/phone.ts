import { findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { marksOf } from './topics.ts'

const phone =
  /(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)\s?|\d{2,4}[\s./-])\d{3,4}[\s.-]\d{3,4}(?:\s?(?:x|ext\.?|extension)\s?\d{1,6})?|\+\d{1,3}(?:[\s.-]?\(?\d{1,4}\)?){3,5}/gi

/** Labels beside a number, and how likely they make it the person's own. Higher is likelier. */
const labels: readonly (readonly [RegExp, number])[] = [
  [/\bf(?:ax|acsimile)?\b/i, -10],
  [/\b(?:(?:executive|legal|my|her|his)? ?assistant|secretary|media|press)\b/i, -10],
  [/\b(?:call us|contact us|toll[ -]?free|reception|switchboard|general)\b/i, -2],
  [/\b(?:d|dd|ddi|dir|direct(?: (?:dial|line|phone|tel|number))?)\b/i, 3],
  [/\b(?:main|office|firm|headquarters|m|o)\b/i, -1],
  [/\b(?:mobile|cell(?:ular)?|c)\b/i, -0.5],
  [/\b(?:phone|tel(?:ephone)?|t|p|ph|call)\b/i, 1],
]
const weightOf = (label: string): number | undefined => labels.find(([pattern]) => pattern.test(label))?.[1]

/** Weight of a number by the class, id or label of its line or of what surrounds it. */
function weightOfMarks(element: Element): number {
  for (let one: Element | null = element, up = 0; one && up < 3; one = one.parent, up++) {
    const marks = marksOf(one)
    if (/(?:^|[\s-])fax\b/.test(marks)) return -10
    if (/(?:^|[\s-])assistant\b/.test(marks)) return -10
    if (/\bdirect(?:-(?:dial|line|phone))?\b/.test(marks)) return 2
    if (/(?:^|[\s-])(?:main|office)-?(?:phone|tel)/.test(marks)) return -1
  }
  return 0
}

const isNumber = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length
  return digits >= 9 && digits <= 19
}

type Numbered = { number: string; weight: number }

function inLine(text: string, before: string, element: Element): Numbered[] {
  if (text.length > 240) return []
  const found: Numbered[] = []
  let end = 0
  for (const match of text.matchAll(phone)) {
    const own = text.slice(end, match.index).slice(-28).trim()
    end = match.index + match[0].length
    if (!isNumber(match[0])) continue
    const behind = /^\s*\(?(direct|main|fax|facsimile|cell|mobile|office|[dfmcot])\b\)?/i.exec(
      text.slice(end, end + 14),
    )?.[1]
    // A label comes before its number; behind it only where none comes before.
    const other = found.length === 0 && behind === undefined ? before : ''
    const label = /\p{L}/u.test(own) ? own : other
    const weight = weightOf(lastWords(label)) ?? weightOf(behind ?? '') ?? 0
    found.push({ number: match[0].trim(), weight: weight + weightOfMarks(element) - (text.length > 90 ? 1.5 : 0) })
  }
  return found
}

/** "Suite 900 Fax" says fax; of a sentence the last words count. */
const lastWords = (label: string) => label.split(/[|•·;,]/).at(-1) ?? label

/**
 * The person's phone number as the page writes it. Of several the direct one; a fax, an assistant's number and what is in
 * the head of the site, above the name, are left out.
 *
 * @param at The line of the name, -1 where it is among none.
 */
export function phoneOf(
  main: Element,
  lines: readonly { text: string; element: Element }[],
  at: number,
): string | undefined {
  const found: Numbered[] = []
  for (const [i, { text, element }] of lines.entries()) {
    const previous = lines[i - 1]?.text ?? ''
    const before = previous.length < 30 && !/\d{3}/.test(previous) ? previous : ''
    const isAbove = at > 0 && i < at
    const penaltyOf = ({ weight }: Numbered) => (weight === 0 ? 1.5 : 0.7)
    for (const one of inLine(text, before, element))
      found.push({ ...one, weight: one.weight - (isAbove ? penaltyOf(one) : 0) })
  }
  if (found.every(({ weight }) => weight < least)) found.push(...linked(main))
  const best = Math.max(...found.map(({ weight }) => weight), least)
  return found.find(({ weight }) => weight === best)?.number
}

/** A number that is worth less isn't the person's. */
const least = -1.75

/** Numbers that only links hold: "Call me". */
const linked = (main: Element): Numbered[] =>
  findAll(main, ({ tag, attributes }) => tag === 'a' && /^(?:tel|callto|sms):/i.test(attributes['href'] ?? '')).flatMap(
    (link) => {
      const number = decode(link.attributes['href'] ?? '')
        .replace(/^\w+:(?:\/\/)?/, '')
        .trim()
      if (!/\d/.test(number) || number.replaceAll(/\D/g, '').length < 7 || phoneShown(link)) return []
      const label = `${link.attributes['aria-label'] ?? ''} ${link.attributes['title'] ?? ''} ${textOf(link)}`.trim()
      return [{ number, weight: (weightOf(label) ?? 0) + weightOfMarks(link) }]
    },
  )

const phoneShown = (link: Element) => [...textOf(link).matchAll(phone)].some(([number]) => isNumber(number))

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
