import { usStates } from '#contract/domain/us-states.ts'
import { patentBar } from '#worker/reading/resume/read-bars.ts'
import { hashOf } from '#worker/reading/model/linear-model.ts'
import type { Composed, PartLabel, Row, RowPart } from './compose.fixture.ts'
import type { PageForm } from './layouts.ts'
import { familyNames, givenNames, isHeldOutWord } from './people-words.ts'
import { makeRandom, type Random } from './random.ts'
import { vary } from './variations.fixture.ts'
import { labeledWords, writtenFiles, type WrittenFile } from './written-files.ts'

type Written = { id: string; composed: Composed; seed: number }

/** Forms that a résumé is rendered in the second time. */
const otherForms: readonly PageForm[] = ['docx', 'pdf', 'text', 'docx table']

/** Number of other forms that a résumé is in training in, beside the one that it was written in. */
const copies = 2

/**
 * Résumés that others wrote with labels. In training each is there as it was written, and in other forms, with other names and
 * employers, so that no name is learned by heart, and so that written documents count as much as generated ones.
 */
export function writtenResumes(isHeldOut: boolean): Written[] {
  const files = writtenFiles('resumes', isHeldOut)
  const all = files.map((file): Written => ({
    id: `written ${file.id}`,
    composed: composedOf(file),
    seed: hashOf(file.id) & 0xf_ffff,
  }))
  if (isHeldOut) return all
  const firms = [...new Set(all.flatMap(({ composed }) => firmsOf(composed)))]
  return [
    ...all,
    ...all.flatMap(({ id, composed, seed }) =>
      Array.from({ length: copies }, (_, copy) => ({
        id,
        composed: renamed(composed, firms, seed + copy),
        seed: seed + copy + 1,
      })),
    ),
  ]
}

const partsOf = ({ main, side }: Composed): RowPart[] => [...main, ...side].flatMap(({ cells }) => cells.flat())
const firmsOf = (composed: Composed): string[] =>
  partsOf(composed).flatMap(({ text, label, continues }) => (label === 'firm' && !continues ? [text] : []))

function composedOf({ about, truth, lines }: WrittenFile): Composed {
  const form = (about.split(' | ')[1]?.trim() ?? 'pdf') as PageForm
  const columns: [Row[], Row[]] = [[], []]
  let [column, hasGap] = [0, false]
  for (const line of lines) {
    if (line.trim() === '~~~') column = 1
    else if (line.trim() !== '') columns[column]?.push({ ...rowOf(line.trim()), ...(hasGap ? { hasGap } : {}) })
    hasGap = line.trim() === ''
  }
  for (const rows of columns) for (const [at, row] of rows.entries()) joinLabels(rows[at - 1], row)
  const [main, side] = columns
  const { name, title, firm, place, jd, bars } = truth
  const contacts = [...main, ...side]
    .flatMap(({ cells }) => cells.map((cell) => cell.map(({ text }) => text).join('')))
    .join('\n')
  const known = {
    name,
    title,
    firm,
    location: place,
    jdYear: jd === undefined ? undefined : Number(jd),
    bars: barsOf(bars, [...main, ...side]),
    email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(contacts)?.[0],
  }
  return {
    layout: undefined,
    form,
    isResume: true,
    main,
    side,
    truth: { ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)), positions: [] },
  }
}

const stateNames: Readonly<Record<string, string>> = usStates

/** The states of two-letter codes, and the patent bar if a row names it. Undefined without either. */
function barsOf(codes: string | undefined, rows: readonly Row[]): string | undefined {
  const states = codes?.split(/,\s*/).map((code) => stateNames[code] ?? code) ?? []
  const isInPatentBar = rows
    .flatMap(({ cells }) => cells.flat())
    .some(
      ({ text, label }) => label === 'bar' && /\b(?:USPTO|Patent (?:and Trademark )?Office|patent bar)\b/i.test(text),
    )
  return [...states, ...(isInPatentBar ? [patentBar] : [])].join(', ') || undefined
}

/** Where a long line was broken, marks the first words of a row as part of the same fact as the last words of the row before. */
function joinLabels(before: Row | undefined, row: Row): void {
  const [last, first] = [before?.cells.at(-1)?.at(-1), row.cells[0]?.[0]]
  const isOpen =
    /(?:[,&]|\b(?:and|of|for|the|in))$/.test(last?.text.trim() ?? '') || /^(?:and\b|&|\p{Ll})/u.test(first?.text ?? '')
  if (first && first.label !== 'other' && first.label === last?.label && isOpen) first.continues = true
}

function rowOf(line: string): Row {
  const [, kind, heading] = /^# (\w+) \| (.*)$/.exec(line) ?? []
  if (heading !== undefined)
    return {
      kind: 'heading',
      heading: kind as NonNullable<Row['heading']>,
      cells: [partsOfText(heading).map((part) => ({ ...part, isBold: true }))],
      hasGap: true,
    }
  const [, marks = '', rest = line] = /^([!^]{1,2}|-) (.*)$/.exec(line) ?? []
  return {
    kind: marks === '-' ? 'bullet' : 'line',
    cells: rest.split(' || ').map(partsOfText),
    ...(marks.includes('^') ? { isCentered: true } : {}),
    ...(marks.includes('!') ? { size: 1.6 } : {}),
  }
}

/** Parts of a cell in their style; a label whose words change style continues. */
function partsOfText(cell: string): RowPart[] {
  let [isBold, isItalic] = [false, false]
  return labeledWords(cell.trim()).flatMap(({ text, label }) => {
    let isFirst = true
    return text.split(/(\*\*|(?<!:)\/\/)/).flatMap((words): RowPart[] => {
      if (words === '**') isBold = !isBold
      else if (words === '//') isItalic = !isItalic
      if (words === '' || words === '**' || words === '//') return []
      const part: RowPart = {
        text: words,
        label: (label ?? 'other') as PartLabel,
        ...(isBold ? { isBold } : {}),
        ...(isItalic ? { isItalic } : {}),
        ...(isFirst ? {} : { continues: true }),
      }
      isFirst = false
      return [part]
    })
  })
}

/** Another person’s résumé of the same form, with other employers. */
function renamed(composed: Composed, firms: readonly string[], seed: number): Composed {
  const random = makeRandom(seed ^ 0x7e11)
  const found = new Map<string, string>()
  for (const name of firmsOf(composed)) if (random.chance(0.7)) found.set(name, random.pick(firms))
  const name = nameLike(partsOf(composed).find(({ label }) => label === 'name')?.text ?? '', random)
  const textOf = ({ text, label, continues }: RowPart): string => {
    if (label === 'firm') return found.get(text) ?? text
    return label === 'name' && !continues ? name : text
  }
  const change = (part: RowPart): RowPart => ({ ...part, text: textOf(part) })
  const rows = (own: readonly Row[]) => own.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.map(change)) }))
  return vary(
    { ...composed, form: random.pick(otherForms), main: rows(composed.main), side: rows(composed.side) },
    seed,
  )
}

const taught = (list: readonly string[]) => list.filter((one) => !isHeldOutWord(one))

/** Another name in the letters of a written one. */
function nameLike(written: string, random: Random): string {
  const name = `${random.pick(taught(givenNames))} ${random.pick(taught(familyNames))}`
  const tail = /, .*$/.exec(written)?.[0] ?? ''
  return (/\p{Ll}/u.test(written) ? name : name.toUpperCase()) + tail
}
