// Variations of generated postings for training: other forms of lists and headings, and what boards, forms and offices put around
// the parts of a posting. Words that begin with `!` are held out of training.
import type { ComposedPosting, LineKind, PostingRow, PostingSpan } from './compose-posting.fixture.ts'
import { navigation } from './posting-labels.fixture.ts'
import { makeRandom, type Random } from './random.ts'
import { chosenOf, linesOf } from './word-lists.ts'

/** Headings that any part may have: only what is below them says which part it is. */
const plainHeadings = linesOf(`
  The details
  In short
  A few points
  The list
  Notes
  Section 2
  Part B
  Item 4
  To begin with
  So here it is
  The deal
  Plain facts
  What else
  The long and short of it
  Remaining points
  And then
  On the table
  The other half
  Ours
  Yours
  From our side
  From your side
  A word on this
  Read this twice
  The usual
  ! Particulars
  ! The fuller picture
  ! Next on the list
  ! Where we stand
`)

/** Headings in voices that few forms have, by part. */
const voices: Readonly<Partial<Record<LineKind, readonly string[]>>> = {
  duties: linesOf(`
    What fills the week
    Things you would handle
    You'd be doing this
    What is on the desk
    Work of the unit
    What gets done here
    Typical assignments
    On most days you
    As part of the team you
    How the hours are spent
    ! The work in a nutshell
    ! Things on your plate
  `),
  requirements: linesOf(`
    What we ask of you
    The right {k} has
    The {k} must have
    You need
    You come with
    We require
    They want
    Must have
    Musts
    Essential
    Essential requirements
    Required of all applicants
    Needed
    What it takes to do well
    A person with
    The person we hire
    Minimum requirements
    Basic requirements
    Entry requirements
    Your background
    Are you the one?
    What do you need?
    Who fits?
    Special requirements
    Qualified applicants have
    Your side of the bargain
    To do this job you need
    Required education and experience
    Person specification
    Client's wish list
    What would make us call you
    Licenses and skills
    ! What we expect
    ! Who will thrive
    ! What do you have to have?
    ! The person
  `),
  benefits: linesOf(`
    What you get
    You receive
    You can have
    From us to you
    The firm provides
    We pay for
    What comes with the job
    What you can look forward to
    What do you get from us?
    How we look after people
    What is in the package
    Also included
    Other benefits
    Our side of the bargain
    What the client offers
    Employees receive
    Time off and insurance
    And for you?
    Good things
    Beyond the salary
    What makes it worth it
    What is in it for me?
    Reasons to stay
    Benefit summary
    Summary of benefits
    Package
    Non-salary compensation
    ! What's yours
    ! Beyond pay
    ! What do we give back?
    ! Compensation extras
  `),
  pay: linesOf(`
    What does it pay?
    The pay
    Your salary
    Hiring range
    Money matters
    Wage
    Rate of pay
    Pay and grade
    Starting salary
    Salary and step
    What we can pay
    ! How much is it?
    ! Salary on offer
  `),
}

/** Smaller headings within a list, by part. */
const subheadings: Readonly<Partial<Record<LineKind, readonly string[]>>> = {
  duties: ['Drafting', 'Office work', 'Court', 'Clients', 'Team', '! Research', '! Records'],
  requirements: [
    'Required',
    'Preferred',
    'Education',
    'Experience',
    'Skills',
    'Essential',
    'Desirable',
    'Education / Certification:',
    'Good to have',
    'A plus if you also have',
    'License',
    '! Advantages',
    '! Schooling',
  ],
  benefits: ['Health', 'Time away', 'Retirement', 'Family', 'Money', '! Insurance', '! Leave'],
}

/** Words before a list in one sentence, by part. */
const openings: Readonly<Partial<Record<LineKind, readonly string[]>>> = {
  duties: ['Duties include', 'The work includes', 'Responsibilities are', 'The job is mostly', '! Tasks are'],
  requirements: [
    'Candidates need',
    'Required are',
    'We ask for',
    'Applicants should have',
    'The job calls for',
    'Must have',
    '! You should bring',
  ],
  benefits: [
    'We offer',
    'Benefits include',
    'Our package includes',
    'The firm pays for',
    'You get',
    'Employees receive',
    'In addition to salary, we provide',
    'Benefits are',
    'The benefits package consists of',
    'Staff are eligible for',
    '! Among the benefits are',
    '! On top of pay there is',
  ],
}

/** Paragraphs that follow a list without a heading. */
const paragraphs = linesOf(`
  The group has nine lawyers and three paralegals. Most of them have been here for over ten years, and two began as clerks.
  Our cases come from banks and builders. Last spring the team tried two of them, and it settled eleven.
  The head of the group is the supervisor. She meets each associate once a month, and she reads every draft.
  The office is small and quiet. We eat together on Tuesdays, and the door of the managing partner is open.
  Lawyers here keep their evenings. The target is 1,700 hours, and nobody is asked to make up for holidays.
  The department answers to the board. It has a staff of fourteen and a library of its own.
  We have three offices in the valley. The person hired will visit the others twice a month.
  Training takes six weeks. After that you carry a docket of your own, with a mentor for the first year.
  Work begins at eight. Some weeks are busier than others, and around trials there is overtime.
  The position came open because a colleague retires in May. She'll stay for a month to hand over her files.
  Our clients are farms, schools and small shops. Many have been with us for three generations.
  The team meets every Monday. Notes are kept, and anybody may put a point on the list.
  The unit closed 80 deals last year, among them the sale of a hospital worth $90 million. It was ranked by two guides.
  The range depends on the license and the grade. The office decides when it makes the offer.
  Someone in this chair learns all sides of the trade. Former holders have become judges, partners and teachers.
  The firm promotes from within. Five of the eight partners were associates here.
  We moved in 2021. The new building has a garden, and trains stop across the street.
  Colleagues cover for one another. When somebody is away, the desk beside takes the calls.
  This is the third lawyer in the department. The first two share a paralegal, and so will you.
  The job is new. Nobody has done it before, so its shape will depend on you.
  The members of the group teach at night and write for the journal of the bar. You are welcome to do both.
  Please read this to the end. We wrote it ourselves, and we mean what it says.
  The court sits in two towns. The clerk goes along with the judge, and mileage is paid.
  Some of our files are older than we are. You'll find out why as you go.
  The owner started alone in 1994. There are eleven of us now, and a cat.
  ! The practice is busy all year. Half of it is trial work, and half never sees a court.
  ! Our people stay. The last opening was four years ago, and it drew sixty letters.
  ! You would sit next to two others who do the same. They wrote this list.
`)

/** Headings with their lines: parts that look like lists of requirements or benefits but aren't. */
const blocks: readonly { share: number; heads: readonly string[]; lines: readonly string[] }[] = [
  {
    share: 0.07,
    heads: linesOf(`
      Our process
      Interviews
      What happens next
      Steps to an offer
      How hiring works
      Selection
      Timeline
      After you write to us
      ! How we hire
      ! From letter to offer
    `),
    lines: linesOf(`
      A call of 20 minutes with the recruiter
      Tea with the partner in charge
      Timed memo at our desk, $90
      Lunch with the team
      References
      Decision within two weeks
      Coffee with two associates
      Video talk with HR
      Offer and start date
      Case study of two hours at home
      Panel with three people
      Conflicts check
      Tour of the library
      Typing test
      We answer in a week
      Second talk, in person
      ! First chat: half an hour
      ! Mock negotiation
      ! Final talk with the CEO
    `),
  },
  {
    share: 0.1,
    heads: linesOf(`
      Physical Requirements
      Physical demands
      Physical and mental demands
      Work environment
      Working conditions
      Work conditions
      Environment
      Physical effort
      Supervision
      Supervisory duties
      Hazards
      ! Physical abilities
      ! Surroundings
    `),
    lines: linesOf(`
      Sits at a desk most of the day.
      Must lift boxes of up to 25 pounds now and then.
      The usual noise of an office.
      Bends, reaches and stands in the file room.
      Work is done in an office; trips to court are short.
      Walking between buildings is part of the day.
      Long hours at a screen.
      Sitting for up to six hours; lifting under ten pounds.
      None.
      Oversees one clerk.
      Hears and speaks well enough for calls.
      Moves about the office and carries files.
      Exposure to people under stress.
      ! Stands for short periods.
      ! Carries laptops and binders.
    `),
  },
  {
    share: 0.06,
    heads: linesOf(`
      Screening questions
      Questions for applicants
      Application questions
      Before you apply
      Please answer
      Form
      Documents needed to apply
      Your application
      ! Questions from the employer
      ! Fill in below
    `),
    lines: linesOf(`
      Are you allowed to work in this country?
      How many years have you practiced? (number)
      What pay do you expect?
      Do you need a visa now or later?
      Have you worked for us before?
      Upload a résumé *
      First name *
      I agree to the privacy notice *
      Which office would you choose?
      When could you start?
      * Required
      Letter of interest
      Three references with phone numbers
      List of cases tried
      ! Last name *
      ! Is your license active?
    `),
  },
]

/** Short names of benefits and skills, as boards collect them from a posting. */
const boardBenefits = linesOf(`
  401(k)
  Dental insurance
  Health insurance
  Paid time off
  Vision insurance
  Life insurance
  Parental leave
  Flexible schedule
  Disability insurance
  Retirement plan
  Paid holidays
  Tuition help
`)
const boardSkills = linesOf(`
  Legal research
  Spanish
  Clio
  Trial experience
  Word
  Civil litigation
  Bachelor's degree
  Drafting
  Customer service
  Excel
`)
const boardBenefitHeads = linesOf(`
  Benefits named in the posting
  Benefits in this job text
  Benefits / Taken from the description
  Benefits / Found in the text below
  Perks / From the posting
  Benefits / Collected from the whole text
  ! Benefits / Read from the posting
  ! Benefits seen in the listing
`)
const boardSkillHeads = linesOf(`
  How you match
  Your fit for this job / Skills
  Job match / This is how your profile fits.
  Skills in your profile
  Qualifications / Do you have these?
  Stand out / People you may know here
  See how you compare / Write to the poster
  ! Your match / Skills we found
  ! Profile strength
`)
const boardFurniture = ['Show all', 'Yes | No', 'Edit profile', 'See more', 'Skip', '! Add skills']
const boardEnds = ['Full description', 'Description', 'The whole posting', 'Details of the job', '! Complete text']

/** Pay that the employer doesn't state. */
const guesses = linesOf(`
  Estimated by this site: {M}
  Average pay for this title: {M}
  Market range or benchmark: {M}
  Salary guess (not from the employer): {M}
  Typical base pay: {M}
  Similar jobs pay {M}
  Our estimate: {M}. Is that right?
  Salary benchmark {M} yearly
  est. {M}/yr
  People in this role earn {M} on average.
  Also open: Records Clerk (Dayton) {M} · Tax Associate (Tulsa) {M}
  Others looked at: Associate, Omaha ({M}) · Counsel, Boise ({M})
  ! Site estimate: {M}
  ! Comparable roles: {M}
`)
const guessHeads = ['Pay insight', 'Salary data', 'Pay in this field', 'How this job pays', '! Pay facts']

/** Names of levels that each have their own pay. */
const levels: readonly (readonly string[])[] = [
  ['Attorney I', 'Attorney II', 'Attorney III'],
  ['Step 1', 'Step 4', 'Step 8'],
  ['Grade 11', 'Grade 12', 'Grade 13'],
  ['Level 1', 'Level 2'],
  ['First year', 'Third year', 'Fifth year'],
  ['Associate', 'Senior Associate', 'Counsel'],
  ['Zone 1', 'Zone 2', 'Zone 3'],
  ['Minimum', 'Midpoint', 'Maximum'],
  ['Licensed', 'Awaiting admission'],
  ['Hiring range', 'Full range'],
]

/** Entries that take the place of some in a list, with numbers of all kinds. */
const moreEntries: Readonly<Partial<Record<LineKind, readonly string[]>>> = {
  requirements: linesOf(`
    Can type 70 words a minute
    One year at a front desk
    Clean record and a valid license to drive
    Patience on the phone
    Bar card of any state
    Good hand with tables and forms
    Two years with a court or an agency
    Used to deadlines
    Must live within 30 miles of the county seat
    Reads contracts closely
    No trouble with weekend calls
    At ease with numbers
    Portuguese or Tagalog welcome
    A sample of your writing that you like
    High marks in tax and accounting courses
    Keeps calm when the phone rings twice
    Clerkship a plus
    Has first-chaired a trial or two
    Fingerprints and a drug test before the first day
    Some knowledge of Relativity or Everlaw
    Willing to register with the bar of {S}
    Degree in accounting, or a career in it
    ! Eye for errors
    ! Spends time with clients gladly
    ! Two semesters of a law clinic
  `),
  benefits: linesOf(`
    14 days of PTO, 9 holidays
    Three weeks off to start, four after year five
    5% match on the 401(k), vested at once
    403(b), with 8% from the office
    Medical plan at no cost to you, 60% for family
    Dental and eye care
    HSA with $1,200 a year from us
    Life cover of twice your pay
    18 weeks of leave for new parents
    $75 a month for the gym
    Help with the move, up to $10,000
    Bar fees, CLE and one conference a year
    Closed from December 24 to January 2
    32-hour week in summer
    Cover for long and short disability
    State pension
    Shares in the company
    $2,500 a year for courses
    Laptop, phone and home desk
    Bus pass
    A garden on the roof
    Two floating days
    Bonus twice a year
    Time and a half after 40 hours
    Free lunch, most days
    Loan help of $300 a month
    25 vacation days
    Health plan from the first day
    Six sick days
    Parking in the garage downstairs
    Profit share after one year
    A long break after seven years
    Pension fund, 6% paid by us
    Flexible hours
    Insurance for the whole family
    ! 20 days off
    ! 4% match
    ! Insured from day two
  `),
}

/** Labels of facts at the top of a posting, above their values. */
const factLabels = ['Experience', 'Experience level', 'Years', 'Education', 'Level', '! Background', '! Practice years']
const factValues = [
  '3-6 years',
  '5+ years',
  'at least 2 years',
  '4 to 8 years',
  'Juris Doctor',
  'Mid-senior',
  'Entry level',
]

/** Menus and facts of a firm or a board around a posting. */
const menus = linesOf(`
  Start / Our lawyers / What we handle / Work for us / Directions
  About / Team / Services / Jobs / Call us: (555) 555-0143
  Home / People / Practices / News / Careers
  Lawyers / Fields / Offices / Join
  About this employer / 2,300 followers / 201-500 people / Law practice
  The company / Manufacturing / 5,000 staff / 840 on this site / Follow
  About the employer / Industry / Legal services / Founded / 1988
  ! Who's here / Fields of law / Find us / Openings
  ! Employer profile / 75 people / Insurance
`)

type Section = { head: PostingRow | undefined; rows: PostingRow[] }

/** The parts of a posting: a heading with the rows below it, or rows of a kind. */
function sectionsOf(rows: readonly PostingRow[]): Section[] {
  const sections: Section[] = []
  for (const row of rows) {
    const last = sections.at(-1)
    if (row.form === 'heading') sections.push({ head: row, rows: [] })
    else if (last && (last.rows[0]?.kind ?? last.head?.kind) === row.kind) last.rows.push(row)
    else sections.push({ head: undefined, rows: [row] })
  }
  return sections
}

const plainRow = (text: string, kind: LineKind, form: PostingRow['form'] = 'line', hasGap = false): PostingRow => ({
  cells: [[{ text }]],
  kind,
  form,
  hasGap,
})

/** The row with other words in its first text, or in its last one. */
function withFirst(row: PostingRow, change: (text: string) => string): PostingRow {
  const [cell = [], ...more] = row.cells
  const [first, ...rest] = cell
  return first ? { ...row, cells: [[{ ...first, text: change(first.text) }, ...rest], ...more] } : row
}
const withEnd = (row: PostingRow, text: string): PostingRow => ({
  ...row,
  cells: [...row.cells.slice(0, -1), [...(row.cells.at(-1) ?? []), { text }]],
})

const small = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:[ ,]|$)/u.test(text) ? text.replace(/^./, (one) => one.toLowerCase()) : text
const spansOf = (row: PostingRow): PostingSpan[] => row.cells.flat()

/** Forms of lists, with the share of lists that get each. */
const listForms: readonly (readonly [
  share: number,
  form: (section: Section, random: Random, isHeldOut: boolean) => Section,
])[] = [
  [0.07, inSentence],
  [0.05, behindLabel],
  [
    0.06,
    ({ head, rows }) => ({
      head,
      rows: rows.map((row, at) => withEnd(row, [';', '; and', '.'][Math.max(0, at - rows.length + 3)] ?? ';')),
    }),
  ],
  [
    0.07,
    ({ head, rows }) => ({
      head,
      rows: rows.map((row) => ({ ...withFirst(row, (text) => `-${small(text)}`), form: 'line' })),
    }),
  ],
  [
    0.06,
    ({ head, rows }) => ({
      head,
      rows: rows.map((row, at) => ({ ...withFirst(row, (text) => `${at + 1}. ${text}`), form: 'line' })),
    }),
  ],
  [
    0.04,
    ({ head, rows }) => ({
      head,
      rows: rows.map((row, at) => ({ ...withFirst(row, (text) => `(${'abcdefgh'[at]}) ${text}`), form: 'line' })),
    }),
  ],
  [0.08, ({ head, rows }) => ({ head, rows: rows.map((row) => withFirst(row, small)) })],
  [0.06, ({ head, rows }) => ({ head, rows: rows.map((row) => ({ ...row, hasGap: true })) })],
  [0.14, ({ head, rows }) => ({ head, rows: rows.map((row) => ({ ...row, form: 'line' })) })],
  [0.09, withSubheading],
]

/** "We offer dental insurance, a pension, and free parking." */
function inSentence({ head, rows }: Section, random: Random, isHeldOut: boolean): Section {
  const kind = rows[0]?.kind ?? 'benefits'
  const joined = rows.flatMap((row, at): PostingSpan[] => {
    const last = [', and ', ' and '][random.below(2)] ?? ', '
    const sign = at === rows.length - 1 ? last : ', '
    return [
      { text: at === 0 ? ' ' : sign },
      ...spansOf(withFirst(row, small)).map((span) => ({ ...span, text: span.text.replace(/\.$/, '') })),
    ]
  })
  const first = { text: random.pick(chosenOf(openings[kind] ?? ['We have'], isHeldOut)) }
  const row: PostingRow = { cells: [[first, ...joined, { text: '.' }]], kind, form: 'line', hasGap: head === undefined }
  return { head: random.chance(0.5) ? head : undefined, rows: [{ ...row, hasGap: true }] }
}

/** "Benefits: dental insurance; a pension; free parking." */
function behindLabel({ head, rows }: Section, random: Random): Section {
  const kind = rows[0]?.kind ?? 'benefits'
  const label = (
    head
      ? spansOf(head)
          .map(({ text }) => text)
          .join('')
      : kind.replace(/^./, (one) => one.toUpperCase())
  ).replace(/:?$/, ': ')
  const sign = random.pick(['; ', '; ', ', ', ' / ', ' • '])
  const joined = rows.flatMap((row, at): PostingSpan[] => [
    ...(at > 0 ? [{ text: sign }] : []),
    ...spansOf(withFirst(row, small)),
  ])
  return { head: undefined, rows: [{ cells: [[{ text: label }, ...joined]], kind, form: 'line', hasGap: true }] }
}

function withSubheading({ head, rows }: Section, random: Random, isHeldOut: boolean): Section {
  const kind = rows[0]?.kind ?? 'requirements'
  const names = chosenOf(subheadings[kind] ?? [], isHeldOut)
  const half = Math.ceil(rows.length / 2)
  const sub = () => plainRow(random.pick(names), kind, 'heading', random.chance(0.3))
  return { head, rows: [...(random.chance(0.5) ? [sub()] : []), ...rows.slice(0, half), sub(), ...rows.slice(half)] }
}

/** Changes the heading of a part. */
function varyHead(head: PostingRow, random: Random, isHeldOut: boolean): PostingRow {
  const own = voices[head.kind]
  const isCaps = spansOf(head).every(({ text }) => text === text.toUpperCase())
  const named = (text: string): PostingRow => ({ ...head, cells: [[{ text: isCaps ? text.toUpperCase() : text }]] })
  if (own && random.chance(0.22)) {
    const text = random
      .pick(chosenOf(own, isHeldOut))
      .replace('{k}', random.pick(['clerk', 'attorney', 'person hired']))
    return named(text + random.pick(['', '', ':', ' ...', ' (in brief)']))
  }
  if (own && random.chance(0.12)) return named(random.pick(chosenOf(plainHeadings, isHeldOut)))
  const isPlain = !/[:.]$/.test(spansOf(head).at(-1)?.text ?? ':')
  return isPlain && random.chance(0.06)
    ? withEnd(head, random.pick([' (not a full list)', ' include', ' *', ' (July)']))
    : head
}

const amounts = (random: Random): [string, string] => {
  const low = 50 + random.below(40) * 5
  return [`${low}`, `${low + 5 + random.below(20) * 3}`]
}

/** Amounts as boards, offices and messages write them. */
function payText(random: Random): string {
  const [low, high] = amounts(random)
  const [least, most] = [22 + random.below(40), 65 + random.below(20)]
  return random.pick([
    `$${least} - $${most} an hour`,
    `$${least}.50 - $${most}.75 per hour`,
    `$${least}–${most}/hr`,
    `$${least} to $${most} hourly`,
    `$${low},250.40 - $${high},118.00`,
    `${low},500.00 - ${high},750.00`,
    `${low} to ${high}`,
    `${low},000 to ${high},000`,
    `$${low}-${high}k`,
    `${low}-${high}K`,
    `$${low},000 - $${high},500 (DOE)`,
    `$ ${low},416 to $ ${high},904`,
    `$${low}K/yr - $${high}K/yr`,
    `$${low},000.00/Yr. to $${high},000.00/Yr.`,
  ])
}

/** Pay in other notations, or several levels with their own pay. */
function varyPay(section: Section, random: Random): Section {
  if (section.rows.some(({ kind }) => kind === 'pay') && random.chance(0.2)) {
    const sign = random.pick([': ', ' ', '\t', ' – '])
    const rows = random.pick(levels).map((level): PostingRow => {
      const cells = [[{ text: level + sign }, { text: payText(random), label: 'pay' as const }]]
      return { cells, kind: 'pay', form: 'line', hasGap: false }
    })
    if (sign !== '\t' && random.chance(0.4)) {
      const line = rows.flatMap((row, at) => [...(at > 0 ? [{ text: '; ' }] : []), ...spansOf(row)])
      return { head: section.head, rows: [{ cells: [line], kind: 'pay', form: 'line', hasGap: false }] }
    }
    return { head: section.head, rows }
  }
  const isOther = random.chance(0.25)
  const aside = random.chance(0.12) ? random.below(5) : -1
  const other = (span: PostingSpan): PostingSpan[] => {
    if (span.label !== 'pay') return [span]
    const own = isOther ? { ...span, text: payText(random) } : span
    const text = payText(random)
    if (aside === 0) return [own, { text: ` (est. ${text} a year)` }]
    if (aside === 1) return [own, { text: ` • Est. ${text}` }]
    if (aside === 2) return [{ text: `total pay of ${text}, of which base is ` }, own]
    if (aside === 3) return [own, { text: `, for total cash of ${text}` }]
    return aside === 4 ? [own, { text: `, and stock of about $${10 + random.below(90)}K a year` }] : [own]
  }
  return {
    ...section,
    rows: section.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.flatMap(other)) })),
  }
}

const isList = ({ rows }: Section): boolean =>
  rows.length > 1 && /^(?:duties|requirements|benefits)$/.test(rows[0]?.kind ?? '')

/** A generated posting with other lists, headings and blocks. */
export function varyPosting(posting: ComposedPosting, seed: number): ComposedPosting {
  const { isHeldOut } = posting
  const random = makeRandom(seed ^ 0x15_7e5)
  const own = (list: readonly string[]) => random.pick(chosenOf(list, isHeldOut))
  const some = (list: readonly string[], count: number) => {
    const left = chosenOf(list, isHeldOut && list.some((one) => one.startsWith('!')))
    return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat()
  }
  const hasGaps = posting.rows.filter(({ hasGap }) => hasGap).length > 2
  const rows: PostingRow[] = []
  for (const section of sectionsOf(posting.rows)) {
    let varied = varyPay(section, random)
    if (varied.head) varied = { ...varied, head: varyHead(varied.head, random, isHeldOut) }
    const entries = moreEntries[section.rows[0]?.kind ?? 'head']
    if (isList(section) && entries && random.chance(0.5)) {
      const replaced = (row: PostingRow): PostingRow =>
        random.chance(0.5) ? { ...row, cells: [[{ text: own(entries).replace('{S}', 'Ohio') }]] } : row
      varied = { ...varied, rows: varied.rows.map(replaced) }
    }
    // A list of short names is noise only below a board's own heading.
    if (isList(section) && section.rows[0]?.kind === 'benefits' && random.chance(0.15)) {
      const short = some(boardBenefits, 2 + random.below(6))
      varied = { ...varied, rows: short.map((text) => plainRow(text, 'benefits', section.rows[0]?.form)) }
    }
    if (isList(section)) {
      let rest = random.below(1000) / 1000
      for (const [share, form] of listForms) {
        if (rest >= 0 && rest < share) varied = form(varied, random, isHeldOut)
        rest -= share
      }
    }
    rows.push(...(varied.head ? [varied.head] : []), ...varied.rows)
    if (isList(section) && random.chance(0.14))
      rows.push(plainRow(own(paragraphs), 'intro', 'line', hasGaps || random.chance(0.7)))
    if (!section.head && section.rows[0]?.kind === 'head') continue
    for (const { share, heads, lines } of blocks) {
      if (!random.chance(share / 2)) continue
      const form = random.pick(['bullet', 'bullet', 'line'] as const)
      const found = some(lines, 1 + random.below(4))
      const isRun = random.chance(0.25)
      if (isRun)
        rows.push(
          plainRow(`${own(heads)}: ${found.map((one) => one.replace(/[^.?*)]$/, '$&;')).join(' ')}`, 'boilerplate'),
        )
      else
        rows.push(
          plainRow(own(heads), 'boilerplate', 'heading', hasGaps),
          ...found.map((text) => plainRow(text, 'boilerplate', form)),
        )
    }
  }
  const noise = (texts: readonly string[]) =>
    texts.flatMap((text) => text.split(' / ').map((one) => plainRow(one, 'noise')))
  const firstBody = rows.findIndex(({ kind }) => kind !== 'head' && kind !== 'noise')
  const at = firstBody < 0 ? rows.length : firstBody
  if (random.chance(0.05))
    rows.splice(at, 0, ...noise([own(boardBenefitHeads), ...some(boardBenefits, 2 + random.below(4)), own(boardEnds)]))
  if (random.chance(0.05))
    rows.splice(at, 0, ...noise([own(boardSkillHeads), ...some(boardSkills, 1 + random.below(4)), own(boardFurniture)]))
  if (random.chance(0.05)) rows.splice(random.chance(0.6) ? 0 : rows.length, 0, ...noise([own(menus)]))
  if (random.chance(0.06)) rows.push(...noise(some(navigation, 1 + random.below(2))))
  if (random.chance(0.05)) {
    const value = random.pick(factValues)
    const cells = [[value.includes('years') ? { text: value, label: 'years' as const } : { text: value }]]
    rows.splice(at, 0, plainRow(own(factLabels), 'head'), { cells, kind: 'head', form: 'line', hasGap: false })
  }
  if (random.chance(0.06)) {
    const guess = own(guesses).replaceAll('{M}', () => payText(random))
    const lines = noise([...(random.chance(0.4) ? [own(guessHeads)] : []), guess])
    rows.splice(random.chance(0.5) ? at : rows.length, 0, ...lines)
  }
  return { ...posting, rows }
}
