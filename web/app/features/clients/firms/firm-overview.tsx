import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Firm } from '#contract/api/clients/firms.ts'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { MergeList } from '#web/app/ui/merge-list.tsx'
import { undoFirmMerge } from './undo-firm-merge.ts'

/** Names, offices and facts of a firm, and merges that can still be undone. */
export function FirmOverview({ firm }: { firm: Firm }) {
  const fields: [label: string, value: ReactNode][] = [
    ['Other names', firm.aliases.map(({ name }) => name).join(', ')],
    ['Offices', firm.offices.map(({ city, state }) => [city, state].filter(Boolean).join(', ')).join(' · ')],
    ['Website', firm.website ? <Website address={firm.website} /> : null],
    ['Email domains', firm.domains.join(', ')],
    ['Am Law rank', firm.amLawRank],
    ['Lawyers', firm.headcount],
    ['Affiliate of', firm.parent ? <FirmLink firm={firm.parent} /> : null],
    ['Affiliates', firm.affiliates.length > 0 ? <Affiliates firms={firm.affiliates} /> : null],
    ['Notes', firm.notes ? <span className="whitespace-pre-line">{firm.notes}</span> : null],
  ]
  const known = fields.filter(([, value]) => value !== null && value !== '')
  return (
    <>
      {firm.isVerified ? null : (
        <p className="mb-4 max-w-2xl text-sm">
          Someone typed this name, and nobody has checked it yet. If the firm is in the directory under another name, an
          admin can merge the two.
        </p>
      )}
      {known.length > 0 ? (
        <dl className="grid grid-cols-[9rem_1fr] gap-x-4 gap-y-2 text-sm max-sm:grid-cols-1 max-sm:gap-y-1">
          {known.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-sm text-ink-muted">Nothing but the name is on record.</p>
      )}
      {firm.merges.length > 0 ? <MergeList title="Merged firms" merges={firm.merges} undo={undoFirmMerge} /> : null}
    </>
  )
}

const Website = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer" className={`${linkClass()} touch-target`}>
    {new URL(address).hostname}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

const FirmLink = ({ firm }: { firm: { id: number; name: string } }) => (
  <Link to={paths.firm(firm.id)} className={linkClass()}>
    {firm.name}
  </Link>
)

const Affiliates = ({ firms }: { firms: Firm['affiliates'] }) => (
  <ul className="flex flex-col gap-1">
    {firms.map((firm) => (
      <li key={firm.id}>
        <FirmLink firm={firm} />
      </li>
    ))}
  </ul>
)
