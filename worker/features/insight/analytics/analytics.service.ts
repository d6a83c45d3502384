import type { Analytics, AnalyticsSection, Cohort } from '#contract/api/insight/analytics.ts'
import { applicationSourceLabels, applicationSources } from '#contract/domain/application-sources.ts'
import { noReason } from '#contract/domain/rejections.ts'
import { csvText, type CsvCell } from '#worker/http/csv.ts'
import { addDays, daysBetween, daysOf, mondayOf, periodsOf } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { quantile, reachableStages, stages } from '#contract/domain/stages.ts'
import type { AnalyticsRepo, CohortRow, DayRow, PeriodRow, VisitRow } from './analytics.repo.ts'

type AnalyticsDeps = { analytics: Pick<AnalyticsRepo, 'read'>; now: () => Date }

export type AnalyticsInput = {
  from?: string | undefined
  to?: string | undefined
  partnerId?: number | undefined
}

/** The default range, in days. */
const defaultRangeDays = 90

/** Lower edges of the ages of open jobs, in days. */
const ageEdges = [0, 8, 15, 31, 61, 91] as const

/** Reads everything that the screen shows for a range of Eastern days. The route only lets admins in. */
export async function readAnalytics(deps: AnalyticsDeps, input: AnalyticsInput): Promise<Analytics> {
  const today = easternDay(deps.now())
  const to = input.to ?? (input.from && input.from > today ? input.from : today)
  const from = input.from ?? addDays(to, 1 - defaultRangeDays)
  const periods = periodsOf(from, to)
  const unit = unitOf(from, to)
  const rows = await deps.analytics.read({
    partnerId: input.partnerId,
    periods,
    placementPeriods: unit === 'month' ? periods : daysOf(from, to),
  })
  return {
    from,
    to,
    partnerId: input.partnerId ?? null,
    isRecounting: rows.isRecounting,
    funnel: funnelOf(rows.whole[0]),
    timeInStage: timesOf(rows.visits),
    sources: applicationSources.map((source) => ({
      source,
      ...cohortOf(rows.sources.find(({ value }) => value === source)),
    })),
    practiceAreas: rows.areas.map((row) => ({ practiceArea: row.value, ...cohortOf(row) })).sort(byApplications),
    partners: rows.partners
      .map((row) => ({
        partnerId: row.partnerId === 0 ? null : row.partnerId,
        name: row.name ?? 'Unassigned',
        ...cohortOf(row),
      }))
      .sort(byApplications),
    rejections: rows.rejections,
    placements: { unit, points: pointsOf(rows.placements, { from, to, unit }) },
    jobAges: agesOf(rows.jobDays, today),
  }
}

const byApplications = (a: Cohort, b: Cohort) => b.applications - a.applications

function cohortOf(row: CohortRow | undefined): Cohort {
  return {
    applications: row?.applications ?? 0,
    clientStage: row?.reached3 ?? 0,
    offered: row?.reached4 ?? 0,
    hired: row?.reached5 ?? 0,
    rejected: row ? row.rejected0 + row.rejected1 + row.rejected2 + row.rejected3 + row.rejected4 : 0,
  }
}

function funnelOf(row: CohortRow | undefined): Analytics['funnel'] {
  const reached = row && [row.applications, row.reached1, row.reached2, row.reached3, row.reached4, row.reached5]
  const rejected = row && [row.rejected0, row.rejected1, row.rejected2, row.rejected3, row.rejected4]
  return reachableStages.map(({ key }, n) => ({ stage: key, reached: reached?.[n] ?? 0, rejected: rejected?.[n] ?? 0 }))
}

/** Stages that candidates wait in: all but the last. */
function timesOf(rows: readonly VisitRow[]): Analytics['timeInStage'] {
  return reachableStages.slice(0, -1).map(({ key }, stage) => {
    const counts = new Map(rows.filter((row) => row.stage === stage).map(({ bucket, count }) => [bucket, count]))
    const rounded = (share: number) => {
      const days = quantile(counts, share)
      return days === null ? null : Math.round(days * 100) / 100
    }
    return {
      stage: key,
      visits: [...counts.values()].reduce((sum, count) => sum + count, 0),
      medianDays: rounded(0.5),
      p90Days: rounded(0.9),
    }
  })
}

type Unit = Analytics['placements']['unit']

/** Days up to a month, weeks up to half a year, months for longer ranges. */
function unitOf(from: string, to: string): Unit {
  const days = daysBetween(from, to) + 1
  if (days <= 31) return 'day'
  return days <= 184 ? 'week' : 'month'
}

const starts = {
  day: (day: string) => day,
  week: mondayOf,
  month: (period: string) => `${period.slice(0, 7)}-01`,
} as const satisfies Record<Unit, (period: string) => string>

function pointsOf(rows: readonly PeriodRow[], { from, to, unit }: { from: string; to: string; unit: Unit }) {
  const counts = new Map(daysOf(from, to).map((day) => [starts[unit](day), 0]))
  for (const { period, count } of rows) {
    const start = starts[unit](period)
    counts.set(start, (counts.get(start) ?? 0) + count)
  }
  return [...counts].map(([start, count]) => ({ start, count }))
}

function agesOf(days: readonly DayRow[], today: string): Analytics['jobAges'] {
  const ages = ageEdges.map((from, n) => ({ from, to: (ageEdges[n + 1] ?? 0) - 1, count: 0 }))
  for (const { day, count } of days) {
    // A job posted for tomorrow counts as new.
    const age = Math.max(0, daysBetween(day, today))
    const group = ages.findLast(({ from }) => from <= age)
    if (group) group.count += count
  }
  return ages.map(({ to, ...age }) => ({ ...age, to: to < 0 ? null : to }))
}

/** One part of analytics as a CSV file named after its range. */
export async function analyticsCsv(
  deps: AnalyticsDeps,
  { section, ...input }: AnalyticsInput & { section: AnalyticsSection },
): Promise<{ name: string; text: string }> {
  const data = await readAnalytics(deps, input)
  const { header, rows } = tables[section](data)
  return { name: `${section}-${data.from}-to-${data.to}.csv`, text: csvText(header, rows) }
}

type Table = { header: string[]; rows: CsvCell[][] }

const cohortHeader = ['Applications', 'Client stage', 'Offers', 'Hired', 'Rejected']
const cohortCells = (row: Cohort): CsvCell[] => [
  row.applications,
  row.clientStage,
  row.offered,
  row.hired,
  row.rejected,
]
const stageLabel = (key: string) => stages.find((stage) => stage.key === key)?.label ?? key
/** With one decimal; empty where there is nothing to divide by. */
const percent = (part: number, whole: number): CsvCell => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10)

const tables: Record<AnalyticsSection, (data: Analytics) => Table> = {
  funnel: ({ funnel }) => ({
    header: ['Stage', 'Reached', 'Conversion %', '% of applications', 'Rejected here'],
    rows: funnel.map(({ stage, reached, rejected }, n) => [
      stageLabel(stage),
      reached,
      percent(reached, funnel[n - 1]?.reached ?? reached),
      percent(reached, funnel[0]?.reached ?? 0),
      rejected,
    ]),
  }),
  'time-in-stage': ({ timeInStage }) => ({
    header: ['Stage', 'Visits ended', 'Median days', '90th percentile days'],
    rows: timeInStage.map(({ stage, visits, medianDays, p90Days }) => [stageLabel(stage), visits, medianDays, p90Days]),
  }),
  sources: ({ sources }) => ({
    header: ['Source', ...cohortHeader],
    rows: sources.map(({ source, ...row }) => [
      Object.entries(applicationSourceLabels).find(([key]) => key === source)?.[1] ?? source,
      ...cohortCells(row),
    ]),
  }),
  'practice-areas': ({ practiceAreas }) => ({
    header: ['Practice area', ...cohortHeader],
    rows: practiceAreas.map((row) => [row.practiceArea, ...cohortCells(row)]),
  }),
  partners: ({ partners }) => ({
    header: ['Partner', ...cohortHeader],
    rows: partners.map((row) => [row.name, ...cohortCells(row)]),
  }),
  rejections: ({ rejections }) => ({
    header: ['Reason', 'Rejected'],
    rows: rejections.map(({ reason, count }) => [reason || noReason, count]),
  }),
  placements: ({ placements }) => ({
    header: [`From (${placements.unit})`, 'Placements'],
    rows: placements.points.map(({ start, count }) => [start, count]),
  }),
  'job-ages': ({ jobAges }) => ({
    header: ['Days since posted', 'Open jobs'],
    rows: jobAges.map(({ from, to, count }) => [to === null ? `${from} and more` : `${from} to ${to}`, count]),
  }),
}
