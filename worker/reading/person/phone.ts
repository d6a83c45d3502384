import { findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { labeledAs, type LabeledLine } from './label-page.ts'
import { digitsOf, phonesIn } from './phone-numbers.ts'

/** The person's phone number as the page writes it: on a line that is labeled so, in data, in a link, or one of the page's few. */
export function phoneOf(
  main: Element,
  lines: readonly LabeledLine[],
  data: readonly LabeledLine[],
): string | undefined {
  const [labeled] = [lines, data].flatMap((some) =>
    labeledAs(some, 'phone')
      .toSorted((one, other) => other.margin - one.margin)
      .flatMap(({ text }) => phonesIn(text)),
  )
  const known = labeled ?? inLinks(main)[0]
  if (known) return known
  const others = lines.flatMap(({ text }, line) =>
    phonesIn(text).filter((number) => {
      const at = text.indexOf(number)
      const beside = text.slice(Math.max(0, at - 28), at + number.length + 7)
      return !ofOthers.test(`${lines[line - 1]?.text.slice(-30)} ${beside}`)
    }),
  )
  return new Set(others).size <= maxOthers ? others[0] : undefined
}

/** More numbers are those of all offices. */
const maxOthers = 2

/** Words beside a number that isn't the person's. */
const ofOthers = /\b(?:f|fax|facsimile|main|assistant|secretary|toll[ -]?free|call us|switchboard)\b/i

/** Numbers that only links hold: "Call me". */
const inLinks = (main: Element): string[] =>
  findAll(main, ({ tag, attributes }) => tag === 'a' && /^(?:tel|callto|sms):/i.test(attributes['href'] ?? '')).flatMap(
    (link) => {
      const { href = '', ...marks } = link.attributes
      const isOther = /\b(?:fax|main|office|assistant)\b/i.test(
        `${marks['aria-label']} ${marks['title']} ${marks['class']}`,
      )
      const text = href
        .replace(/^\w+:(?:\/\/)?/, '')
        .replaceAll('%20', ' ')
        .trim()
      return digitsOf(text) < 7 || isOther || phonesIn(textOf(link)).length > 0 ? [] : [text]
    },
  )
