import type { IntakeItem } from '#contract/api/candidates/intake.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { cx } from '#web/app/ui/cx.ts'

type IntakeRowsProps = {
  items: readonly IntakeItem[]
  openId: number | undefined
  onOpen: (id: number) => void
}

const marks: Record<IntakeItem['state'], { label: string; tone: BadgeTone }> = {
  reading: { label: 'Reading…', tone: 'neutral' },
  ready: { label: 'New', tone: 'info' },
  unreadable: { label: 'Not readable', tone: 'danger' },
  kept: { label: 'Kept', tone: 'success' },
  joined: { label: 'Joined', tone: 'success' },
  discarded: { label: 'Discarded', tone: 'neutral' },
}

const markOf = (item: IntakeItem) =>
  item.state === 'ready' && item.duplicates.length > 0
    ? ({ label: 'On record?', tone: 'warning' } as const)
    : marks[item.state]

const factOf = (item: IntakeItem, field: IntakeItem['facts'][number]['field']) =>
  item.facts.find((fact) => fact.field === field)?.value

/** One line about the person: "Associate · Cooley LLP · class of 2019". */
const aboutOf = (item: IntakeItem) => {
  const classYear = factOf(item, 'classYear')
  const parts = [factOf(item, 'title'), factOf(item, 'firm'), classYear && `class of ${classYear}`]
  return parts.filter(Boolean).join(' · ') || item.message || item.fileName
}

/** The items of a list. The open one is shown beside it, or below on a phone. */
export function IntakeRows({ items, openId, onOpen }: IntakeRowsProps) {
  return (
    <ul aria-label="Résumés" className="flex flex-col">
      {items.map((item) => {
        const { label, tone } = markOf(item)
        return (
          <li key={item.id}>
            <button
              type="button"
              data-item={item.id}
              aria-current={item.id === openId ? 'true' : undefined}
              onClick={() => onOpen(item.id)}
              className={cx(
                'flex min-h-11 w-full cursor-pointer items-center gap-3 border-b border-rule px-3 py-1.5 text-left -outline-offset-2',
                item.id === openId ? 'bg-accent-soft text-on-accent-soft' : 'hover:bg-paper-sunk',
              )}
            >
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{item.name ?? item.fileName}</span>
                <span className={cx('block truncate text-xs', item.id !== openId && 'text-ink-muted')}>
                  {aboutOf(item)}
                </span>
              </span>
              <Badge tone={tone}>{label}</Badge>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
