import { findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { labeledAs, type LabeledLine } from './label-page.ts'
import { digitsOf, phonesIn } from './phone-numbers.ts'

/**
 * The person's phone number as the page writes it: on a line labeled as a phone number, in the page's data, or in a link. Otherwise the
 * first number of the page, if it has few.
 */
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

/** A page with more numbers than this lists those of all offices, so its first number needn't be the person's. */
const maxNumbers = 2
/** Words beside numbers that aren't the person's. */
const ofOthers = /\b(?:f|fax|facsimile|main|assistant|secretary|toll[ -]?free|call us|switchboard)\b/i

/** Numbers in the addresses of links whose text shows none: "Call me". */
const inLinks = (main: Element): string[] =>
  findAll(main, ({ attributes }) => /^(?:tel|callto|sms):/i.test(attributes['href'] ?? '')).flatMap((link) => {
    const text = (link.attributes['href'] ?? '').replace(/^\w+:(?:\/\/)?/, '').replaceAll('%20', ' ')
    return digitsOf(text) < 7 || phonesIn(textOf(link)).length > 0 ? [] : [text.trim()]
  })
