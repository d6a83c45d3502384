import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { classifyPosting } from '#worker/reading/posting/classify-posting.ts'
import { readPlaces } from '#worker/reading/posting/written-places.ts'
import { companyAttorneyTitles } from './company-attorney-titles.fixture.ts'
import { firmAttorneyTitles } from './firm-attorney-titles.fixture.ts'
import { otherTitles } from './other-titles.fixture.ts'
import { places } from './places.fixture.ts'
import { supportTitles } from './support-titles.fixture.ts'

/** Of all that was said to be one: how many are. Of all that are: how many were said to be. Shares from 0 to 1. */
export type Judged = { name: string; of: number; precision: number; recall: number; wrong: string[]; missed: string[] }

/** The lines of a text that say something. */
export const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
const labels = (text: string, firm: string) =>
  lines(text).map((line) => {
    const [said = '', area = '', seniority = ''] = line.split('>').map((part) => part.trim())
    const [title = '', place = ''] = said.split(/ @ /)
    return { title, place, area, seniority, firm }
  })

/** The rules were written with the development set; the others were labeled before the rules saw them. */
export type TitleSet = keyof typeof firmAttorneyTitles

/** Titles by kind. */
export const labelledTitles = (set: TitleSet) => ({
  attorneys: [...labels(firmAttorneyTitles[set], 'Roe & Doe LLP'), ...labels(companyAttorneyTitles[set], 'Acme Inc.')],
  support: lines(supportTitles[set]),
  others: lines(otherTitles[set]),
})

/** Shares of right values and what is wrong or missed. */
export const judged = (name: string, of: number, right: number, wrong: string[], missed: string[]): Judged => ({
  name,
  of,
  precision: right + wrong.length === 0 ? 1 : right / (right + wrong.length),
  recall: right + missed.length === 0 ? 1 : right / (right + missed.length),
  wrong,
  missed,
})

/** Compares how titles are classified with what a person wrote down: lawyers' positions, support, practice areas, levels. */
export function judgeTitles(set: TitleSet, now: Date): Judged[] {
  const { attorneys, support, others } = labelledTitles(set)
  const kindOf = (title: string, firm: string) => titleKind(title, { isLawFirm: firm.includes('LLP') })
  const firms = ['Roe & Doe LLP', 'Acme Inc.']
  const isAny = (title: string, kind: string) => firms.some((firm) => kindOf(title, firm) === kind)
  const missed = attorneys.filter(({ title, firm }) => kindOf(title, firm) !== 'attorney').map(({ title }) => title)
  const notLawyers = [...support, ...others].filter((title) => isAny(title, 'attorney'))
  // Those who support lawyers do so in a firm.
  const unhelped = support.filter((title) => kindOf(title, 'Roe & Doe LLP') !== 'support')
  const notHelp = [
    ...others.filter((title) => isAny(title, 'support')),
    ...attorneys.filter(({ title, firm }) => kindOf(title, firm) === 'support').map(({ title }) => title),
  ]
  const read = attorneys.map((label) => ({
    ...label,
    found: classifyPosting(
      { id: '1', title: label.title, url: 'https://example.com/1', places: [label.place] },
      label.firm,
      now,
    ),
  }))
  const field = (name: string, of: (one: (typeof read)[number]) => { is: string; should: string }) => {
    const rows = read.map((one) => ({ title: one.title, ...of(one) })).filter(({ should }) => should !== '')
    const stated = rows.filter(({ should }) => should !== '-')
    const right = stated.filter(({ is, should }) => is === should)
    return judged(
      name,
      rows.length,
      right.length,
      rows.filter(({ is, should }) => is !== '-' && is !== should).map(({ title, is }) => `${title}: ${is}`),
      stated.filter(({ is, should }) => is !== should).map(({ title, should }) => `${title}: ${should}`),
    )
  }
  return [
    judged("lawyers' positions", attorneys.length, attorneys.length - missed.length, notLawyers, missed),
    judged('positions that support lawyers', support.length, support.length - unhelped.length, notHelp, unhelped),
    field('practice area', ({ found, area }) => ({ is: found?.practiceArea ?? '-', should: area })),
    field('seniority', ({ found, seniority }) => ({ is: found?.seniority ?? '-', should: seniority })),
  ]
}

/** Cities, states and spellings of places, against what is shown. */
export function judgePlaces(): Judged {
  const read = places.map(([written, shown]) => ({
    written,
    shown,
    is: readPlaces([written])
      .places.map(({ name }) => name)
      .join('; '),
  }))
  const stated = read.filter(({ shown }) => shown !== '')
  return judged(
    'place',
    read.length,
    stated.filter(({ is, shown }) => is === shown).length,
    read.filter(({ is, shown }) => is !== '' && is !== shown).map(({ written, is }) => `${written}: ${is}`),
    stated.filter(({ is, shown }) => is !== shown).map(({ written, shown }) => `${written}: ${shown}`),
  )
}
