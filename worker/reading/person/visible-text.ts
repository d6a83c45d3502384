import { around, byTag, find, findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import { addedElement, type Element } from '#worker/reading/document/html/page-tree.ts'
import { label, topicOf } from './topics.ts'

/**
 * Rewrites a page into what its reader sees: what has the role of a heading is one, a picture of the word "Education" is that word,
 * and panels have their names.
 */
export function showVisibleText(main: Element): void {
  for (const one of findAll(main, ({ attributes }) => attributes['role'] === 'heading')) {
    const level = Number(one.attributes['aria-level'] ?? 2)
    one.tag = `h${level >= 1 && level <= 6 ? level : 2}`
  }
  for (const picture of findAll(main, byTag('img'))) {
    const text = (picture.attributes['alt'] ?? '').trim()
    const names = label.test(text) || /^(?:practices|education|admissions|courts|clerkships)$/.test(topicOf(text) ?? '')
    const { parent } = picture
    if (
      !names ||
      !parent ||
      textOf(parent) === text ||
      around(picture, ({ tag }) => /^(?:a|button|summary|h[1-6])$/.test(tag))
    )
      continue
    const heading = addedElement('h4', { children: [text], parent, budget: parent.budget })
    parent.children = parent.children.map((child) => (child === picture ? heading : child))
  }
  namePanels(main)
}

/**
 * Puts the name of a tab or of what unfolds at the head of its panel, where a reader sees it: found by `aria-controls`,
 * `aria-labelledby`, or a link to the panel's id.
 */
function namePanels(main: Element): void {
  const byId = new Map(
    findAll(main, ({ attributes }) => Boolean(attributes['id'])).map((one) => [one.attributes['id'] ?? '', one]),
  )
  const name = (panel: Element, handleOf: Element) => {
    const text = textOf(handleOf)
    if (text === '' || text.length > 60 || find(panel, byTag('h1')) || around(handleOf, (one) => one === panel)) return
    if (handleOf.attributes['role'] !== 'tab' && topicOf(text) === undefined) return
    const { parent } = handleOf
    if (parent) parent.children = parent.children.filter((child) => child !== handleOf)
    panel.children.unshift(addedElement('h4', { children: [text], parent: panel, budget: panel.budget }))
    const added = panel.children[0]
    if (added && typeof added !== 'string') added.parent = panel
  }
  const isNamed = new Set<Element>()
  for (const one of [...byId.values(), ...findAll(main, ({ tag }) => /^(?:a|button|li|div|span)$/.test(tag))]) {
    const { href = '', ...more } = one.attributes
    const target =
      more['aria-controls'] ?? more['data-bs-target'] ?? more['data-target'] ?? (one.tag === 'a' ? href : '')
    const panel = byId.get(target.replace(/^#/, ''))
    if (!panel || panel === one || isNamed.has(panel)) continue
    isNamed.add(panel)
    name(panel, one)
  }
  for (const panel of findAll(main, ({ attributes }) => attributes['role'] === 'tabpanel')) {
    const named = byId.get(panel.attributes['aria-labelledby'] ?? '')
    if (!named || isNamed.has(panel)) continue
    isNamed.add(panel)
    name(panel, named)
  }
}
