import { allLayouts, type Layout, type PageForm } from './layouts.ts'
import {
  colleges,
  familyNames,
  givenNames,
  isHeldOutWord,
  mailHosts,
  nicknames,
  schools,
  schoolsAbroad,
  stateNames,
  streets,
  towns,
  townsAbroad,
} from './people-words.ts'
import {
  academicTitles,
  clubRoles,
  clubs,
  companyKinds,
  companyNames,
  companyTitles,
  courts,
  earlierTitles,
  headings,
  honors,
  lawFirmForms,
  lawFirmFronts,
  levels,
  majors,
  military,
  militaryTitles,
  objects,
  oddTitles,
  asides,
  officeTitles,
  offices,
  papers,
  practices,
  skills,
  taglines,
  tails,
  units,
  verbs,
} from './work-words.ts'
import { makeRandom, type Random } from './random.ts'

export type PartLabel =
  | 'name'
  | 'contact'
  | 'place'
  | 'date'
  | 'title'
  | 'firm'
  | 'unit'
  | 'degree'
  | 'school'
  | 'bar'
  | 'member'
  | 'other'
export type RowPart = {
  text: string
  label: PartLabel
  isBold?: boolean
  isItalic?: boolean
  link?: string
  /** Continues the part before it, in another style or on another line. */
  continues?: boolean
}
/** A line of a generated document: parts in cells. */
export type Row = {
  cells: RowPart[][]
  kind: 'line' | 'bullet' | 'heading'
  heading?: keyof typeof headings
  hasGap?: boolean
  isCentered?: boolean
  /** Right below the line before, also where blank lines are between all others. */
  isTight?: boolean
  size?: number
  /** A line in the style that a word processor has for headings below others. */
  hasHeadingStyle?: boolean
}
export type Truth = {
  name?: string
  email?: string
  phone?: string
  linkedin?: string
  location?: string
  title?: string
  firm?: string
  jdYear?: number
  bars?: string
  positions: { title: string; firm: string; from: number; to: number | null }[]
}
/** Rows of the main text, and of a narrow column or a page header beside it. */
export type Composed = {
  layout: Layout | undefined
  /** Form of a résumé that has no layout. */
  form?: PageForm
  isResume: boolean
  /** As a job board exports it. */
  isExport?: boolean
  main: Row[]
  side: Row[]
  truth: Truth
}

type Job = {
  firm: string
  place: string
  isJudge: boolean
  tagline: string
  roles: { title: string; unit: string; from: number; to: number | null; months: [number, number] }[]
  kind: string
}

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Writes a month and year in one of the forms that résumés use. An unknown form gives the year alone. */
export function writtenMonth(form: string, year: number, month: number): string {
  const name = monthNames[month] ?? 'May'
  const short = name.slice(0, 3)
  const forms: Record<string, string> = {
    'Mon y': `${short} ${year}`,
    'Month y': `${name} ${year}`,
    'm/y': `${String(month + 1).padStart(2, '0')}/${year}`,
    'Mon. y': `${short}. ${year}`,
    'Mon ’yy': `${short}’${String(year).slice(2)}`,
    'Mon, y': `${name}, ${year}`,
    'Mon-y': `${short}-${year}`,
    'm.y': `${String(month + 1).padStart(2, '0')}.${year}`,
    'Mon yy': `${short} ${String(year).slice(2)}`,
    'm/yy': `${month + 1}/${String(year).slice(2)}`,
  }
  return forms[form] ?? `${year}`
}

function styleOf(random: Random) {
  return {
    bar: random.pick([' | ', ' • ', ' · ', ' / ', '  |  ', ' ◆ ', ' – ', ' ~ ', ' → ', ' | ', ' * ']),
    dash: random.pick([' – ', ' - ', ' — ']),
    range: random.pick([' – ', '–', ' - ', '-', ' to ', ' — ', ' until ']),
    date: random.pick(['y', 'y', 'Mon y', 'Month y', 'm/y', 'Mon. y', 'Mon ’yy', 'Season y']),
    present: random.pick(['Present', 'present', 'Current', 'Now', 'Today', 'Present']),
    bullet: random.pick(['• ', '- ', '* ', '▪ ', '– ', '● ', '']),
    caseOf: random.pick(['as is', 'as is', 'caps', 'caps']),
    stateNames: random.chance(0.25),
    hasLabels: random.chance(0.25),
    loose: random.chance(0.15),
    tight: random.chance(0.12),
    spaced: random.chance(0.06),
    colon: random.chance(0.08),
    isWithoutHeadings: random.chance(0.05),
    isInline: random.chance(0.15),
    isMargin: random.chance(0.06),
    hasLengths: random.chance(0.7),
  }
}

/** The duration of a job, as LinkedIn writes it. */
const lengthOf = (random: Random): string =>
  random.pick([
    `${2 + random.below(9)} years ${1 + random.below(11)} months`,
    `${1 + random.below(9)} yrs ${1 + random.below(11)} mos`,
    `${2 + random.below(10)} months`,
    `${2 + random.below(20)} years`,
    '1 year 6 months',
  ])

/** A document of a layout; the same seed gives the same document. Held-out layouts use words of their own. */
export function composeResume(layout: Layout, seed: number): Composed {
  const random = makeRandom(seed)
  const style = styleOf(random)
  const own = <T>(list: readonly T[], textOf: (one: T) => string = String): T => {
    const fit = list.filter((one) => isHeldOutWord(textOf(one)) === layout.isHeldOut)
    return random.pick(fit.length > 0 ? fit : list)
  }
  const town = () => {
    const isAbroad = layout.kind === 'foreign' ? random.chance(0.6) : random.chance(0.03)
    const { city, state } = isAbroad ? random.pick(townsAbroad) : random.pick(towns)
    const shown = style.stateNames ? (stateNames[state] ?? state) : state
    return shown === '' ? city : `${city}, ${shown}`
  }
  const surname = () => own(familyNames)
  const given = own(givenNames)
  const family = surname()
  const initial = random.chance(0.35) ? ` ${String.fromCharCode(65 + random.below(24))}.` : ''
  const nick = random.chance(0.05) ? ` ${random.pick(nicknames)}` : ''
  const middle = random.chance(0.08) ? ` ${own(givenNames)}` : ''
  const suffix = random.chance(0.04) ? random.pick([', Jr.', ' III', ', II', ' Jr.']) : ''
  const second = random.chance(0.06) ? `-${surname()}` : ''
  const name = `${given}${middle}${initial}${nick} ${family}${second}${suffix}`

  const company = () => `${own(companyNames)} ${random.pick(companyKinds)}`.replace(/ (?=\.io)/, '').trim()
  const lawFirm = () => {
    const kind = random.below(20)
    if (kind === 0) return `${random.pick(lawFirmFronts)} ${given} ${surname()}`
    const names = [surname(), surname(), surname(), surname(), surname()].slice(
      0,
      random.pick([1, 2, 2, 2, 3, 3, 4, 5]),
    )
    const form = random.pick(lawFirmForms)
    const isAnd = random.chance(0.15)
    let joined = names[0] ?? ''
    if (names.length > 1)
      joined = random.chance(0.15)
        ? names.join(' ')
        : `${names.slice(0, -1).join(', ')} ${isAnd ? 'and' : '&'} ${names.at(-1)}`
    return `${joined}${form.startsWith(',') ? '' : ' '}${form}`.trim()
  }
  const year = 2026
  const workYears = 4 + random.below(22)
  const jdYear = year - workYears - random.below(2)
  const jobs = makeJobs()

  function makeJobs(): Job[] {
    const list: Job[] = []
    const count = 1 + random.below(4)
    let to: number | null = random.chance(0.85) ? null : year - random.below(2)
    let end = year
    const first = jdYear + (random.chance(0.1) ? 1 : 0)
    for (let index = 0; index < count; index++) {
      const isLast = index === count - 1
      const from = isLast
        ? first
        : Math.max(first, end - 1 - random.below(Math.max(1, Math.round((workYears / count) * 1.5))))
      list.push(makeJob(kindOfJob(index), from, to))
      end = from
      to = from
      if (from <= first) break
    }
    if (random.chance(0.2)) list.push(clerkship(first - 1, first))
    if (random.chance(0.4)) list.push(makeJob('summer', first - 1, first - 1))
    if (random.chance(0.25)) list.push(makeJob('earlier', first - 5, first - 3))
    return list
  }
  function kindOfJob(index: number): string {
    const { kind } = layout
    if (kind === 'mixed' || kind === 'cards' || kind === 'linkedin' || kind === 'europass')
      return random.pick(['law firm', 'in-house', 'government', 'law firm', 'academic', 'earlier'])
    if (kind === 'foreign') return random.pick(['law firm', 'in-house', 'law firm'])
    if (kind === 'military') return index === 0 ? random.pick(['military', 'law firm', 'government']) : 'military'
    if (kind === 'partner') return 'law firm'
    return random.chance(0.7) ? kind : random.pick(['law firm', 'in-house', 'government'])
  }
  function employer(kind: string): string {
    if (kind === 'in-house') return company()
    if (kind === 'government') return random.pick(offices)
    if (kind === 'military') return random.pick(military)
    if (kind === 'academic') return random.pick([...schools, ...colleges])
    if (kind === 'earlier') return random.chance(0.6) ? company() : random.pick(colleges)
    return lawFirm()
  }
  function titleAt(kind: string, index: number, isCurrent: boolean): string {
    if (random.chance(layout.isHeldOut ? 0.08 : 0.16)) return own(oddTitles)
    if (random.chance(0.02))
      return `${own(levels)}, then ${random.pick(['Partner', 'Counsel', 'Associate', 'Shareholder'])}`
    if (kind === 'in-house') return own(companyTitles)
    if (kind === 'government') return own(officeTitles)
    if (kind === 'military') return random.pick(militaryTitles)
    if (kind === 'academic') return own(academicTitles)
    if (kind === 'earlier')
      return own(
        earlierTitles.filter((title) => !isCurrent || !/paralegal|legal|clerk|summer|extern|assistant/i.test(title)),
      )
    if (kind === 'summer')
      return random.pick(['Summer Associate', 'Law Clerk', 'Legal Intern', 'Summer Clerk', 'Judicial Extern'])
    if (layout.kind === 'partner' && index === 0)
      return random.pick([
        'Partner',
        'Shareholder',
        'Managing Partner',
        'Equity Partner',
        'Member',
        'Principal',
        'Of Counsel',
        'Counsel',
      ])
    return own(levels)
  }
  function makeJob(kind: string, from: number, to: number | null): Job {
    const span = (to ?? year) - from
    const roles: Job['roles'] = []
    const count = span > 3 && random.chance(0.35) ? 2 + random.below(2) : 1
    let end = to
    for (let index = 0; index < count; index++) {
      const start = index === count - 1 ? from : Math.max(from + 1, (end ?? year) - 1 - random.below(3))
      const hasUnit = (kind === 'law firm' || kind === 'government') && random.chance(0.3)
      roles.push({
        title: titleAt(kind, index, to === null || to > year - 3),
        unit: hasUnit ? random.pick(units) : '',
        from: start,
        to: end,
        months: [random.below(12), random.below(12)],
      })
      if (start <= from) break
      end = start
    }
    return { firm: employer(kind), place: town(), isJudge: false, tagline: random.pick(taglines), roles, kind }
  }
  function clerkship(from: number, to: number): Job {
    const judge = `${random.pick(['Hon.', 'The Honorable', 'Judge', 'Justice', 'Chief Judge'])} ${given} ${surname()}`
    return {
      firm: random.chance(0.5) ? `${judge}, ${random.pick(courts)}` : random.pick(courts),
      place: town(),
      isJudge: true,
      tagline: '',
      kind: 'clerk',
      roles: [
        {
          title: random.pick(['Law Clerk', 'Judicial Law Clerk', 'Judicial Clerk', 'Term Law Clerk']),
          unit: '',
          from,
          to,
          months: [8, 8],
        },
      ],
    }
  }

  const [city = '', ...region] = town().split(', ')
  const home = [city, ...region].join(', ')
  const phone = random
    .pick([
      '(212) 555-01##',
      '312-555-01##',
      '415.555.01##',
      '+1 617 555 01##',
      '+1 (202) 555-01##',
      '713 555 01##',
      '+44 20 7946 01##',
      '646.555.01##',
    ])
    .replace('##', String(10 + random.below(90)))
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase()
  const email =
    `${random.pick([`${plain(given)}.${plain(family)}`, `${plain(given).charAt(0)}${plain(family)}`, `${plain(family)}${random.below(99)}`, `${plain(given)}${plain(family).charAt(0)}law`])}@${random.pick(mailHosts)}`.replaceAll(
      /[^\w.@-]/g,
      'x',
    )
  const linkedin = `linkedin.com/in/${plain(given)}${plain(family)}`.replaceAll(/[^\w./]/g, 'x')
  const current = jobs[0]
  const role = current?.roles[0]
  const isTopRole = layout.head.includes('T') || layout.kind === 'partner'

  const dateOf = (at: number, month: number, isEnd: boolean, to: number | null) => {
    if (isEnd && to === null) return style.present
    const name = monthNames[month] ?? 'May'
    const own: Record<string, string> = {
      'Mon. y': `${name.length > 4 ? `${name.slice(0, month === 8 ? 4 : 3)}.` : name} ${at}`,
      'Mon ’yy': `${name.slice(0, 3)} ’${String(at).slice(2)}`,
      'Season y': `${['Winter', 'Spring', 'Summer', 'Fall'][Math.floor(month / 3)]} ${at}`,
    }
    return own[style.date] ?? writtenMonth(style.date, at, month)
  }
  const dates = (from: number, to: number | null, months: [number, number]) => {
    const [start, end] = to === from ? [Math.min(...months), Math.max(...months)] : months
    if (to === from && random.chance(0.6)) return style.date === 'y' ? `${from}` : `Summer ${from}`
    if (to === null && random.chance(0.06)) return `Since ${dateOf(from, start, false, to)}`
    const length = layout.kind === 'linkedin' && style.hasLengths ? ` (${lengthOf(random)})` : ''
    return `${dateOf(from, start, false, to)}${style.range}${dateOf(to ?? from, end, true, to)}${length}`
  }

  const fill = (notation: string, values: Readonly<Record<string, RowPart | undefined>>) =>
    fillNotation(notation, values, style, random)
  const part = (label: PartLabel, text: string): RowPart => ({ label, text })
  const sentence = () => {
    const tail = random.pick(tails)
    return `${random.pick(verbs)} ${random.pick(objects)}${tail === '' || tail.startsWith(',') ? tail : ` ${tail}`}${random.chance(0.3) ? '.' : ''}`
  }
  const heading = (kind: keyof typeof headings, isFirst = false): Row => {
    const text = own(headings[kind])
    const inCase = style.caseOf === 'caps' ? text.toUpperCase() : text
    const shown = style.spaced ? text.toUpperCase().split('').join(' ') : inCase
    return {
      cells: [[{ text: style.colon ? `${shown}:` : shown, label: 'other', isBold: random.chance(0.8) }]],
      kind: 'heading',
      heading: kind,
      hasGap: !isFirst,
      size: random.pick([1, 1, 1.15, 1.3]),
    }
  }
  const bullet = (): Row => ({ cells: [[part('other', sentence())]], kind: 'bullet' })
  const prose = (text: string): Row => ({ cells: [[part('other', text)]], kind: 'line' })
  const paragraph = () =>
    Array.from({ length: 2 + random.below(2) }, () => `${sentence()}.`)
      .join(' ')
      .replaceAll('..', '.')

  const jobRows = (list: readonly Job[]): Row[] => {
    const [firmNotation = '', ...roleNotations] = layout.job.split(' // ')
    const below = roleNotations.join()
    // Each role is written as the first one, unless its title and years are below the firm's line.
    const isOneLine = firmNotation.includes('T') || (firmNotation.includes('D') && !below.includes('D'))
    return list.flatMap((job, index) => {
      const firstRole = job.roles[0]
      const lastRole = job.roles.at(-1)
      const all = firstRole && lastRole ? dates(lastRole.from, firstRole.to, [1, 6]) : ''
      const valuesOf = (own: Job['roles'][number] | undefined) => ({
        F: part('firm', job.firm),
        P: part('place', job.place),
        G: part('other', job.tagline),
        A:
          layout.kind === 'linkedin' && style.hasLengths
            ? part('other', random.chance(0.7) ? lengthOf(random) : '')
            : part('date', job.roles.length > 1 ? all : ''),
        T:
          own &&
          part(
            'title',
            job.kind === 'law firm' && random.chance(0.04)
              ? `${own.title} in the ${random.pick(practices)} group`
              : own.title,
          ),
        U: own && part('unit', own.unit),
        D: own && part('date', dates(own.from, own.to, own.months)),
        ...(layout.job.includes('t :') ? valueLabels(random) : {}),
      })
      const hasBullets = layout.kind !== 'partner' || random.chance(0.3)
      const work = () =>
        Array.from({ length: hasBullets ? random.below(4) + (style.tight ? 0 : 1) : 0 }, () =>
          style.bullet === '' && random.chance(0.5) ? prose(`${sentence()}.`.replace('..', '.')) : bullet(),
        )
      const rows: Row[] = []
      for (const [at, own] of job.roles.entries()) {
        const notation =
          isOneLine || roleNotations.length === 0 || !below.includes('T') || at === 0
            ? [firmNotation, ...roleNotations]
            : repeated(roleNotations, random)
        const filled = notation.flatMap((one) => fill(one.replace(/^> /, ''), valuesOf(own)))
        rows.push(
          ...filled.map((row, line) => ({
            ...row,
            hasGap: line === 0 && (at === 0 ? index > 0 || style.loose : style.loose) && !style.tight,
          })),
        )
        rows.push(...work())
      }
      return rows
    })
  }

  const label = (text: string, value: string) => (style.hasLabels ? `${text}: ${value}` : value)
  const headValues = {
    N: part('name', name),
    K: part('other', random.pick(['Esq.', 'J.D.', 'Esq.', 'LL.M.', 'CIPP/US'])),
    E: part('contact', label('Email', email)),
    H: part('contact', label(random.pick(['Phone', 'Tel', 'Mobile', 'Cell']), phone)),
    L: part('contact', random.chance(0.5) ? linkedin : `https://www.${linkedin}`),
    A: part('contact', `${100 + random.below(900)} ${random.pick(streets)}`),
    P: part('place', random.chance(0.2) ? `${home} ${10000 + random.below(80000)}` : home),
    T: part('title', role?.title ?? ''),
    F: part('firm', current?.firm ?? ''),
    Q: part(
      'other',
      `${random.pick(['Trial lawyer', 'Corporate attorney', 'Privacy lawyer', 'Dealmaker', 'Attorney and counselor', 'Litigator'])} | ${random.pick(practices)} and ${random.pick(practices)}`,
    ),
  }
  const head = fill(layout.head, headValues).map((row, index): Row => ({
    ...row,
    size: row.cells[0]?.some(({ label: one }) => one === 'name') ? random.pick([1, 1.4, 1.8, 2.2]) : 1,
    hasGap: index > 0 && random.chance(0.05),
  }))
  const has = (letter: string) => new RegExp(`\\b${letter}\\b`).test(layout.head.replaceAll(/[*_^]/g, ''))

  const law = layout.kind === 'foreign' && random.chance(0.6)
  const degreeRows = (): Row[] => {
    const list: [string, string, number][] = law
      ? [
          [random.pick(schools), 'LL.M.', jdYear],
          [
            random.pick(schoolsAbroad),
            random.pick(['LL.B.', 'Licence en droit', 'Abogada', 'Bachelor of Laws', 'Master 2 Droit des affaires']),
            jdYear - 3,
          ],
        ]
      : [[own(schools), random.pick(['J.D.', 'Juris Doctor', 'JD', 'J.D.', 'Doctor of Law']), jdYear]]
    if (random.chance(0.1)) list.unshift([own(schools), random.pick(['LL.M. in Taxation', 'LL.M.']), jdYear + 1])
    if (random.chance(0.85))
      list.push([
        own(colleges),
        random.pick([
          `B.A. in ${random.pick(majors)}`,
          'B.A.',
          'B.S.',
          `Bachelor of Science, ${random.pick(majors)}`,
          'BA',
          `B.A., ${random.pick(majors)}`,
        ]),
        jdYear - 3 - random.below(5),
      ])
    return list.flatMap(([school, degree, at], index) =>
      fill(layout.degree.replaceAll(' / > ', ' / '), {
        S: part('school', school),
        G: part('degree', degree),
        D: part('date', random.chance(0.7) ? `${at}` : dateOf(at, 4, false, at)),
        P: part('place', town()),
        Q: part('other', random.chance(0.6) ? random.pick(honors) : ''),
      }).map((row, line): Row => ({ ...row, hasGap: line === 0 && index > 0 && !style.tight })),
    )
  }
  const states = [
    ...new Set([region[0] ?? 'NY', random.pick(towns).state, random.pick(towns).state].slice(0, 1 + random.below(3))),
  ]
    .map((state) => stateNames[state] ?? state)
    .filter((state) => state.length > 2)
  const bars = [...new Set(states)]
    .filter((state) => Object.values(stateNames).includes(state))
    .toSorted()
    .join(', ')
  const barRows = (): Row[] =>
    random.chance(0.5)
      ? [{ cells: [[part('bar', states.join(', '))]], kind: 'line' }]
      : states.map((state): Row => ({
          cells: [
            [
              part('bar', `${random.pick(['', 'State Bar of ', 'Admitted, '])}${state}`),
              ...(random.chance(0.5) ? [part('other', ', '), part('date', `${jdYear}`)] : []),
            ],
          ],
          kind: random.chance(0.3) ? 'bullet' : 'line',
        }))
  const memberRows = (): Row[] =>
    Array.from({ length: 1 + random.below(4) }, (): Row => {
      const [club, clubRole] = [random.pick(clubs), random.pick(clubRoles)]
      const when = random.chance(0.6)
        ? dates(year - 1 - random.below(6), random.chance(0.5) ? null : year - random.below(2), [2, 5])
        : ''
      const body = random.pick([
        [club, ', ', clubRole],
        [clubRole, ', ', club],
        [club, '', ''],
        [clubRole, style.dash, club],
      ])
      return {
        cells: [
          body.filter((text) => text !== '').map((text) => part(/[\p{L}]/u.test(text) ? 'member' : 'other', text)),
          ...(when === '' ? [] : [[part('date', when)]]),
        ],
        kind: random.chance(0.4) ? 'bullet' : 'line',
      }
    })
  const otherRows = (): Row[] =>
    random.pick([
      () => [prose([random.pick(skills), random.pick(skills), random.pick(skills)].join(', '))],
      () =>
        Array.from({ length: 2 + random.below(3) }, (): Row => ({
          ...prose(random.pick(papers)),
          kind: random.chance(0.5) ? 'bullet' : 'line',
        })),
      () => Array.from({ length: 2 + random.below(4) }, (): Row => prose(random.pick(skills))),
      () => [prose(`${random.pick(honors)}, ${jdYear}`), prose(random.pick(skills))],
    ])()

  const isPartner = layout.kind === 'partner' && random.chance(0.75)
  if (isPartner && !has('T'))
    head.splice(
      1 + random.below(2),
      0,
      ...fill(random.pick(['T | F', 'T , F', 'T / F', 'F / T', '*T - F', 'T @ F', '^F / T']), headValues),
    )
  const main: Row[] = [...head]
  const side: Row[] = []
  const sections: Record<string, () => Row[]> = {
    summary: () => [
      heading('summary'),
      prose(
        `${random.pick(['Attorney', 'Lawyer', 'Counsel', 'Litigator'])} with ${workYears} years of experience in ${random.pick(practices)} and ${random.pick(practices)}. ${paragraph()}`,
      ),
    ],
    experience: () => {
      const early = jobs.filter(({ kind }) => kind === 'clerk' || kind === 'summer' || kind === 'earlier')
      const isApart = early.length > 0 && early.length < jobs.length && random.chance(0.35)
      return isApart
        ? [
            heading('experience'),
            ...jobRows(jobs.filter((job) => !early.includes(job))),
            heading('earlier'),
            ...jobRows(early),
          ]
        : [heading('experience'), ...jobRows(jobs)]
    },
    education: () => [heading('education'), ...degreeRows()],
    bar: () => [heading('bar'), ...barRows()],
    matters: () => [heading('matters'), ...Array.from({ length: 3 + random.below(4) }, bullet)],
    member: () => [heading('member'), ...memberRows()],
    other: () => [heading('other'), ...otherRows()],
    biography: () =>
      [
        prose(
          `${given} ${family} ${random.pick(['is a', 'is a trusted', 'practices as a'])} ${(role?.title ?? 'lawyer').toLowerCase()} who ${random.pick(['represents', 'advises', 'counsels'])} ${random.pick(objects)}. ${paragraph()}`,
        ),
      ].map((row) => ({ ...row, hasGap: true })),
  }
  const order = isPartner
    ? ['biography', ...(random.chance(0.4) ? ['experience'] : []), 'matters', 'education', 'bar', 'member']
    : random.pick([
        ['summary', 'experience', 'education', 'bar', 'other'],
        ['experience', 'education', 'bar', 'member'],
        ['education', 'experience', 'bar', 'other', 'member'],
        ['bar', 'education', 'experience', 'member'],
        ['summary', 'bar', 'experience', 'matters', 'education', 'other'],
        ['education', 'bar', 'experience', 'other'],
        ['summary', 'experience', 'member', 'education', 'bar', 'other'],
      ])
  const isSided = / (?:side|left|right)$/.test(layout.form)
  const inSide = isSided ? ['bar', 'other', 'education'].filter(() => random.chance(0.6)) : []
  if (isSided && random.chance(0.75)) {
    const contact = main.filter(
      (row) => !row.cells.flat().some((one) => one.label === 'name' || one.label === 'title' || one.label === 'firm'),
    )
    for (const row of contact) main.splice(main.indexOf(row), 1)
    side.push(
      heading('header', true),
      ...contact.flatMap((row) =>
        row.cells
          .filter((cell) => cell.length > 0)
          .map((cell): Row => ({
            cells: [cell.filter(({ text }) => /[\p{L}\d]/u.test(text)).slice(0, 1)],
            kind: 'line',
          }))
          .concat(
            row.cells.flatMap((cell) =>
              cell
                .filter(({ text }) => /[\p{L}\d]/u.test(text))
                .slice(1)
                .map((one): Row => ({ cells: [[one]], kind: 'line' })),
            ),
          ),
      ),
    )
  }
  for (const section of order) {
    const rows = sections[section]?.() ?? []
    if (inSide.includes(section) || (isSided && section === 'other')) side.push(...rows)
    else main.push(...rows)
  }
  if (style.isWithoutHeadings)
    for (const list of [main, side])
      list.splice(
        0,
        list.length,
        ...list.flatMap((row, at) =>
          row.kind === 'heading' ? [] : [list[at - 1]?.kind === 'heading' ? { ...row, hasGap: true } : row],
        ),
      )
  for (const list of [main, side]) list.splice(0, list.length, ...withInlineHeadings(list, style))
  const isListed = order.includes('experience')
  const isFirmOnTop = has('F') || (isPartner && !has('T'))
  return {
    layout,
    isResume: true,
    isExport: !layout.isHeldOut && seed % 4 === 1,
    main,
    side,
    truth: {
      name: name.replace(/^(.*)$/, '$1'),
      ...(has('E') ? { email } : {}),
      ...(has('H') ? { phone } : {}),
      ...(has('L') ? { linkedin } : {}),
      ...(has('P') ? { location: stateOf(home) } : {}),
      ...((isListed || isTopRole) && role ? { title: role.title } : {}),
      ...((isListed || isFirmOnTop) && current ? { firm: current.firm } : {}),
      ...(law ? {} : { jdYear }),
      ...(order.includes('bar') && bars !== '' ? { bars } : {}),
      positions: isListed
        ? jobs.flatMap((job) => job.roles.map(({ title, from, to }) => ({ title, firm: job.firm, from, to })))
        : [],
    },
  }
}

/** Labels before values: "Company: …", "Position: …". */
export const valueLabels = (random: Random): Readonly<Record<string, RowPart>> => ({
  f: {
    label: 'other',
    text: random.pick(['Company', 'Employer', 'Organization', 'Company Name', 'Firm', 'Organisation']),
  },
  t: {
    label: 'other',
    text: random.pick(['Position', 'Position Held', 'Title', 'Job Title', 'Designation', 'Role', 'Post']),
  },
  d: { label: 'other', text: random.pick(['Duration', 'Period', 'Date', 'Dates', 'From', 'Tenure', 'Years']) },
  p: { label: 'other', text: random.pick(['Location', 'Place', 'City', 'Office']) },
})

/** Lines of a notation with the parts filled in; a part without a value drops out with the sign before it. */
export function fillNotation(
  notation: string,
  values: Readonly<Record<string, RowPart | undefined>>,
  style: { bar: string; dash: string },
  random: Random,
): Row[] {
  return notation
    .split(' / ')
    .map((line): Row => {
      const row: Row = { cells: [[]], kind: 'line' }
      let sign = ''
      let close = ''
      for (const token of line.trim().split(' ')) {
        if (token === 'c') row.isCentered = true
        else if (token === '>') {
          row.cells.push([])
          sign = ''
        } else if (token === '(') sign = ' ('
        else if (token === ')') close = ')'
        else if (token === ';') row.cells.at(-1)?.push({ text: ' -', label: 'other' })
        else if (/^[|,\-@.:~+]$/.test(token))
          sign =
            {
              '|': style.bar,
              ',': ', ',
              '-': style.dash,
              '@': random.pick([' at ', ' @ ', ' at ', ', ']),
              '.': '. ',
              ':': ': ',
              '~': ' ',
              '+': ' in ',
            }[token] ?? ' '
        else {
          const value = values[token.replaceAll(/[*_^]/g, '')]
          if (!value || value.text === '') continue
          const cell = row.cells.at(-1) ?? []
          if (cell.length > 0) cell.push({ text: sign === '' ? ' ' : sign, label: 'other' })
          const isAside = value.label === 'firm' && random.chance(0.05)
          const isParted = value.label === 'firm' && random.chance(0.06)
          cell.push({
            ...value,
            text: token.includes('^') ? value.text.toUpperCase() : value.text,
            isBold: token.includes('*'),
            isItalic: token.includes('_'),
          })
          if (isAside) cell.push({ text: ` ${random.pick(asides)}`, label: 'other' })
          else if (isParted) cell.push({ text: ', ', label: 'other' }, { text: random.pick(units), label: 'unit' })
          sign = ''
        }
        if (close !== '' || token === ')') {
          row.cells.at(-1)?.push({ text: ')', label: 'other' })
          close = ''
        }
      }
      row.cells = row.cells
        .filter((cell, index) => index === 0 || cell.length > 0)
        .map((cell) => cell.flatMap(withoutGroup))
      return row
    })
    .filter((row) => row.cells.some((cell) => cell.some(({ text }) => /[\p{L}\d]/u.test(text))))
}

/** "Associate in the tax group" is a title and a group. */
function withoutGroup(part: RowPart): RowPart[] {
  const [, title, words, group] = /^(.*?)( in the )(.* group)$/i.exec(part.label === 'title' ? part.text : '') ?? []
  if (title === undefined || words === undefined || group === undefined) return [part]
  return [
    { ...part, text: title },
    { ...part, label: 'other', text: words },
    { ...part, label: 'unit', text: group },
  ]
}

/** Headings that share a line with what follows: "Bar Admissions: Ohio", or in the margin. */
function withInlineHeadings(
  rows: readonly Row[],
  { isInline, isMargin }: { isInline: boolean; isMargin: boolean },
): Row[] {
  const found: Row[] = []
  for (const row of rows) {
    const last = found.at(-1)
    const isShort = row.cells.length === 1 && row.kind === 'line'
    if (
      last?.kind === 'heading' &&
      last.cells.length === 1 &&
      isInline &&
      isShort &&
      (last.heading === 'bar' || last.heading === 'other')
    ) {
      const [cell = []] = last.cells
      found[found.length - 1] = {
        ...row,
        hasGap: true,
        heading: last.heading,
        cells: [[...cell, { text: cell[0]?.text.endsWith(':') ? ' ' : ': ', label: 'other' }, ...(row.cells[0] ?? [])]],
      }
    } else if (
      last?.kind === 'heading' &&
      last.cells.length === 1 &&
      isMargin &&
      row.kind === 'line' &&
      row.cells.length < 3
    )
      found[found.length - 1] = {
        ...row,
        hasGap: true,
        heading: last.heading ?? 'other',
        cells: [...last.cells, ...row.cells],
      }
    else found.push(row)
  }
  return found
}

/** "Tacoma, Washington" as "Tacoma, WA". */
function stateOf(place: string): string {
  const [city = '', state = ''] = place.split(', ')
  const code = Object.entries(stateNames).find(([, name]) => name === state)?.[0] ?? state
  return code === '' ? city : `${city}, ${code}`
}

/** Lines of a second role at one firm: the title, its group and its years. */
function repeated(notations: readonly string[], random: Random): string[] {
  const own = notations.filter((one) => /[TDU]/.test(one) && !/\bF\b/.test(one.replaceAll('*', '')))
  if (own.length > 0) return own
  return random.chance(0.5) ? [...notations] : ['T , D']
}

export { allLayouts }
