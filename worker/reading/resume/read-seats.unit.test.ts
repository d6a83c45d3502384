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

/** A line of jobs whose pieces are parted by one sign. */
function signed(before: 'comma' | 'dash', ...pieces: Parameters<typeof labeled>[1][]): LabeledLine {
  const line = labeled('experience', ...pieces)
  return { ...line, pieces: line.pieces.map((piece, at) => (at > 0 ? { ...piece, before } : piece)) }
}
