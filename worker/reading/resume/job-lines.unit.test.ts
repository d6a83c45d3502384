import { expect, test } from 'vitest'
import { lineText } from '#worker/reading/document/document-lines.ts'
import type { LinearModel } from '#worker/reading/model/linear-model.ts'
import { headingReader, knownHeading } from './headings.ts'
import { pieceFeatures } from './piece-features.ts'
import { lookAt, mateKeys } from './piece-looks.ts'
import { linesOf } from './read-resume.ts'
import { brokenEnd, datesIn } from './resume-dates.ts'
import { tidyResumeText } from './resume-lines.ts'
import { splitLines } from './split-lines.ts'
import { kindsOf } from './words.ts'

const split = (lines: readonly string[], between = '\n') =>
  splitLines(linesOf(lines.join(between)), ({ text }) => knownHeading(text))
const piecesOfLine = (line: string) => split(['Jane Doe', line])[1]?.pieces.map(({ text }) => text)

test('keeps "at Law" with the words before it', () => {
  expect(piecesOfLine('Doe & Lin, Attorneys at Law')).toEqual(['Doe & Lin', 'Attorneys at Law'])
  expect(piecesOfLine('Attorney at Lawson Partners')).toEqual(['Attorney', 'Lawson Partners'])
})

test('reads no blank lines from the only job of an exported résumé', () => {
  const lines = split(
    ['Jane Doe', 'WORK EXPERIENCE', 'Baker', 'Veltrona -  Akron, OH -', 'May 2018 to June 2020'],
    '\n\n',
  )
  expect(lines.slice(2).map(({ startsBlock }) => startsBlock)).toEqual([false, false])
})

test('takes no line that ends with a dash for a heading', () => {
  const always: LinearModel = {
    labels: ['none', 'experience'],
    buckets: 1,
    weights: new Float32Array([0, 1]),
    unit: Float64Array.of(1),
    transitions: new Float32Array(4),
  }
  const read = headingReader(always)
  expect(read({ text: 'VELTRONA', rest: '', features: ['bias'] })).toBe('experience')
  expect(read({ text: 'VELTRONA -', rest: '', features: ['bias'] })).toBeUndefined()
})

test('compares lines at the same distance from a date, whatever is between the jobs', () => {
  const looked = lookAt(
    split([
      'Jane Doe\nWORK EXPERIENCE\nNight shift\nVeltrona\nMay 2018 to June 2020\n',
      'Baked bread and cakes for the whole town every day of the week.\n',
      'Baker\n\nDunmore\nMay 2014 to April 2018',
    ]),
  )
  const keysOf = (text: string) => {
    const own = looked.find(({ line }) => line.text === text)
    return new Set(mateKeys(own, 0).filter((key) => key.endsWith(' date')))
  }
  expect(keysOf('Veltrona')).toEqual(keysOf('Dunmore'))
  expect(keysOf('Night shift')).toEqual(keysOf('Baker'))
  expect(keysOf('Veltrona')).not.toEqual(keysOf('Night shift'))
})

test('looks at the letters of a piece only where a name may be', () => {
  const looked = lookAt(split(['Jane Doe', 'WORK EXPERIENCE', 'Accenture', 'May 2018 to June 2020']))
  const hasLetters = pieceFeatures(looked, true).map((features) =>
    features.some((feature) => `${feature}`.startsWith('three|')),
  )
  expect(hasLetters).toEqual([true, false, false])
  const hidden = lookAt(split(['Jane Doe']), () => true)
  expect(pieceFeatures(hidden, true)[0]?.some((feature) => `${feature}`.startsWith('three|'))).toBe(false)
})

test('tells the model which lines end with a dash', () => {
  const looked = lookAt(split(['Jane Doe', 'WORK EXPERIENCE', 'Veltrona -', 'Dunmore']))
  const isOpen = pieceFeatures(looked, true).map((features) =>
    features.some((feature) => `${feature}`.startsWith('open place m s|true')),
  )
  expect(isOpen).toEqual([false, true, false])
})

test('knows titles of many trades', () => {
  for (const title of ['Site Foreman', 'Team Leader', 'Head Welder', 'Physiotherapist', 'Storekeeper'])
    expect(kindsOf(title), title).toContain('T')
})

test('knows the headings, months and titles of résumés in other languages', () => {
  const headings = ['Experiencia laboral', 'Experiência Profissional:', 'Berufserfahrung', 'Werkervaring']
  expect(headings.map(knownHeading)).toEqual(headings.map(() => 'experience'))
  expect(['Formación académica', 'Studium', 'Istruzione e Formazione'].map(knownHeading)).toEqual(
    Array.from({ length: 3 }, () => 'education'),
  )
  expect(knownHeading('Business Formation')).toBeUndefined()
  expect(datesIn('fevereiro de 2023 - présent')).toMatchObject([{ from: 2023, isCurrent: true, isRange: true }])
  expect(datesIn('Septiembre 2020-Actualidad')).toMatchObject([{ from: 2020, isCurrent: true, start: 0, end: 26 }])
  expect(datesIn('Oktober 2018 bis Juli 2019')).toMatchObject([{ from: 2018, to: 2019, isRange: true }])
  expect(kindsOf('Analista júnior', 'T')).toBe('T')
})

test('reads dot leaders as a gap', () => {
  expect(tidyResumeText('Osprey Homes LLC ........…....... 2019\nWait... what. . .')).toBe(
    'Osprey Homes LLC | 2019\nWait... what. . .',
  )
})

test('knows the heading of a single appointment', () => {
  expect(knownHeading('Academic Appointment')).toBe('experience')
})

test('puts the years of a job together where they break within two lines', () => {
  const lines = linesOf('Jane Doe\nBaker, Veltrona (May 2016 to\nJune 2019). Ran the night shift').map(lineText)
  expect(lines).toEqual(['Jane Doe', 'Baker, Veltrona (May 2016 to June 2019', 'Ran the night shift'])
  expect(linesOf('Baker\t2016 –\n2019\nVeltrona').map(lineText)).toEqual(['Baker\t2016 – 2019', 'Veltrona'])
  expect(brokenEnd('Baker (May 2016', 'to June 2019)')).toBe('to June 2019')
  expect(brokenEnd('Baker, 2016 –', '2019 – 2021')).toBeUndefined()
  expect(brokenEnd('Baker, 2016', '2019')).toBeUndefined()
})

test('parts a sentence at the title, the group and the employer that it names', () => {
  expect(piecesOfLine('Jane Doe is a partner in the Reno office of Doe Ames LLP and leads its tax work')).toEqual([
    'Jane Doe',
    'partner',
    'Doe Ames LLP',
    'and leads its tax work',
  ])
  expect(piecesOfLine('She became Deputy Director of Programs at Osprey Legal Aid')).toEqual([
    'She',
    'Deputy Director',
    'Programs',
    'Osprey Legal Aid',
  ])
})

test('parts the first sentence of a long cell, and nothing of a long entry in a list', () => {
  const work = 'Reviews leases, easements and title reports for the whole county. '.repeat(3).trim()
  expect(piecesOfLine(`Counsel, Doe Ames LLP. ${work}`)).toEqual(['Counsel', 'Doe Ames LLP', work])
  expect(piecesOfLine(`• Counsel, Doe Ames LLP. ${work}`)).toEqual([`Counsel, Doe Ames LLP. ${work}`])
})

test('drops the number or letter of an entry, but not the initial of a name', () => {
  expect(piecesOfLine('(ii) Osprey Mills')).toEqual(['Osprey Mills'])
  expect(piecesOfLine('2.1 Osprey Mills')).toEqual(['Osprey Mills'])
  expect(split(['Jane Doe', 'EXPERIENCE', 'B. Osprey Mills']).at(-1)?.pieces[0]?.text).toBe('Osprey Mills')
  expect(piecesOfLine('B. Ellis Harker')).toEqual(['B. Ellis Harker'])
})

test('recognizes a heading with a number before it or a remark after it', () => {
  expect(knownHeading('B. Employment History (most recent first)')).toBe('experience')
  expect(knownHeading('Bar Admissions (Texas)')).toBeUndefined()
})

test('reads years that continue, however they are written', () => {
  for (const text of ['1980 to this day', 'Mar 2020 up to present', '2015 onwards', '2016 – Managing Attorney'])
    expect(datesIn(text)).toMatchObject([{ isCurrent: true, isRange: true }])
  expect(datesIn('Prize of the year 2016 – Osprey Guild')).toMatchObject([{ isCurrent: false, isRange: false }])
})
