import { expect, test } from 'vitest'
import { labeled } from './labeled-lines.fixture.ts'
import type { LabeledLine } from './label-lines.ts'
import { readSeats } from './read-seats.ts'

const seatsOf = (...lines: LabeledLine[]) => readSeats(lines).map(({ title, firm }) => [title, firm])

test('reads a school among the jobs as the employer, unless a degree is named there', () => {
  const job = labeled('experience', ['Lecturer', 'title'], ['Dunmore College', 'school'], ['2019 – 2023', 'date'])
  expect(seatsOf(job)).toEqual([['Lecturer', 'Dunmore College']])
  expect(seatsOf(job, labeled('experience', ['B.A.', 'degree']))).toEqual([['Lecturer', null]])
})

test('reads the university of a job rather than its department', () => {
  const department = labeled('experience', ['2021 – Present', 'date'], ['Department of History', 'firm'])
  expect(seatsOf(labeled('experience', ['Lecturer', 'title'], ['Dunmore College', 'firm']), department)).toEqual([
    ['Lecturer', 'Dunmore College'],
  ])
  expect(seatsOf(labeled('experience', ['Lecturer', 'title']), department)).toEqual([
    ['Lecturer', 'Department of History'],
  ])
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

test('reads a line alone between an employer and the dates as the title', () => {
  const firm = labeled('experience', ['Osprey Mills', 'firm'])
  const line = labeled('experience', ['Night Desk', 'unit'])
  const dates = labeled('experience', ['2019 – 2023', 'date'])
  expect(seatsOf(firm, line, dates)).toEqual([['Night Desk', 'Osprey Mills']])
  expect(seatsOf(firm, dates, line)).toEqual([[null, 'Osprey Mills']])
})

test('reads the first part of a title before a dash', () => {
  const line = signed('dash', ['Data Engineer', 'other'], ['Tooling Lead', 'title'])
  const firm = labeled('experience', ['Osprey Mills', 'firm'], ['2019 – 2023', 'date'])
  expect(seatsOf(line, firm)).toEqual([['Data Engineer', 'Osprey Mills']])
})

test('leaves the firm empty if the line above a role names one that can’t be read', () => {
  const first = labeled('experience', ['Osprey Mills', 'firm'], ['2022 – 2023', 'date'])
  const role = labeled('experience', ['Bookkeeper', 'title'], ['2019 – 2021', 'date'])
  const unread = labeled('experience', ['Forty Oaks', 'other'], ['Dunmore', 'place'])
  expect(seatsOf(first, labeled('experience', ['Clerk', 'title'], ['2021', 'date']), role).at(-1)).toEqual([
    'Bookkeeper',
    'Osprey Mills',
  ])
  expect(seatsOf(first, { ...unread, startsBlock: true }, role).at(-1)).toEqual(['Bookkeeper', null])
})

test('ends a title before an organization, and a firm before a town and state', () => {
  const line = signed('comma', ['Staff Nurse', 'title'], ['Dunmore Heart Institute', 'unit'])
  const firm = signed('comma', ['Osprey Homes LLC', 'firm'], ['Dunmore PA', 'more'], ['2019 – 2023', 'date'])
  expect(seatsOf(line, firm)).toEqual([['Staff Nurse', 'Osprey Homes LLC']])
})

test('reads the part of a title before a slash', () => {
  const line = signed('bar', ['Data Engineer', 'unit'], ['Tooling Lead', 'title'])
  const firm = labeled('experience', ['Osprey Mills', 'firm'], ['2019 – 2023', 'date'])
  expect(seatsOf(line, firm)).toEqual([['Data Engineer', 'Osprey Mills']])
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
  expect(readSeats([job, whole])[1]).toMatchObject({ from: 2016, to: 2018 })
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

/** A line of jobs whose pieces are parted by one sign. */
function signed(before: 'comma' | 'dash' | 'bar', ...pieces: Parameters<typeof labeled>[1][]): LabeledLine {
  const line = labeled('experience', ...pieces)
  return { ...line, pieces: line.pieces.map((piece, at) => (at > 0 ? { ...piece, before } : piece)) }
}
