import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Agreement } from '#contract/api/clients/agreements.ts'
import type { Firm } from '#contract/api/clients/firms.ts'
import { easternMidnight } from '#contract/domain/days.ts'
import { easternDateText, easternDay } from '#contract/domain/eastern-time.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { DocumentActions, DocumentLink } from './agreement-document.tsx'
import { feeBaseLabels, feeText, guaranteeText, invoiceLabels } from './agreement-form.ts'
import { agreementsQuery } from './firm-queries.ts'

const AgreementDialog = lazyNamed(() => import('./agreement-dialog.tsx'), 'AgreementDialog')

/** Terms that a firm has agreed to. Partners may learn only whether an agreement is in force. */
export function FirmAgreements({ firm }: { firm: Firm }) {
  const { data, error, isFetching, refetch } = useQuery(agreementsQuery(firm.id))
  /** An agreement to change, or 'new'. */
  const [open, setOpen] = useState<Agreement | 'new'>()
  if (error) {
    return (
      <ErrorState
        title="The agreements couldn’t be loaded"
        text={sentenceOf(error, 'Please try again.')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <SkeletonRows label="Loading agreements…" count={3} />
  return (
    <>
      {data.maySeeTerms && data.items.length > 0 ? (
        <ul aria-label="Agreements" className="flex flex-col gap-3 text-sm">
          {data.items.map((agreement) => (
            <li key={agreement.id} className="border-b border-rule pb-3">
              <Terms agreement={agreement} firm={firm} />
              {firm.mayChange ? (
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => setOpen(agreement)}>
                    Edit<span className="sr-only"> {nameOf(agreement)}</span>
                  </Button>
                  <DocumentActions agreement={agreement} name={nameOf(agreement)} />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">
          {data.isInForce ? 'An agreement with this firm is in force.' : 'No agreement with this firm is in force.'}
          {data.maySeeTerms ? '' : ' Only admins see its terms.'}
        </p>
      )}
      {firm.mayChange ? (
        <Button size="sm" className="mt-4" onClick={() => setOpen('new')}>
          Add agreement
        </Button>
      ) : null}
      {open ? (
        <AgreementDialog firm={firm} agreement={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  )
}

const nameOf = ({ validFrom }: Agreement) => `the agreement from ${dayText(validFrom)}`
const dayText = (day: string) => easternDateText(easternMidnight(day))

function Terms({ agreement, firm }: { agreement: Agreement; firm: Firm }) {
  const { feeBps, feeBase, minimumFeeCents, invoiceOn, termsDays, ownershipMonths, signedOn } = agreement
  const office = firm.offices.find(({ id }) => id === agreement.officeId)
  const baseNames: Readonly<Record<string, string>> = feeBaseLabels
  const terms = `${feeText(feeBps)} of ${feeBase.map((base) => (baseNames[base] ?? base).toLowerCase()).join(' and ')}${minimumFeeCents === null ? '' : `, at least $${numberText(minimumFeeCents / 100)}`}`
  const lines = [
    `Invoiced ${invoiceLabels[invoiceOn].toLowerCase()}, payable in ${termsDays} days`,
    guaranteeText(agreement),
    ownershipMonths === null ? null : `Ownership: ${ownershipMonths} months`,
    signedOn === null ? null : `Signed ${dayText(signedOn)}`,
  ]
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{terms}</span>
        <Validity agreement={agreement} />
      </p>
      <p className="wrap-anywhere">
        {[
          office ? [office.city, office.state].filter(Boolean).join(', ') : 'Every office',
          agreement.seniority.length > 0 ? agreement.seniority.map(seniorityLabel).join(', ') : 'every level',
        ].join(' · ')}
      </p>
      <p className="text-ink-muted">
        From {dayText(agreement.validFrom)}
        {agreement.validTo === null ? ', without end' : ` through ${dayText(agreement.validTo)}`}
      </p>
      {lines
        .filter((line) => line !== null)
        .map((line) => (
          <p key={line} className="text-ink-muted wrap-anywhere">
            {line}
          </p>
        ))}
      <DocumentLink agreement={agreement} />
    </>
  )
}

function Validity({ agreement }: { agreement: Agreement }) {
  const [today] = useState(() => easternDay(new Date()))
  if (agreement.isValidToday) return <Badge tone="success">In force</Badge>
  return agreement.validFrom > today ? <Badge tone="info">Not yet in force</Badge> : <Badge>Lapsed</Badge>
}
