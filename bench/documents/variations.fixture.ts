import type { Composed, Row, RowPart } from './compose.fixture.ts'
import { makeRandom, type Random } from './random.ts'

// Things that real résumés have and no layout says: tails of dates, short names of firms in brackets, projects that look like jobs, page
// marks, letters set apart, names and towns that no list has, a first line that says "Resume", and more headings. Only training documents get them.

const part = (text: string, label: RowPart['label'] = 'other'): RowPart => ({ text, label })

const headings: Partial<Record<NonNullable<Row['heading']>, readonly string[]>> = {
  experience: [
    'Working Experience',
    'Professional Experiences',
    'Work',
    'Employment Record',
    'Professional Career',
    'Industry Experience',
    'Research Experience',
    'Teaching Experience',
    'Academic Positions',
    'Employment Details',
    'Job History',
    'Relevant Work',
    'Selected Experience',
    'Professional Appointments',
    'Career Overview',
    'Work Experience Summary',
    'Full-Time Experience',
    'Career and Achievements',
    'Employment and Experience',
    'Faculty Positions',
    'Experience & Accomplishments',
  ],
  education: [
    'Education and Qualifications',
    'Academic Qualification',
    'Educational Details',
    'Professional Qualifications',
    'Academia',
    'Education & Certifications',
    'Academic Achievements',
    'Tertiary Education',
    'Academic Profile',
    'Qualifications',
  ],
  other: [
    'Open Source',
    'Contributions',
    'Volunteering',
    'Referees',
    'Personal Particulars',
    'Computer Skills',
    'Language Proficiency',
    'Co-curricular Activities',
    'Invited Talks',
    'Grants',
    'Committees',
    'Courses Taught',
    'Key Skills',
    'Other Information',
    'Current Research',
    'Works in Progress',
    'Certifications & Training',
    'Hobbies & Interests',
    'Skills Summary',
    'Tech Stack',
  ],
  summary: [
    'Career Objective',
    'Personal Profile',
    'Key Strengths',
    'Career Profile',
    'Who Am I',
    'Synopsis',
    'Executive Summary',
  ],
  bar: [
    'State Bar Admissions',
    'Admissions and Memberships',
    'Bar Licenses',
    'Admitted to the Bar',
    'Professional Licensing',
  ],
  member: [
    'Extracurricular Activities',
    'Service to the Profession',
    'Civic Involvement',
    'Professional Memberships',
    'Leadership and Service',
  ],
}
const projectHeadings = [
  'Projects',
  'Personal Projects',
  'Selected Projects',
  'Side Projects',
  'Open Source Projects',
  'Research Projects',
]
const projectNames = [
  'Rogue Smithy',
  'Weather Station',
  'Chess Engine',
  'Ledger Sync',
  'Recipe Finder',
  'Portfolio Site',
  'Robot Arm',
  'Trip Planner',
  'Clinic Portal',
  'Moot Archive',
  'Docket Watch',
  'Soil Sensor',
]
const stacks = [
  'JavaScript',
  'Python, Flask',
  'React | Node',
  'C++',
  'Java',
  'R',
  'Team of four',
  'Hackathon',
  'Open source',
  'Course project',
  'Solidity',
]
const durations = [
  '3 years experience',
  '2 years 4 months',
  '11 months',
  '1 yr 6 mos',
  '4.5 years experience',
  '8 years',
]

const particulars = [
  'Gender: Male',
  'Sex: Female',
  'Nationality: Indian',
  'Date of Birth: 12 May 1990',
  'Marital Status: Single',
  'Languages Known: English, Hindi',
  'Passport No: K1234567',
  'Visa Status: Employment visa',
  'Notice Period: One month',
  'Religion: Hindu',
  'Reason for leaving: Better prospects',
  'Skype: live-wire',
  'Driving License: Yes',
  'Permanent Address: 12 Lake Road',
]

const onsets = 'b bh ch d dh f g gh h j k kh l m n p r s sh t th v w y z br kr pr st tr qu'.split(' ')
const vowels = 'a a a e e i i o o u aa ee ai ia ou ei'.split(' ')
const codas = ['', '', '', 'n', 'm', 'r', 'l', 's', 'sh', 't', 'k', 'd', 'h', 'ng', 'th', 'nd', 'rt', 'ck', 'j', 'v']

/** A word that may be a name, of any language or none. */
function coinedName(random: Random): string {
  const syllables = Array.from({ length: 1 + random.below(3) }, () => random.pick(onsets) + random.pick(vowels))
  const word = (random.chance(0.15) ? random.pick(vowels) : '') + syllables.join('') + random.pick(codas)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Changes the words of a name into coined ones; the same word into the same one. */
function nameCoiner(random: Random): (text: string) => string {
  const known = new Map<string, string>()
  return (text) =>
    text.replaceAll(/\p{L}{3,}/gu, (word) => {
      const key = word.toLowerCase()
      const coined = known.get(key) ?? coinedName(random)
      known.set(key, coined)
      return word === word.toUpperCase() ? coined.toUpperCase() : coined
    })
}

/** A town that no list has: "Drumel Valley, CA". */
function coinedTown(place: string, random: Random): string {
  const end = random.pick([
    '',
    '',
    '',
    ' River',
    ' Valley',
    ' Hill',
    ' Springs',
    ' Beach',
    ' Park',
    'ton',
    'ville',
    'burg',
  ])
  return place.replace(/^[^,]+(?=,)/, () => coinedName(random) + end)
}

/** "Jane Doe" as "D.Jane", "Jane.D", "Mohd.Jane", "Jane doe". */
function looseName(text: string, random: Random): string {
  const [first = '', last = ''] = text.split(' ')
  if (last === '') return text
  const initial = last.charAt(0)
  return random.pick([
    `${initial}.${first}`,
    `${first}.${initial}`,
    `${first} .${initial}`,
    `${initial}.${random.pick(['', ' '])}${random.pick('ABKMPRSTV'.split(''))}. ${first}`,
    `${random.pick(['Mohd', 'Md', 'Kr', 'Shri'])}.${first}`,
    `${first} ${last.toLowerCase()}`,
    `${first} ${last}.`,
  ])
}

/** Employers that most people know, by which real résumés name them. */
const knownEmployers = `
Accenture; Adobe; Airbus; Amazon; American Express; Apple; AT&T; Bank of America; Barclays; BMW; Boeing; Bosch; Capgemini; Cargill
Caterpillar; Chevron; Cisco; Citi; Coca-Cola; Cognizant; Costco; Dell; Deloitte; DHL; Disney; Ericsson; Exxon; EY; FedEx; Ford; GE
Genpact; Google; HCL; Hilton; Honda; Honeywell; HP; HSBC; Hyundai; IBM; ICICI; Infosys; Intel; JPMorgan; KPMG; L&T; Lenovo; Marriott
McDonald's; Meta; Microsoft; Motorola; Nestle; Nike; Nokia; Oracle; PepsiCo; Pfizer; Philips; PwC; Reliance; Samsung; SAP; Shell
Siemens; Sodexo; Sony; Starbucks; Target; Tata; TCS; Tesco; Toyota; UBS; Unilever; UPS; Vodafone; Walmart; Wells Fargo; Wipro`
  .trim()
  .split(/; |\n/)

/** Titles that name a field of work or nothing that a list has. */
const oddTitles = `
Product Development; Front office work; Data Entry; Accounts; Customer care; Sales and marketing; Software; App development; Night shift
Quality Control; Human Resources; Technical support; Back office; Teaching; Tally work; Business process; Fresher; Field work; Web design
Order processing; Machine shop; Site work; Kitchen; Warehouse; Front End; Process associate; Payroll and benefits; Medical billing
Credit control; IT helpdesk; Store operations; Network support; Content; Collections; Purchase; Logistics; Packing; Telesales; Reception
Home care; Stock room; Production; Maintenance; Security; Cash desk; Delivery; Process expert; Recruitment; Audit; Research; Training
B2X process; SAP FICO; SAP MM; SQL DBA; Java / J2EE; Mainframe; Oracle apps; Dot net; SEO; UI / UX; Cloud ops; Azure and O365; Testing`
  .trim()
  .split(/; |\n/)

/** The form at the end of a firm's name. */
const legalForm =
  /,?\s(?:(?:Pvt|Pte|Sdn)\.?\s(?:Ltd|Bhd)|Private Limited|L\.?L\.?P|L\.?L\.?C|P\.?L\.?L\.?C|Inc|Incorporated|Ltd|Limited|Corp|Corporation|Co|Company|GmbH|AG|plc|PLC|P\.?C|P\.?A|S\.A)\.?$/iu
/** Names of offices, schools and courts, which have no short form of one word. */
const isOffice =
  /\b(?:of|the|for|office|court|school|university|college|department|army|navy|general|state|judge|hon)\b/i

/** Changes of titles and employers that a document makes everywhere: how they are capitalized, and short, famous and odd ones. */
function renaming(random: Random, isLawyers: boolean): (one: RowPart) => RowPart {
  const [caseOf, firmOf] = [random.below(20), random.below(20)]
  const isOdd = !isLawyers && random.chance(0.08)
  const known = new Map<string, string>()
  const once = (text: string, make: () => string): string => {
    const made = known.get(text) ?? make()
    known.set(text, made)
    return made
  }
  const inCase = (text: string) => {
    const small = text.replaceAll(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
    if (caseOf < 3) return small.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    if (caseOf === 3) return text.toLowerCase()
    return caseOf === 4 ? text.toUpperCase() : text
  }
  const firmNamed = (text: string): string => {
    const plain = firmOf < 5 ? text.replace(legalForm, '') : text
    const [first = ''] = plain.split(/[\s,]/)
    if (firmOf < 2 && first.length > 3 && !isOffice.test(plain)) return first
    if (firmOf === 5 && !isLawyers) return once(text, () => random.pick(knownEmployers))
    if (firmOf === 6) return plain.toUpperCase()
    return caseOf === 3 && firmOf % 3 === 0 ? plain.toLowerCase() : plain
  }
  return (one) => {
    if (one.label === 'title')
      return { ...one, text: inCase(isOdd ? once(one.text, () => random.pick(oddTitles)) : one.text) }
    return one.label === 'firm' ? { ...one, text: firmNamed(one.text) } : one
  }
}

/** A document with what its seed says; the same seed gives the same one. */
export function vary(composed: Composed, seed: number): Composed {
  const random = makeRandom(seed ^ 0x5eedbed)
  const hasDurations = random.chance(0.07)
  const hasShortNames = random.chance(0.05)
  const newHeadings = random.chance(0.25)
  const isSpaced = random.chance(0.04)
  const hasPages = random.chance(0.06)
  const hasProjects = random.chance(0.15)
  const hasParticulars = random.chance(0.12)
  const colon = random.pick([': ', ' : ', ':  ', ' :- '])
  const isAtLoud = random.chance(0.1)
  const coin = random.chance(0.3) ? nameCoiner(random) : undefined
  const isLoose = random.chance(0.06)
  const hasOddTowns = random.chance(0.2)
  const isCalledResume = random.chance(0.1)
  const isLawyers = !/^(?:trade|people)$/.test(composed.layout?.kind ?? '')
  const rename = renaming(makeRandom(seed ^ 0x7e1b), isLawyers)
  const inParts = (row: Row, label: RowPart['label'], change: (one: RowPart) => RowPart[]): Row => ({
    ...row,
    cells: row.cells.map((cell) => cell.flatMap((one) => (one.label === label ? change(one) : [one]))),
  })
  const varied = (row: Row): Row => {
    const [only] = row.cells[0] ?? []
    const own = row.heading && headings[row.heading]
    if (row.kind === 'heading' && own && only && newHeadings && row.cells.length === 1) {
      const text = random.pick(own)
      return { ...row, cells: [[{ ...only, text: /\p{Ll}/u.test(only.text) ? text : text.toUpperCase() }]] }
    }
    // Labels before values are parted in more ways than one.
    if (row.cells.length === 1 && row.cells[0]?.[1]?.text === ': ')
      return { ...row, cells: [row.cells[0].map((one) => (one.text === ': ' ? { ...one, text: colon } : one))] }
    if (isAtLoud && row.cells.some((cell) => cell.some(({ text }) => text === ' at ')))
      return inParts(row, 'other', (one) => [one.text === ' at ' ? { ...one, text: ' At ' } : one])
    if (hasDurations)
      return inParts(row, 'date', (one) => [
        one,
        ...(/\d.*\D.*(?:\d|present|now)/i.test(one.text)
          ? [part(random.pick([', ', ' (', ' · '])), part(random.pick(durations))]
          : []),
      ])
    if (hasShortNames)
      return inParts(row, 'firm', (one) => [
        one,
        part(` (${one.text.replaceAll(/[^\p{Lu}]/gu, '').slice(0, 4) || 'ABC'})`),
      ])
    if (isSpaced)
      return inParts(row, 'name', (one) => [
        {
          ...one,
          text: one.text
            .toUpperCase()
            .split(' ')
            .map((word) => word.split('').join(' '))
            .join('   '),
        },
      ])
    return row
  }
  const projects = (): Row[] => [
    {
      cells: [[{ ...part(random.pick(projectHeadings)), isBold: true }]],
      kind: 'heading',
      heading: 'other',
      hasGap: true,
    },
    ...Array.from({ length: 1 + random.below(3) }, (): Row[] => [
      {
        cells: [
          [
            { ...part(random.pick(projectNames)), isBold: random.chance(0.5) },
            part(random.pick([' | ', ', ', ' – '])),
            part(random.pick(stacks)),
          ],
          [part(`${2015 + random.below(10)}${random.pick(['', ' – Present', '-2025'])}`, 'date')],
        ],
        kind: 'line',
      },
      {
        cells: [
          [
            part(
              random.pick([
                'Built a small tool that reads public data',
                'Won second place at a local contest',
                'Wrote the parser and its tests',
              ]),
            ),
          ],
        ],
        kind: 'bullet',
      },
    ]).flat(),
  ]
  const renamed = (row: Row): Row =>
    coin || isLoose
      ? inParts(row, 'name', (one) => {
          const text = coin?.(one.text) ?? one.text
          return [{ ...one, text: isLoose ? looseName(text, random) : text }]
        })
      : row
  const placed = (row: Row): Row =>
    hasOddTowns ? inParts(row, 'place', (one) => [{ ...one, text: coinedTown(one.text, random) }]) : row
  const reworked = (row: Row): Row =>
    composed.isResume ? { ...row, cells: row.cells.map((cell) => cell.map(rename)) } : row
  const main = composed.main.map((row) => varied(placed(renamed(reworked(row)))))
  const side = composed.side.map((row) => varied(placed(renamed(reworked(row)))))
  if (isCalledResume && composed.isResume)
    main.unshift({
      cells: [[part(random.pick(['CURRICULUM VITAE', 'Curriculum Vitae', 'RESUME', 'Resume', 'Résumé', 'BIO DATA']))]],
      kind: 'line',
      isCentered: random.chance(0.7),
      size: random.pick([1, 1.2, 1.5]),
    })
  if (hasProjects) {
    const starts = main.flatMap((row, at) => (row.kind === 'heading' && at > 0 ? [at] : []))
    main.splice(random.pick([...starts, main.length]), 0, ...projects())
  }
  if (hasParticulars)
    main.push(
      {
        cells: [
          [
            {
              ...part(random.pick(['Personal Details', 'Personal Particulars', 'Personal Information'])),
              isBold: true,
            },
          ],
        ],
        kind: 'heading',
        heading: 'other',
        hasGap: true,
      },
      ...particulars
        .filter(() => random.chance(0.5))
        .map((text): Row => ({
          cells: [text.split(': ').flatMap((one, at) => (at > 0 ? [part(colon), part(one)] : [part(one)]))],
          kind: 'line',
        })),
    )
  if (hasPages)
    main.splice(Math.floor(main.length / 2), 0, {
      cells: [[part(random.pick(['Page 2', '2', 'Page 2 of 3', 'Curriculum Vitae', 'Résumé - page 2']))]],
      kind: 'line',
    })
  return { ...composed, main, side }
}
