import { findAll, find, textOf, byTag, type Element } from '#worker/platform/html/parse-html.ts'
import { judgePerson } from './is-person.ts'
import type { Line } from './page-lines.ts'
import { readName } from './person-name.ts'
import { isLevel, isTitle } from './titles.ts'
import { marksOf } from './topics.ts'

/**
 * The heading that names what the page is about: `h1`, or what stands for it.
 *
 * @param label The name that a listing shows for the page.
 * @returns `at` is its line, -1 where it stands outside of what the lines are of.
 */
export function headingOf(
  page: Element,
  main: Element,
  lines: readonly Line[],
  label: string | null | undefined,
): { text: string; at: number } {
  const at = (text: string) => lines.findIndex((line) => line.text === text)
  const headings = findAll(page, byTag('h1'))
  const tops = headings.map((element) => textOf(element)).filter((text) => text !== '' && text.length < 120)
  const named = headings
    .flatMap((element) => [ownText(element), textOf(element)])
    .map((text) => withoutTitle(text))
    .find((text) => text !== '' && text.length < 120 && readName(text) && !kindOfPage.test(text))
  if (named) return { text: named, at: lines.findIndex(({ text }) => text.startsWith(named)) }
  const marks = findAll(main, (element) =>
    /\b(?:person|attorney|lawyer|bio|profile|professional|people|staff|member|full)-?name\b|\bp-name\b|\bfn\b/.test(
      marksOf(element),
    ),
  )
    .map((element) => textOf(element))
    .find((text) => text.length < 80 && readName(text))
  if (marks) return { text: marks, at: at(marks) }
  // "Attorney Profile", and the name below it.
  const below = lines.find(({ text, level }) => level > 1 && level < 4 && judgePerson(text).isPerson)
  if (below && (!tops[0] || kindOfPage.test(tops[0]))) return { text: below.text, at: lines.indexOf(below) }
  if (tops[0]) return { text: tops[0], at: at(tops[0]) }
  const second = lines.find((line) => line.level > 0 && line.level < 4)
  if (second && readName(second.text)) return { text: second.text, at: lines.indexOf(second) }
  const meta = findAll(
    page,
    ({ tag, attributes }) =>
      tag === 'meta' && /^(?:og|twitter):title$/.test(attributes['property'] ?? attributes['name'] ?? ''),
  )[0]?.attributes['content']
  const title = meta ?? textOf(find(page, byTag('title')))
  const first = title.split(/\s+[|–—•·:-]\s+|\s*\|\s*/).find((part) => readName(part))
  if (first) return { text: first, at: at(first) }
  if (label && readName(label)) return { text: label, at: at(label) }
  return { text: second?.text ?? title, at: 0 }
}

/** A heading that says what kind of page it is, and not of whom. */
const kindOfPage =
  /^(?:(?:attorney|lawyer|professional|people|partner|staff|team|team member|our|employee)s?[ -]?)*(?:profiles?|bio|biograph(?:y|ies)|details?|directory|attorneys?|lawyers?|professionals?|people|team)$/i

/** A heading without what stands in small beside the name: "<h1>Amy Wu <small>Partner</small></h1>". */
function ownText(heading: Element): string {
  const parts = heading.children.map((child) => (typeof child === 'string' ? child : ` ${textOf(child)} `))
  const kept = heading.children.map((child, at) =>
    typeof child !== 'string' && isTitle(textOf(child)) ? '' : (parts[at] ?? ''),
  )
  const text = kept.join('').replaceAll(/\s+/g, ' ').trim()
  return text === parts.join('').replaceAll(/\s+/g, ' ').trim() ? '' : text
}

/** "Amy Wu, Partner" is Amy Wu; "Counsel, Patience" stays. */
function withoutTitle(text: string): string {
  const parts = text.split(/\s*(?:,|\||\s[–—-]\s)\s*/)
  const first = parts.findIndex((part, at) => at > 0 && (part.includes(' ') ? isTitle(part) : isLevel(part)))
  return first > 0 && parts.slice(0, first).join(' ').includes(' ') ? parts.slice(0, first).join(', ') : text
}
