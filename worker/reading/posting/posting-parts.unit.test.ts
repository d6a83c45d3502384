import { test } from 'vitest'
import { postingText } from './posting-text.ts'
import { readPosting, type ReadPosting } from './read-posting.ts'

const now = new Date('2026-11-21T12:00:00Z')
const read = (text: string): ReadPosting => readPosting(text, now)

// Families of texts that unseen postings showed to be misread, each in several hands. None is in a labeled set.

test.for([
  ['Skip to main content\nHome | Careers | Offices\nTax Associate\nApply now   Share   Save job', 'Tax Associate'],
  ['Home > Careers > Search jobs\nSenior Counsel, Employment\nEasy Apply', 'Senior Counsel, Employment'],
  ['Menu\nSign in\nBack to search results\nLitigation Paralegal\nPosted 12 days ago', 'Litigation Paralegal'],
  ['We use cookies to improve this site.\nAccept all\nEnergy Associate\nHouston, TX', 'Energy Associate'],
  ['Attorneys | Practices | Insights | Careers\nPatent Agent\nReport this job', 'Patent Agent'],
] as const)('removes the page around a posting: %#', ([text, title], { expect }) => {
  expect(read(text).title).toBe(title)
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

test.for([
  [
    'Tax Counsel\nMarrow Steel Partners\n\nMarrow Steel Partners buys mills. You will run audits.',
    'Marrow Steel Partners',
  ],
  [
    'Associate – Real Estate\n\nOldham Fitch represents developers. Oldham Fitch is an equal opportunity employer.',
    'Oldham Fitch',
  ],
  ['Staff Attorney - The Plum Valley Trust\n\nThe Plum Valley Trust protects orchards.', 'The Plum Valley Trust'],
  [
    'Legal assistant wanted. Resume to Bly & Hartsough, Attorneys at Law, Main Street.',
    'Bly & Hartsough, Attorneys at Law',
  ],
  ['Counsel | Nettlefield | Omaha, NE\n\nNettlefield makes tractors that steer themselves.', 'Nettlefield'],
  ['Hi, I’m Lou, owner of the practice. We’re Quigley Estate Law, four people in Flint.', 'Quigley Estate Law'],
  ['Associate wanted. Great Basin Dairy Cooperative is owned by its farmers.', 'Great Basin Dairy Cooperative'],
  ['Paralegal, Reno\n© 2026 Sattler Bone LLP. Attorney advertising.', 'Sattler Bone LLP'],
] as const)('names the employer by %#', ([text, firmName], { expect }) => {
  expect(read(text).firmName).toBe(firmName)
})

test.for([
  ['Our client, a boutique in Denver, seeks a tax associate. Ferris Search is a legal recruiting firm.'],
  ['Corporate Associate, Boston. Contact Ann Bell at Copperfield Legal Recruiting.'],
  ['Job title: Counsel\nCompany: Series B robotics company (name disclosed on call)'],
  ['Nonprofit seeks staff attorney. Toledo. $61,000.'],
  ['Litigation Associate\nNational law firm with offices on both coasts is seeking associates.'],
] as const)('leaves an unnamed employer empty: %#', ([text], { expect }) => {
  expect(read(text).firmName).toBeUndefined()
})

test.for([
  ['Litigation attorneys wanted\n\nCall us.', 'Litigation attorney'],
  ['HIRING NOW: Probate Paralegal. Two years with wills, Tulsa OK.', 'Probate Paralegal'],
  ['Nonprofit seeks housing attorney. Newark.', 'Housing Attorney'],
  ['Tax Associate / Full-Time / Hybrid / Tampa, FL', 'Tax Associate'],
  ['Open role: Counsel, Payments @ Larkmoor', 'Counsel, Payments'],
  ['Rechtsanwalt / Associate (m/w/d) – Corporate', 'Rechtsanwalt / Associate - Corporate'],
  ['Law Clerk (Part-Time, Hourly)\nOgden, UT', 'Law Clerk'],
  [
    'GRANITE HEALTH PARTNERS\n\nAssociate General Counsel, Privacy\nNashville, TN',
    'Associate General Counsel, Privacy',
  ],
] as const)('reads a title from the words around it: %#', ([text, title], { expect }) => {
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

test.for([
  ['Comp: $260K–$390K + bonus. Relocation available.', 260_000, 390_000],
  ['Hourly rate: $32.00 – $44.00, overtime eligible.', 66_560, 91_520],
  ['Salary to $185,000 for attorneys.', undefined, 185_000],
  ['Base pay of $90k plus a percentage of fees.', 90_000, 90_000],
  ['Boston, MA. $68,500 + $1,500 bilingual differential.', 68_500, 68_500],
  ['They pay well and give a $150,000 clerkship bonus.', undefined, undefined],
  ['NQ salaries start at £170,000 in London.', undefined, undefined],
  ['Annual stipend: $64,000, plus insurance.', 64_000, 64_000],
  ['Hiring salary: $121,000 to $139,000 (full range to $176,000)', 121_000, 139_000],
  ['We have raised $310M. The fund closed at $2 billion.', undefined, undefined],
] as const)('distinguishes pay from other numbers: %s', ([text, salaryMin, salaryMax], { expect }) => {
  const { salaryMin: min, salaryMax: max } = read(`Associate\n\n${text}`)
  expect([min, max]).toEqual([salaryMin, salaryMax])
})

test.for([
  ['Compensation\nSeattle: $125,000 - $150,000\nPortland: $110,000 - $135,000', 'Portland, OR', 110_000],
  ['Pay range\nCalifornia: $260,000-$345,000\nMassachusetts: $255,000-$340,000', 'Boston, MA', 255_000],
  [
    'Compensation\nZone A (SF, NYC): $214,000 - $268,000\nZone B (all other): $192,000 - $241,000',
    'San Francisco, CA',
    214_000,
  ],
  ['Salary: $180,000 - $240,000 (Chicago); $160,000 - $210,000 (St. Louis)', 'St. Louis, MO', 160_000],
  ['The range in New York is $235,000 - $310,000.', 'Charlotte, NC', 235_000],
] as const)('takes the pay of the job’s own office: %#', ([text, location, salaryMin], { expect }) => {
  expect(read(`Tax Associate\nLocation: ${location}\n\n${text}`).salaryMin).toBe(salaryMin)
})

test.for([
  ['We need people at the mid-level (roughly 3 to 6 years out).', 3, 6],
  ['Two years minimum in a courtroom.', 2, undefined],
  ['Zero to three years of experience is ideal.', 0, 3],
  ['You have practiced for 8 or more years.', 8, undefined],
  ['Minimum years of experience: 3\nMaximum years of experience: 5', 3, 5],
] as const)('reads years in any wording: %s', ([text, min, max], { expect }) => {
  const { yearsExperienceMin, yearsExperienceMax } = read(`Associate\n${text}`)
  expect([yearsExperienceMin, yearsExperienceMax]).toEqual([min, max])
})

test.for([
  ['Office attendance: Mondays plus one day of your choosing', false],
  ['There is no office to commute to: everyone works remotely.', true],
  ['Telecommuting allowed? Yes', false],
  ['This position is eligible for remote work within Minnesota.', true],
  ['Schedule: full-time, Monday through Friday in our office.', false],
  ['Process: two video interviews and one on site.', undefined],
  ['There is an on-site gym.', undefined],
] as const)('reads where the work is done: %s', ([text, isRemote], { expect }) => {
  expect(read(`Associate\n\n${text}`).isRemote).toBe(isRemote)
})

test.for([
  ['Location: Dublin, Ireland', 'Dublin, Ireland'],
  ['Location: Cork, Ireland', 'Cork, Ireland'],
  ['City: Memphis\nState: TN', 'Memphis, TN'],
  ['Location preference: Austin; also considering Houston', 'Austin, TX'],
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

test.for([
  ['Contact Fiona Tull, Manager of Recruitment, Thackeray Moss & Vane LLP.', 'Thackeray Moss & Vane LLP'],
  ['Letters to Ames Calder, Calder & Finch, PC', 'Calder & Finch, PC'],
  ['CONTACT: Managing Partner, Dalrymple Oaks & Chee, P.A., Tampa, FL 33602', 'Dalrymple Oaks & Chee, P.A.'],
  ['The Tax Department of Rutledge Bain LLP is seeking an associate.', 'Rutledge Bain LLP'],
  ['Brookmoor Capital Management’s legal team in Greenwich is seeking a student.', 'Brookmoor Capital Management'],
  ['Who: Ashcroft Dunn Co., LPA, 17 lawyers.', 'Ashcroft Dunn Co., LPA'],
] as const)('separates a firm from the recruiter who writes for it: %s', ([text, firmName], { expect }) => {
  expect(read(`Tax Associate\n\n${text}`).firmName).toBe(firmName)
})

test.for([
  ['Standing telework of up to two days per week may be approved.', false],
  ['After training, one day a week may be worked from home.', false],
  ['Days in the office: 3.', false],
  ['We offer the option to work from home on Fridays.', false],
  ['On-site 4x/week.', false],
  ['Work is fully remote, with two days on site each quarter.', true],
  ['Admission to the bar of the office’s jurisdiction.', undefined],
] as const)('part of the week at home is not remote: %s', ([text, isRemote], { expect }) => {
  expect(read(`Associate\n\n${text}`).isRemote).toBe(isRemote)
})

test.for([
  ['Senior Counsel, Product & Privacy', 'Senior Counsel, Product & Privacy'],
  ['Employment Counsel, Diversity & Inclusion', 'Employment Counsel, Diversity & Inclusion'],
  ['Associate, Benefits', 'Associate, Benefits'],
  ['Recruiting Attorney Manager', 'Recruiting Attorney Manager'],
  ['Partner, Agency Finance', 'Partner, Agency Finance'],
] as const)('a title with a heading’s word ends nothing: %s', ([line, title], { expect }) => {
  const { title: read1, isRemote } = read(`${line}\n\nThis is a fully remote position.`)
  expect([read1, isRemote]).toEqual([title, true])
})

test.for([
  ['Background:\n* J.D.\n* 7-10 years at a law firm or financial institution', 7, 10],
  ['CANDIDATE PROFILE: 3 to 7 years; licensed in Florida', 3, 7],
  ['Quarles Benton LLP (Milwaukee) | $180K-$240K | 3-6 years | Hybrid', 3, 6],
  ['We have been here for 25 years. Sabbatical after five years.', undefined, undefined],
  ['A two-year fellowship with a retirement plan after 1 year.', undefined, undefined],
] as const)('distinguishes years of practice from other years: %s', ([text, min, max], { expect }) => {
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

test.for([
  ['Corporate Paralegal - Venture Capital\nMenlo Park, CA\nTop firm seeks a paralegal.', undefined],
  [
    'Commercial Counsel\n\nQuillon Software | Remote, USA\n\nQuillon is an equal opportunity employer.',
    'Quillon Software',
  ],
  [
    'Counsel\nNovamark Therapeutics (Nasdaq: NVMK) – Boston, MA\n\nNovamark is an equal opportunity employer.',
    'Novamark Therapeutics',
  ],
  ['Law Librarian\nLuz Legal Center, a nonprofit in San Antonio, Texas', 'Luz Legal Center'],
  ['Legal Recruiting Team at Fenn, Mallory & Oakes\nJob posting – Counsel', 'Fenn, Mallory & Oakes'],
  ['Boston’s Larch & Hadley LLP continues to grow and seeks associates.', 'Larch & Hadley LLP'],
  ['University Counsel\nLakemoor State University, Office of Legal Affairs\nBemidji, MN', 'Lakemoor State University'],
] as const)('reads the whole name and no more: %#', ([text, firmName], { expect }) => {
  expect(read(text).firmName).toBe(firmName)
})

test.for([
  ['Antitrust Partner Opportunity in Brussels or London', 'Antitrust Partner'],
  ['International Trade Associate, Washington, D.C.', 'International Trade Associate'],
  ['Fund Formation Associate, London (US-qualified or dual)', 'Fund Formation Associate'],
  ['OPPORTUNITIES FOR LATERAL ATTORNEYS\n\nTax Associate – Dallas', 'Tax Associate'],
  ['Assistant Dean for Career Development', 'Assistant Dean for Career Development'],
] as const)('a title loses place and announcement: %s', ([text, title], { expect }) => {
  expect(read(`${text}\n\nApply today.`).title).toBe(title)
})

test.for([
  ['Class Year Range: 2016 or later', undefined, 10],
  ['Years: three or more', 3, undefined],
  ['You graduated from law school between 2020 and 2023.', 3, 6],
  ['Five or so years’ experience with contracts.', 5, undefined],
  ['A 2-year grant funds this position. 0-5 yrs. Hybrid possible.', 0, 5],
] as const)('reads years under labels and in asides: %s', ([text, min, max], { expect }) => {
  const { yearsExperienceMin, yearsExperienceMax } = read(`Attorney\n\n${text}`)
  expect([yearsExperienceMin, yearsExperienceMax]).toEqual([min, max])
})

test.for([
  ['Salary: $195,000 to $235,000 + 25% bonus', 195_000, 235_000],
  ['Salary $70k-$85k + per-closing bonus.', 70_000, 85_000],
  ['The US scale applies (currently US$235,000 to US$365,000).', 235_000, 365_000],
  ['The firm’s scale: 2024: $260,000; 2023: $310,000; 2022: $365,000.', 260_000, 365_000],
  ['The starting salary is $225,000 for a first-year and $235,000 for a second-year associate.', 225_000, 235_000],
] as const)('pay in steps and with what comes on top: %s', ([text, min, max], { expect }) => {
  const { salaryMin, salaryMax } = read(`Associate\n\n${text}`)
  expect([salaryMin, salaryMax]).toEqual([min, max])
})

test('asks no years of graduates of this year and the next', ({ expect }) => {
  const { yearsExperienceMin, yearsExperienceMax } = read('Fellow\n\nOpen to 2026 and 2027 law graduates.')
  expect([yearsExperienceMin, yearsExperienceMax]).toEqual([undefined, undefined])
})

test.for([
  ['STATE OF LORRAINE – DEPARTMENT OF REVENUE\nPosition: Tax Counsel II', 'Department of Revenue'],
  [
    'Attorney\nFull-time, exempt; union\nThe Unemployment Law Project (ULP) is a nonprofit law firm.',
    'The Unemployment Law Project',
  ],
  ['Counsel\nLarkmoor Defense Systems, Huntsville, Alabama. Clearance required.', 'Larkmoor Defense Systems'],
  ['Paralegal\nFirm: Carver Lund & Associates', 'Carver Lund & Associates'],
  ['Staff Attorney\nEmployer: Welcome Bridge Refugee Services\nCity: Des Moines', 'Welcome Bridge Refugee Services'],
] as const)('institutions and offices are named: %#', ([text, firmName], { expect }) => {
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
