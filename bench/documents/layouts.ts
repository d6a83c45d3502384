import { jobLayouts } from './job-layouts.ts'
import { mixedJobs } from './mixed-layouts.ts'
import { specialLayouts } from './special-layouts.ts'
import { exportedJobs, tradeHeads } from './trade-layouts.ts'

// Layouts of generated résumés in a small notation. A line is parts with a sign between them: `>` the right margin or the next
// cell, `|` the résumé's own sign, `,` a comma, `-` a dash, `@` "at", `+` "in", `.` a full stop, `:` a colon, `(…)` brackets, `~` a space
// where only the style changes. `/` ends a line, `//` the lines said once for each employer. Before a part: `*` bold, `_` italic,
// `^` capitals. Parts of a job: F firm, T title, U group, D dates, P place, G tagline, J judge.
// Layouts with `!` are held out of training.

/**
 * Heads of résumés. N name, E email, H phone, L LinkedIn, A street, P place, K "Esq.", T the current title, F the current firm, Q a
 * tagline. `c` first: centered lines.
 */
export const headLayouts = [
  'c *N / A , P | H | E',
  '*N / A , P / H / E',
  '*N > E / P > H',
  'c *^N / P | E | H | L',
  'N / P / E / H / L',
  '*N , K / A / P / H | E',
  '*^N / T / P | H | E',
  'c *N / c T , F / E | H',
  '*N > H / A > E / P > L',
  'E | H / *N / P',
  'c *N / H | E / A , P',
  '*N / Q / E | H | P',
  '*N / T | F / H | E',
  'N | P | H | E',
  '*N / E : / H : / P :',
  'A / P / *N / H / E',
  'c *^N / c T | F / c A , P / H | E | L',
  '!*N > P / L > E / > H',
  '!*N / *T / F / P / E | H',
  '!H / E / P / c *N',
  '!c *N , K / c Q / c P - H - E',
  '!*N | T | F / E > H / P',
  '!T / *N / F , P / H , E',
  '!*^N , T / P / E , H',
  'T / N / P | E | H',
  '*N / F / T / H | E | P',
  'F > *N / P > T / H > E',
  '*N - T / E | H | L / P',
  'c *N / c F - T / c H | E / A , P',
  '*N ( T ) / P / E / H',
  'P | H | E | L / *N',
  '*N > A / T > P / F > H / > E',
  '!N / T @ F / P | L | H | E',
  '!F / T / *N / E - H - P',
  '!*N > T / F > P / E / H',
  '!c *N / c E | L / c T - F - P / H',
  '!P / E / *N , T / H / L',
] as const

/** Degrees. S school, G degree, D year, P place, Q honor. */
export const degreeLayouts = [
  '*S > P / G > D',
  '*S , P / G , Q , D',
  'G , S , D',
  'S , G ( D )',
  'D > S / G , Q',
  '*G > D / S , P',
  '*S > D / _G / Q',
  'S | G | D',
  '*G | S | D',
  'S / G / D',
  '!G - S - D',
  '!*S / D / G , Q',
  '!D > G , S',
  '!G ( S , D )',
  '!S > G > D',
  '!_G / *S , P ( D )',
] as const

/** Pages: how the parts of a résumé are set. */
export const pageForms = [
  'text',
  'text',
  'docx',
  'docx',
  'docx table',
  'docx side',
  'pdf',
  'pdf',
  'pdf left',
  'pdf right',
] as const
export type PageForm = (typeof pageForms)[number]

export type Layout = {
  id: string
  isHeldOut: boolean
  job: string
  head: string
  degree: string
  form: PageForm
  kind:
    | 'law firm'
    | 'partner'
    | 'in-house'
    | 'government'
    | 'military'
    | 'academic'
    | 'foreign'
    | 'mixed'
    | 'linkedin'
    | 'europass'
    | 'cards'
    | 'trade'
    | 'people'
}

const open = (text: string) => text.replace('!', '')
const kinds = [
  'law firm',
  'law firm',
  'in-house',
  'government',
  'mixed',
  'partner',
  'academic',
  'foreign',
  'military',
  'mixed',
  'law firm',
  'partner',
  'cards',
] as const

/** Combines the layouts of the parts: a held-out layout has at least the jobs and one other part that no training layout has. */
export function allLayouts(): Layout[] {
  const layouts: Layout[] = []
  for (const isHeldOut of [false, true]) {
    const own = (list: readonly string[]) => list.filter((one) => one.startsWith('!') === isHeldOut).map(open)
    const [jobs, heads, degrees] = [own(jobLayouts), own(headLayouts), own(degreeLayouts)]
    for (const [index, job] of jobs.entries())
      for (let round = 0; round < (isHeldOut ? 2 : 3); round++) {
        const at = index * 3 + round
        layouts.push({
          id: `${isHeldOut ? 'held-out' : 'train'} ${at}`,
          isHeldOut,
          job,
          head: heads[(at * 5 + round) % heads.length] ?? '',
          degree: degrees[(at * 3 + index) % degrees.length] ?? '',
          form: pageForms[(at * 7 + round) % pageForms.length] ?? 'text',
          kind: kinds[(at * 5 + round) % kinds.length] ?? 'law firm',
        })
      }
  }
  const trained = (list: readonly string[]) => list.filter((one) => !one.startsWith('!'))
  const [heads, degrees] = [trained(headLayouts), trained(degreeLayouts)]
  for (const [at, job] of mixedJobs(
    260,
    jobLayouts.filter((one) => one.startsWith('!')),
  ).entries())
    layouts.push({
      id: `mixed ${at}`,
      isHeldOut: false,
      job,
      head: heads[(at * 7) % heads.length] ?? '',
      degree: degrees[(at * 3) % degrees.length] ?? '',
      form: pageForms[(at * 11 + 3) % pageForms.length] ?? 'text',
      kind: kinds[(at * 5 + 2) % kinds.length] ?? 'law firm',
    })
  return [...layouts, ...specialLayouts(), ...tradeLayouts(), ...peopleLayouts()]
}

/** Layouts of people who aren't lawyers: as job boards export them, and as they write them themselves. */
function tradeLayouts(): Layout[] {
  const layouts: Layout[] = []
  for (const isHeldOut of [false, true]) {
    const own = (list: readonly string[]) => list.filter((one) => one.startsWith('!') === isHeldOut).map(open)
    const [heads, exported, degrees, written] = [
      own(tradeHeads),
      own(exportedJobs),
      own(degreeLayouts),
      own(jobLayouts),
    ]
    const jobs = isHeldOut
      ? written
      : [
          ...written,
          ...mixedJobs(
            60,
            jobLayouts.filter((one) => one.startsWith('!')),
            12,
          ),
        ]
    for (let at = 0; at < (isHeldOut ? 36 : 160); at++) {
      const isExport = at % 2 === 0
      const job = isExport ? exported[(at / 2) % exported.length] : jobs[(at * 7) % jobs.length]
      layouts.push({
        id: `${isHeldOut ? 'held-out trade' : 'trade'} ${at}`,
        isHeldOut,
        job: job ?? '',
        head: heads[(at * 5 + (at >> 3)) % heads.length] ?? '',
        degree: isExport ? 'G / S - P / D' : (degrees[(at * 3) % degrees.length] ?? ''),
        form: isExport ? 'text' : (pageForms[(at * 3 + 1) % pageForms.length] ?? 'text'),
        kind: 'trade',
      })
    }
  }
  return layouts
}

/** People of all trades, whose entries are put together at random for each document. */
function peopleLayouts(): Layout[] {
  const degrees = degreeLayouts.filter((one) => !one.startsWith('!'))
  return [...Array(344).keys()].map((at): Layout => {
    const isHeldOut = at >= 300
    return {
      id: `${isHeldOut ? 'held-out people' : 'people'} ${at}`,
      isHeldOut,
      job: '',
      head: '',
      degree: degrees[(at * 3) % degrees.length] ?? '',
      form: pageForms[(at * 7 + 1) % pageForms.length] ?? 'pdf',
      kind: 'people',
    }
  })
}
