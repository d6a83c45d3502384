import { expect, test } from 'vitest'
import { labeled } from './labeled-lines.fixture.ts'
import type { LabeledLine } from './label-lines.ts'
import { readSeats } from './read-seats.ts'

const seatsOf = (...lines: LabeledLine[]) =>
  readSeats(lines, new Date('2026-06-15T12:00:00Z')).map(({ title, firm }) => [title, firm])

test('reads a school among the jobs as the employer, unless a degree is named there', () => {
  const job = labeled('experience', ['Lecturer', 'title'], ['Dunmore College', 'school'], ['2019 – 2023', 'date'])
  expect(seatsOf(job)).toEqual([['Lecturer', 'Dunmore College']])
  expect(seatsOf(job, labeled('experience', ['B.A.', 'degree']))).toEqual([['Lecturer', null]])
})

test('reads the job under the name if all others have ended', () => {
  const top = labeled('header', ['Of Counsel', 'title'], ['Doe & Lin LLP', 'firm'])
  const past = labeled('experience', ['Prosecutor', 'title'], ['Ada County', 'firm'], ['1976 – 1981', 'date'])
  expect(seatsOf(top, past)[0]).toEqual(['Of Counsel', 'Doe & Lin LLP'])
  const current = labeled('experience', ['Partner', 'title'], ['Roe LLP', 'firm'], ['2012 – Present', 'date'])
  expect(seatsOf(top, current, past)[0]).toEqual(['Partner', 'Roe LLP'])
  expect(seatsOf(labeled('header', ['Of Counsel', 'title']), past)[0]).toEqual(['Prosecutor', 'Ada County'])
})

test('takes the firm of the job under the name from the lines beside it', () => {
  const top = labeled('header', ['Bookkeeper', 'title'])
  const text = labeled('header', ['Kept the books', 'other'])
  const other = labeled('header', ['Osprey Mills', 'firm'])
  expect(seatsOf(top, other)[0]).toEqual(['Bookkeeper', 'Osprey Mills'])
  expect(seatsOf(top, text, text, text, other)[0]).toEqual(['Bookkeeper', null])
})

test('ends a title before an organization, and a firm before a town and state', () => {
  const line = signed('comma', ['Staff Nurse', 'title'], ['Dunmore Heart Institute', 'unit'])
  const firm = signed('comma', ['Osprey Homes LLC', 'firm'], ['Dunmore PA', 'more'], ['2019 – 2023', 'date'])
  expect(seatsOf(line, firm)).toEqual([['Staff Nurse', 'Osprey Homes LLC']])
})

test('ends a title before an employer', () => {
  const line = signed('comma', ['Staff Nurse', 'title'], ['Department of Insurance', 'more'], ['2019 – 2023', 'date'])
  const pieces = line.pieces.map((piece) => ({ ...piece, next: 'firm' }))
  expect(seatsOf({ ...line, pieces })).toEqual([['Staff Nurse', 'Department of Insurance']])
})

test('reads a name that continues in the next line', () => {
  const line = signed('comma', ['2019 – 2023', 'date'], ['Law Clerk', 'title'], ['Court of Appeals for', 'firm'])
  const next = labeled('experience', ['the Ninth Circuit', 'more'], ['Portland', 'place'])
  expect(seatsOf(line, next)).toEqual([['Law Clerk', 'Court of Appeals for the Ninth Circuit']])
})

test('reads the years of a job at the beginning of a line, not in a sentence', () => {
  const job = labeled('experience', ['Baker', 'title'], ['Veltrona', 'firm'], ['2019 – 2021', 'date'])
  const [years, pay] = [['2016 – 2018', 'date'] as const, ['Salary', 'other'] as const]
  const other = labeled('experience', ['and was president of the guild', 'other'], pay, pay, years)
  expect(seatsOf(job, other)).toEqual([['Baker', 'Veltrona']])
  const whole = labeled('experience', years, ['Hours: 40', 'other'], pay, ['$50,000', 'other'])
  expect(seatsOf(labeled('experience', ['Baker', 'title'], ['Veltrona', 'firm']), whole)).toEqual([
    ['Baker', 'Veltrona'],
  ])
  expect(readSeats([job, whole], new Date('2026-06-15T12:00:00Z'))[1]).toMatchObject({ from: 2016, to: 2018 })
})

test('parts jobs at a long line about what was done', () => {
  const first = labeled('experience', ['Veltrona', 'firm'], ['2019 – 2021', 'date'])
  const text = labeled('experience', [
    'Baked bread, rolls and cakes for the whole town and for three hotels nearby',
    'other',
  ])
  const second = labeled('experience', ['Baker', 'title'])
  expect(seatsOf(first, text, second)).toEqual([
    [null, 'Veltrona'],
    ['Baker', 'Veltrona'],
  ])
})

test('keeps the group that belongs to a title, and no other', () => {
  const years = ['2019 – 2023', 'date'] as const
  const firm = labeled('experience', ['Osprey Legal Aid', 'firm'])
  const title = signed('comma', ['Managing Attorney', 'title'], ['Housing Unit', 'more'], years)
  expect(seatsOf(firm, title)).toEqual([['Managing Attorney | Housing Unit', 'Osprey Legal Aid']])
  const group = signed('comma', ['Director', 'title'], ['Public Programs', 'unit'], years)
  expect(seatsOf(firm, group)).toEqual([['Director', 'Osprey Legal Aid']])
})

test('reads a title that continues in the next line', () => {
  const title = labeled('experience', ['Vice President and Deputy Counsel for', 'title'])
  const next = labeled('experience', ['Labor Matters', 'more'], ['Osprey Mills', 'firm'], ['2019 – 2023', 'date'])
  expect(seatsOf(title, next)).toEqual([['Vice President and Deputy Counsel for Labor Matters', 'Osprey Mills']])
})

test('closes the parenthesis of a name, and leaves out one that is cut off', () => {
  const nameIn = (text: string, next: string) => {
    const line = labeled('experience', [text, 'firm'], ['2019 – 2023', 'date'])
    return seatsOf({ ...line, text: line.text.replace(' |', next) })[0]?.[1]
  }
  expect(nameIn('Veltrona (Ohio', ')|')).toBe('Veltrona (Ohio)')
  expect(nameIn('Veltrona (Ohio', ' )|')).toBe('Veltrona (Ohio)')
  expect(nameIn('Veltrona Inc. (NYSE', ': VTR)')).toBe('Veltrona Inc.')
  expect(nameIn('(Veltrona', '; moved)')).toBe('(Veltrona)')
})

const about = labeled('experience', [
  'A maker of frozen vegetables and soups with nine hundred employees in four states',
  'other',
])

test('reads roles below the employer, its years and a description of it', () => {
  const firm = labeled('experience', ['Veltrona Foods', 'firm'], ['2012 – Present', 'date'])
  const role = labeled('experience', ['General Counsel', 'title'], ['2018 – Present', 'date'])
  expect(seatsOf(firm, about, role)).toEqual([['General Counsel', 'Veltrona Foods']])
  const other = labeled('experience', ['Clerk', 'title'], ['2009 – 2010', 'date'])
  expect(seatsOf(firm, about, other)[0]).toEqual([null, 'Veltrona Foods'])
})

test('gives consecutive roles the employer named in the last line', () => {
  const second = labeled('experience', ['Counsel', 'title'], ['2019 – Present', 'date'])
  const first = labeled('experience', ['Associate', 'title'], ['2014 – 2019', 'date'])
  const firm = labeled('experience', ['Osprey & Vale LLP', 'firm'])
  const both = [
    ['Counsel', 'Osprey & Vale LLP'],
    ['Associate', 'Osprey & Vale LLP'],
  ]
  expect(seatsOf(second, first, firm)).toEqual(both)
  expect(seatsOf(second, about, firm)).toEqual(both.slice(0, 1))
  // Another job begins with its employer.
  const next = labeled('experience', ['Roe LLP', 'firm'], ['Clerk', 'title'], ['2012 – 2013', 'date'])
  expect(seatsOf(firm, second, first, next)[1]).toEqual(['Associate', 'Osprey & Vale LLP'])
})

test('reads the employer above a line with the length of service', () => {
  const name = labeled('experience', ['Loomwave', 'other'])
  const time = labeled('experience', ['3 years 8 months', 'other'])
  const role = labeled('experience', ['Counsel', 'title'], ['2023 – Present', 'date'])
  expect(seatsOf(name, time, role)).toEqual([['Counsel', 'Loomwave']])
  expect(seatsOf(name, role)).toEqual([['Counsel', null]])
  // The time may also be below the years of a job.
  const years = labeled('experience', ['2023 – Present', 'date'])
  const firm = labeled('experience', ['Veltrona', 'firm'])
  expect(seatsOf(firm, labeled('experience', ['Counsel', 'title']), years, time)).toEqual([['Counsel', 'Veltrona']])
})

test('takes a group that is much less sure than the employer for a part of it', () => {
  const firm = labeled('experience', ['Veltrona Foods', 'firm'], ['2012 – Present', 'date'])
  const role = labeled('experience', ['General Counsel', 'title'], ['Americas', 'firm'], ['2018 – Present', 'date'])
  const pieces = role.pieces.map((piece) => (piece.text === 'Americas' ? { ...piece, margin: 3 } : piece))
  expect(seatsOf(firm, about, { ...role, pieces })).toEqual([['General Counsel', 'Veltrona Foods']])
  expect(seatsOf(firm, about, role)).toEqual([['General Counsel', 'Americas']])
})

test('strips list signs, sentence words and towns from titles and employers', () => {
  const seatOf = (title: string, firm: string) =>
    seatsOf(labeled('experience', [title, 'title'], [firm, 'firm'], ['2019 – 2023', 'date']))[0]
  expect(seatOf('I am Counsel', '1) Osprey LLP Boston')).toEqual(['Counsel', 'Osprey LLP'])
  expect(seatOf('~ Counsel', 'tax group of Osprey LLP')).toEqual(['Counsel', 'Osprey LLP'])
  expect(seatOf('Counsel', 'Osprey Mills in Boston')).toEqual(['Counsel', 'Osprey Mills'])
  expect(seatOf('Counsel', 'City of Boston')).toEqual(['Counsel', 'City of Boston'])
  expect(seatOf('Counsel', 'Legal Aid Chicago')).toEqual(['Counsel', 'Legal Aid Chicago'])
})

/** A line of jobs whose pieces are parted by one sign. */
function signed(before: 'comma' | 'dash' | 'bar', ...pieces: Parameters<typeof labeled>[1][]): LabeledLine {
  const line = labeled('experience', ...pieces)
  return { ...line, pieces: line.pieces.map((piece, at) => (at > 0 ? { ...piece, before } : piece)) }
}
