import { accent, color, column, ink, muted, page, sunk, type Flow } from './page-flow.ts'

export type Mark = 'check' | 'cross' | 'warning'

/** A part of a section. Texts keep their line breaks; blank ones are the caller's to leave out. */
export type Block =
  | { kind: 'text'; text: string }
  /** Labeled facts, two beside one another. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** A figure of 0 to 100 with its words: "86%", "Good Match". */
  | { kind: 'score'; share: number; figure: string; words: string }
  /** Points under a small heading, each with the same mark. */
  | { kind: 'points'; title: string; mark: Mark; points: readonly string[] }
  /** Short words in one line: "Tags: Delaware law, SPACs". */
  | { kind: 'words'; title: string; words: readonly string[] }
  /** Events, each with its day. */
  | { kind: 'entries'; entries: readonly (readonly [day: string, text: string])[] }

const markColors = { check: color(0x1f6843), cross: color(0xae2012), warning: color(0x7f5300) } as const
// On a grid of 12, y downwards.
const markPaths = {
  check: 'M2 6.5 L5 9.5 L10.5 3',
  cross: 'M3 3 L9.5 9.5 M9.5 3 L3 9.5',
  warning: 'M6 0.5 L11.5 10.5 L0.5 10.5 Z M6 4.2 L6 7.2 M6 8.6 L6 8.9',
} as const satisfies Record<Mark, string>

/** Puts a part of a section on the page. */
export function printBlock(flow: Flow, block: Block): void {
  switch (block.kind) {
    case 'text':
      flow.text(block.text)
      return
    case 'facts':
      printFacts(flow, block.facts)
      return
    case 'score': {
      flow.need(34)
      const [figure] = flow.setter.lines(block.figure, 'bold', 18, column)
      flow.skip(26)
      if (figure) flow.line(figure, { x: page.side, size: 18, color: ink })
      const from = page.side + (figure?.width ?? 0) * 18 + 14
      const [words] = flow.setter.lines(block.words, 'bold', 10, column)
      if (words) flow.line(words, { x: from, size: 10, color: ink, up: 9 })
      const bar = { x: from, y: flow.y() + 3, height: 3.5 }
      flow.page().drawRectangle({ ...bar, width: 180, color: sunk })
      flow.page().drawRectangle({ ...bar, width: (180 * Math.min(100, Math.max(0, block.share))) / 100, color: accent })
      return
    }
    case 'points':
      flow.need(32)
      flow.text(block.title, { style: 'bold', size: 9, color: muted })
      for (const point of block.points) {
        flow.need(14.5 * Math.min(2, flow.setter.lines(point, 'body', 10, column - 18).length))
        printMark(flow, block.mark)
        flow.text(point, { x: page.side + 18, width: column - 18 })
      }
      return
    case 'words':
      flow.need(32)
      flow.text(block.title, { style: 'bold', size: 9, color: muted })
      flow.text(block.words.join(' · '))
      return
    case 'entries':
      for (const [day, text] of block.entries) {
        const [when] = flow.setter.lines(day, 'body', 10, 150)
        flow.need(14.5 * Math.min(2, flow.setter.lines(text, 'body', 10, column - 158).length))
        flow.skip(14.5)
        if (when) flow.line(when, { x: page.side, size: 10, color: muted })
        flow.skip(-14.5)
        flow.text(text, { x: page.side + 158, width: column - 158 })
      }
  }
}

const factGap = 24
const factWidth = (column - factGap) / 2

type Facts = readonly (readonly [label: string, value: string])[]

/** Facts set two by two, each pair with the height of its taller one. */
function factRows({ setter }: Flow, facts: Facts) {
  const sets = facts.map(([label, value]) => ({
    label: setter.lines(label, 'body', 8.5, factWidth),
    value: setter.lines(value, 'body', 10, factWidth),
    whole: [label, value] as const,
  }))
  return Array.from({ length: Math.ceil(sets.length / 2) }, (_, row) => {
    const pair = sets.slice(row * 2, row * 2 + 2)
    return { pair, height: Math.max(...pair.map(({ label, value }) => label.length * 12 + value.length * 14 + 5)) }
  })
}

/** Height of a row of facts, in points. */
export const heightOf = (flow: Flow, facts: Facts) => factRows(flow, facts).reduce((sum, { height }) => sum + height, 0)

function printFacts(flow: Flow, facts: Facts): void {
  for (const { pair, height } of factRows(flow, facts)) {
    // A value too long for the rest of a page takes the whole column and flows.
    if (height > 200) {
      for (const { whole } of pair) {
        flow.text(whole[0], { size: 8.5, color: muted })
        flow.text(whole[1])
      }
      continue
    }
    flow.need(height)
    const top = flow.y()
    for (const [n, { label, value }] of pair.entries()) {
      const x = page.side + n * (factWidth + factGap)
      flow.skip(flow.y() - top)
      for (const line of label) {
        flow.skip(12)
        flow.line(line, { x, size: 8.5, color: muted })
      }
      for (const line of value) {
        flow.skip(14)
        flow.line(line, { x, size: 10, color: ink })
      }
    }
    flow.skip(flow.y() - top + height)
  }
}

function printMark(flow: Flow, mark: Mark): void {
  flow.page().drawSvgPath(markPaths[mark], {
    x: page.side + 1,
    y: flow.y() - 2,
    scale: 0.8,
    borderColor: markColors[mark],
    borderWidth: mark === 'warning' ? 0.9 : 1.3,
  })
}
