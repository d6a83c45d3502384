import type { Element } from '#worker/reading/document/html/page-tree.ts'

/** A longer block is the page. Characters. */
const maxBlockLength = 4_000

/** A block of a page: its text, and a short mark of it that is the same for the same words. */
export type Block = { text: string; print: string }

function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The blocks below an element that may be furniture: what a page shares with other pages of its site. */
export function blocksIn(root: Element): Map<Element, Block> {
  const blocks = new Map<Element, Block>()
  const visit = (node: Element): string | undefined => {
    let text: string | undefined = ''
    for (const child of node.children) {
      if (typeof child !== 'string' && /^(?:script|style|head|noscript|template|svg)$/.test(child.tag)) continue
      const own: string | undefined = typeof child === 'string' ? child.replaceAll(/\s+/g, ' ') : visit(child)
      text = own === undefined || text === undefined || text.length > maxBlockLength ? undefined : `${text}${own} `
    }
    node.budget.spend('steps', node.cost + (text?.length ?? 0) / 8)
    const plain = text?.replaceAll(/\s+/g, ' ').trim()
    if (plain !== undefined && plain !== '' && node !== root)
      blocks.set(node, { text: plain, print: fingerprint(plain) })
    return text
  }
  visit(root)
  return blocks
}

/** Takes the blocks out of a page that it shares with other pages of its site. */
export function removeFurniture(page: Element, furniture: ReadonlySet<string>): void {
  if (furniture.size === 0) return
  const blocks = blocksIn(page)
  const keep = (node: Element): void => {
    node.children = node.children.filter(
      (child) => typeof child === 'string' || !furniture.has(blocks.get(child)?.print ?? ''),
    )
    for (const child of node.children) if (typeof child !== 'string') keep(child)
  }
  keep(page)
}
