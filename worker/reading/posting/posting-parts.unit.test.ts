import { test } from 'vitest'
import {
  amounts,
  announcedTitles,
  employers,
  headingTitles,
  institutions,
  officePay,
  otherYears,
  pageTitles,
  paySteps,
  recruiterFirms,
  unnamedEmployers,
  wholeNames,
  wordedTitles,
  yearWords,
} from './labelled/odd-postings.fixture.ts'
import { postingText } from './posting-text.ts'
import { readPosting, type ReadPosting } from './read-posting.ts'

const now = new Date('2026-11-21T12:00:00Z')
const read = (text: string): ReadPosting => readPosting(text, now)

/** Texts of these families in which one field is misread: the field, what it should be, and the text. */
const misread: readonly (readonly [keyof ReadPosting, string | number | boolean, string])[] = [
  [
    'firmName',
    'The Unemployment Law Project',
    'Attorney\nFull-time, exempt; union\nThe Unemployment Law Project (ULP) is a nonprofit law firm.',
  ],
  [
    'firmName',
    'Ministry of Harbors and Fisheries',
    'Attorney\n\nOrganization:\nMinistry of Harbors and Fisheries\nThe Civil Law Branch seeks a lawyer.',
  ],
  ['title', 'Probate Paralegal', 'HIRING NOW: Probate Paralegal. Two years with wills, Tulsa OK.'],
  ['title', 'Patent Agent', 'Attorneys | Practices | Insights | Careers\nPatent Agent\nReport this job'],
  ['title', 'Assistant Dean for Career Development', 'Assistant Dean for Career Development'],
  [
    'firmName',
    'Bly & Hartsough, Attorneys at Law',
    'Legal assistant wanted. Resume to Bly & Hartsough, Attorneys at Law, Main Street.',
  ],
  ['isRemote', false, 'Staff Attorney\n\nTelework of up to two days per week is available after six months.'],
  ['location', 'Austin, TX', 'Associate\nLocation preference: Austin; also considering Houston'],
  ['isRemote', false, 'Associate\n\nOffice attendance: Mondays plus one day of your choosing'],
  ['salaryMax', 139_000, 'Hiring salary: $121,000 to $139,000 (full range to $176,000)'],
  ['isRemote', false, 'Associate\n\nTelecommuting allowed? Yes'],
]
const areRead = <T extends readonly [string, ...unknown[]]>(rows: readonly T[]): T[] =>
  rows.filter(([text]) => !misread.some(([, , own]) => own === text))

// Families of texts that unseen postings showed to be misread, each in several hands. None is in a labeled set.

test.for(areRead(pageTitles))('removes the page around a posting: %#', ([text, title], { expect }) => {
  expect(read(text).title).toBe(title)
})

for (const [field, value, text] of misread)
  test.fails(`reads the ${field} that is misread for now: ${value}`, ({ expect }) => {
    expect(read(text.startsWith('Hiring') ? `Tax Associate\n\n${text}` : text)[field]).toBe(value)
  })

test('removes the page around a posting and keeps its headings', ({ expect }) => {
  const { requirements, benefits } = read(
    'Tax Associate\nOverview\nWe need help.\nRequirements\n• JD\n• Two years in tax\nBenefits\n• Dental\nShow less',
  )
  expect([requirements, benefits]).toEqual([['JD', 'Two years in tax'], ['Dental']])
})

test.for([
  [
    'Job Title\nDeputy City Attorney\nSalary\n$101,000.00 Annually\nLocation\nMedford, OR\nJob Type\nFull-Time\nJob Number\n2026-00711',
  ],
  [
    '| Title | Deputy City Attorney |\n| --- | --- |\n| Salary | $101,000 |\n| Location | Medford, OR |\n| Job type | Full-time |',
  ],
  ['Job title:\tDeputy City Attorney\nSalary:\t$101,000\nLocation:\tMedford, OR\nJob type:\tFull time'],
  [
    '<table><tr><th>Position title</th><td>Deputy City Attorney</td></tr><tr><th>Salary</th><td>$101,000 a year</td></tr><tr><th>City</th><td>Medford, OR</td></tr><tr><th>Time type</th><td>Full time</td></tr></table>',
  ],
  ['Deputy City Attorney\n📍 Medford, OR\n💰 $101,000\n🕘 Full-time'],
] as const)('a form is read however it was pasted: %#', ([text], { expect }) => {
  const { title, salaryMin, salaryMax, location, workType } = read(text)
  expect({ title, salaryMin, salaryMax, location, workType }).toEqual({
    title: 'Deputy City Attorney',
    salaryMin: 101_000,
    salaryMax: 101_000,
    location: 'Medford, OR',
    workType: 'Full-time',
  })
})

test.for(areRead(employers))('names the employer by %#', ([text, firmName], { expect }) => {
  expect(read(text).firmName).toBe(firmName)
})

test.for(unnamedEmployers)('leaves an unnamed employer empty: %#', ([text], { expect }) => {
  expect(read(text).firmName).toBeUndefined()
})

test.for(areRead(wordedTitles))('reads a title from the words around it: %#', ([text, title], { expect }) => {
  expect(read(text).title).toBe(title)
})

test.for([
  ['Litigation Paralegal\nWork with partners and senior associates at a law firm of forty attorneys.'],
  ['Director of Legal Operations\nReports to the General Counsel.'],
  ['Legal Secretary\nSupport two associates and a partner.'],
  ['Judicial Law Clerk\nAttorneys with two years of practice are preferred.'],
  ['Contracts Manager\nWork with outside counsel and our attorneys.'],
] as const)('support staff has no attorney’s level: %#', ([text], { expect }) => {
  expect(read(text).seniority).toBeUndefined()
})

test.for(areRead(amounts))('distinguishes pay from other numbers: %s', ([text, salaryMin, salaryMax], { expect }) => {
  const { salaryMin: min, salaryMax: max } = read(`Associate\n\n${text}`)
  expect([min, max]).toEqual([salaryMin, salaryMax])
})

test.for(officePay)('takes the pay of the job’s own office: %#', ([text, location, salaryMin], { expect }) => {
  expect(read(`Tax Associate\nLocation: ${location}\n\n${text}`).salaryMin).toBe(salaryMin)
})

test.for(yearWords)('reads years in any wording: %s', ([text, min, max], { expect }) => {
  const { yearsExperienceMin, yearsExperienceMax } = read(`Associate\n${text}`)
  expect([yearsExperienceMin, yearsExperienceMax]).toEqual([min, max])
})

test.for([
  ['This position is eligible for remote work within Minnesota.', true],
  ['Schedule: full-time, Monday through Friday in our office.', false],
  ['There is an on-site gym.', undefined],
] as const)('reads where the work is done: %s', ([text, isRemote], { expect }) => {
  expect(read(`Associate\n\n${text}`).isRemote).toBe(isRemote)
})

test.fails('doesn’t take an on-site interview for on-site work', ({ expect }) => {
  expect(read('Associate\n\nProcess: two video interviews and one on site.').isRemote).toBeUndefined()
})

test('reads where the work is done: no office to commute to', ({ expect }) => {
  expect(read('Associate\n\nThere is no office to commute to; everyone works remotely.\n').isRemote).toBe(true)
})

test.for([
  ['Location: Dublin, Ireland', 'Dublin, Ireland'],
  ['Location: Cork, Ireland', 'Cork, Ireland'],
  ['City: Memphis\nState: TN', 'Memphis, TN'],
  ['Confidential | Multiple locations: Chicago, Nashville, Dallas', 'Chicago, IL'],
  ['Our headquarters is in Nashville, Tennessee.', 'Nashville, TN'],
] as const)('a place is read from “%s”', ([text, location], { expect }) => {
  expect(read(`Associate\n${text}`).location).toBe(location)
})

test.for([
  ['Who will thrive here\n• JD\n• Two years in tax\n• Kindness'],
  ['You might be a fit if you\n→ hold a JD\n→ know tax\n→ like people'],
  ['Must:\n* JD\n* Two years in tax\n* Kindness'],
  ['You should have:\n– JD\n– Two years in tax\n– Kindness'],
  ['Your qualifications: JD; any U.S. bar; two years in tax'],
  ['Skills and Experience\nJD\nTwo years in tax\nKindness\nAbout the firm\nSattler Bone LLP has 350 lawyers.'],
] as const)('lists requirements under any heading: %#', ([text], { expect }) => {
  expect(read(`Tax Associate\n\n${text}`).requirements).toHaveLength(3)
})

test('reads the same words between marks, pictures and table cells', ({ expect }) => {
  expect(postingText('🚀 Join us!\n✅ Ohio bar\n💰 Salary: $90k\n| a | b | c |\n|---|---|---|\nR&D™ at “Élan”')).toBe(
    'Join us!\n• Ohio bar\nSalary: $90k\na | b | c\n\nR&D™ at “Élan”',
  )
})

test.for(areRead(recruiterFirms))(
  'separates a firm from the recruiter who writes for it: %s',
  ([text, firmName], { expect }) => {
    expect(read(`Tax Associate\n\n${text}`).firmName).toBe(firmName)
  },
)

test.for([
  ['After training, one day a week may be worked from home.', false],
  ['Days in the office: 3.', false],
  ['We offer the option to work from home on Fridays.', false],
  ['On-site 4x/week.', false],
  ['Work is fully remote, with two days on site each quarter.', true],
  ['Admission to the bar of the office’s jurisdiction.', undefined],
] as const)('part of the week at home is not remote: %s', ([text, isRemote], { expect }) => {
  expect(read(`Associate\n\n${text}`).isRemote).toBe(isRemote)
})

test.for(headingTitles)('a title with a heading’s word ends nothing: %s', ([line, title], { expect }) => {
  const { title: read1, isRemote } = read(`${line}\n\nThis is a fully remote position.`)
  expect([read1, isRemote]).toEqual([title, true])
})

test.for(otherYears)('distinguishes years of practice from other years: %s', ([text, min, max], { expect }) => {
  const { yearsExperienceMin, yearsExperienceMax } = read(`Counsel\n${text}`)
  expect([yearsExperienceMin, yearsExperienceMax]).toEqual([min, max])
})

test('ends a list without marks before the sentences that follow', ({ expect }) => {
  const { requirements, benefits } = read(
    'Counsel\nRequirements:\nJD\nSix years in tax\nThe base salary range for this role is $240,000 - $290,000.\nBenefits:\n-Dental\n-A 401(k)\nThis position is in-office.',
  )
  expect([requirements, benefits]).toEqual([
    ['JD', 'Six years in tax'],
    ['Dental', 'A 401(k)'],
  ])
  expect(read('Counsel\nSalary is commensurate. We offer dental cover and a 401(k).').salaryMin).toBeUndefined()
})

test.for(wholeNames)('reads the whole name and no more: %#', ([text, firmName], { expect }) => {
  expect(read(text).firmName).toBe(firmName)
})

test.for([
  ['An American Law Firm seeks an attorney with three years of experience.', undefined],
  ['Robert Half is seeking an attorney to join a national firm.', undefined],
  ['Harbor Legal Aid Society (“Harbor Aid”) seeks a staff attorney.', 'Harbor Legal Aid Society'],
  ['Deputy County Counsel II is the journey level of this class. Deputy County Counsel II works alone.', undefined],
] as const)('names the employer and nobody else: %s', ([text, firmName], { expect }) => {
  expect(read(`Attorney\n\n${text}`).firmName).toBe(firmName)
})

test.for(areRead(announcedTitles))('a title loses place and announcement: %s', ([text, title], { expect }) => {
  expect(read(`${text}\n\nApply today.`).title).toBe(title)
})

test.for([
  ['Years: three or more', 3, undefined],
  ['You graduated from law school between 2020 and 2023.', 3, 6],
  ['Five or so years’ experience with contracts.', 5, undefined],
  ['A 2-year grant funds this position. 0-5 yrs. Hybrid possible.', 0, 5],
] as const)('reads years under labels and in asides: %s', ([text, min, max], { expect }) => {
  const { yearsExperienceMin, yearsExperienceMax } = read(`Attorney\n\n${text}`)
  expect([yearsExperienceMin, yearsExperienceMax]).toEqual([min, max])
})

test.for(paySteps)('pay in steps and with what comes on top: %s', ([text, min, max], { expect }) => {
  const { salaryMin, salaryMax } = read(`Associate\n\n${text}`)
  expect([salaryMin, salaryMax]).toEqual([min, max])
})

test('asks no years of graduates of this year and the next', ({ expect }) => {
  const { yearsExperienceMin, yearsExperienceMax } = read('Fellow\n\nOpen to 2026 and 2027 law graduates.')
  expect([yearsExperienceMin, yearsExperienceMax]).toEqual([undefined, undefined])
})

test.for(areRead(institutions))('institutions and offices are named: %#', ([text, firmName], { expect }) => {
  expect(read(text).firmName).toBe(firmName)
})

test('assigns pay to the office that its heading names', ({ expect }) => {
  const pay = 'Salary (New York): $160,000 - $215,000\nSalary (New Jersey): $145,000 - $195,000'
  expect(read(`Associate\nLocation: Newark, NJ\n${pay}`).salaryMin).toBe(145_000)
  expect(read(`Associate\nLocation: New York, NY\n${pay}`).salaryMin).toBe(160_000)
})

test.for([
  ['What the firm is looking for:\n• JD\n• Texas license', ['JD', 'Texas license'], undefined],
  ['What the firm offers:\n• Market pay\n• Quiet hours', undefined, ['Market pay', 'Quiet hours']],
  ['What they need:\n- JD\n- Tact', ['JD', 'Tact'], undefined],
  ['What the company offers\n- Dental\n- Stock', undefined, ['Dental', 'Stock']],
  ['What our client is seeking\n• JD\n• Tact', ['JD', 'Tact'], undefined],
] as const)('separates what the firm wants from what it offers: %#', ([text, wanted, given], { expect }) => {
  const { requirements, benefits } = read(`Corporate Associate\n\n${text}`)
  expect([requirements, benefits]).toEqual([wanted, given])
})

test('doesn’t read a renewable term as renewable energy', ({ expect }) => {
  expect(read('Law Clerk\nCircuit court. One-year term, renewable once.').practiceArea).toBeUndefined()
  expect(read('Legal Administrative Assistant II\nOffice of the State’s Attorney, Kellerman County')).toMatchObject({
    title: 'Legal Administrative Assistant II',
    firmName: 'Office of the State’s Attorney, Kellerman County',
  })
})

test('reads a firm whose names have accents, and no first word of a sentence', ({ expect }) => {
  const named =
    'Staff Attorney\nDo you know a good one? Kealoha, Horváth & Hussain, PLLC (Boston, MA) would love to talk.'
  expect(read(named).firmName).toBe('Kealoha, Horváth & Hussain, PLLC')
  const unnamed = 'Hearing Officer\nApplications are invited for one vacancy in Albuquerque, NM.'
  expect(read(unnamed).firmName).toBeUndefined()
})

test('reads table rows, and copes with a bar before thousands of spaces', ({ expect }) => {
  const rows = '| Job title: | Tax Associate |\n|---|:--|\n| a | b | c |\n| d'
  expect(postingText(rows)).toBe('Job title: Tax Associate\n\na | b | c\nd')
  for (const blank of [' ', '\u00a0']) expect(postingText(`|${blank.repeat(10_000)}x`)).toBe('x')
})

const ofOsprey = 'Associate Attorney\nOsprey Law\n\nWe try cases.\n'

test.fails('takes no place for the job of two cities in the story of a firm', ({ expect }) => {
  expect(read(`${ofOsprey}Osprey Law was born in Boise and grew up in Denver.`).location).toBeUndefined()
})

test('takes the only city of a posting for its place, and none of a name', ({ expect }) => {
  expect(read(`${ofOsprey}Osprey Law has had its home above a bakery of Boise since 1971.`).location).toBe('Boise, ID')
  expect(read('Associate Attorney\nBeaumont Harker PLLC\n\nWe try cases.').location).toBeUndefined()
})
