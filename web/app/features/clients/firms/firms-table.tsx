import { Link } from 'react-router'
import type { FirmListItem } from '#contract/api/clients/firms.ts'
import { easternMidnight } from '#contract/domain/days.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { untilText } from '#contract/domain/off-limits.ts'
import { firmKindLabels, maxListedCount } from '#contract/domain/firms.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { Cell, HeaderCell, Row, RowHeaderCell, Table } from '#web/app/ui/table.tsx'

type FirmsTableProps = {
  firms: readonly FirmListItem[]
  onOpen: (id: number) => void
}

/** Firms as a table, and as cards where a table would cut names. */
export function FirmsTable({ firms, onOpen }: FirmsTableProps) {
  return (
    <>
      <Table caption="Firms" className="max-xl:hidden">
        <thead>
          <tr>
            {['Firm', 'Kind', 'Offices', 'Client', 'Agreement', 'Open jobs', 'Live submissions'].map((name) => (
              <HeaderCell key={name}>{name}</HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {firms.map((firm) => (
            <Row key={firm.id} isInteractive onClick={() => onOpen(firm.id)} className="cursor-pointer">
              <RowHeaderCell>
                <NameLink firm={firm} /> <ToVerify firm={firm} /> <OffLimits firm={firm} />
              </RowHeaderCell>
              <Cell>{firmKindLabels[firm.kind]}</Cell>
              <Cell className="wrap-anywhere">{firm.offices.join(' · ') || <None />}</Cell>
              <Cell>{firm.isClient ? 'Client' : <None />}</Cell>
              <Cell>{agreementText(firm) ?? <None />}</Cell>
              <Cell className="tabular-nums">{countText(firm.openJobs)}</Cell>
              <Cell className="tabular-nums">{countText(firm.liveSubmissions)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <ul aria-label="Firms" className="flex flex-col gap-2 xl:hidden">
        {firms.map((firm) => (
          <li key={firm.id} className="relative rounded-lg border border-rule bg-paper-raised p-3">
            <p className="font-serif text-base">
              <NameLink firm={firm} isCard /> <ToVerify firm={firm} /> <OffLimits firm={firm} />
            </p>
            <p className="text-sm text-ink-muted wrap-anywhere">
              {[firmKindLabels[firm.kind], firm.isClient && 'Client', ...firm.offices].filter(Boolean).join(' · ')}
            </p>
            <p className="text-sm text-ink-muted">
              {firm.hasAgreement ? `${cardText(firm)} · ` : ''}
              Open jobs: {countText(firm.openJobs)} · Live submissions: {countText(firm.liveSubmissions)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** "3", "10+". */
const countText = (count: number) => (count >= maxListedCount ? `${maxListedCount}+` : String(count))

const None = () => <span className="text-ink-muted">–</span>

/** "In force", "Ends Dec 15, 2026"; undefined without an agreement. */
const agreementText = ({ hasAgreement, agreementEndsOn }: FirmListItem): string | undefined => {
  if (!hasAgreement) return undefined
  return agreementEndsOn === null ? 'In force' : `Ends ${dayText(agreementEndsOn)}`
}

const cardText = ({ agreementEndsOn }: FirmListItem): string =>
  agreementEndsOn === null ? 'Agreement in force' : `Agreement ends ${dayText(agreementEndsOn)}`

const dayText = (day: string) => easternDateText(easternMidnight(day))

const OffLimits = ({ firm: { offLimits } }: { firm: FirmListItem }) =>
  offLimits ? (
    <Badge tone="danger">
      {offLimits.isWhole ? 'Off limits' : 'Office off limits'}
      {untilText(offLimits.endsOn)}
    </Badge>
  ) : null

const ToVerify = ({ firm }: { firm: FirmListItem }) =>
  firm.isVerified ? null : <Badge tone="warning">To verify</Badge>

/** The name leads to the record; a click elsewhere on the row or card does the same. */
const NameLink = ({ firm, isCard = false }: { firm: FirmListItem; isCard?: boolean }) => (
  <Link
    to={paths.firm(firm.id)}
    data-firm={firm.id}
    onClick={(event) => event.stopPropagation()}
    className={cx(
      'inline-flex min-h-8 items-center wrap-anywhere hover:underline',
      // The whole card opens the record.
      isCard && 'after:absolute after:inset-0',
    )}
  >
    {firm.name}
  </Link>
)
