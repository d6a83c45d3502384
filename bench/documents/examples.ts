import { readFileSync } from 'node:fs'
import { budgetFor } from '#worker/reading/budget.ts'
import type { DocumentLine } from '#worker/reading/document/document-lines.ts'
import { readDocument } from '#worker/reading/document/document-text.ts'
import { knownHeading, type SectionKind } from '#worker/reading/resume/headings.ts'
import { allLabelledResumes } from '#worker/reading/resume/judge-resumes.fixture.ts'
import { linesOf } from '#worker/reading/resume/read-resume.ts'
import { tidyLines } from '#worker/reading/resume/resume-lines.ts'
import type { Label, LabelledResume } from '#worker/reading/resume/labelled-resumes.fixture.ts'
import { allLayouts, composeResume, type Composed, type Row } from './compose.fixture.ts'
import type { Layout } from './layouts.ts'
import { composePerson } from './compose-people.fixture.ts'
import { composeTrade } from './compose-trade.fixture.ts'
import { composeOther, otherKinds } from './other-documents.fixture.ts'
import { inStandardLetters, render } from './render.fixture.ts'
import { vary } from './variations.fixture.ts'
import { writtenResumes } from './written-resumes.ts'

/** A document as the readers see it, with what is known about its words. */
export type Example = {
  id: string
  lines: DocumentLine[]
  isResume: boolean
  /** Texts and what they are, in the order of the document. */
  spans: { text: string; label: string }[]
  /** Headings by their text; undefined where nobody has labeled them. */
  headings: ReadonlyMap<string, SectionKind> | undefined
  /** Only some texts are labeled: nothing is known about the others. */
  isPartial: boolean
  truth: Label & { isResume?: boolean }
  /** Fields that nobody has labeled. */
  unknown?: readonly string[]
}

const sections: Readonly<Record<NonNullable<Row['heading']>, SectionKind>> = {
  summary: 'summary',
  experience: 'experience',
  earlier: 'experience',
  education: 'education',
  bar: 'bar',
  matters: 'matters',
  member: 'other',
  other: 'other',
  header: 'header',
}

export const normal = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Renders one document and reads it back; undefined if nothing can be read. */
export async function exampleOf(id: string, composed: Composed, seed: number): Promise<Example | undefined> {
  const { bytes, kind } = await render(composed, seed)
  const read = await readDocument(bytes, kind, budgetFor('document'))
  if (read.state !== 'read') return undefined
  const letters = kind === 'pdf' ? inStandardLetters : (text: string) => text
  const rows = [...composed.main, ...composed.side]
  const { positions, ...truth } = composed.truth
  return {
    id,
    lines: tidyLines(read.lines),
    isResume: composed.isResume,
    spans: spansOf(rows.filter(({ kind: own }) => own !== 'heading')).map(({ text, label }) => ({
      text: letters(text),
      label,
    })),
    headings: new Map(
      rows.flatMap((row) =>
        row.heading ? [[normal(letters(row.cells[0]?.[0]?.text ?? '')), sections[row.heading]] as const] : [],
      ),
    ),
    isPartial: false,
    truth: {
      ...Object.fromEntries(
        Object.entries(truth).map(([field, value]) => [field, typeof value === 'string' ? letters(value) : value]),
      ),
      positions: positions.map(({ title, firm, from, to }) => `${letters(title)}|${letters(firm)}|${from}-${to ?? ''}`),
      isResume: composed.isResume,
    } as Example['truth'],
  }
}

/** The labeled parts of rows, each with the parts that continue it. */
function spansOf(rows: readonly Row[]): Example['spans'] {
  const spans: Example['spans'] = []
  for (const { text, label, continues } of rows.flatMap((row) => row.cells.flat())) {
    const last = spans.at(-1)
    if (continues && last) last.text += ` ${text}`
    else spans.push({ text, label })
  }
  return spans
}

type ComposedDocument = { id: string; composed: Composed; seed: number }

/**
 * Whose résumés are composed: lawyers', those of other people in written layouts (`others`) or in structures put together at random
 * (`people`), or all.
 */
export type People = 'lawyers' | 'others' | 'people' | 'all'
const peopleOf = ({ kind }: Layout): People =>
  ({ trade: 'others', people: 'people' } as Partial<Record<Layout['kind'], People>>)[kind] ?? 'lawyers'

/** Composed résumés and other documents. Held-out layouts and words are never in training. */
export function composedDocuments(
  isHeldOut: boolean,
  rounds: number,
  others: number,
  people: People = 'all',
): ComposedDocument[] {
  const found: ComposedDocument[] = []
  const layouts = allLayouts().filter(
    (layout) => layout.isHeldOut === isHeldOut && (people === 'all' || peopleOf(layout) === people),
  )
  for (let round = 0; round < rounds; round++)
    for (const [at, layout] of layouts.entries()) {
      const seed = (isHeldOut ? 7_000_000 : 0) + round * 1009 + at * 31 + 5
      const id = `${layout.id}: ${layout.form}, ${layout.kind}, ${layout.job} ## ${layout.head} (${seed})`
      const compose = { others: composeTrade, people: composePerson, lawyers: composeResume, all: composeResume }
      const composed = compose[peopleOf(layout)](layout, seed)
      found.push({ id, composed: isHeldOut ? composed : vary(composed, seed), seed })
    }
  for (let at = 0; at < others; at++) {
    const kinds = isHeldOut ? otherKinds.slice(0, otherKinds.indexOf('opinion')) : otherKinds
    const kind = kinds[at % kinds.length] ?? 'letter'
    const seed = (isHeldOut ? 9_000_000 : 500_000) + at
    found.push({ id: `${kind}: ${at}`, composed: composeOther(kind, seed, isHeldOut), seed })
  }
  return found
}

/** Renders the same documents and reads them back. */
export async function generated(
  isHeldOut: boolean,
  rounds: number,
  others: number,
  people: People = 'all',
): Promise<Example[]> {
  const found: Example[] = []
  for (const { id, composed, seed } of composedDocuments(isHeldOut, rounds, others, people)) {
    const example = await exampleOf(id, composed, seed)
    if (example) found.push(example)
  }
  return found
}

/** Without the year of a law degree from abroad: it isn't one of a J.D., and a class year comes from the LL.M. beside it (trade rules, 7). */
function withoutForeignYear(example: Example): Example {
  const degrees = example.spans.flatMap(({ text, label }) => (label === 'degree' ? [text] : []))
  const isForeign =
    degrees.some((one) => /LL\.?M|Master of Laws/i.test(one)) && !degrees.some((one) => /J\.?D|Juris Doctor/i.test(one))
  const { jdYear: _, ...truth } = example.truth
  return isForeign ? { ...example, truth } : example
}

/** Rendered résumés that others wrote with labels. */
export async function writtenExamples(isHeldOut: boolean): Promise<Example[]> {
  const found: Example[] = []
  for (const { id, composed, seed } of writtenResumes(isHeldOut)) {
    const example = await exampleOf(id, composed, seed)
    if (example) found.push({ ...withoutForeignYear(example), unknown: ['phone', 'linkedin'] })
  }
  return found
}

/** Résumés that people labeled, as text: the standing sets. */
export function labeledTexts(): Example[] {
  const set = JSON.parse(readFileSync(new URL('../sets/resumes.json', import.meta.url), 'utf8')) as LabelledResume[]
  return [...set, ...allLabelledResumes].map((one, at) => exampleOfText(one, `${one.round ?? 'first'} ${at}`))
}

export function exampleOfText({ text, label }: LabelledResume, id: string): Example {
  const lines = linesOf(text)
  const spans: Example['spans'] = []
  const add = (value: string | undefined, kind: string) => {
    if (value !== undefined && value !== '') spans.push({ text: value, label: kind })
  }
  add(label.name, 'name')
  add(label.email, 'contact')
  add(label.phone, 'contact')
  add(label.school, 'school')
  for (const one of label.positions ?? [`${label.title ?? ''}|${label.firm ?? ''}`]) {
    const [title, firm] = one.split('|')
    add(title, 'title')
    add(firm, 'firm')
  }
  const headings = new Map<string, SectionKind>()
  for (const line of lines) {
    const own = line.cells
      .map(({ runs }) => runs.map((run) => run.text).join(''))
      .join('\t')
      .trim()
    const found = knownHeading(own)
    if (found) headings.set(normal(own), found)
  }
  return { id, lines, isResume: true, spans, headings, isPartial: true, truth: label }
}
