import { MoreHorizontal, Power, ScanSearch, Trash2 } from 'lucide-react'
import type { PeopleSource } from '#contract/api/sourcing/people-sources.ts'
import { numberText } from '#contract/domain/number-text.ts'
import {
  peopleFoundByLabels,
  peopleSourceHealthLabels,
  type PeopleSourceHealth,
} from '#contract/domain/people-source-health.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Menu } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { MenuItem } from '#web/app/ui/menu-list.tsx'
import { Cell, HeaderCell, PlainTable, Row, RowHeaderCell } from '#web/app/ui/table.tsx'
import { Time } from '#web/app/ui/time.tsx'

const tones = {
  waiting: 'neutral',
  ok: 'success',
  empty: 'warning',
  failing: 'danger',
  blocked: 'warning',
  gone: 'danger',
} as const satisfies Record<PeopleSourceHealth, BadgeTone>

/** Below the page's head, of which the first line stays in view on a wide screen only. */
const head = 'top-14! min-[75rem]:top-28!'

type SourceTableProps = {
  sources: readonly PeopleSource[]
  /** Id of the firm that is being tested. */
  testing: number | undefined
  onTest: (source: PeopleSource) => void
  onEnable: (source: PeopleSource, enabled: boolean) => void
  onRemove: (source: PeopleSource) => void
}

/** Firms with their pages, people and health, and a menu of actions. */
export function SourceTable({ sources, testing, onTest, onEnable, onRemove }: SourceTableProps) {
  return (
    <PlainTable caption="Firms">
      <thead>
        <tr>
          <HeaderCell className={head}>Firm</HeaderCell>
          <HeaderCell isNumeric className={`${head} max-sm:hidden`}>
            Pages
          </HeaderCell>
          <HeaderCell isNumeric className={`${head} max-sm:hidden`}>
            People
          </HeaderCell>
          <HeaderCell className={`${head} max-md:hidden`}>Last read</HeaderCell>
          <HeaderCell className={`${head} max-sm:hidden`}>Health</HeaderCell>
          <HeaderCell className={head}>
            <span className="sr-only">Actions</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <Row key={source.id}>
            <RowHeaderCell className="py-0.5 leading-5 font-normal">
              <span className="block wrap-anywhere">{source.name}</span>
              <a
                href={source.site}
                target="_blank"
                rel="noreferrer nofollow"
                className={`${linkClass('quiet')} touch-target -my-1 inline-block py-1 font-sans text-xs leading-4 wrap-anywhere text-ink-muted`}
              >
                {new URL(source.site).host}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              {source.layout ? (
                <span className="mt-0.5 block max-w-prose font-sans text-xs text-ink-muted">{source.layout}</span>
              ) : null}
              <span className="mt-1 block font-sans text-xs text-ink-muted sm:hidden">
                <Health source={source} /> {numberText(source.people)} people on {numberText(source.pagesFound)} pages
              </span>
            </RowHeaderCell>
            <Cell isNumeric className="max-sm:hidden">
              {numberText(source.pagesFound)}
              {source.pagesWaiting > 0 ? (
                <span className="block text-xs text-ink-muted">{numberText(source.pagesWaiting)} to read</span>
              ) : null}
            </Cell>
            <Cell isNumeric className="max-sm:hidden">
              {numberText(source.people)}
            </Cell>
            <Cell className="whitespace-nowrap text-ink-muted max-md:hidden">
              {source.lastReadAt === null ? 'Never' : <Time at={source.lastReadAt} show="ago" />}
            </Cell>
            <Cell className="py-0.5 max-sm:hidden">
              <Health source={source} />
            </Cell>
            <Cell className="py-0.5 text-right">
              <Menu
                trigger={
                  <IconButton icon={MoreHorizontal} label={`Change ${source.name}`} isBusy={testing === source.id} />
                }
              >
                <MenuItem icon={ScanSearch} onSelect={() => onTest(source)}>
                  Test now
                </MenuItem>
                <MenuItem icon={Power} onSelect={() => onEnable(source, !source.enabled)}>
                  {source.enabled ? 'Switch off' : 'Switch on'}
                </MenuItem>
                <MenuItem icon={Trash2} tone="danger" onSelect={() => onRemove(source)}>
                  Remove
                </MenuItem>
              </Menu>
            </Cell>
          </Row>
        ))}
      </tbody>
    </PlainTable>
  )
}

/** A firm's health in a word, and the reason in a sentence. */
function Health({ source }: { source: PeopleSource }) {
  const reason = reasonOf(source)
  return (
    <>
      <HealthBadge source={source} />
      {reason ? <span className="mt-0.5 block max-w-64 text-xs text-ink-muted">{reason}</span> : null}
    </>
  )
}

function HealthBadge({ source: { enabled, isReading, health } }: { source: PeopleSource }) {
  if (!enabled) return <Badge>Switched off</Badge>
  if (isReading) return <Badge tone="info">Reading…</Badge>
  return <Badge tone={tones[health]}>{peopleSourceHealthLabels[health]}</Badge>
}

function reasonOf({ failure, failures, foundBy, health }: PeopleSource): string | undefined {
  if (failure) return failures > 1 ? `${failure} (${failures} times in a row)` : failure
  return foundBy && health === 'ok' ? peopleFoundByLabels[foundBy] : undefined
}
