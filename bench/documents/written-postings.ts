import type { ComposedPosting, LineKind, PostingRow, PostingSpan } from './compose-posting.fixture.ts'
import { composedWords } from './posting-gold.ts'
import { normal } from './examples.ts'
import { postingLines } from '#worker/reading/posting/posting-items.ts'
import { postingTokens } from '#worker/reading/posting/posting-tokens.ts'
import { setsDay } from '../accuracy.ts'
import type { LabeledPosting } from './train-postings.ts'
import { labeledWords, writtenFiles, type WrittenFile } from './written-files.ts'

const kinds: Readonly<Record<string, LineKind>> = {
  o: 'intro',
  d: 'duties',
  r: 'requirements',
  b: 'benefits',
  p: 'pay',
  f: 'story',
  x: 'boilerplate',
  n: 'noise',
}

type Written = ComposedPosting & { text: string }

/** Postings that others wrote with labels, in training or held out: all of them, or every nth. */
export function writtenPostings(isHeldOut: boolean, every = 1): LabeledPosting[] {
  const files = writtenFiles('postings', isHeldOut).filter((_, at) => at % every === 0)
  return files.map((file) => {
    const posting = composedOf(file, isHeldOut)
    return {
      id: posting.id,
      text: posting.text,
      labels: partsOf(posting),
      words: composedWords(posting, postingTokens(postingLines(posting.text).lines, setsDay)),
      want: posting.truth,
      isStanding: false,
    }
  })
}

/** The sign behind a letter that an entry of a list has, as text. */
const marks: Readonly<Record<string, string>> = { '': '', '-': '- ', '=': '', '+': '  ' }

function composedOf({ id, truth, lines }: WrittenFile, isHeldOut: boolean): Written {
  const rows: PostingRow[] = []
  const text: string[] = []
  for (const [at, line] of lines.entries()) {
    const [, letter = '', sign = '', rest = ''] = /^([a-zA-Z])(\S*) ?(.*)$/.exec(line) ?? []
    const cells = [labeledWords(rest) as PostingSpan[]]
    text.push((marks[sign] ?? `${sign} `) + plainText(cells))
    const last = rows.at(-1)
    // The next line of a wrapped entry continues its row.
    if (sign === '+' && last) last.cells[0]?.push({ text: ' ' }, ...(cells[0] ?? []))
    else if (letter !== '') rows.push({ cells, ...lookOf(letter, sign), hasGap: lines[at - 1]?.trim() === '' })
  }
  return { id: `written ${id}`, rows, truth: factsOf(truth), isHeldOut, employer: truth.firm, text: text.join('\n') }
}

const plainText = (cells: readonly (readonly PostingSpan[])[]): string =>
  cells.map((cell) => cell.map((span) => span.text).join('')).join('')

function lookOf(letter: string, sign: string): Pick<PostingRow, 'form' | 'kind'> {
  const kind = kinds[letter.toLowerCase()] ?? 'noise'
  if (letter !== letter.toLowerCase()) return { form: 'heading', kind }
  return { form: sign === '' || sign === '+' ? 'line' : 'bullet', kind }
}

const hoursAYear = 2080

/** The fields that the reader should give. */
export function factsOf({
  title = '',
  firm,
  place,
  pay = '',
  years = '',
  type,
  remote,
}: WrittenFile['truth']): ComposedPosting['truth'] {
  const [min, max] = ends(pay.replace('/hour', '')).map((amount) =>
    amount !== undefined && pay.includes('/hour') ? Math.round(amount * hoursAYear) : amount,
  )
  const [least, most] = ends(years)
  const facts = {
    title: title === '' ? undefined : title,
    firmName: firm,
    location: place,
    salaryMin: min,
    salaryMax: pay.includes('-') ? max : min,
    yearsExperienceMin: least,
    yearsExperienceMax: most,
    workType: type,
    isRemote: remote === undefined ? undefined : remote === 'yes',
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as never
}

const ends = (text: string): (number | undefined)[] =>
  text.split('-').map((one) => (one.trim() === '' ? undefined : Number(one)))

/** The part of each item of a posting: where its letters are among the rows. */
function partsOf({ rows, text }: Written): string[][] {
  const labels: string[] = []
  let all = ''
  for (const { cells, form, kind } of rows) {
    const own = plainText(cells)
    const part = kind === 'intro' || kind === 'head' ? 'opening' : kind
    const head = kind === 'noise' ? kind : `h:${part}`
    all += normal(own)
    // Text after the label of a heading, on the same line, belongs to the part.
    const length = normal(own.replace(/:\s+\S.*$/s, '')).length
    for (let at = 0; at < normal(own).length; at++) labels.push(form === 'heading' && at < length ? head : part)
  }
  let at = 0
  return postingLines(text).items.map(({ text: item, isLabel }) => {
    const own = normal(item)
    const found = own === '' ? -1 : all.indexOf(own, at)
    if (found === -1 || found > at + 4000) return []
    at = found + own.length
    const label = labels[found] ?? 'noise'
    return isLabel && label === 'opening' ? ['opening', 'h:opening'] : [label]
  })
}
