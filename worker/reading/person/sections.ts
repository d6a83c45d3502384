import { around, byTag, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { Line } from './page-lines.ts'
import type { Topic } from './topics.ts'

const isInside = (node: Element, element: Element) => around(node, (one) => one === element) !== undefined

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

/** Checks whether the lines under two headings of one part of the page end at the same line. */
const isAlike = (one: Line, other: Line): boolean =>
  one.level === other.level && isMixed(one.text) === isMixed(other.text)

/**
 * The lines under what names a topic: below its heading and within the part of the page that the heading is of, or, where no
 * heading names it, within a part of the page that is marked with it.
 */
export function linesAbout(lines: readonly Line[], topic: Topic): Line[] {
  const under = new Set<Line>()
  const textAt = textsOnce()
  let last: Section | undefined
  for (const [i, head] of lines.entries()) {
    if (head.level === 0 || !names(head, topic)) continue
    const scope = scopeOf(head, textAt)
    // Lines that continue the heading before them were read with it, so that a page of nothing but labels is read once.
    if (scope && last?.scope === scope && i < last.end && isAlike(head, last.head)) continue
    last = { head, scope, topic, start: i + 1, end: lines.length }
    last.end = readSection(lines, last, under)
  }
  if (under.size > 0) return [...under]
  return lines.filter(({ level, place }) => level === 0 && place === topic)
}

/** The texts of elements, each put together once. */
function textsOnce(): (element: Element) => string {
  const texts = new Map<Element, string>()
  return (element) => {
    const text = texts.get(element) ?? textOf(element)
    texts.set(element, text)
    return text
  }
}

/** A heading, the part of the page that it is of, and the lines from `start` up to `end` that are read with it. */
type Section = { head: Line; scope: Element | undefined; topic: Topic; start: number; end: number }

/** Adds the lines of a section to `under`; returns the last line that was looked at. */
function readSection(lines: readonly Line[], section: Section, under: Set<Line>): number {
  for (let at = section.start; at < lines.length; at++) {
    const line = lines[at]
    if (!line || isBeyond(line, at, section)) return at
    const role = roleOf(line, section)
    if (role === 'next heading') return at
    if (role === 'content') under.add(line)
  }
  return section.start < lines.length ? lines.length - 1 : lines.length
}

/** Checks whether a line is outside of what a heading is of. */
function isBeyond(line: Line, at: number, { head, scope, topic, start }: Section): boolean {
  // A label before text on a line among others is of that text alone.
  if (scope === undefined && head.isBeforeText && at > start) return true
  if (scope !== undefined && line.element !== scope && !isInside(line.element, scope)) return true
  // An address isn't part of what is above it.
  return topic !== 'offices' && (line.element.tag === 'address' || around(line.element, byTag('address')) !== undefined)
}

/** The role of a line within a section: a label of the same topic, content, or a heading that ends it. */
function roleOf(line: Line, { head, topic }: Section): 'label' | 'content' | 'next heading' {
  if (line.level === 0) return 'content'
  if (line.topic === topic || (isMixed(line.text) && isMixed(head.text))) return 'label'
  const isPart = line.level > head.level && line.level < 7 && line.topic === 'other'
  // A name of a part ("Litigation" under "Practices") is content; one that leads elsewhere is not.
  const leadsElsewhere = /related|news|insight|publication|experience|view|see all/i.test(line.text)
  return isPart && !leadsElsewhere ? 'content' : 'next heading'
}
