import type { ReadingBudget } from '#worker/reading/budget.ts'
import { codeOf, parseXmlTree, type Element } from '#worker/reading/document/html/parse-html.ts'
import { malformed } from './answer-fields.ts'

/** Parses a feed into a tree. Entities that the feed declares are never expanded. @throws PageError `malformed` */
export function parseXml(xml: string, budget: ReadingBudget): Element {
  try {
    return parseXmlTree(xml, () => false, budget)
  } catch {
    throw malformed()
  }
}

/** The elements directly inside another one that have a name. */
export const childrenOf = (element: Element | undefined, name: string | RegExp): Element[] =>
  (element?.children ?? [])
    .filter((child) => typeof child !== 'string')
    .filter(({ tag }) => (typeof name === 'string' ? tag === name : name.test(tag)))

/** The element at the end of a path of names, such as "rss/channel"; the first one of each name. */
export const childAt = (element: Element | undefined, path: string): Element | undefined =>
  path.split('/').reduce((found, name) => childrenOf(found, name)[0], element)

/** The text of an element, CDATA or not, with its character references replaced; undefined when it is empty. */
export const xmlText = (element: Element | undefined): string | undefined =>
  (element && codeOf(element).trim()) || undefined
