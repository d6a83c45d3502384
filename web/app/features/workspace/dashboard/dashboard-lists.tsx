import { Link } from 'react-router'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { FollowUp } from '#contract/api/candidates/follow-ups.ts'
import { addDays } from '#contract/domain/days.ts'
import { easternDateText, easternDay, easternTimeText, easternWeekdayText } from '#contract/domain/eastern-time.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { paths } from '#web/app/paths.ts'
import { Card } from '#web/app/ui/card.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'

type ListCardProps<Row> = {
  title: string
  rows: readonly Row[]
  /** Links to whole lists, each with the number of its rows. */
  links: readonly { label: string; to: string }[]
  empty: string
  renderRow: (row: Row) => { key: string; to: string; time: string; name: string; about: string }
}

/** A short list: when, who and what about. Each row opens its record. */
function ListCard<Row>({ title, rows, links, empty, renderRow }: ListCardProps<Row>) {
  return (
    <Card
      title={title}
      actions={
        <span className="flex flex-wrap gap-x-4 text-sm">
          {links.map(({ label, to }) => (
            <Link key={to} to={to} className={`${linkClass()} inline-flex min-h-6 items-center max-sm:min-h-11`}>
              {label}
            </Link>
          ))}
        </span>
      }
    >
      {rows.length === 0 ? <p className="text-sm text-ink-muted">{empty}</p> : null}
      <ul className="-mx-2 divide-y divide-rule">
        {rows.map(renderRow).map(({ key, to, time, name, about }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-row items-baseline gap-x-4 rounded-sm px-2 py-2 text-sm text-ink no-underline transition-colors hover:bg-paper-sunk max-sm:flex-col"
            >
              <span className="shrink-0 text-ink-muted tabular-nums sm:w-48">{time}</span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-xs wrap-anywhere text-ink-muted">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const recordOf = (applicationId: number) => `${paths.candidates}?selected=${applicationId}`
const aboutJob = ({ job }: ApplicationListItem) => `${job.title} · ${job.firmName}`

/** "Today, 9:00 AM EST", "Tomorrow, …" or "Tue, Nov 24, …". */
function nearTimeText(moment: string, now: Date): string {
  const [day, today] = [easternDay(moment), easternDay(now)]
  const names: Record<string, string> = { [today]: 'Today', [addDays(today, 1)]: 'Tomorrow' }
  return `${names[day] ?? easternWeekdayText(moment)}, ${easternTimeText(moment)}`
}

type Applications = { rows: readonly ApplicationListItem[]; total: number; to: string }

/** Interviews of today and the next seven days, the next one first. */
export function Interviews({ rows, total, to, now }: Applications & { now: Date }) {
  return (
    <ListCard
      title="Interviews, next 7 days"
      rows={rows}
      links={total === 0 ? [] : [{ label: `See all ${numberText(total)}`, to }]}
      empty="No interviews today or in the next seven days."
      renderRow={(row) => ({
        key: String(row.id),
        to: recordOf(row.id),
        time: nearTimeText(row.interviewDate ?? '', now),
        name: row.applicantName,
        about: aboutJob(row),
      })}
    />
  )
}

/** Candidates who were hired in this quarter, the newest first. */
export function Placements({ rows, total, to }: Applications) {
  return (
    <ListCard
      title="Placements this quarter"
      rows={rows}
      links={total === 0 ? [] : [{ label: `See all ${numberText(total)}`, to }]}
      empty="No placements in this quarter yet."
      renderRow={(row) => ({
        key: String(row.id),
        to: recordOf(row.id),
        time: easternDateText(row.statusChangedAt),
        name: row.applicantName,
        about: aboutJob(row),
      })}
    />
  )
}

type FollowUpsDueProps = {
  today: { rows: readonly FollowUp[]; total: number }
  overdue: { rows: readonly FollowUp[]; total: number }
}

/** Follow-ups of today, then the ones that are late. */
export function FollowUpsDue({ today, overdue }: FollowUpsDueProps) {
  const late = new Set(overdue.rows.map(({ id }) => id))
  return (
    <ListCard
      title="Follow-ups due"
      rows={[...today.rows, ...overdue.rows]}
      links={[
        ...(today.total === 0 ? [] : [{ label: `${numberText(today.total)} today`, to: paths.followUps }]),
        ...(overdue.total === 0
          ? []
          : [{ label: `${numberText(overdue.total)} overdue`, to: `${paths.followUps}?show=overdue` }]),
      ]}
      empty="Nothing is due today."
      renderRow={(row) => ({
        key: String(row.id),
        to: row.applicationId === null ? paths.followUps : recordOf(row.applicationId),
        time: late.has(row.id) ? `Overdue, ${easternDateText(row.dueAt)}` : 'Today',
        name: row.text,
        about: row.about,
      })}
    />
  )
}
