/** A piece of a plain text: a paragraph, a list or a heading. */
export type Block = { kind: 'text' | 'list' | 'heading'; lines: string[] }

const bullet = /^\s*(?:[-*•–·▪◦]|\d{1,2}[.)])\s+/

/**
 * The plain text of a job cut into blocks, in order: blank lines part paragraphs, lines that begin with a bullet are a
 * list, a short line that ends with a colon is a heading.
 */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  let isOpen = false
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const last = found.at(-1)
    if (line === '') {
      isOpen = false
    } else if (bullet.test(line)) {
      const item = line.replace(bullet, '')
      if (isOpen && last?.kind === 'list') last.lines.push(item)
      else found.push({ kind: 'list', lines: [item] })
      isOpen = true
    } else if (line.endsWith(':') && line.length <= 60) {
      found.push({ kind: 'heading', lines: [line.slice(0, -1)] })
      isOpen = false
    } else {
      if (isOpen && last?.kind === 'text') last.lines.push(line)
      else found.push({ kind: 'text', lines: [line] })
      isOpen = true
    }
  }
  return found
}
