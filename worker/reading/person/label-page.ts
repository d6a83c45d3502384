import { bucketsOf, guessAll, type Guess, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { pageFeatures } from './page-features.ts'
import type { Line } from './page-lines.ts'
import { pagesModel } from './trained-pages.data.ts'

/** Facts that a line of a page states about its person, and what else it may be. */
export const pageLabels = [
  'title',
  'office',
  'phone',
  'area',
  'education',
  'bar',
  'clerkship',
  'prose',
  'other',
] as const
export type PageLabel = (typeof pageLabels)[number]

export type LabeledLine = Line & { label: PageLabel; margin: number }

let opened: LinearModel | undefined

/** Cost of labeling a line: its words are looked up in every vocabulary. */
const operatorsPerLine = 40

/**
 * Labels the lines of a page of one person.
 *
 * @param at Index of the line with the name, or -1.
 * @throws BudgetExceeded if the page has far more lines than a page about one person.
 */
export function labelPage(
  lines: readonly Line[],
  at: number,
  model = (opened ??= openModel(pagesModel)),
): LabeledLine[] {
  lines[0]?.element.budget.spend('operators', operatorsPerLine * lines.length)
  const guesses: Guess[] = guessAll(
    model,
    pageFeatures(lines, at).map((features) => bucketsOf(features, model)),
  )
  const labeled = lines.map((line, index) => {
    const { label = 'other', margin = 0 } = guesses[index] ?? {}
    return { ...line, margin, label: pageLabels.find((one) => one === label) ?? 'other' }
  })
  const rows = Map.groupBy(labeled, ({ row }) => row)
  return labeled.map((line) => withRowAgreed(line, rows.get(line.row) ?? []))
}

/** The pieces of a row of areas or of admissions are all that: "Ontario / Québec". */
function withRowAgreed(line: LabeledLine, row: readonly LabeledLine[]): LabeledLine {
  const others = new Set(row.filter(({ level, label }) => level === 0 && label !== 'other').map(({ label }) => label))
  const [only = 'other'] = others
  const isPart = line.level === 0 && line.label === 'other' && line.joint !== undefined && !line.isBold
  return isPart && others.size === 1 && /^(?:area|bar)$/.test(only) ? { ...line, label: only } : line
}

/** Lines with a label, in order. Pieces of one row are one if `isJoined`, as the page has them. */
export function labeledAs(lines: readonly LabeledLine[], label: PageLabel, isJoined = false): LabeledLine[] {
  const found: LabeledLine[] = []
  for (const [at, line] of lines.entries()) {
    if (line.label !== label) continue
    const last = found.at(-1)
    const before = lines[at - 1]
    const goesOn = isJoined && line.joint !== undefined && before?.row === line.row && before.label === label
    if (last && goesOn)
      found[found.length - 1] = {
        ...last,
        text: last.text + line.joint + line.text,
        margin: Math.max(last.margin, line.margin),
      }
    else found.push(line)
  }
  return found
}
