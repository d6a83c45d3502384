import { around, findAll, find, textOf, byTag, type Finder } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { judgePerson } from './is-person.ts'
import { isSiteName } from './remove-others.ts'
import type { Line } from './page-lines.ts'
import { readName } from './person-name.ts'
import { isLevel, isTitle } from './titles.ts'
import { marksOf } from './topics.ts'

/**
 * The heading that names what the page is about: `h1`, or what replaces it.
 *
 * @param from.label The name that a listing shows for the page.
 * @param from.firm Whose site it is: its name heads no page of a person.
 * @param isOther Whether a link leads to the page of someone else.
 * @returns `at` is its line, -1 if the lines don't contain it.
 */
export function headingOf(
  page: Element,
  main: Element,
  lines: readonly Line[],
  { label, firm }: { label?: string | null; firm: string },
  isOther: Finder = () => false,
): Heading {
  const at = (text: string) => lines.findIndex((line) => line.text === text)
  const isFirm = (text: string) =>
    lettersOf(text) === lettersOf(firm) || lettersOf(firm).startsWith(`${lettersOf(text)} `)
  const headings = findAll(page, (one) => one.tag === 'h1' && !isSiteName(one))
  const named = nameInHeadings(headings, lines)
  if (named) return named
  const marked = nameInMarks(main)
  if (marked) return { text: marked, at: at(marked) }
  const [top] = headings.map((element) => textOf(element)).filter((text) => text !== '' && text.length < 120)
  const below = nameBelow(lines, top, isOther)
  if (below) return { text: below.text, at: lines.indexOf(below) }
  if (top) return { text: top, at: at(top) }
  return headingBeside({ lines, titles: titlesOf(page), label, isFirm })
}

/** The heading of a page without a first one: a lesser heading, a line that its title names, the title, or the listing's name. */
function headingBeside({
  lines,
  titles,
  label,
  isFirm,
}: {
  lines: readonly Line[]
  titles: readonly string[]
  label: string | null | undefined
  isFirm: (text: string) => boolean
}): Heading {
  const second = lines.find((line) => line.level > 0 && line.level < 4)
  const shown = second && readName(second.text) ? second : lineInTitles(lines, titles, isFirm)
  if (shown) return { text: shown.text, at: lines.indexOf(shown) }
  const [title = ''] = titles
  const inTitle = title.split(/\s+[|–—•·-]\s+|\s*\|\s*|\s*:\s+/).find((part) => readName(part) && !isFirm(part))
  const given = inTitle ?? (label && readName(label) ? label : undefined)
  if (given) return { text: given, at: lines.findIndex(({ text }) => text === given) }
  return { text: second?.text ?? title, at: 0 }
}

type Heading = { text: string; at: number }

/** The first heading that is somebody's name, without their title or a greeting. */
function nameInHeadings(headings: readonly Element[], lines: readonly Line[]): Heading | undefined {
  const named = headings
    .flatMap((element) => [ownText(element), textOf(element)])
    .map((text) => withoutTitle(bared(text)))
    .find((text) => text !== '' && text.length < 120 && readName(text) && !kindOfPage.test(text))
  if (!named) return undefined
  const line = lines.findIndex(({ text }) => bared(text).startsWith(named))
  return { text: named, at: line < 0 ? lines.findIndex(({ element }) => headings.includes(element)) : line }
}

/** The text of an element whose class says that it is the person's name. */
const nameInMarks = (main: Element): string | undefined =>
  findAll(main, (element) =>
    /\b(?:person|attorney|lawyer|bio|profile|professional|people|staff|member|full)-?name\b|\bp-name\b|\bfn\b/.test(
      marksOf(element),
    ),
  )
    .map((element) => textOf(element))
    .find((text) => text.length < 80 && readName(text))

/** "Attorney Profile", and the name below it. */
function nameBelow(lines: readonly Line[], top: string | undefined, isOther: Finder): Line | undefined {
  const names = lines.filter(
    ({ text, level, element }) =>
      level > 1 && level < 4 && judgePerson(text).isPerson && !find(element, isOther) && !around(element, isOther),
  )
  const [below] = names
  // A page with the names of several, each as good as the other, is a list of them.
  const isAlone = !names.some(({ text, level }) => level === below?.level && text !== below.text)
  if (!below || !isAlone) return undefined
  return !top || kindOfPage.test(top) || isGreeting(top, below.text) ? below : undefined
}

/** A page without headings: the line that its title names too. */
const lineInTitles = (
  lines: readonly Line[],
  titles: readonly string[],
  isFirm: (text: string) => boolean,
): Line | undefined =>
  lines
    .slice(0, 40)
    .find(
      ({ text, level }) =>
        level === 0 &&
        text.length < 60 &&
        !isFirm(text) &&
        titles.some((one) => one.includes(readName(text)?.name ?? one + text)),
    )

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/** Titles that the page gives itself: for sharing, and in its tab. */
const titlesOf = (page: Element): string[] =>
  [
    findAll(
      page,
      ({ tag, attributes }) =>
        tag === 'meta' && /^(?:og|twitter):title$/.test(attributes['property'] ?? attributes['name'] ?? ''),
    )[0]?.attributes['content'],
    textOf(find(page, byTag('title'))),
  ].filter((one): one is string => one !== undefined && one !== '')

/** A heading without how it leads to the name. */
function bared(text: string): string {
  const ungreeted = text.replace(greeting, '')
  return ungreeted === text ? text.replace(leadIn, '') : ungreeted.replace(/(?<!\b[JS]r)[.!]+$/, '')
}

/** "Hi, I’m Amy Wu.", "My name is Amy Wu". */
const greeting = /^(?:(?:hi|hello|hey|welcome)(?: there)?[,!.]?\s+)?(?:i['’]m|i am|my name is|this is)\s+(?=\p{Lu})/iu

/** "About Amy Wu", "Meet Amy Wu", "Attorney Profile: Amy Wu". */
const leadIn =
  /^(?:(?:about|meet|introducing)\s+(?!(?:us|our|the)\b)|(?:(?:attorney|lawyer|professional|staff|partner)\s+)?(?:profile|bio|biography)(?:\s+of\s+|\s*[:|–—-]\s*)|(?:attorney|lawyer)\s*[:|–—-]\s*)/i

/** A heading that says what kind of page it is, and not of whom. */
const kindOfPage =
  /^(?:(?:attorney|lawyer|professional|people|partner|staff|team|team member|our|employee)s?[ -]?)*(?:profiles?|bio|biograph(?:y|ies)|details?|directory|attorneys?|lawyers?|professionals?|people|team)$/i

/** "Meet Amy", "Hi, I’m Amy!" above "Amy Wu". */
function isGreeting(heading: string, name: string): boolean {
  const words = lettersOf(heading).split(' ')
  const first = lettersOf(name).split(' ')[0] ?? ''
  return words.length <= 4 && first.length > 1 && words.at(-1) === first
}

/** A heading without what is in small beside the name: "<h1>Amy Wu <small>Partner</small></h1>". */
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
