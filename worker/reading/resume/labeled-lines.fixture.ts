import { plainLine } from '#worker/reading/document/document-lines.ts'
import type { LabeledLine } from './label-lines.ts'

type Labeled = readonly [text: string, label: string]

/** A line whose pieces have the given labels, as the model would label them when it is sure. */
export function labeled(section: LabeledLine['section'], ...pieces: readonly Labeled[]): LabeledLine {
  const text = pieces.map(([own]) => own).join(' | ')
  return {
    ...plainLine,
    text,
    section,
    heading: section,
    isBullet: false,
    links: [],
    startsBlock: false,
    pieces: pieces.map(([own, label], at) => ({
      text: own,
      start: text.indexOf(own),
      end: text.indexOf(own) + own.length,
      before: at === 0 ? 'start' : 'bar',
      isBold: false,
      isItalic: false,
      cell: 0,
      label,
      margin: 50,
    })),
  }
}
