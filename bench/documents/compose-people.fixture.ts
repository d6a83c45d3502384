import {
  fillNotation,
  monthNames,
  writtenMonth,
  type Composed,
  type PartLabel,
  type Row,
  type RowPart,
  type Truth,
} from './compose.fixture.ts'
import type { Layout } from './layouts.ts'
import { workWords } from './people-work-words.fixture.ts'
import { familyNames, givenNames, isHeldOutWord, mailHosts, streets } from './people-words.ts'
import { makeRandom, type Random } from './random.ts'

// Résumés of people in every line of work, with random structures: the position of a job's title, firm, place and dates, and the text
// around them; labels before values; names in many forms; entries that look like jobs but are not.

const thisYear = 2026
const part = (label: PartLabel, text: string, look: Partial<RowPart> = {}): RowPart => ({ label, text, ...look })
const line = (text: string, label: PartLabel = 'other'): Row => ({ cells: [[part(label, text)]], kind: 'line' })

type Entry = { what: string; where: string; unit?: string; place: string; dates: string; extra: string }
/** Labels for the parts of an entry: a job, or something that only looks like one. */
type EntryLabels = { what: PartLabel; where: PartLabel }

/** An entry in the notation of layouts.ts: one to four lines with a title, a firm, dates, a place and extra text. */
function entryNotation(random: Random): string {
  const parts = ['F', 'T', 'D', ...(random.chance(0.7) ? ['P'] : []), ...(random.chance(0.12) ? ['X'] : [])]
  for (let at = parts.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    ;[parts[at], parts[other]] = [parts[other] ?? '', parts[at] ?? '']
  }
  // Dates and places rarely come first, and are rarely on a line without a title or a firm.
  if (/[PX]/.test(parts[0] ?? '') || (parts[0] === 'D' && random.chance(0.6))) parts.push(parts.shift() ?? '')
  const style: Record<string, string> = {}
  style[random.pick(['F', 'T'])] = random.pick(['*', '*', '*', '*', '^', '_', ''])
  if (random.chance(0.6)) style[random.pick(['F', 'T', 'D', 'P', 'T', 'D'])] = random.pick(['_', '_', '*', '^', ''])
  // A team or department follows the title or the firm.
  if (random.chance(0.12)) parts.splice(parts.indexOf(random.pick(['T', 'T', 'F'])) + 1, 0, 'U')
  const usual = random.pick([',', ',', '|', '-', '>', '>'])
  const breaks = random.pick([0.15, 0.35, 0.5, 0.9])
  return parts
    .map((letter, at) => {
      const own = `${style[letter] ?? ''}${letter}`
      if (at === 0) return own
      if (letter === 'U')
        return random.pick([`, ${own}`, `, ${own}`, `- ${own}`, `- ${own}`, `| ${own}`, `: ${own}`, `// ${own}`])
      if (random.chance(breaks)) return `// ${own}`
      if (letter === 'D' || letter === 'P')
        return random.pick([`> ${own}`, `> ${own}`, `> ${own}`, `( ${own} )`, `${usual} ${own}`])
      if (letter === 'F' && parts[at - 1] === 'T' && random.chance(0.2)) return `@ ${own}`
      return `${random.chance(0.7) ? usual : random.pick(['>', ',', '|', '-', '.', ':'])} ${own}`
    })
    .join(' ')
}

/** Jobs in a sentence: one that somebody has, and one before. */
const sentencesOfJobs = [
  ['Currently working with {F} as a {T} from {D}', 'Worked with {F} as a {T} from {D}'],
  ['Working as {T} in {F}, {P} from {D}', 'Worked as {T} in {F}, {P} from {D}'],
  ['Presently working as a {T} at {F} ({D})', 'Worked as a {T} at {F} ({D})'],
  ['Presently working in {F} as {T}, {D}.', 'Worked in {F} as {T}, {D}.'],
  ['I am working as {T} at {F} from {D}.', 'I worked as {T} at {F} from {D}.'],
  ['Employed at {F}, {P} as a {T} from {D}', 'Was employed at {F}, {P} as a {T} from {D}'],
  ['{D}: working with {F} as {T}', '{D}: worked with {F} as {T}'],
] as const

function rowOfSentence({ what, where, place, dates }: Entry, sentence: string): Row {
  const values: Readonly<Record<string, RowPart>> = {
    '{T}': part('title', what),
    '{F}': part('firm', where),
    '{P}': part('place', place),
    '{D}': part('date', dates),
  }
  const cell = (place === '' ? sentence.replace(', {P}', '') : sentence)
    .split(/(\{\w\})/)
    .map((text) => values[text] ?? part('other', text))
  return { cells: [cell.filter(({ text }) => text !== '')], kind: 'line' }
}

const labelNames = {
  F: [
    'Company',
    'Company Name',
    'Employer',
    'Organization',
    'Organisation',
    'Name of Company',
    'Firm',
    'Institution',
    'Employer Name',
    'Name of the Organization',
  ],
  T: [
    'Position',
    'Position Held',
    'Designation',
    'Job Title',
    'Title',
    'Role',
    'Post',
    'Job Appointment',
    'Appointment',
    'Post Held',
    'Job Position',
  ],
  D: [
    'Date',
    'Dates',
    'Duration',
    'Period',
    'Tenure',
    'Working Period',
    'From / To',
    'Period of Service',
    'Time',
    'Year',
  ],
  P: ['Location', 'Place', 'Place of work', 'City', 'Work Location', 'Country'],
  U: ['Department', 'Team', 'Division', 'Section', 'Business Unit'],
  X: [
    'Project',
    'Client',
    'Nature of Business',
    'Reporting to',
    'Job Scope',
    'Reason for Leaving',
    'Salary',
    'Team Size',
    'Main Contractor',
    'Project Name',
    'Industry',
  ],
} as const

/** Names as people of many countries write them, each in its parts. */
function nameOf(random: Random, own: (list: readonly string[]) => string): string[] {
  const [given, family] = [own(givenNames), own(familyNames)]
  const initial = () => String.fromCharCode(65 + random.below(24))
  return random.pick([
    () => [given, family],
    () => [given, family],
    () => [given, family],
    () => [`${given} ${initial()}.`, family],
    () => [`${given} ${own(givenNames)}`, family],
    () => [given, `${own(familyNames)} ${family}`],
    () => [given, initial()],
    () => [given, `${initial()}.`],
    () => [`${initial()}. ${given}`, family],
    () => [`${initial()}.`, given],
    () => [`${given} ${own(givenNames)}`, initial()],
    () => [given, `bin ${own(givenNames)}`],
    () => [`${given} ${own(givenNames)}`, `binti ${own(givenNames)}`],
    () => [family, `${own(givenNames)} ${own(givenNames)}`],
    () => [`${family} ${own(givenNames)} ${own(givenNames)}`, `(${given})`],
    () => [`${given} “${own(givenNames)}”`, family],
    () => [given, `${family}-${own(familyNames)}`],
    () => [`${given} ${initial()}.`, `${family}, ${random.pick(['Jr.', 'II', 'III', 'IV'])}`],
  ])()
}

/** A person's résumé; the same seed gives the same one. */
export function composePerson(layout: Layout, seed: number): Composed {
  const random = makeRandom(seed)
  const own = (list: readonly string[]) => {
    const fit = list.filter((one) => isHeldOutWord(one) === layout.isHeldOut)
    return random.pick(fit.length > 0 ? fit : list)
  }
  const word = workWords(random, own, () => own(familyNames))
  const isAcademic = random.chance(0.25)
  const isStudent = random.chance(0.35)
  const style = {
    bar: random.pick([' | ', ' • ', ' · ', ' / ', ' | ', ' – ', ' ~ ', '  |  ']),
    dash: random.pick([' - ', ' – ', ' — ', ' -  ']),
    range: random.pick([' – ', ' - ', '-', '–', ' to ', ' — ', '- ', ' –']),
    date: random.pick(
      'y; y; Mon y; Mon y; Month y; Month y; m/y; Mon. y; Mon ’yy; Mon, y; Mon-y; m.y; Mon yy; m/yy'.split('; '),
    ),
    present: random.pick([
      'Present',
      'present',
      'PRESENT',
      'Current',
      'Now',
      'till date',
      'Till Date',
      'date',
      'Ongoing',
      'CURRENT',
      'to date',
      '',
    ]),
    around: random.pick(['', '', '', '', '()', '[]']),
    headings: random.pick(['caps', 'caps', 'as is', 'as is', 'colon', 'spaced', 'lower']),
    headingSize: random.pick([1, 1, 1.15, 1.3, 1.5]),
    isHeadingBold: random.chance(0.7),
    entrySize: random.chance(0.12) ? random.pick([1.1, 1.2]) : 1,
    isTight: random.chance(0.3),
    hasBullets: random.chance(0.8),
    /** A bullet before one line of each entry. */
    marked: random.chance(0.12) ? 1 + random.below(2) : 0,
    number: random.chance(0.04),
    labels: random.chance(0.14) ? random.pick([': ', ' : ', ':  ', ' :- ', '>', '> : ', '>: ', ':>']) : '',
    /** Each job is a sentence. No held-out document has any. */
    sentences: !layout.isHeldOut && random.chance(0.09) ? random.pick(sentencesOfJobs) : undefined,
  }
  const dateOf = (year: number, month: number) => writtenMonth(style.date, year, month)
  const datesOf = (from: number, to: number | null) => {
    const [start, end] = [random.below(12), random.below(12)].toSorted((a, b) => a - b) as [number, number]
    const isShort = to === from && random.chance(0.4)
    const text = isShort
      ? random.pick([`${random.pick(['Summer', 'Fall', 'Spring', 'Winter'])} ${from}`, dateOf(from, start), `${from}`])
      : `${dateOf(from, start)}${style.range}${to === null ? style.present : dateOf(to, end)}`.trim()
    return style.around === '' ? text : `${style.around.charAt(0)}${text}${style.around.charAt(1)}`
  }
  const heading = (text: string, section: NonNullable<Row['heading']>): Row => {
    const shown =
      {
        caps: text.toUpperCase(),
        colon: `${text}:`,
        spaced: text.toUpperCase().split('').join(' '),
        lower: text.toLowerCase(),
      }[style.headings] ?? text
    return {
      cells: [
        [
          part('other', style.headings === 'lower' && random.chance(0.5) ? text : shown, {
            isBold: style.isHeadingBold,
          }),
        ],
      ],
      kind: 'heading',
      heading: section,
      hasGap: true,
      size: style.headingSize,
    }
  }
  const mark = (): 'bullet' | 'line' => (style.hasBullets ? 'bullet' : 'line')
  const bullets = (most: number): Row[] =>
    Array.from({ length: random.below(most + 1) }, (): Row => ({
      cells: [[part('other', word.sentence())]],
      kind: mark(),
    }))
  const notation = notationOf(layout, random)
  const lines = notation.split(' // ')

  /** The lines of an entry, in the style that this document uses for all entries. */
  const entryRows = (entry: Entry, labels: EntryLabels, number: number): Row[] => {
    const values = {
      F: part(labels.where, entry.where),
      T: part(labels.what, entry.what),
      U: part(labels.what === 'title' ? 'unit' : labels.where, entry.unit ?? ''),
      D: part('date', entry.dates),
      P: part('place', entry.place),
      X: part('other', entry.extra),
    }
    const rows =
      style.labels === ''
        ? lines.flatMap((one) => fillNotation(one.replace(/^> /, ''), values, style, random))
        : labeledRows(Object.entries(values).filter(([, { text }]) => text !== ''))
    return rows.map((row, at): Row => ({
      ...row,
      kind: style.marked > 0 && at === Math.min(style.marked, rows.length) - 1 ? 'bullet' : 'line',
      hasGap: at === 0 && number > 0 && !style.isTight,
      ...(at === 0 && style.entrySize > 1 ? { size: style.entrySize } : {}),
      cells:
        at === 0 && style.number
          ? [[part('other', `${number + 1}. `), ...(row.cells[0] ?? [])], ...row.cells.slice(1)]
          : row.cells,
    }))
  }
  const labelOrder = shuffled(['F', 'T', 'U', 'D', 'P', 'X'], random)
  const labelTexts = Object.fromEntries(Object.entries(labelNames).map(([letter, list]) => [letter, random.pick(list)]))
  const isLoud = random.chance(0.3)
  const isLabelBold = random.chance(0.4)
  const labeledRows = (values: readonly (readonly [string, RowPart])[]): Row[] =>
    labelOrder.flatMap((letter): Row[] => {
      const value = values.find(([one]) => one === letter)?.[1]
      if (!value) return []
      const text = labelTexts[letter] ?? ''
      const label = part('other', isLoud ? text.toUpperCase() : text, { isBold: isLabelBold })
      const [before = '', behind] = style.labels.split('>')
      return behind === undefined
        ? [{ cells: [[label, part('other', before), value]], kind: 'line' }]
        : [
            {
              cells: [
                [label, part('other', before)],
                [part('other', behind), value],
              ],
              kind: 'line',
            },
          ]
    })

  const placeOf = () => (random.chance(0.85) ? word.place() : '')
  const jobs: (Entry & { from: number; to: number | null })[] = []
  let end: number | null = random.chance(0.65) ? null : thisYear - random.below(4)
  for (let count = 1 + random.below(5); count > 0; count--) {
    const from: number = (end ?? thisYear) - random.below(isStudent ? 2 : 5)
    const before = jobs.at(-1)
    const isSameFirm = before !== undefined && random.chance(0.15)
    jobs.push({
      what: word.title(),
      where: isSameFirm ? before.where : word.firm(isAcademic || (isStudent && random.chance(0.4))),
      unit: random.chance(0.8) ? word.unit(isAcademic) : '',
      place: isSameFirm ? before.place : placeOf(),
      dates: datesOf(from, end),
      extra: random.pick([
        word.sentence(),
        word.tools(3),
        random.pick(['Remote', 'Full-time', 'Part-time', 'Internship', 'Contract', 'Hybrid']),
        `${word.coined()} (${word.subject()})`,
        `https://${word.coined().toLowerCase()}.example`,
        `Main product: ${word.subject()}`,
        `a leading ${word.subject().toLowerCase()} company`,
        `Email info@${word.coined().toLowerCase()}.example`,
        `www.${word.coined().toLowerCase()}.example`,
        `${word.tools(2)} | Live | GitHub`,
        `${random.pick(['PI', 'Advisor', 'Supervisor', 'Prof'])}${random.pick([': ', '. '])}${own(givenNames)} ${own(familyNames)}`,
      ]),
      from,
      to: end,
    })
    end = random.chance(0.85) ? from : from - 1
  }
  /** A line between the head of each job and what was done there. */
  const marker = random.chance(0.1)
    ? random.pick([
        'Responsibilities:',
        'Key Responsibilities:',
        'Achievements/Tasks',
        'Key Achievements:',
        'Duties:',
        'Roles & Responsibilities:',
        'Job Description:',
        'Main activities',
        'Job Profile:',
        'Highlights',
      ])
    : ''
  const rowsOfJob = (job: Entry, at: number): Row[] =>
    style.sentences
      ? [{ ...rowOfSentence(job, style.sentences[job.dates.endsWith(style.present) ? 0 : 1]), kind: mark() }]
      : entryRows(job, { what: 'title', where: 'firm' }, at)
  // Several roles below a firm that is named only once.
  const isGrouped = style.labels === '' && random.chance(0.2)
  // The firm's line may look like a heading.
  const firmSize = random.pick([1, 1, 1.15, style.headingSize])
  const hasFirmStyle = random.chance(0.3)
  const yearsAt = (own: readonly Entry[], { where }: Entry) => {
    const spans = own.filter((one) => one.where === where).map(({ dates }) => dates.match(/\d{4}/g) ?? [])
    const [from, to] = [spans.at(-1)?.[0], spans[0]?.[1]]
    return from === undefined ? '' : `${from}${style.range}${to ?? style.present}`
  }
  const jobRows = (list: readonly Entry[]): Row[] =>
    list.flatMap((job, at) => {
      const isBelow = isGrouped && at > 0 && list[at - 1]?.where === job.where
      const rows = isGrouped
        ? [
            ...(isBelow
              ? []
              : fillNotation(
                  firmNotation,
                  {
                    F: part('firm', job.where),
                    P: part('place', job.place),
                    U: part('unit', job.unit ?? ''),
                    D: part('date', yearsAt(list, job)),
                  },
                  style,
                  random,
                ).map((row): Row => ({ ...row, size: firmSize, hasHeadingStyle: hasFirmStyle }))),
            ...fillNotation(groupedRole, { T: part('title', job.what), D: part('date', job.dates) }, style, random),
          ]
        : rowsOfJob(job, at)
      return [
        ...rows.map((row, index): Row =>
          isGrouped ? { ...row, hasGap: index === 0 && !isBelow && !style.isTight } : row,
        ),
        ...(random.chance(0.1) ? [line(word.sentence())] : []),
        ...(marker === '' ? [] : [{ ...line(marker), size: 0.95 }]),
        ...bullets(5),
        ...(random.chance(0.12)
          ? [line(`${random.pick(['Technologies used', 'Tools', 'Tech', 'Skills', 'Stack'])}: ${word.tools(4)}`)]
          : []),
      ]
    })
  const firmNotation = random.pick(
    '*F; *F; *F; *^F; F; *F > P; F > P; *F , P; *F > D; *F > P > D; *F : U > P; *F - U'.split('; '),
  )
  const groupedRole = random.pick(
    ['T > D', '_T > D', '*T , D', 'T ( D )', 'D > T', 'D > T', 'T // D'].map((one) => one.replace('//', '/')),
  )

  const head = headRows(random, own, word, style, jobs[0])
  const entries = (count: number, make: () => Entry): Entry[] => Array.from({ length: count }, make)
  const years = () => {
    const from = thisYear - random.below(8)
    return datesOf(from, random.chance(0.3) ? null : Math.min(thisYear, from + random.below(2)))
  }
  const sections: Record<string, () => Row[]> = {
    summary: () => [
      ...(random.chance(0.7)
        ? [
            heading(
              random.pick([
                'Summary',
                'Profile',
                'Objective',
                'Career Objective',
                'About',
                'About Me',
                'Professional Summary',
                'Introduction',
                'Statement',
                'Synopsis',
                'Credo',
              ]),
              'summary',
            ),
          ]
        : []),
      line(
        `${word.subject()} ${random.pick(['professional', 'engineer', 'graduate', 'student', 'manager'])} with ${1 + random.below(15)} years of experience. ${word.sentence()}. ${word.sentence()}.`,
      ),
    ],
    experience: () => [heading(random.pick(experienceHeadings), 'experience'), ...jobRows(jobs)],
    earlier: () => [
      heading(
        random.pick([
          'Research Experience',
          'Teaching Experience',
          'Teaching',
          'Internships',
          'Volunteer Experience',
          'Additional Experience',
          'Other Experience',
          'Previous Experience',
          'Military Service',
          'Freelance Work',
          'Past Employment',
          'Industry Experience',
        ]),
        'earlier',
      ),
      ...jobRows(
        entries(1 + random.below(3), () => ({
          what: word.title(),
          where: word.firm(isAcademic),
          place: word.place(),
          dates: datesOf(thisYear - 12 - random.below(4), thisYear - 11 + random.below(2)),
          extra: word.tools(2),
        })),
      ),
    ],
    education: () => [
      heading(
        random.pick([
          'Education',
          'Education',
          'Academic Background',
          'Educational Qualifications',
          'Qualifications',
          'Academic Qualification',
          'Academics',
          'Education and Training',
          'Studies',
        ]),
        'education',
      ),
      ...entries(1 + random.below(3), () => ({
        what: word.degree(),
        where: word.school(),
        place: random.chance(0.5) ? word.place() : '',
        dates: random.pick([
          String(thisYear - random.below(15)),
          years(),
          `Expected May ${thisYear + 1}`,
          `Class of ${thisYear - 2}`,
        ]),
        extra: `GPA ${random.pick(['3.4', '3.83/4.00', '7.2', '3.98'])}`,
      })).flatMap((one, at) => [
        ...(style.labels === '' && random.chance(0.6)
          ? entryRows(one, { what: 'degree', where: 'school' }, at)
          : fillNotation(
              layout.degree.replaceAll(' / > ', ' / '),
              {
                S: part('school', one.where),
                G: part('degree', one.what),
                D: part('date', one.dates),
                P: part('place', one.place),
                Q: part('other', one.extra),
              },
              style,
              random,
            )),
        ...(random.chance(0.3)
          ? [
              line(
                `${random.pick(['Relevant Coursework', 'Coursework', 'Notable courses', 'Thesis', 'Dissertation', 'Honors'])}: ${word.subject()}, ${word.subject()}, ${word.subject()}`,
              ),
            ]
          : []),
      ]),
    ],
    projects: () => [
      heading(
        random.pick([
          'Projects',
          'Personal Projects',
          'Selected Projects',
          'Academic Projects',
          'Side Projects',
          'Open Source',
          'Technical Projects',
          'Projects and Hackathons',
        ]),
        'other',
      ),
      ...entries(1 + random.below(3), () => ({
        what: word.project(),
        where: random.pick([
          word.tools(2),
          'Personal Project',
          word.subject(),
          `Team of ${2 + random.below(5)}`,
          word.school(),
        ]),
        place: random.chance(0.2) ? word.place() : '',
        dates: random.chance(0.7) ? years() : '',
        extra: '',
      })).flatMap((one, at) => [
        ...(style.labels === '' && random.chance(0.7)
          ? entryRows(one, { what: 'other', where: 'other' }, at)
          : [
              {
                cells: [
                  [part('other', one.what, { isBold: true }), part('other', style.bar), part('other', one.where)],
                ],
                kind: 'line',
              } as Row,
            ]),
        ...bullets(3),
      ]),
    ],
    involvement: () => [
      heading(
        random.pick([
          'Involvement',
          'Activities',
          'Leadership',
          'Leadership & Activities',
          'Extracurricular Activities',
          'Volunteering',
          'Community',
          'Service',
          'Professional Service',
          'Organizations',
          'Memberships',
          'Clubs',
          'Campus Involvement',
          'Committees',
          'Extracurricular Activity',
        ]),
        'member',
      ),
      ...entries(1 + random.below(4), () => ({
        what: random.pick([
          'Member',
          'President',
          'Vice President',
          'Treasurer',
          'Secretary',
          'Volunteer',
          'Mentor',
          'Organizer',
          'Co-Chair',
          'Captain',
          'Reviewer',
          'Chair',
          'Core Member',
          'Webmaster',
          'Team Lead',
          'Head of Events',
        ]),
        where: random.pick([
          `${word.subject()} Club`,
          `${word.subject()} Society`,
          `Society of ${word.subject()} Engineers`,
          'Curriculum Council',
          'Student Government',
          'Hack Night',
          'Habitat Builders',
          `${word.coined()} Hackathon`,
          'Food Bank',
          'Rowing Team',
          'IEEE',
          'ACM Chapter',
          'Faculty Senate',
          'Toastmasters',
          word.school(),
        ]),
        place: random.chance(0.3) ? word.place() : '',
        dates: years(),
        extra: '',
      })).flatMap((one, at) => [
        ...(style.labels === '' && random.chance(0.75)
          ? entryRows(one, { what: 'member', where: 'member' }, at)
          : [
              {
                cells: [[part('member', `${one.what}, ${one.where}`), part('other', ', '), part('date', one.dates)]],
                kind: mark(),
              } as Row,
            ]),
        ...bullets(2),
      ]),
    ],
    skills: () => [
      heading(
        random.pick([
          'Skills',
          'Technical Skills',
          'Languages',
          'Computer Skills',
          'Technologies',
          'Key Skills',
          'Tools',
          'Languages and Technologies',
          'Core Competencies',
          'Programming Languages',
          'Areas of Interest',
        ]),
        'other',
      ),
      ...Array.from({ length: 1 + random.below(5) }, (): Row =>
        random.pick([
          () =>
            ({
              cells: [
                [
                  part(
                    'other',
                    random.pick([
                      'Languages',
                      'Frameworks',
                      'Tools',
                      'Databases',
                      'Cloud',
                      'Operating Systems',
                      'Testing',
                      'Libraries',
                      'Software',
                      'IDE',
                    ]),
                    { isBold: true },
                  ),
                  part('other', random.pick([': ', ' - ', ' '])),
                ],
                [part('other', word.tools(3))],
              ],
              kind: 'line',
            }) as Row,
          () => ({ cells: [[part('other', word.tools(5))]], kind: mark() }) as Row,
          () => line(word.tool()),
          () => line(`${random.pick(['Languages', 'Frameworks', 'Tools', 'Technologies'])}: ${word.tools(4)}`),
        ])(),
      ),
    ],
    awards: () => [
      heading(
        random.pick([
          'Awards',
          'Honors',
          'Honors & Awards',
          'Achievements',
          'Certifications',
          'Certificates',
          'Scholarships',
          'Licenses & Certifications',
        ]),
        'other',
      ),
      ...Array.from({ length: 1 + random.below(4) }, (): Row => {
        const [award, from] = [
          random.pick([
            "Dean's List",
            'Best Paper Award',
            'Merit Scholarship',
            'First Place, Hackathon',
            'AWS Certified Developer',
            'Employee of the Month',
            'National Olympiad, Bronze',
            'PMP',
            'First Aid',
            `Certificate in ${word.subject()}`,
            `${word.subject()} Scholar`,
          ]),
          random.chance(0.6) ? random.pick([word.school(), word.coined(), word.place()]) : '',
        ]
        return {
          ...fillNotation(
            random.pick(['A , B > D', 'D > A , B', 'A - B ( D )', 'A > D', 'A | B | D']),
            { A: part('other', award), B: part('other', from), D: part('date', String(thisYear - random.below(12))) },
            style,
            random,
          )[0],
          kind: mark(),
        } as Row
      }),
    ],
    publications: () => [
      heading(
        random.pick([
          'Publications',
          'Selected Publications',
          'Papers',
          'Talks',
          'Presentations',
          'Publications & Preprints',
          'Academic publications',
          'Working Papers',
          'Patents',
        ]),
        'other',
      ),
      ...Array.from({ length: 1 + random.below(5) }, (): Row => {
        const authors = `${own(familyNames)}, ${String.fromCharCode(65 + random.below(24))}., ${own(familyNames)}, ${String.fromCharCode(65 + random.below(24))}.`
        const paper = `${random.pick(['On', 'Towards', 'Learning', 'A Note on', 'The Limits of', 'Rethinking', 'Fast'])} ${word.subject()} ${random.pick(['and its Discontents', 'with Limited Data', 'in Practice', 'under Uncertainty', ': A Survey'])}`
        const venue = random.pick([
          'arXiv preprint',
          `Journal of ${word.subject()}`,
          `Proceedings of the Conference on ${word.subject()}`,
          `Workshop on ${word.subject()}`,
        ])
        const text = random.pick([
          `${authors} “${paper}.” ${venue}`,
          `${paper}, ${venue}`,
          `${authors} ${paper}. ${venue}`,
        ])
        return {
          cells: random.chance(0.4)
            ? [[part('date', String(thisYear - random.below(12)))], [part('other', text)]]
            : [[part('other', text), part('other', ', '), part('date', String(thisYear - random.below(12)))]],
          kind: random.chance(0.4) ? 'bullet' : 'line',
        }
      }),
    ],
    interests: () => [
      heading(
        random.pick([
          'Interests',
          'Hobbies',
          'Research Interests',
          'Hobbies and Interests',
          'Strengths',
          'Soft Skills',
        ]),
        'other',
      ),
      ...Array.from({ length: 1 + random.below(4) }, (): Row => ({
        ...line(
          random.pick([
            word.subject(),
            'Photography',
            'Chess',
            'Running',
            'Hard working',
            'Team player',
            'Cricket',
            'Problem Solving',
            'Communication skills',
            'Quick learner',
          ]),
        ),
        kind: mark(),
      })),
    ],
    references: () => [
      heading(random.pick(['References', 'Referees', 'Reference']), 'other'),
      ...(random.chance(0.3)
        ? [line('Available upon request')]
        : Array.from({ length: 1 + random.below(3) }, (): Row[] => [
            line(`${random.pick(['', 'Dr. ', 'Prof. ', 'Mr. '])}${own(givenNames)} ${own(familyNames)}`),
            line(`${word.title()}, ${word.firm(isAcademic)}`),
            line(random.pick([`${own(familyNames).toLowerCase()}@example.org`, '+65 6123 4567', '(614) 555-0123'])),
          ]).flat()),
    ],
    personal: () => [
      heading(
        random.pick([
          'Personal Details',
          'Personal Particulars',
          'Personal Data',
          'Personal Information',
          'Personal Profile',
        ]),
        'other',
      ),
      ...personalRows(random, own, word),
      ...(random.chance(0.4)
        ? [
            line('I hereby declare that the above information is true and correct.'),
            line(`Place: ${word.place()}`),
            line(`Date: 12/${1 + random.below(12)}/${thisYear}`),
          ]
        : []),
    ],
  }
  const order = shuffled(
    [
      'experience',
      'education',
      ...[
        'summary',
        'earlier',
        'projects',
        'involvement',
        'skills',
        'awards',
        'publications',
        'interests',
        'references',
        'personal',
      ].filter(() => random.chance(0.35)),
    ],
    random,
  ).toSorted((a, b) => rankOf(a) - rankOf(b))
  const isSided = / (?:side|left|right)$/.test(layout.form)
  // Contact details are at the end of the page or of the narrow column, or below a heading of their own.
  const isContactApart = random.chance(0.12)
  const contacts = isContactApart ? head.contacts : []
  const main: Row[] = head.rows.filter((row) => !contacts.includes(row))
  const side: Row[] = []
  for (const section of order) {
    const rows = sections[section]?.() ?? []
    if (isSided && /skills|interests|awards|personal/.test(section) && random.chance(0.7)) side.push(...rows)
    else main.push(...rows)
  }
  if (contacts.length > 0) {
    const own = [...(random.chance(0.5) ? [heading('Contact', 'header')] : []), ...contacts]
    if (isSided) side.splice(random.chance(0.5) ? 0 : side.length, 0, ...own)
    else main.push(...own)
  }
  const newest = jobs[0]
  const truth: Truth = {
    name: head.name,
    ...(head.email === '' ? {} : { email: head.email }),
    ...(newest ? { title: newest.what, firm: newest.where } : {}),
    positions: [],
  }
  return { layout, isResume: true, main, side, truth }
}

/** Sections that come first, in the middle and at the end. */
const rankOf = (section: string): number =>
  ['summary', '', 'references', 'personal', 'interests'].indexOf(section) < 0 ? 1 : Number(section !== 'summary') * 2

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((one) => ({ one, at: random.below(1e6) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

const experienceHeadings = [
  'Experience',
  'Experience',
  'Work Experience',
  'Work Experience',
  'Professional Experience',
  'Employment',
  'Employment History',
  'Work History',
  'Corporate Experience',
  'Working Experience',
  'Working Experiences',
  'Industry Experience',
  'Relevant Experience',
  'Academic appointments',
  'Appointments',
  'Professional Background',
  'Career History',
  'Career Summary',
  'Positions Held',
  'Job Experience',
  'Experience Summary',
  'Summary of Experience',
  'Organizational Experience',
  'Experience Profile',
  'Employment Record',
  'Experiences',
  'Career',
  'Jobs',
  'Career Timeline',
  'Where I Have Worked',
  'Track Record',
  'Professional Journey',
  'Work Life',
  'Trajectory',
  'Milestones',
  'Assignments',
  'Engagements',
  'What I Have Done',
  'In the Field',
  'On the Job',
  'Practice',
  'Appointments Held',
  'Service Record',
  'Path So Far',
]

/** Entries as the templates that most people use write them. */
const commonEntries = `
*F > P // _T > _D; *F > P // T > D; *F > D // _T > P; *F > D // T; *F , P > D // _T; *F // T > D
*T > D // F > P; *T > D // F; *T > D // _F , P; *T // F > D; *T , F > D; *T > P // F > D
*F , P - _T // D; *F - T > D; *F | T > D; *F > T > D; *F , P , T > D; *F , T // D; *F // _T // D , P
D > *T // F , P; D > *F // T; D > T , F , P; D // *T // F , P; D > P // *^T - *^F; D > *T , _F , P
*T | F | D; *T | F // D; *T , *F ( D ); *T // F // D > P; T @ F > D; *T @ F // D; *T @ F , P > D
*T - F , P // D; T // *F // D; *T - U // F , P > D; *T , U > D // F > P; *T // U , F > D
*F > P // T , U > D; *T // U // F , P // D; *F : U > P // T > D; *F // U // T > D; D > *T , U // _F , P
*F - P // *T // D; T // F , P // D; *F , X > P // T > D; *F > P // X // T > D`
  .trim()
  .split(/; |\n/)

/** The notation for a document's entries. Held-out orders appear in no training document. */
function notationOf(layout: Layout, random: Random): string {
  for (;;) {
    const notation = random.chance(0.4) ? random.pick(commonEntries) : entryNotation(random)
    if (isHeldOutWord(notation.replaceAll(/[!*_^]/g, '')) === layout.isHeldOut) return notation
  }
}

type Words = ReturnType<typeof workWords>

function headRows(
  random: Random,
  own: (list: readonly string[]) => string,
  word: Words,
  style: { bar: string; dash: string },
  job: Entry | undefined,
): { rows: Row[]; contacts: Row[]; name: string; email: string } {
  const parts = random.chance(0.03) ? [own(givenNames)] : nameOf(random, own)
  const name = parts.join(' ')
  const inCase = random.pick([
    (text: string) => text,
    (text: string) => text,
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => (random.chance(0.2) ? text.toLowerCase() : text),
  ])
  const credential = random.chance(0.08)
    ? random.pick([', CFA', ', CPA', ', PMP', ', PhD', ' MBA', ', P.E.', ', ACCA'])
    : ''
  const size = random.pick([1, 1.3, 1.6, 2, 2.4])
  const isBold = random.chance(0.6)
  const named = (text: string, look: Partial<RowPart> = {}) => part('name', inCase(text), { isBold, ...look })
  const nameRows = random.pick<() => Row[]>([
    ...Array.from({ length: 6 }, () => (): Row[] => [
      { cells: [[named(name), ...(credential === '' ? [] : [part('other', credential)])]], kind: 'line', size },
    ]),
    // In two font weights, or on two lines.
    () => [
      {
        cells: [
          [
            named(`${parts[0]} `, { isBold: false }),
            named(parts.slice(1).join(' '), { isBold: true, continues: true }),
          ],
        ],
        kind: 'line',
        size,
      },
    ],
    () =>
      parts.map((one, at): Row => ({
        cells: [[named(one, at > 0 ? { continues: true } : {})]],
        kind: 'line',
        size: 2,
      })),
    () => [
      {
        cells: [
          [
            part('other', random.pick(['Name', 'NAME', 'Full Name', 'Name of Candidate'])),
            part('other', random.pick([':', ' :', ''])),
          ],
          [part('other', random.pick(['', ': '])), named(name)],
        ],
        kind: 'line',
      },
    ],
    () => [
      {
        cells: [
          [part('other', `${random.pick(['Name', 'NAME', 'Name '])}${random.pick([': ', ' : ', ':- '])}`), named(name)],
        ],
        kind: 'line',
      },
    ],
    () => [
      { cells: [[part('other', random.pick(['Mr. ', 'Ms. ', 'Er. ', 'Dr. '])), named(name)]], kind: 'line', size },
    ],
    () => [
      {
        cells: [
          [
            named(name),
            part('other', random.pick(style.bar === ' / ' ? [' | '] : [style.bar, ' - ', ' – '])),
            part('other', `${word.subject()} ${random.pick(['Engineer', 'Developer', 'Manager', 'Student'])}`),
          ],
        ],
        kind: 'line',
        size,
      },
    ],
  ])()
  const isMarked = random.chance(0.12)
  const title: Row[] = isMarked
    ? [
        {
          ...line(
            random.pick([
              'CURRICULUM VITAE',
              'Curriculum Vitae',
              'RESUME',
              'Résumé',
              'BIO-DATA',
              'C.V.',
              'Personal Details',
            ]),
          ),
          isCentered: random.chance(0.7),
          size: random.pick([1, 1.4]),
        },
      ]
    : []
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase()
  const [first, last] = [plain(parts[0] ?? ''), plain(parts.at(-1) ?? '')]
  const email = random.chance(0.92)
    ? `${random.pick([`${first}.${last}`, `${first}${last}`, `${first.charAt(0)}${last}`, `${last}${random.below(99)}`, `${first}_${1980 + random.below(25)}`, `${word.coined().toLowerCase()}${random.below(999)}`])}@${random.pick(mailHosts)}`.replaceAll(
        /[^\w.@-]/g,
        'x',
      )
    : ''
  const digits = (form: string) => form.replaceAll('#', () => String(random.below(10)))
  const phone = random.chance(0.85)
    ? digits(
        random.pick([
          '(614) 555-01##',
          '614-555-01##',
          '614.555.01##',
          '+1 614 555 01##',
          '(614)-555-01##',
          '+65 9123 4###',
          '9123 4###',
          '+91-98765432##',
          '+91 98765 432##',
          '+971 50 123 4###',
          '07700 9001##',
          '+44 7700 9001##',
          '+82 10-1234-56##',
          '0912 345 6##',
          '+852 9123 45##',
          '+60 12-345 67##',
          '61455501##',
          '00919876543###',
        ]),
      )
    : ''
  const handle = `${first}${last}`.replaceAll(/[^\w]/g, '') || 'me'
  const links = [
    `github.com/${handle}`,
    `linkedin.com/in/${handle}`,
    `www.${handle}.example`,
    `https://${handle}.github.io`,
    'LinkedIn',
    'GitHub',
    'Portfolio',
  ].filter(() => random.chance(0.25))
  const home = word.home()
  const street = random.pick([
    `${1 + random.below(999)} ${random.pick(streets)}`,
    `Blk ${random.below(300)} ${word.coined()} Road #${10 + random.below(9)}-${10 + random.below(200)}`,
    `${1 + random.below(90)}, ${word.coined()} Nagar, ${word.coined()} Street`,
    `Flat ${random.below(40)}, ${word.coined()} Apartments`,
    `${word.coined()} House, ${word.coined()} P.O.`,
    `${word.coined()}-gu`,
    `${random.below(400)}-${random.below(2000)}, ${word.coined()} Apt. ${random.below(90)}, ${word.coined()}-ro, ${word.coined()}-gu, ${word.coined()}-si`,
  ])
  const labels = random.pick(['none', 'none', 'none', 'colon', 'colon', 'cell', 'above'])
  const items: [string, RowPart[]][] = [
    ...(random.chance(0.4)
      ? [
          [
            random.pick(['Address', 'Permanent Address', 'Present Address', 'Mailing Address']),
            [part('contact', street)],
          ] as [string, RowPart[]],
        ]
      : []),
    ...(random.chance(0.75)
      ? [[random.pick(['Location', 'Address', 'City', 'Based in']), [part('place', home)]] as [string, RowPart[]]]
      : []),
    ...(phone === ''
      ? []
      : [
          [
            random.pick(['Phone', 'Mobile', 'Tel', 'Cell', 'Contact No', 'Mob', 'HP', 'Contact', 'M', 'Phone No.']),
            [part('contact', phone)],
          ] as [string, RowPart[]],
        ]),
    ...(email === ''
      ? []
      : [
          [
            random.pick(['Email', 'E-mail', 'Mail', 'Email ID', 'E-Mail', 'E', 'Mail ID']),
            [part('contact', email)],
          ] as [string, RowPart[]],
        ]),
    ...links.map((link): [string, RowPart[]] => [
      random.pick(['LinkedIn', 'GitHub', 'Website', 'Web', 'Portfolio', 'Skype']),
      [part(/\./.test(link) ? 'contact' : 'other', link)],
    ]),
  ]
  const ordered = random.chance(0.4) ? shuffled(items, random) : items
  const join = random.pick([' | ', ' • ', ' · ', ', ', '  ', ' / ', ' | '])
  const contactRows = rowsOfContact(ordered, labels, join, random)
  const headline: Row[] = random.chance(0.25)
    ? [
        random.pick([
          () => line(job?.what ?? '', 'title'),
          () =>
            line(
              `${word.subject()} ${random.pick(['Engineer', 'Developer', 'Student', 'Manager', 'Graduate'])}${random.pick([' · ', ' | ', ' & ', ', '])}${word.subject()} ${random.pick(['Architect', 'Enthusiast', 'Expert', 'Designer'])}`,
            ),
          () => line(`“${word.sentence()}”`),
          () => line(`${word.degree()}, ${word.school()}`),
        ])(),
      ]
    : []
  const isCentered = random.chance(0.35)
  const isBeside = nameRows.length === 1 && contactRows.length > 1 && random.chance(0.2)
  const [nameRow] = nameRows
  const isBelow = !(isBeside && nameRow) && random.chance(0.06)
  const plainBody = isBelow ? [...contactRows, ...nameRows, ...headline] : [...nameRows, ...headline, ...contactRows]
  const body =
    isBeside && nameRow
      ? [
          { ...nameRow, cells: [...nameRow.cells, ...(contactRows[0]?.cells ?? [])].slice(0, 3) },
          ...contactRows.slice(1).map((row, at): Row => ({
            ...row,
            cells: at === 0 && headline[0] ? [...headline[0].cells, ...row.cells] : [[part('other', '')], ...row.cells],
          })),
        ]
      : plainBody
  const isItalic = random.chance(0.12)
  const rows = [...title, ...body]
    .map((row) => (isCentered && row.cells.length === 1 ? { ...row, isCentered } : row))
    .map((row) =>
      isItalic
        ? {
            ...row,
            cells: row.cells.map((cell) => cell.map((one) => (one.label === 'name' ? one : { ...one, isItalic }))),
          }
        : row,
    )
  const isContact = (row: Row) => row.cells.flat().every(({ label }) => /^(?:contact|place|other)$/.test(label))
  const contacts = rows.filter((row) => isContact(row) && row.cells.flat().some(({ label }) => label === 'contact'))
  return { rows, contacts, name, email }
}

/** Contact details with labels above or before them, or without labels, one per line or several on one line. */
function rowsOfContact(items: readonly [string, RowPart[]][], labels: string, join: string, random: Random): Row[] {
  if (labels === 'above')
    return items.flatMap(([label, own]): Row[] => [
      { cells: [[part('other', label, { isBold: true })]], kind: 'line', hasGap: true },
      { cells: [own], kind: 'line' },
    ])
  if (labels === 'cell')
    return items.map(([label, own]): Row => ({
      cells: [[part('other', label)], [part('other', random.pick([': ', ''])), ...own]],
      kind: 'line',
    }))
  if (random.chance(0.55))
    return grouped(items, random).map((group): Row => ({
      cells: [
        group.flatMap(([label, own], at) => [
          ...(at > 0 ? [part('other', join)] : []),
          ...(labels === 'colon' ? [part('other', `${label}: `)] : []),
          ...own,
        ]),
      ],
      kind: 'line',
    }))
  return items.map(([label, own]): Row => ({
    cells: [[...(labels === 'colon' ? [part('other', `${label}${random.pick([': ', ' : '])}`)] : []), ...own]],
    kind: 'line',
  }))
}

/** Items on one to three lines. */
function grouped<T>(items: readonly T[], random: Random): T[][] {
  const groups: T[][] = [[]]
  for (const item of items) {
    if ((groups.at(-1)?.length ?? 0) > 0 && random.chance(0.25)) groups.push([])
    groups.at(-1)?.push(item)
  }
  return groups.filter((group) => group.length > 0)
}

/** Personal details behind labels: a parent's name, a birthday, a passport. */
function personalRows(random: Random, own: (list: readonly string[]) => string, word: Words): Row[] {
  const sign = random.pick([': ', ' : ', ':- ', '>', '>: '])
  const details: readonly (readonly [string, string])[] = [
    ["Father's Name", `${random.pick(['', 'Mr. ', 'Sh. '])}${own(givenNames)} ${own(familyNames)}`],
    ['Date of Birth', `12 ${random.pick(monthNames)} ${1975 + random.below(28)}`],
    ['Gender', random.pick(['Male', 'Female'])],
    ['Sex', random.pick(['Male', 'Female'])],
    ['Nationality', random.pick(['Indian', 'Singaporean', 'Chinese', 'Filipino', 'British', 'Egyptian'])],
    ['Marital Status', random.pick(['Single', 'Married'])],
    ['Religion', random.pick(['Hindu', 'Muslim', 'Christian'])],
    ['Languages Known', 'English, Hindi, Tamil'],
    ['Passport No', 'K1234567'],
    ['Place of Issue', word.place()],
    ['Permanent Address', `${word.coined()} House, ${word.place()}`],
    ['Driving License', random.pick(['Valid', 'Yes', 'UAE'])],
    ['Height', "5'7"],
    ['Notice Period', '1 month'],
    ['Visa Status', 'Employment visa'],
    ['Expected Salary', 'Negotiable'],
  ]
  return details
    .filter(() => random.chance(0.45))
    .map(([label, value]): Row => {
      const [before = '', behind] = sign.split('>')
      return behind === undefined
        ? { cells: [[part('other', label), part('other', before), part('other', value)]], kind: 'line' }
        : {
            cells: [
              [part('other', label), part('other', before)],
              [part('other', behind), part('other', value)],
            ],
            kind: 'line',
          }
    })
}
