import { expect, test } from 'vitest'
import { lastPosition } from '#contract/domain/last-position.ts'
import { readResume } from './read-resume.ts'
import { datesIn } from './resume-dates.ts'

const now = new Date('2026-11-21T12:00:00Z')
const read = (text: string) => readResume(text, now)
const experience = (text: string) =>
  read(
    `Jane Doe\njane.doe@example.com\n\nEXPERIENCE\n${text}\n\nEDUCATION\nJ.D., Fordham University School of Law, 2012\n`,
  )
const seats = (text: string) =>
  experience(text).positions.map(({ title, firm, from, to }) => `${title}|${firm}|${from ?? ''}-${to ?? ''}`)

const lawyersWork =
  'EXPERIENCE\nRopes & Gray LLP, Boston, MA\nCounsel, 2019 to present\n\nEDUCATION\nJ.D., Fordham University, 2012\n'

const two = ['Counsel|Ropes & Gray LLP|2019-', 'Associate|Coats Rose|2012-2019']

test.for([
  [
    'firm above title',
    'Ropes & Gray LLP, Boston, MA\nCounsel, 2019 to present\nAdvises lenders on asset-based loans.\nCoats Rose, Houston, TX\nAssociate, 2012 to 2019\n',
  ],
  [
    'title above firm',
    'Counsel\nRopes & Gray LLP, Boston, MA\n2019 – Present\n• Advises lenders\n\nAssociate\nCoats Rose, Houston, TX\n2012 – 2019\n• Drafted leases\n',
  ],
  [
    'all in one line',
    'Counsel, Ropes & Gray LLP, Boston, 2019 to present. Bank loans and workouts.\nAssociate, Coats Rose, Houston, 2012 to 2019. Leases.\n',
  ],
  [
    'a blank line between all lines',
    'Ropes & Gray LLP\n\nCounsel\n\n2019 - Present\n\nCoats Rose\n\nAssociate\n\n2012 - 2019\n',
  ],
  [
    'place and dates set off',
    'ROPES & GRAY LLP\tBoston, MA\nCounsel, Finance Group\tJan. 2019 – Present\nCOATS ROSE\tHouston, TX\nAssociate, Real Estate\tSept. 2012 – Jan. 2019\n',
  ],
  [
    'asides in brackets',
    'Ropes & Gray LLP (merged with Kaye Lowe in 2020)\nCounsel (2019 – present)\n\nCoats Rose (now part of Finch & Co.)\nAssociate (2012 – 2019)\n',
  ],
  [
    'the firm below two seats',
    'Counsel          2019 to present\nRopes & Gray LLP, Boston, MA\n\nAssociate          2012 to 2019\nCoats Rose, Houston, TX\n',
  ],
  [
    'waves',
    'Ropes & Gray LLP, Boston, MA ~ Counsel ~ 2019 to Present\nCoats Rose, Houston, TX ~ Associate ~ 2012 to 2019\n',
  ],
  [
    'arrows',
    '2019 → \tCounsel\n\tRopes & Gray LLP, Boston, MA\n\tBank loans and workouts\n\n2012 → 2019\tAssociate\n\tCoats Rose, Houston, TX\n',
  ],
  [
    'places without a comma',
    '2019–   Counsel, Ropes & Gray LLP, Providence RI & Boston MA\n2012–19   Associate, Coats Rose, Houston TX\n',
  ],
] as const)('reads the seats of a résumé with %s', ([, text]) => {
  expect(
    seats(text).map((seat) => seat.replace('ROPES & GRAY', 'Ropes & Gray').replace('COATS ROSE', 'Coats Rose')),
  ).toEqual(two)
})

test('reads a title below the time spent at the firm', () => {
  expect(
    seats(
      'Ropes & Gray LLP\n7 years 10 months\nCounsel\nJanuary 2019 - Present (7 years 10 months)\nBoston\n\nPorzak Browning LLP\nAssociate\nSeptember 2012 - January 2019 (6 years 5 months)\nHouston\n',
    ),
  ).toEqual(['Counsel|Ropes & Gray LLP|2019-', 'Associate|Porzak Browning LLP|2012-2019'])
})

test('reads an office named after its head as the firm', () => {
  expect(seats('Nassau County District Attorney\nAttorney\n2018 - 2021\n')).toEqual([
    'Attorney|Nassau County District Attorney|2018-2021',
  ])
})

test.for([
  ['Partner, Technology & Life Sciences Group', 'Partner'],
  ['International Associate, Capital Markets', 'International Associate'],
  ['Assistant Attorney General, Consumer Protection Division', 'Assistant Attorney General'],
  ['Paralegal, Investment Management', 'Paralegal'],
  ['Partner, Patent Prosecution & Counseling', 'Partner'],
  ['Director, Legal', 'Director, Legal'],
  ['Shareholder (Trial Group)', 'Shareholder'],
  ['Associate – Litigation', 'Associate'],
  ['Associate, Admiralty & Maritime', 'Associate'],
] as const)('“%s” at a firm is %s, and its group isn’t a firm', ([line, title]) => {
  expect(seats(`Hooper Lindqvist LLP, Chicago, IL\n${line}, 2020 to present\n`)).toEqual([
    `${title}|Hooper Lindqvist LLP|2020-`,
  ])
})

test.for([
  ['Matheson LLP, Dublin', 'Matheson LLP'],
  ['White & Case, Warsaw', 'White & Case'],
  ['City of Clovis, California', 'City of Clovis'],
  ['Greenberg Traurig, P.A.', 'Greenberg Traurig, P.A.'],
  ['Peachtree Logistics', 'Peachtree Logistics'],
  ['Cisco Systems', 'Cisco Systems'],
  ['OFFICE OF THE ATTORNEY GENERAL', 'OFFICE OF THE ATTORNEY GENERAL'],
  ['Lowe Companies, Inc.', 'Lowe Companies, Inc.'],
  ['Koley Jessen P.C., L.L.O., Omaha', 'Koley Jessen P.C., L.L.O.'],
  ['First Title Insurance Company, Phoenix (remote)', 'First Title Insurance Company'],
] as const)('the employer of “%s” is %s', ([line, firm]) => {
  expect(seats(`${line}\nAttorney\n2018 - 2021\n`)).toEqual([`Attorney|${firm}|2018-2021`])
})

test('reads the position from the last word of a title', () => {
  expect(
    seats(
      'Software Engineer\nNorthwind Cloud, Inc.\n2015 - 2018\n\nHospital Administrator\nSt. Mary Medical Center\n2012 - 2015\n',
    ),
  ).toEqual([
    'Software Engineer|Northwind Cloud, Inc.|2015-2018',
    'Hospital Administrator|St. Mary Medical Center|2012-2015',
  ])
})

const clerkshipsIn = (text: string): string =>
  experience(text)
    .clerkships.map(({ value }) => value)
    .join()

test('reads a judge and the court above or below as one employer and a clerkship', () => {
  for (const text of [
    'The Honorable Ruth Alden\tNewark, NJ\nJudicial Law Clerk, U.S. Bankruptcy Court, D.N.J.\t2020-2021\n',
    'Law Clerk to the Honorable Ruth Alden\nU.S. District Court, D.N.J.\n2020-2021\n',
  ])
    expect(clerkshipsIn(text), text).toContain('Alden')
})

test.fails('reads a judge between the clerk and the court, in one line', () => {
  const line = 'Judicial Law Clerk, Hon. Ruth Alden, U.S. District Court, D.N.J., 2020 – 2021\n'
  expect(clerkshipsIn(line)).toContain('Alden')
})

test('reads a clerkship below its court and town', () => {
  const { clerkships } = experience(
    'U.S. District Court, Newark, NJ\nLaw Clerk to the Honorable Ruth Alden\n2020-2021\n',
  )
  expect(clerkships.map(({ value }) => value).join()).toContain('Alden')
})

test('reads a name between a rank and the forces', () => {
  const text = `Major Dominic Ferraro, USAF (ret.)\nBoston, MA\nme@example.com\n\n${lawyersWork}`
  expect(read(text).applicantName?.value).toBe('Dominic Ferraro')
})

test('takes no post in a club behind the jobs for the newest job', () => {
  const { positions } = read(
    'Joan Perez\njoan.perez@example.com\n\nWork Experience\nWeb Developer, Corvane Labs, 2015 – 2019\n\nInvolvement\nMember, Student Council, 2018 – Present\n',
  )
  expect(positions[0]).toMatchObject({ title: 'Web Developer', firm: 'Corvane Labs' })
})

test('reads jobs from a table of labels and values', () => {
  expect(
    seats(
      'Company\t: Corvane Pte. Ltd.\nDesignation\t: Site Engineer\nPeriod\t: Jan 2019 – Present\n• Prepared site drawings\n\nCompany\t: Delmax Pte. Ltd.\nDesignation\t: Assistant Engineer\nPeriod\t: Mar 2015 – Dec 2018\n• Checked shop drawings\n',
    ),
  ).toEqual(['Site Engineer|Corvane Pte. Ltd.|2019-', 'Assistant Engineer|Delmax Pte. Ltd.|2015-2018'])
})

test.for([
  ['13 July 2009 – 20th May 2011', 2009, 2011],
  ['Nov 05 - Present', 2005, null],
  ['2019.05 - 2020.03', 2019, 2020],
  ['2024/06 – present', 2024, null],
] as const)('“%s” is a stretch of years as a whole', ([text, from, to]) => {
  expect(datesIn(text)).toMatchObject([{ from, to, start: 0, end: text.length }])
})

test('takes the day behind a month for no year', () => {
  expect(datesIn('June 3 - July 7, 2019')).toMatchObject([{ from: 2019, to: 2019 }])
})

test('reads a job whose firm is in a list below its title', () => {
  expect(
    seats(
      'Software Engineering Intern\tAtlanta, GA\n• Corvane Corporation\tMay 2021 - August 2021\n• Built the payments module\n\nResearch Assistant\tSalem, OH\n• Delmax Lab\tMay 2019 - August 2020\n• Wrote the test bench\n',
    ),
  ).toEqual(['Software Engineering Intern|Corvane Corporation|2021-2021', 'Research Assistant|Delmax Lab|2019-2020'])
})

test('joins a stretch of years wherever a narrow column breaks it', () => {
  const text =
    'Jan –\tCounsel\nOct. 2024\tRopes & Gray LLP, Boston, MA\n\tBank loans and workouts\n2012\tAssociate\n– 2019\tCoats Rose, Houston, TX\n\tDrafted leases\n'
  expect(seats(text)).toEqual(['Counsel|Ropes & Gray LLP|2024-2024', 'Associate|Coats Rose|2012-2019'])
})

test('skips a repeated page header', () => {
  expect(
    seats(
      'Ropes & Gray LLP\nCounsel, 2019 to present\n• Bank loans\nJane Doe\nPage 2 of 2\nCoats Rose, Houston, TX\nAssociate, 2012 to 2019\n',
    ),
  ).toEqual(two)
  expect(
    seats(
      'Ropes & Gray LLP\nCounsel, 2019 to present\n• Bank loans\nMay 2, 2026\tJane Doe · Résumé\t1\nCoats Rose, Houston, TX\nAssociate, 2012 to 2019\n',
    ),
  ).toEqual(two)
})

test.for([
  [
    'I am admitted in the District of Columbia and in Maryland, and before the U.S. Tax Court.',
    ['District of Columbia', 'Maryland'],
  ],
  ['Connecticut, New York and Florida', ['Connecticut', 'Florida', 'New York']],
  ['Bar\nNevada – Active\nCalifornia – Inactive', ['California', 'Nevada']],
  ['Bar\nHawaii State Bar (2010); CPA, Washington (inactive)', ['Hawaii']],
  ['Bar\nAlaska Bar Association, No. 1811055; Anchorage Inn of Court', ['Alaska']],
  ['Admitted RI 2007, MA 2008', ['Massachusetts', 'Rhode Island']],
  ['Minnesota, 2014', ['Minnesota']],
  ['Washington State Bar Association No. 36789; Idaho State Bar No. 7890', ['Idaho', 'Washington']],
  ['Bar\nMichigan 2019; eligible to waive into D.C.', ['Michigan']],
] as const)('the bars of “%s”', ([text, bars]) => {
  expect(
    read(`Jane Doe\njane@example.com\n\n${text}\n`)
      .barAdmissions.map(({ value }) => value)
      .toSorted(),
  ).toEqual(bars)
})

test('reads two degrees of one day', () => {
  expect(
    read('Jane Doe\nEducation\nUniversity of Illinois College of Law / Gies College of Business, J.D./M.B.A., 2021\n'),
  ).toMatchObject({
    jdYear: { value: 2021 },
    lawSchool: { value: 'University of Illinois College of Law' },
  })
})

test('reads years before a school', () => {
  expect(read('Jane Doe\nEducation\n2015–2018: Boston College Law School – J.D.\n').lawSchool?.value).toBe(
    'Boston College Law School',
  )
})

test('gives all roles of a line the firm below it', () => {
  const roles =
    'Income Partner (2023 to present); Senior Associate (2019 to 2022)\nTuttle Harkness Bloom LLP, Houston\n'
  expect(seats(roles)).toEqual([
    'Income Partner|Tuttle Harkness Bloom LLP|2023-',
    'Senior Associate|Tuttle Harkness Bloom LLP|2019-2022',
  ])
})

test('takes the current position as a lawyer for the last one, beside teaching', () => {
  expect(
    lastPosition(
      experience(
        'Judicial Law Clerk, Hon. Ruth Alden, U.S. District Court, 2025 – Present\nTeacher, Seattle Public Schools, 2015 – 2019\n',
      ),
    ),
  ).toMatchObject({ title: 'Judicial Law Clerk' })
  expect(
    lastPosition(
      experience('Adjunct Professor, Fordham University, 2021 – Present\nPartner, Ropes & Gray LLP, 2016 – Present\n'),
    ),
  ).toMatchObject({ title: 'Partner' })
  expect(
    lastPosition(
      experience('Litigation Paralegal, Kemp Smith LLP, 2016 – Present\nLegal Secretary, ScottHulse PC, 2010 – 2016\n'),
    ),
  ).toMatchObject({ title: 'Litigation Paralegal' })
})

test('takes a first job without years for the newest one', () => {
  const [newest, older] = [
    'Counsel\nRopes & Gray LLP, Boston, MA\n• Advises lenders\n\n',
    'Associate\nCoats Rose, Houston, TX\n2012 – 2019\n• Drafted leases\n\n',
  ]
  expect(lastPosition(experience(newest + older))?.firm).toBe('Ropes & Gray LLP')
  expect(lastPosition(experience(older + newest))?.firm).toBe('Coats Rose')
})

test('takes the latest job for the last one, not an associate in sales', () => {
  const positions = [
    { title: 'Store Manager', firm: 'Dunmore Foods', isTraining: false, isCurrent: true },
    { title: 'Sales Associate', firm: 'Veltrona', isTraining: false, isCurrent: true },
    { title: 'Associate Buyer', firm: 'Veltrona', isTraining: false, isCurrent: true },
  ].map((one) => ({ from: 2019, to: null, isBigLaw: false, quote: '', ...one }))
  expect(lastPosition({ positions })?.title).toBe('Store Manager')
  const associate = { ...positions[0], title: 'Senior Associate, Tax', firm: 'Coats Rose' } as (typeof positions)[0]
  expect(lastPosition({ positions: [...positions, associate] })?.title).toBe('Senior Associate, Tax')
})

test('takes the present job for the last one, whatever somebody was before', () => {
  const seat = (title: string, firm: string, isCurrent = true) => {
    const [to, isTraining] = [isCurrent ? null : 2021, title === 'Law Clerk']
    return { title, firm, isCurrent, from: 2019, to, isBigLaw: false, isTraining, quote: '' }
  }
  const before = seat('Senior Associate', 'Coats Rose', false)
  expect(lastPosition({ positions: [seat('Law Clerk', 'Dunmore LLP'), before] })?.title).toBe('Law Clerk')
  expect(lastPosition({ positions: [seat('Law Clerk', 'Dunmore LLP', false), before] })?.title).toBe('Senior Associate')
  const [head, member] = [seat('Practice Group Leader', 'Coats Rose LLP'), seat('Member', 'Coats Rose LLP')]
  expect(lastPosition({ positions: [head, member] })?.title).toBe('Practice Group Leader')
  expect(lastPosition({ positions: [{ ...head, firm: 'Dunmore Guild' }, member] })?.title).toBe('Member')
})

test('reads business that would follow as a portable book', () => {
  for (const [text, dollars] of [
    ['$1.5 million in annual collections, about two thirds of which would follow him.', 1_500_000],
    ['Personal originations of $900,000 in 2025.', 900_000],
    ['Book of business: $750K (portable)', 750_000],
    ['Originated approximately $3 million in 2025; 70% portable.', 3_000_000],
  ] as const)
    expect(experience(text).portableBook?.value, text).toBe(dollars)
  expect(read('Jane Doe\nManaged a $3 million settlement fund.\n').portableBook).toBeUndefined()
})

test('reads a résumé with a blank line between all lines', () => {
  const text = [
    'jane doe',
    'Akron, OH - Email me on Jobport: jobport.example/r/jane-doe/1b2c3d4e',
    'WORK EXPERIENCE',
    'Quality Engineer',
    'Veltrona Systems -  Akron, OH -',
    'January 2018 to Present',
    'Tested builds before release and wrote reports for the plant.',
    'Test Technician',
    'Dunmore Motors -  Dayton, OH -',
    'March 2014 to December 2017',
    'Kept the logs of the test stand.',
    'EDUCATION',
    'B.S. in Mechanical Engineering',
    'University of Akron',
    '2010 to 2014',
    'SKILLS',
    'Excel (5 years), MATLAB (2 years)',
  ].join('\n\n')
  const facts = read(text)
  expect(facts.applicantName?.value).toBe('Jane Doe')
  expect(facts.positions.map(({ title, firm, from }) => `${title}|${firm}|${from}`)).toEqual([
    'Quality Engineer|Veltrona Systems|2018',
    'Test Technician|Dunmore Motors|2014',
  ])
})

test('reads dates that come first, on a line of their own', () => {
  expect(seats('2019 – present\nCounsel\nRopes & Gray LLP\n2012 – 2019\nAssociate\nCoats Rose\n')).toEqual(two)
})

test('doesn’t take a deputy clerk for a judge’s law clerk', () => {
  expect(experience('Montgomery County Probate Court | Dayton, OH\nDeputy Clerk | 2000 – 2004\n').clerkships).toEqual(
    [],
  )
})

test('reads a job of one summer', () => {
  expect(seats('Dickinson Wright PLLC, Detroit\nSummer Associate, May – July 2026\n')).toEqual([
    'Summer Associate|Dickinson Wright PLLC|2026-2026',
  ])
})

test('doesn’t take the year of a foreign degree for that of a J.D.', () => {
  const degrees = 'Columbia Law School — LL.M., 2020\nUniversidad de los Andes — Abogado (J.D. equivalent), 2014\n'
  expect(read(`Jane Doe\nEducation\n${degrees}`).jdYear).toBeUndefined()
})
