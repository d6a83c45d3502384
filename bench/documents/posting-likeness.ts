import { everySite } from '#worker/reading/person/labelled/labelled-sites.fixture.ts'
import { parseHtml } from '#worker/reading/document/html/parse-html.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { readableLines, readableText } from '#worker/reading/posting/page/readable-text.ts'
import { withoutRelated } from '#worker/reading/posting/page/page-openings.ts'
import { composePosting, type ComposedPosting } from './compose-posting.fixture.ts'
import { jobPage, jobPageBuilds } from './job-pages.fixture.ts'
import { familyNames, givenNames, isHeldOutWord, towns } from './people-words.ts'
import { makeRandom } from './random.ts'
import { composeOther, otherKinds } from './other-documents.fixture.ts'
import { pastedPosting } from './posting-pages.ts'

/** A text as a page or a file gives it, and whether it is a posting. */
export type KnownText = { text: string; isPosting: boolean }

const textOfPage = (html: string): string =>
  readableText(withoutRelated(readableLines(parseHtml(html, budgetFor('page')))))

const buildsOf = (isHeldOut: boolean) => jobPageBuilds.filter((build) => build.isHeldOut === isHeldOut)

/** The text of a page with a generated posting. */
export function jobPageText(posting: ComposedPosting, at: number, seed: number): string {
  const builds = buildsOf(posting.isHeldOut)
  const build = builds[at % builds.length]
  return build ? textOfPage(jobPage(posting, build, seed)) : ''
}

/** One site of these many is held out. */
const heldOutSites = 3

/** A careers page without a job: the employer's story, its benefits and how to apply. */
function withoutJob(posting: ComposedPosting): ComposedPosting {
  const kinds = ['story', 'boilerplate', 'noise', 'benefits']
  return { ...posting, rows: posting.rows.filter(({ kind }) => kinds.includes(kind)) }
}

const articleLines = [
  'Associate salaries in {C} are going up again.',
  'The first-year scale is {M}, and senior associates earn up to {M}.',
  'Firms in {C} and {C} have matched it since {D}.',
  'Hiring partners expect at least {Y} years of experience, recruiters say.',
  'Pay for {T}s with {Y} years of practice was {M} last year.',
  'Our survey asked {N} lawyers what they want: hybrid work, better benefits, clear requirements.',
  'How to write a cover letter for the position of {T}',
  'A {T} drafts contracts, meets clients and appears in court. The job requires a law degree.',
  'What does a {T} do? Responsibilities differ from firm to firm.',
]
const headlines = ['Associate salaries', '{T} pay in {D}', 'Jobs in {X}: what to know', 'Hiring in {C}', 'News']
const people = ['{P}\n{T}\n{C}, {S}', '{T}', '{P}', '{T}, {C}']
const biographyLines = [
  '{P} is a {T} in our {C} office.',
  '{P} has {Y} years of experience in {X} and advises clients on {X}.',
  '{P} joined the firm in {D} as {T} and was made a partner later.',
  'Before that, {P} practiced at a firm in {C}, where clients paid {M} for advice.',
  'Education: J.D., cum laude, {D}',
  'Bar admissions: {S}',
  'Representative matters: a merger of {M}, a trial in {C}.',
  'Contact {P} for {X} matters.',
  'She has advised {X} clients for years, has experience in {X}, and lives in {C} with two cats.',
  'He teaches at the law school, sits on two boards and has tried cases in {C}.',
]

/** An article about jobs and pay, or a lawyer's biography. */
function writtenText(lines: readonly string[], heading: string, seed: number, isHeldOut: boolean): string {
  const random = makeRandom(seed)
  const own = (list: readonly string[]) => random.pick(list.filter((one) => isHeldOutWord(one) === isHeldOut))
  const person = `${own(givenNames)} ${own(familyNames)}`
  const values: Readonly<Record<string, () => string>> = {
    P: () => person,
    C: () => random.pick(towns).city,
    S: () => random.pick(towns).state,
    T: () => random.pick(['Partner', 'Associate', 'Of Counsel', 'Paralegal', 'Staff Attorney', 'Legal Secretary']),
    X: () => random.pick(['Tax', 'Antitrust', 'Probate', 'Real Estate', 'Litigation', 'Employment Law']),
    Y: () => String(2 + random.below(25)),
    N: () => String(200 + random.below(900)),
    D: () => String(1985 + random.below(40)),
    M: () => `$${(40 + random.below(400)).toLocaleString('en-US')},000`,
  }
  const filled = (text: string) => text.replaceAll(/\{([A-Z])\}/g, (_, letter: string) => values[letter]?.() ?? '')
  const sentences = lines.filter(() => random.chance(0.7)).map(filled)
  return [filled(heading), ...(random.chance(0.5) ? sentences : [sentences.join(' ')])].join('\n')
}

/** Postings as pages give them, and texts that aren't postings: pages of firms, letters, contracts, articles. */
export function knownTexts(isHeldOut: boolean): KnownText[] {
  const seedOf = (at: number) => (isHeldOut ? 8_000_000 : 300_000) + at * 61
  const excerpts = Array.from({ length: isHeldOut ? 60 : 900 }, (_, at) => {
    const { rows, truth } = composePosting(at * 7 + 1, seedOf(at) + 17, isHeldOut)
    const part = rows.filter(({ kind, form }) => /^(?:intro|pay)$/.test(kind) && form !== 'heading').slice(0, 2)
    return [truth.title, ...part.map((row) => row.cells.flatMap((cell) => cell.map(({ text }) => text)).join(''))]
  })
  const pages = Array.from({ length: isHeldOut ? 150 : 60 }, (_, at) => {
    const seed = seedOf(at)
    return { text: jobPageText(composePosting(at, seed, isHeldOut), at, seed), isPosting: true }
  })
  const sites = everySite().filter((_, at) => (at % heldOutSites === 0) === isHeldOut)
  const shown = sites.flatMap(({ pages: own, host, answer, drawn }) =>
    own.flatMap(({ path }, at) => {
      const url = new URL(path, `https://${host}`)
      const html = drawn?.(url) ?? answer(url)?.body
      return at % 4 === 0 && typeof html === 'string' ? [textOfPage(html)] : []
    }),
  )
  const others = Array.from({ length: isHeldOut ? 160 : 480 }, (_, at) => {
    const kind = otherKinds[at % otherKinds.length] ?? 'letter'
    if (kind === 'posting') return pastedPosting(withoutJob(composePosting(at, seedOf(at), isHeldOut)), at)
    const { main, side } = composeOther(kind, seedOf(at), isHeldOut)
    return [...main, ...side]
      .map((row) => row.cells.map((cell) => cell.map(({ text }) => text).join('')).join('\t'))
      .join('\n')
  })
  const written = Array.from({ length: isHeldOut ? 60 : 240 }, (_, at) =>
    at % 3 === 0
      ? writtenText(articleLines, headlines[at % headlines.length] ?? '', seedOf(at), isHeldOut)
      : writtenText(biographyLines, people[at % people.length] ?? '', seedOf(at), isHeldOut),
  )
  const short = excerpts.flatMap((lines) => (lines.length > 1 ? [{ text: lines.join('\n'), isPosting: true }] : []))
  return [...pages, ...short, ...[...shown, ...others, ...written].map((text) => ({ text, isPosting: false }))]
}
