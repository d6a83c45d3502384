import type { Analytics, AnalyticsSection, Cohort } from '#contract/api/insight/analytics.ts'
import { applicationSourceLabels } from '#contract/domain/application-sources.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { noReason } from '#contract/domain/rejections.ts'
import { stages, stageTimeText } from '#contract/domain/stages.ts'
import type { Point } from './analytics-charts.tsx'

/** One part of analytics: its chart and its table. */
export type Part = {
  section: AnalyticsSection
  title: string
  /** Explains in a sentence how it is counted. */
  note: string
  chart: { kind: 'bars' | 'trend'; unit: string; points: Point[] }
  /** The first column names the row. */
  columns: string[]
  rows: string[][]
}

const number = (value: number) => numberText(value)
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 1000) / 10}%`)
const stageLabel = (key: string) => stages.find((stage) => stage.key === key)?.label ?? key
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Jun 24" for a day or the Monday of a week, "Jun 2026" for a month. */
export function startLabel(start: string, unit: Analytics['placements']['unit']): string {
  const month = monthNames[Number(start.slice(5, 7)) - 1] ?? ''
  return unit === 'month' ? `${month} ${start.slice(0, 4)}` : `${month} ${Number(start.slice(8))}`
}

const cohortColumns = ['Applications', 'Client stage', 'Offers', 'Hired', 'Hired %', 'Rejected']
const cohortCells = (row: Cohort) => [
  number(row.applications),
  number(row.clientStage),
  number(row.offered),
  number(row.hired),
  percent(row.hired, row.applications),
  number(row.rejected),
]
/** A chart of forty areas is unreadable, so only the biggest are drawn. The table has all of them. */
const maxBars = 12

/** All parts of analytics in the order of the screen. */
export function partsOf(data: Analytics): Part[] {
  const byCohort = (
    section: AnalyticsSection,
    title: string,
    note: string,
    first: string,
    rows: readonly (Cohort & { label: string })[],
  ): Part => ({
    section,
    title,
    note,
    chart: {
      kind: 'bars',
      unit: 'Applications',
      points: rows.slice(0, maxBars).map(({ label, applications }) => ({ label, count: applications })),
    },
    columns: [first, ...cohortColumns],
    rows: rows.map((row) => [row.label, ...cohortCells(row)]),
  })
  const unitName = { day: 'Day', week: 'Week from', month: 'Month' }[data.placements.unit]
  const placements = data.placements.points.map(({ start, count }) => ({
    label: startLabel(start, data.placements.unit),
    count,
  }))
  return [
    {
      section: 'funnel',
      title: 'Funnel by stage',
      note: 'Applications received in this range. Each counts once for every stage up to the furthest it reached, even if it was rejected and reopened.',
      chart: {
        kind: 'bars',
        unit: 'Reached',
        points: data.funnel.map(({ stage, reached }) => ({ label: stageLabel(stage), count: reached })),
      },
      columns: ['Stage', 'Reached', 'Conversion', 'Of all', 'Rejected here'],
      rows: data.funnel.map(({ stage, reached, rejected }, n) => [
        stageLabel(stage),
        number(reached),
        n === 0 ? '–' : percent(reached, data.funnel[n - 1]?.reached ?? 0),
        percent(reached, data.funnel[0]?.reached ?? 0),
        number(rejected),
      ]),
    },
    {
      section: 'time-in-stage',
      title: 'Time in stage',
      note: 'Stage visits that ended in this range. Rounded to the day up to 30 days, then to the week, and to 30 days after six months.',
      chart: {
        kind: 'bars',
        unit: 'Median days',
        points: data.timeInStage.map(({ stage, medianDays }) => ({
          label: stageLabel(stage),
          count: Math.round((medianDays ?? 0) * 10) / 10,
        })),
      },
      columns: ['Stage', 'Visits', 'Median', '90th percentile'],
      rows: data.timeInStage.map(({ stage, visits, medianDays, p90Days }) => [
        stageLabel(stage),
        number(visits),
        stageTimeText(medianDays),
        stageTimeText(p90Days),
      ]),
    },
    byCohort(
      'sources',
      'Sources of applications',
      'How applicants found us, based on what their browser reports.',
      'Source',
      data.sources.map((row) => ({
        ...row,
        label: Object.entries(applicationSourceLabels).find(([key]) => key === row.source)?.[1] ?? row.source,
      })),
    ),
    byCohort(
      'practice-areas',
      'By practice area',
      'By the job’s practice area.',
      'Practice area',
      data.practiceAreas.map((row) => ({ ...row, label: row.practiceArea })),
    ),
    byCohort(
      'partners',
      'By partner',
      'Each application counts for its current partner.',
      'Partner',
      data.partners.map((row) => ({ ...row, label: row.name })),
    ),
    {
      section: 'rejections',
      title: 'Rejection reasons',
      note: 'Candidates who were rejected in this range and still are, by the reason that was chosen.',
      chart: {
        kind: 'bars',
        unit: 'Rejected',
        points: data.rejections.slice(0, maxBars).map(({ reason, count }) => ({ label: reason || noReason, count })),
      },
      columns: ['Reason', 'Rejected', 'Of all'],
      rows: data.rejections.map(({ reason, count }) => [
        reason || noReason,
        number(count),
        percent(
          count,
          data.rejections.reduce((sum, row) => sum + row.count, 0),
        ),
      ]),
    },
    {
      section: 'placements',
      title: 'Placements over time',
      note: 'Hires by hire date; excludes fallen-through placements.',
      chart: { kind: 'trend', unit: 'Placements', points: placements },
      columns: [unitName, 'Placements'],
      rows: placements.map(({ label, count }) => [label, number(count)]),
    },
    {
      section: 'job-ages',
      title: 'Age of open jobs',
      note: 'Jobs open today, by days since posting. Not affected by the date range.',
      chart: {
        kind: 'bars',
        unit: 'Open jobs',
        points: data.jobAges.map((age) => ({ label: ageLabel(age), count: age.count })),
      },
      columns: ['Posted', 'Open jobs'],
      rows: data.jobAges.map((age) => [ageLabel(age), number(age.count)]),
    },
  ]
}

function ageLabel({ from, to }: { from: number; to: number | null }): string {
  if (to === null) return `Over ${from - 1} days`
  return from === 0 ? `Within ${to} days` : `${from} to ${to} days`
}
