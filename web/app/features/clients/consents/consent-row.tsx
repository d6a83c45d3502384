import { useState } from 'react'
import type { ConsentItem } from '#contract/api/clients/consents.ts'
import {
  consentScopeLabels,
  consentStateLabels,
  lastDayText,
  priorContactLabels,
  type ConsentState,
} from '#contract/domain/consents.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { mailDeliveryLabels } from '#contract/domain/mail-delivery.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { useConsentActions } from './consent-queries.ts'

const RemindDialog = lazyNamed(() => import('./remind-dialog.tsx'), 'RemindDialog')

const tones: Record<ConsentState, BadgeTone> = {
  requested: 'info',
  given: 'success',
  declined: 'danger',
  withdrawn: 'danger',
  expired: 'warning',
  cancelled: 'neutral',
}

type ConsentRowProps = { applicationId: number; consent: ConsentItem; isMailOn: boolean }

/** One request: its firm, the candidate’s answer, and what was asked. */
export function ConsentRow({ applicationId, consent, isMailOn }: ConsentRowProps) {
  const { firmName, state, scope, delivery, priorContact, priorContactText, answer, withdrawReason } = consent
  const email = delivery && `Email: ${mailDeliveryLabels[delivery]}`
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium break-words">{firmName}</span>
        <Badge tone={tones[state]}>{consentStateLabels[state]}</Badge>
        <span className="text-ink-muted">{timeText(consent)}</span>
      </p>
      <p className="text-xs text-ink-muted">
        {[consent.isForAnyPosition ? 'Any position' : '', consentScopeLabels[scope], openedText(consent), email]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {priorContact && priorContact !== 'no' ? (
        <p className="text-warning">
          Already in touch with the firm: {priorContactLabels[priorContact]}
          {priorContactText ? `. “${priorContactText}”` : ''}
        </p>
      ) : null}
      {answer ? <p className="wrap-anywhere whitespace-pre-wrap">“{answer}”</p> : null}
      {withdrawReason ? <p className="wrap-anywhere whitespace-pre-wrap">Withdrawn: “{withdrawReason}”</p> : null}
      <Actions applicationId={applicationId} consent={consent} isMailOn={isMailOn} />
      <details>
        <summary className="cursor-pointer text-xs text-ink-muted">
          {consent.channel === 'link' ? 'What the candidate was asked' : 'What the candidate wrote'}
        </summary>
        <p className="mt-1 max-w-[70ch] wrap-anywhere whitespace-pre-wrap">{consent.statement}</p>
      </details>
    </li>
  )
}

function Actions({ applicationId, consent, isMailOn }: ConsentRowProps) {
  const { id, firmName, state, hasLink, remindedAt } = consent
  const { cancel, revoke, link } = useConsentActions(applicationId)
  const [isReminding, setIsReminding] = useState(false)
  if (state !== 'requested') {
    return hasLink ? (
      <Button
        size="sm"
        variant="quiet"
        className="-ml-3 self-start"
        aria-label={`Turn off the candidate’s link about ${firmName}`}
        isBusy={revoke.isPending}
        onClick={() => revoke.mutate(id)}
      >
        Turn off the candidate’s link
      </Button>
    ) : null
  }
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1">
      {isMailOn && !remindedAt ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Email a reminder about ${firmName}`}
          onClick={() => setIsReminding(true)}
        >
          Email a reminder
        </Button>
      ) : null}
      {isMailOn || link.data ? null : (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Get the link about ${firmName}`}
          isBusy={link.isPending}
          onClick={() => link.mutate(id)}
        >
          Get the link
        </Button>
      )}
      {link.data ? <CopyButton size="sm" text={link.data.url} label="Copy the link" /> : null}
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Cancel the request about ${firmName}`}
        isBusy={cancel.isPending}
        onClick={() => cancel.mutate(id)}
      >
        Cancel the request
      </Button>
      {isReminding ? (
        <RemindDialog applicationId={applicationId} consent={consent} onClose={() => setIsReminding(false)} />
      ) : null}
    </div>
  )
}

function timeText(consent: ConsentItem): string {
  const { state, channel, requestedAt, openUntil, answeredAt, validUntil, withdrawnAt } = consent
  const through = (over: string) => lastDayText(new Date(over))
  const how = channel === 'link' ? 'by link' : `by ${channel}`
  const given = answeredAt ? `${interviewDateText(answeredAt)} ${how}` : ''
  switch (state) {
    case 'requested':
      return `${interviewDateText(requestedAt)} · open through ${through(openUntil)}`
    case 'given':
      return `${given}${validUntil ? ` · valid through ${through(validUntil)}` : ''}`
    case 'expired':
      return `on ${through(validUntil ?? openUntil)}`
    case 'withdrawn':
      return interviewDateText(withdrawnAt)
    default:
      return given
  }
}

function openedText({ channel, state, opens, lastOpenedAt }: ConsentItem): string {
  if (channel !== 'link') return ''
  if (!lastOpenedAt) return state === 'requested' ? 'Not opened yet' : ''
  return `Opened ${opens === 1 ? 'once' : `${opens} times`}, last ${interviewDateText(lastOpenedAt)}`
}
