import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Firm } from '#contract/api/clients/firms.ts'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { MergeList } from '#web/app/ui/merge-list.tsx'
import { Time } from '#web/app/ui/time.tsx'
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

const logTexts: Record<string, (detail: string) => string> = {
  added: () => 'Added to the directory',
  added_from_name: () => 'Added from a typed name',
  changed: (detail) => `Changed: ${detail}`,
  merged: (detail) => `${detail} was merged into this firm`,
  merge_undone: () => 'A merge was undone',
  agreement_added: () => 'An agreement was added',
  agreement_changed: (detail) => `An agreement was changed: ${detail}`,
  agreement_replaced: (detail) => `A new version of an agreement: ${detail}`,
  limit_added: (detail) => (detail ? `The office in ${detail} is off limits` : 'Made off limits'),
  limit_lifted: () => 'An off-limits mark was lifted',
  imported: () => 'Added or filled by an import',
  contacts_imported: (detail) =>
    detail === '1' ? 'An import added or filled a contact' : `An import added or filled ${detail} contacts`,
  contact_added: () => 'A contact was added',
  contact_changed: () => 'A contact was changed',
  contact_removed: () => 'A contact was deleted',
}

/** Changes of a firm, newest first. */
export function FirmLog({ firm }: { firm: Firm }) {
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {firm.events.map(({ id, kind, detail, actor, createdAt }) => (
        <li key={id} className="border-b border-rule pb-3">
          <p className="wrap-anywhere">
            {(Object.hasOwn(logTexts, kind) ? logTexts[kind] : undefined)?.(detail ?? '') ?? kind}
          </p>
          <p className="text-ink-muted">
            {actor?.name ?? 'No account'} · <Time at={createdAt} show="day" />
          </p>
        </li>
      ))}
      <li className="text-ink-muted">
        In the directory since <Time at={firm.createdAt} show="day" />
      </li>
    </ol>
  )
}
