import type { Card, FoundPage } from '#worker/reading/site/people-addresses.ts'

const cardLines = ['title', 'office', 'seat', 'page', 'email'] as const satisfies readonly (keyof Card)[]

/** The label to store with a page: its name and the facts on its card, one per line. */
export const keptLabel = ({ label, card }: Pick<FoundPage, 'label' | 'card'>): string | null =>
  label === null || !card ? label : [label, ...cardLines.map((line) => card[line] ?? '')].join('\n')

/** Reads a stored label. */
export function readLabel(kept: string | null): { label: string | null; card: Card } {
  const [label = null, ...lines] = kept?.split('\n') ?? []
  return { label, card: Object.fromEntries(cardLines.flatMap((line, at) => (lines[at] ? [[line, lines[at]]] : []))) }
}
