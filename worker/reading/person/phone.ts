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
  const shown = new Set(
    lines.flatMap(({ text }, at) => (ofOthers.test(`${lines[at - 1]?.text} ${text}`) ? [] : phonesIn(text))),
  )
  return labeled ?? inLinks(main)[0] ?? (shown.size <= maxNumbers ? [...shown][0] : undefined)
}

/** Most different numbers of a page of which the first one is the person's. More are those of all offices. */
const maxNumbers = 2
/** Words beside a number that isn't the person's. */
const ofOthers = /\b(?:f|fax|facsimile|main|assistant|secretary|toll[ -]?free|call us|switchboard)\b/i

/** Numbers that only links hold: "Call me". */
const inLinks = (main: Element): string[] =>
  findAll(main, ({ attributes }) => /^(?:tel|callto|sms):/i.test(attributes['href'] ?? '')).flatMap((link) => {
    const text = (link.attributes['href'] ?? '').replace(/^\w+:(?:\/\/)?/, '').replaceAll('%20', ' ')
    return digitsOf(text) < 7 || phonesIn(textOf(link)).length > 0 ? [] : [text.trim()]
  })
