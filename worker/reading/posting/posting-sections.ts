import type { LabeledItem, ItemKind } from './label-items.ts'

/** A part of a posting: its heading, and its lines as they are pasted, entries of a list with "• ". */
export type SectionKind = Exclude<ItemKind, 'noise'>
export type Section = { kind: SectionKind; heading: string; lines: string[] }

/** Puts labeled items together to the parts of a posting. */
export function postingSections(items: readonly LabeledItem[]): Section[] {
  const sections: Section[] = [{ kind: 'opening', heading: '', lines: [] }]
  let line = -1
  for (const [at, item] of items.entries()) {
    if (item.label === 'noise') continue
    const kind = kindOf(item)
    const isHeading = item.label.startsWith('h:') && !(item.isLabel && items[at + 1]?.label === 'opening')
    if (isHeading) sections.push({ kind, heading: item.text.replace(/\s*:$/, ''), lines: [] })
    else if (addTo(sections, kind)) line = -1
    if (!isHeading) addItem(sections.at(-1)?.lines ?? [], item, item.line === line)
    line = isHeading ? -1 : item.line
  }
  return sections
}

const kindOf = ({ label }: LabeledItem): SectionKind => label.replace('h:', '') as SectionKind

/** Begins a section where the last one is of another kind; what follows a heading decides what it heads. */
function addTo(sections: Section[], kind: SectionKind): boolean {
  const last = sections.at(-1)
  if (last?.kind === kind) return false
  if (last?.lines.length === 0 && last.heading !== '') last.kind = kind
  else sections.push({ kind, heading: '', lines: [] })
  return true
}

/** Adds an item to the line that it continues, or as a line of its own. */
function addItem(lines: string[], { text, isLabel, isBullet }: LabeledItem, continues: boolean): void {
  const own = isLabel ? `${text}:` : text
  if (continues && lines.length > 0) lines.push(`${lines.pop() ?? ''} ${own}`)
  else lines.push(isBullet ? `• ${own}` : own)
}

const ofJob = /^(?:h:)?(?:opening|duties|requirements|pay)$/
const besideJob = /^(?:benefits|story)$/
/** Guesses that are closer leave a sentence to the job. */
const minMargin = 30

/** Joins what speaks of the job; boiler-plate, benefits and the employer's story only from a paragraph shared with it. */
export function bodyOf(items: readonly LabeledItem[]): string {
  const linesOfJob = new Set(items.flatMap(({ label, line }) => (ofJob.test(label) ? [line] : [])))
  const lines = new Map<number, string>()
  for (const { label, line, text, isBullet, isLabel, margin } of items) {
    if (!ofJob.test(label) && !(besideJob.test(label) && linesOfJob.has(line)) && margin > minMargin) continue
    if (label.startsWith('h:') && !isLabel) continue
    const before = lines.get(line)
    const own = isLabel ? `${text}:` : text
    lines.set(line, before === undefined ? (isBullet ? '• ' : '') + own : `${before} ${own}`)
  }
  return [...lines.values()].join('\n')
}
