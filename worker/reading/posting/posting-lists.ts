import type { Section } from './posting-sections.ts'

/** Most entries of a list. */
const listLimit = 30

/** The entries of the parts of a kind: their bullets, or their sentences where there aren't any. */
export function itemsOf(sections: readonly Section[], kind: 'requirements' | 'benefits'): string[] | undefined {
  const items: string[] = []
  for (const section of sections.filter((one) => one.kind === kind)) {
    const bullets = section.lines.filter((line) => line.startsWith('•'))
    const lines =
      bullets.length > 0
        ? bullets
        : section.lines.flatMap((line) =>
            line.split(
              (line.match(/;\s/g)?.length ?? 0) >= 2
                ? /;\s+(?:and\s+)?|(?<=\.)\s+(?=[A-Z])|\s+[|•·]\s+/
                : /(?<=[.;])\s+(?=[A-Z])|\s+[|•·]\s+/,
            ),
          )
    for (const line of lines) {
      const item = line.replace(/^•\s*/, '').replace(/[;,]$/, '').trim()
      if (item.length > 1 && item.length <= 600 && !items.includes(item)) items.push(item)
    }
  }
  return items.length > 0 ? items.slice(0, listLimit) : undefined
}

/** Benefits also come as one sentence of commas: "medical, dental and vision insurance, 401(k) match". */
export function benefitsOf(sections: readonly Section[]): string[] | undefined {
  const items = itemsOf(sections, 'benefits')
  if (items === undefined) return undefined
  const split = items.flatMap((item) => {
    const list =
      /^(?:[^:]{0,160}\b(?:include[sd]?|including|offers?|provides?|such as|following|of)\b:?\s+)?(.*)$/i.exec(
        item,
      )?.[1] ?? item
    const parts = list.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=[^,]*$)/).map((part) =>
      part
        .replace(/^(?:and|an?|the)\s+/i, '')
        .replace(/\.$/, '')
        .trim(),
    )
    const isList =
      items.length === 1 && (list.match(/[,;]/g)?.length ?? 0) >= 2 && parts.every((part) => part.length < 70)
    return isList ? parts.filter((part) => part.length > 2) : [item.replace(/\.$/, '')]
  })
  return [...new Set(split)].slice(0, listLimit)
}
