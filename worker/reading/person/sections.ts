import { around, byTag, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { Line } from './page-lines.ts'
import type { Topic } from './topics.ts'

const isInside = (node: Element, element: Element) => around(node, (one) => one === element) !== undefined

const isInAddress = (element: Element) => element.tag === 'address' || around(element, byTag('address')) !== undefined

const handle = /^(?:view|see|show|read|hide|open|close|more|less|all|expand|collapse|toggle|edit|back|print|share)\b/i

/** The part of the page that a heading is of: the nearest around it that says more than the heading. */
function scopeOf({ element, text, isBeforeText }: Line, textAt: (element: Element) => string): Element | undefined {
  if (isBeforeText && !/^(?:p|li|dd)$/.test(element.tag)) return undefined
  for (let around: Element | null = element; around; around = around.parent) {
    const whole = textAt(around)
    const from = whole.indexOf(text)
    const rest = (from < 0 ? whole : whole.slice(from + text.length)).replace(/^[\s:+–−×]+/, '')
    if (/[\p{L}\d]{2}/u.test(rest) && !(rest.length < 25 && handle.test(rest))) return around
  }
  return undefined
}

/** "Education and bar admissions": one list of both. */
const isMixed = (heading: string): boolean =>
  /\beducation\b.{0,30}\b(?:admissions?|bars?|licen[sc]\w+|qualifications|credentials)\b|\b(?:admissions?|bars?|licen[sc]\w+|credentials)\b.{0,30}\beducation\b|^(?:(?:professional|academic) )?(?:credentials|qualifications)(?: and (?:training|credentials))?:?$/i.test(
    heading,
  )
const names = (head: Line, topic: Topic): boolean =>
  head.topic === topic || ((topic === 'education' || topic === 'admissions') && isMixed(head.text))

/** Rows below a labeled row that leave the label's cell empty go on with it. */
function goesOnWith(scope: Element, element: Element): boolean {
  const row = element.tag === 'tr' ? element : around(element, byTag('tr'))
  if (scope.tag !== 'tr' || !row || row.parent !== scope.parent) return false
  const first = row.children.find((cell) => typeof cell !== 'string')
  return typeof first !== 'string' && textOf(first) === ''
}

/** Checks whether the lines under two headings of one part of the page end at the same line. */
const isAlike = (one: Line, other: Line): boolean =>
  one.level === other.level &&
  isMixed(one.text) === isMixed(other.text) &&
  isInAddress(one.element) === isInAddress(other.element)

/**
 * The lines under what names a topic: below its heading and within the part of the page that the heading is of, or, where no
 * heading names it, within a part of the page that is marked with it.
 */
export function linesAbout(lines: readonly Line[], topic: Topic): Line[] {
  const under = new Set<Line>()
  const texts = new Map<Element, string>()
  const textAt = (element: Element): string => {
    const text = texts.get(element) ?? textOf(element)
    texts.set(element, text)
    return text
  }
  let last: { head: Line; scope: Element | undefined; end: number } | undefined
  for (let i = 0; i < lines.length; i++) {
    const head = lines[i]
    if (!head || head.level === 0 || !names(head, topic)) continue
    const scope = scopeOf(head, textAt)
    // Lines that continue the heading before them were read with it, so that a page of nothing but labels is read once.
    if (scope && last?.scope === scope && i < last.end && isAlike(head, last.head)) continue
    last = { head, scope, end: lines.length }
    for (let j = i + 1; j < lines.length; j++) {
      last.end = j
      const line = lines[j]
      if (!line) break
      // A label before text on a line among others is of that text alone.
      if (scope === undefined && head.isBeforeText && j > i + 1) break
      if (scope && line.element !== scope && !isInside(line.element, scope) && !goesOnWith(scope, line.element)) break
      // An address isn't part of what is above it.
      if (topic !== 'offices' && isInAddress(line.element) && !isInAddress(head.element)) break
      if (line.level > 0) {
        if (line.topic === topic || (isMixed(line.text) && isMixed(head.text))) continue
        const isPart = line.level > head.level && line.level < 7 && line.topic === 'other'
        if (!isPart) break
        // A name of a part ("Litigation" under "Practices") is content; one that leads elsewhere is not.
        if (/related|news|insight|publication|experience|view|see all/i.test(line.text)) break
      }
      under.add(line)
    }
  }
  if (under.size > 0) return [...under]
  return lines.filter(({ level, place }) => level === 0 && place === topic)
}
