import type { ReadingBudget } from '#worker/reading/budget.ts'

/** An element of a parsed page. Attribute values are decoded; text children of script and style are as written. */
export type Element = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
  parent: Element | null
  /** The page's budget. Every walk over the tree and every text read from it is paid from it. */
  readonly budget: ReadingBudget
  /** Steps that one look at this element costs: finders match its attributes. */
  readonly cost: number
}

/** An element that readers add to a page. */
export const addedElement = (
  tag: string,
  { children, parent, budget }: Pick<Element, 'children' | 'parent' | 'budget'>,
): Element => ({ tag, attributes: {}, children, parent, budget, cost: 1 })
