import {
  fillNotation,
  monthNames,
  writtenMonth,
  valueLabels,
  type Composed,
  type PartLabel,
  type Row,
  type RowPart,
  type Truth,
} from './compose.fixture.ts'
import type { Layout } from './layouts.ts'
import { familyNames, givenNames, isHeldOutWord, mailHosts } from './people-words.ts'
import { makeRandom, type Random } from './random.ts'
import { tradeHeadings, tradeWords } from './trade-words.ts'

type Job = { firm: string; title: string; place: string; from: number; to: number | null; months: [number, number] }

const thisYear = 2026

const software = `
Windows Server 2008 R2; Windows XP; Windows 7; SQL Server 2005; SQL Server 2012; MS Office 2013; Office 365; Exchange Server 2007
Visual Studio 2010; Oracle 11g; Java 8; ASP.NET; C#.NET; VB 6.0; Excel 2010; Active Directory; Microsoft Office; SharePoint 2013; Tally ERP 9
SAP R/3; Linux; Unix; MySQL; HTML5; JavaScript; Photoshop CS6; AutoCAD 2014; Eclipse; Selenium; Citrix; VMware; Outlook`
  .trim()
  .split(/; |\n/)

/** Lines that job boards' exports have beside the ones of the layouts. */
function exportedMore(random: Random) {
  const several = (count: number) => Array.from({ length: count }, () => random.pick(software)).join(', ')
  return {
    /** The layout of a job without its firm or its dates, or with the firm behind the title. */
    job: (layout: string): string => {
      if (layout.includes(':')) return layout
      const kind = random.below(16)
      if (kind === 0) return layout.replace(/(?<= |^)F(?: - P| , P)?/, 'P')
      if (kind === 1) return layout.replace(/ \/\/ D$|^D \/\/ /, '')
      if (kind < 4 && layout.startsWith('T // F'))
        return layout.replace(/^T \/\/ F(?: [-,])?/, random.chance(0.6) ? 'T @ F //' : 'T + F //')
      return layout
    },
    /** The head says where somebody works. */
    isBesideFirm: () => random.chance(0.6),
    /** Lines of a pasted text that say something again or beside the job. */
    facts: (dates: string): string[] =>
      [
        `${random.pick(['DURATION', 'Duration'])}${random.pick([' ', ': ', ' - '])}${dates}`,
        `${random.pick(['TEAM SIZE', 'Team Size'])} ${3 + random.below(30)}`,
        `${random.pick(['Environment', 'Technologies Used', 'Operating Systems', 'Software', 'Tools Used', 'Databases', 'Platform'])}${random.pick([' ', ': '])}${several(2 + random.below(4))}`,
        `${random.pick(['Expertise in', 'Experience with', 'Knowledge of', 'Good exposure to', 'Working with', 'Hands-on experience in'])} ${several(1 + random.below(3))}${random.pick(['', '.', ' products', ' development'])}`,
        random.pick([
          'Responsibilities',
          'Job Responsibilities:',
          'ROLES AND RESPONSIBILITIES',
          'Project Description:',
          'Key deliverables',
        ]),
      ].filter(() => random.chance(0.14)),
    /** Where somebody would move. */
    wishes: (town: () => string): string[] =>
      random.chance(0.4)
        ? [
            random.pick([
              () => 'Willing to relocate: Anywhere',
              () => `Willing to relocate to: ${town()}`,
              () => `Willing to relocate to: ${town()} - ${town()}`,
            ])(),
          ]
        : [],
  }
}
const part = (label: PartLabel, text: string): RowPart => ({ label, text })
const line = (text: string, label: PartLabel = 'other'): Row => ({ cells: [[part(label, text)]], kind: 'line' })

/** A résumé of somebody who isn't a lawyer: the readers know none of the words, so that only the layout tells what they are. */
export function composeTrade(layout: Layout, seed: number): Composed {
  const random = makeRandom(seed)
  const own = (list: readonly string[]) => {
    const fit = list.filter((one) => isHeldOutWord(one) === layout.isHeldOut)
    return random.pick(fit.length > 0 ? fit : list)
  }
  const isExport = layout.form === 'text' && layout.head.includes('X')
  const style = {
    bar: random.pick([' | ', ' • ', ' · ', ' / ', ', ']),
    dash: random.pick([' - ', ' - ', ' – ', ' -  ']),
    range: isExport ? ' to ' : random.pick([' – ', '-', ' to ', ' - ']),
    date: isExport ? 'Month y' : random.pick(['y', 'Mon y', 'Month y', 'm/y', 'Mon-y']),
    present: random.pick(['Present', 'Present', 'Till date', 'till now', 'Current']),
    isShouting: random.chance(0.5),
  }
  const word = tradeWords(random, own, () => own(familyNames))
  // Lines and jobs that only exports of training documents have. Held-out ones stay as they are.
  const more = exportedMore(makeRandom(seed ^ 0xe4b0))
  const isMore = isExport && !layout.isHeldOut
  const [given, family] = [own(givenNames), own(familyNames)]
  const spelt = random.pick([
    `${given} ${family}`,
    `${given} ${family}`,
    `${given} ${own(givenNames)} ${family}`,
    `${given} ${family.charAt(0)}`,
    `${given} ${family.charAt(0)}.`,
  ])
  const name = random.chance(0.1) ? spelt.toLowerCase() : spelt

  const jobs: Job[] = []
  let end: number | null = random.chance(0.7) ? null : thisYear - random.below(6)
  for (let count = 1 + random.below(4); count > 0; count--) {
    const from: number = (end ?? thisYear) - random.below(5)
    const before = jobs.at(-1)
    const isSameFirm = before !== undefined && random.chance(0.2)
    jobs.push({
      firm: isSameFirm ? before.firm : word.firm(),
      title: word.title(),
      place: isSameFirm ? before.place : word.town(),
      from,
      to: end,
      months: [random.below(12), random.below(12)],
    })
    end = from
  }
  const dateOf = (year: number, month: number) => writtenMonth(style.date, year, month)
  const datesOf = ({ from, to, months }: Job) => {
    const [start, stop] = from === to ? [Math.min(...months), Math.max(...months)] : months
    return `${dateOf(from, start)}${style.range}${to === null ? style.present : dateOf(to, stop)}`
  }
  const heading = (kind: keyof typeof tradeHeadings, section: NonNullable<Row['heading']>): Row => {
    const text = random.pick(tradeHeadings[kind])
    return {
      cells: [[{ ...part('other', style.isShouting ? text.toUpperCase() : text), isBold: true }]],
      kind: 'heading',
      heading: section,
      hasGap: true,
    }
  }
  const bullet = (): Row => ({ cells: [[part('other', word.sentence())]], kind: 'bullet' })
  const projectRows = (job: Job): Row[] =>
    word.project(datesOf(job)).map((text, at): Row => ({ ...line(text), isTight: at > 0 && random.chance(0.85) }))
  const work = (job: Job): Row[] => [
    ...(random.chance(0.2) ? projectRows(job) : []),
    ...(random.chance(0.5)
      ? [line(word.paragraph())]
      : Array.from({ length: random.below(6) }, random.chance(0.7) ? bullet : () => line(word.sentence()))),
    ...(random.chance(0.15) ? projectRows(job) : []),
  ]
  const jobRows = (): Row[] =>
    jobs.flatMap((job, index) => {
      const values = {
        F: part('firm', job.firm),
        P: part('place', random.chance(0.75) ? job.place : ''),
        T: part('title', job.title),
        D: part('date', datesOf(job)),
        U: part('unit', ''),
        G: part('other', ''),
        A: part('date', ''),
        ...(layout.job.includes('t :') ? valueLabels(random) : {}),
      }
      const rows = (isMore ? more.job(layout.job) : layout.job)
        .split(' // ')
        .flatMap((notation) => fillNotation(notation.replace(/^> /, ''), values, style, random))
      return [
        ...rows.map((row, at): Row => ({ ...row, hasGap: at === 0 && index > 0 })),
        ...(isMore ? more.facts(datesOf(job)).map((text) => line(text)) : []),
        ...work(job),
      ]
    })
  const [current] = jobs
  const home = word.town()
  const headline = random.chance(0.5) ? (current?.title ?? '') : word.title()
  const hasHeadline = / T | T$/.test(layout.head)
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase()
  const email =
    `${plain(given)}${random.pick(['.', '', '_'])}${plain(family)}${random.pick(['', '7', '92'])}@${random.pick(mailHosts)}`.replaceAll(
      /[^\w.@-]/g,
      'x',
    )
  const phone = random
    .pick(['+91-98765 432##', '(614) 555-01##', '+44 7700 9001##', '614-555-01##', '+971 50 123 45##'])
    .replace('##', String(10 + random.below(90)))
  const isAtFirm = hasHeadline && current !== undefined && (random.chance(0.3) || (isMore && more.isBesideFirm()))
  const head = fillNotation(
    layout.head,
    {
      N: part('name', name),
      T: part('title', isAtFirm ? current.title : headline),
      Q: part('other', word.summary()),
      P: part('place', home),
      X: part('contact', word.profile(spelt)),
      E: part('contact', email),
      H: part('contact', phone),
    },
    style,
    random,
  ).map((row): Row => {
    const title = row.cells[0]?.find(({ label }) => label === 'title')
    if (!isAtFirm || !title) return row
    return { ...row, cells: [[title, part('other', random.pick([' - ', ' at ', ', '])), part('firm', current.firm)]] }
  })
  const sections: Record<string, () => Row[]> = {
    summary: () => [...(random.chance(0.5) ? [heading('summary', 'summary')] : []), line(`${word.summary()}.`)],
    experience: () => [heading('experience', 'experience'), ...jobRows()],
    education: () => [
      heading('education', 'education'),
      ...Array.from({ length: 1 + random.below(3) }, () =>
        fillNotation(
          layout.degree.replaceAll(' / > ', ' / '),
          {
            S: part('school', word.school()),
            G: part('degree', word.degree()),
            P: part('place', random.chance(0.7) ? word.town() : ''),
            D: part(
              'date',
              random.pick([String(thisYear - 4 - random.below(20)), `June ${thisYear - 8} to May ${thisYear - 4}`]),
            ),
            Q: part('other', random.pick(['', '68%', 'First class', 'CGPA 7.2'])),
          },
          style,
          random,
        ).map((row, at): Row => ({ ...row, hasGap: at === 0 })),
      ).flat(),
    ],
    skills: () => [
      heading('skills', 'other'),
      ...(random.chance(0.5)
        ? [line(word.skills())]
        : word.tools().map((tool): Row => ({ ...line(tool), isTight: true }))),
    ],
    more: () => [
      heading('more', 'other'),
      ...(current ? projectRows(current) : []),
      ...Array.from({ length: random.below(5) }, bullet),
      ...(random.chance(0.3)
        ? [line(`Date of Birth: 12 ${monthNames[random.below(12)]} 1990`), line('Marital Status: Single')]
        : []),
    ],
  }
  const order = random.pick([
    ['summary', 'experience', 'education', 'skills', 'more'],
    ['experience', 'education', 'skills', 'more'],
    ['experience', 'education', 'skills'],
    ['summary', 'skills', 'experience', 'more', 'education'],
    ['summary', 'skills', 'education', 'experience', 'more'],
    ['education', 'experience', 'skills'],
    ['experience', 'education'],
  ])
  const truth: Truth = {
    name: spelt,
    ...(layout.head.includes('E') ? { email } : {}),
    ...(current ? { title: current.title, firm: current.firm } : {}),
    positions: jobs.map(({ title, firm, from, to }) => ({ title, firm, from, to })),
  }
  const wishes = isMore ? more.wishes(() => word.town()) : []
  const main = [
    ...head,
    ...wishes.map((text) => line(text)),
    ...order.flatMap((section) => sections[section]?.() ?? []),
  ]
  return { layout, isResume: true, isExport, main, side: [], truth }
}
