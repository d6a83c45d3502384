import { byTag, findAll, linesOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { feetOf, isCityLike, officeAmong, officeInFeet } from './offices.ts'
import { removeFurniture } from './furniture.ts'
import { labelPage, type LabeledLine } from './label-page.ts'
import { headingOf, namePathOf, titlePartsOf, type Heading } from './page-heading.ts'
import { linesOfPage, mainOf, withNameAlone, type Line } from './page-lines.ts'
import { readName, type PersonName } from './person-name.ts'
import type { PageOf } from './read-bio.ts'
import { removeUnread } from './remove-others.ts'
import type { StatedPerson } from './stated-fields.ts'
import { statedPersons } from './stated-person.ts'
import { bareTitle, titleOf } from './page-title.ts'
import { isTitle, rankOf } from './titles.ts'
import { unseenFacts } from './unseen-facts.ts'
import { marksOf } from './topics.ts'

/** A page without what is not about its person, and the person that its data and its markup state. */
export type PageParts = {
  page: Element
  from: PageOf
  main: Element
  lines: readonly LabeledLine[]
  heading: Heading
  inMarkup?: StatedPerson | undefined
  inState?: StatedPerson | undefined
  /** Texts beside the lines: feet of the page, links that lead to it from the home page on, parts of its titles. */
  foot: readonly Element[]
  trail: readonly string[]
  titles: readonly string[]
  /** Facts of a person of this name that its markup has and no line shows. */
  unseen: (name: string) => ReturnType<typeof unseenFacts>
}

export function partsOf(page: Element, from: PageOf): PageParts {
  const foot = feetOf(page)
  const trail = findAll(page, (one) => /\bbreadcrumbs?\b/.test(marksOf(one))).flatMap((one) =>
    linesOf(one).split(/\n+(?:- )?|\s*[»›>/|]\s*/),
  )
  removeFurniture(page, new Set(from.site?.furniture))
  const main = mainOf(page)
  removeUnread(main)
  const lines = linesOfPage(main)
  const heading = headingOf(page, lines, { ...from, namePath: from.site?.paths.name ?? undefined })
  return {
    page,
    from,
    main,
    lines: labelPage(withNameAlone(lines, heading), heading.at),
    heading,
    ...statedPersons(page, { heading: heading.text, url: from.url, firm: from.firm }),
    foot,
    trail,
    titles: titlePartsOf(page, from.site),
    unseen: (name) => unseenFacts([...findAll(page, byTag('meta')), main], name),
  }
}

/** The parts of a record, which is about its person alone. */
export function partsOfRecord(main: Element, name: PersonName, from: PageOf, foot: readonly Element[]): PageParts {
  const lines = linesOfPage(main)
  const at = lines.findIndex(
    ({ text }, index) =>
      readName(text)?.key === name.key ||
      text.includes(name.name) ||
      readName(`${text} ${lines[index + 1]?.text}`)?.key === name.key,
  )
  const shown = lines[at]?.text ?? name.name
  const heading = { text: shown.startsWith(name.name) ? name.name : shown, at }
  const unseen = () => ({ title: null, office: null })
  const labeled = labelPage(withNameAlone(lines, heading), at)
  return { page: main, from, main, lines: labeled, heading, foot, trail: [], titles: [], unseen }
}

/** The position: in data, on a line, or where only the rest of the page or the directory has it. */
export function titleIn(
  { from, lines, heading, inMarkup, inState, trail, titles, unseen }: PageParts,
  name: string,
): string | undefined {
  return (
    inMarkup?.title ??
    titleOf(lines, heading.at, name) ??
    [
      bareTitle(textAt(lines, from.site?.paths.title)),
      inState?.title,
      ...trail.map(rankOf),
      unseen(name).title,
      from.card?.title,
      // "Dallas Injury Lawyer" in the title of a tab is for search engines.
      ...titles.filter((text) => isTitle(text) && !/\b(?:attorneys?|lawyers?)\b/i.test(text)),
    ].find(Boolean) ??
    undefined
  )
}

/** The office where no line of the page says it: in markup, in the directory, else the firm's only one. */
export function unlistedOffice({ unseen, titles, lines, from, foot }: PageParts, name: string): string[] {
  const texts = [...titles, ...lines.map(({ text }) => text)].map((text) => text.replaceAll(name, ''))
  const inPlace = textAt(lines, from.site?.paths.city)
  const found = [
    isCityLike(inPlace) ? inPlace : undefined,
    unseen(name).office,
    from.card?.office,
    officeAmong(from.site?.cities ?? [], texts),
    officeInFeet(foot),
  ].find(Boolean)
  return found ? [found] : []
}

/** The text where other pages of the site have a fact, whatever its words are; empty where there isn’t one, or are several. */
function textAt(lines: readonly Line[], path: string | null | undefined): string {
  const own = path ? lines.filter((line) => namePathOf(line.element) === path) : []
  const text = own[0]?.text ?? ''
  return own.length <= 1 && text.length < 80 && !/[\d:]/.test(text) ? text : ''
}
