// Documents that are texts: the standing sets, generated postings that nothing is trained on, and the texts of unit tests.
import { readFileSync } from 'node:fs'
import { allLabelledResumes, judgeResumes } from '#worker/reading/resume/judge-resumes.fixture.ts'
import { labelledTitles } from '#worker/reading/posting/labelled/judge-postings.fixture.ts'
import { oddPostings } from '#worker/reading/posting/labelled/odd-postings.fixture.ts'
import { places } from '#worker/reading/posting/labelled/places.fixture.ts'
import { readPlaces } from '#worker/reading/posting/written-places.ts'
import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { classifyPosting } from '#worker/reading/posting/classify-posting.ts'
import { readQuery } from '#worker/reading/query/read-query.ts'
import type { LabelledResume } from '#worker/reading/resume/labelled-resumes.fixture.ts'
import { accuracyOf, postingFields, postingUnjudged, queryFields, setsDay } from '../accuracy.ts'
import { composePosting } from '../documents/compose-posting.fixture.ts'
import { countFields } from '../documents/judge-postings.fixture.ts'
import { pastedPosting } from '../documents/posting-pages.ts'
import { ownExamples } from './own-examples.ts'
import { kindsOfText, textReaders, type TextKind } from './read-text.fixture.ts'
import { testTexts } from './test-texts.mjs'
import { outcomeOf, type Outcome, type RuleDocument } from './documents.fixture.ts'

const setOf = (name: string) => JSON.parse(readFileSync(new URL(`../sets/${name}.json`, import.meta.url), 'utf8'))

const textDocument = (set: string, kind: TextKind, text: string, judge?: () => Outcome): RuleDocument => ({
  set,
  kind,
  name: text,
  read: () => textReaders[kind](text),
  judge,
})

type Fields = Record<string, unknown>

function outcomeOfPair(got: Fields, want: Fields, fields: readonly string[], unjudged: readonly string[]): Outcome {
  const { byField } = accuracyOf([{ got, want }], fields, unjudged)
  return Object.fromEntries(
    Object.entries(byField).map(([field, { stated, right, invented }]) => [
      field,
      { stated, right, wrong: stated - right + invented },
    ]),
  )
}

const queries = () =>
  (setOf('queries') as { query: string; want: Fields }[]).map(({ query, want }) =>
    textDocument('queries', 'query', query, () =>
      outcomeOfPair(readQuery(query, setsDay).criteria as Fields, want, queryFields, []),
    ),
  )

const postings = () =>
  (setOf('postings') as { description: string; want: Fields }[]).map(({ description, want }) =>
    textDocument('postings', 'posting', description, () =>
      outcomeOfPair(readPosting(description, setsDay) as Fields, want, postingFields, postingUnjudged),
    ),
  )

const heldOutPostings = () =>
  Array.from({ length: 120 }, (_, at) => {
    const seed = 7_000_000 + at * 97 + 3
    const composed = composePosting(at, seed, true)
    const text = pastedPosting(composed, seed)
    return textDocument('held-out postings', 'posting', text, () => {
      const counts = {}
      countFields(counts, readPosting(text, setsDay), composed.truth as Fields)
      return outcomeOf(counts)
    })
  })

const odd = () => oddPostings.map(({ text }) => textDocument('odd postings', 'posting', text))

const résumés = () =>
  [...(setOf('resumes') as LabelledResume[]), ...allLabelledResumes].map((one) =>
    textDocument('résumés', 'résumé', one.text, () =>
      Object.fromEntries(
        judgeResumes(setsDay, [one]).map(({ field, stated, right, invented }) => [
          field,
          { stated, right, wrong: invented },
        ]),
      ),
    ),
  )

/** Titles of postings: whether a lawyer's, of which area and level. */
const titles = () =>
  (['development', 'validation', 'test'] as const).flatMap((set) => {
    const { attorneys, support, others } = labelledTitles(set)
    const all = [
      ...attorneys.map((one) => ({ ...one, kind: 'attorney' })),
      ...support.map((title) => ({
        title,
        place: '',
        area: '',
        seniority: '',
        firm: 'Roe & Doe LLP',
        kind: 'support',
      })),
      ...others.map((title) => ({ title, place: '', area: '', seniority: '', firm: 'Acme Inc.', kind: 'other' })),
    ]
    return all.map(({ title, place, area, seniority, firm, kind }) => {
      const text = place ? `${title} @ ${place}` : title
      return textDocument('titles', 'title', text, () => {
        const posting = { id: '1', title, url: 'https://firm.example/1', places: [place] }
        const found = classifyPosting(posting, firm, setsDay)
        const one = (want: string, got: string | null | undefined) => ({
          stated: want === '' ? 0 : 1,
          right: want !== '' && want === (got ?? '-') ? 1 : 0,
          wrong: 0,
        })
        return {
          kind: one(kind, found?.kind ?? 'other'),
          area: one(area, found?.practiceArea),
          seniority: one(seniority, found?.seniority),
        }
      })
    })
  })

const writtenPlaces = () =>
  places.map(([written, shown]) =>
    textDocument('places', 'line', written, () => {
      const got = readPlaces([written])
        .places.map(({ name }) => name)
        .join('; ')
      return {
        place: { stated: shown ? 1 : 0, right: shown && got === shown ? 1 : 0, wrong: got && got !== shown ? 1 : 0 },
      }
    }),
  )

const ofTests = () =>
  testTexts().flatMap((text) => kindsOfText(text).map((kind) => textDocument('texts of tests', kind, text)))

const ofOwn = () => ownExamples.map(([kind, text]) => textDocument('own examples', kind, text))

/** Sets of texts, by name. */
export const textSets: Readonly<Record<string, () => RuleDocument[]>> = {
  'own examples': ofOwn,
  'texts of tests': ofTests,
  queries,
  titles,
  places: writtenPlaces,
  'odd postings': odd,
  postings,
  'held-out postings': heldOutPostings,
  résumés,
}
