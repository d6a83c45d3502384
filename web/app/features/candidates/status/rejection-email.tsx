import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rejectionsApi } from '#contract/api/candidates/rejections.ts'
import { sendTimeText, type RejectionEmailChoice } from '#contract/domain/rejections.ts'
import { read } from '#web/app/api/query.ts'
import type { ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { MailText } from './mail-text.tsx'

type RejectionEmailProps = {
  /** The candidate whose email is shown; several get one each. */
  first: ChangeTarget
  count: number
  value: RejectionEmailChoice
  onValueChange: (value: RejectionEmailChoice) => void
}

/** Asks if and when rejected candidates get an email, and shows its text. */
export function RejectionEmail({ first, count, value, onValueChange }: RejectionEmailProps) {
  const [now] = useState(() => new Date())
  const { data, isError } = useQuery({
    ...read(rejectionsApi.preview, { params: { id: first.id } }),
    staleTime: 5_000,
  })
  const who = count === 1 ? first.applicantName : `${count} candidates`
  if (data?.outlook === 'off') {
    return <p className="text-xs text-ink-muted">An admin turned the rejection email off, so no email will be sent.</p>
  }
  const later = data ? sendTimeText(data.later, now) : 'later today'
  return (
    <section aria-label="Rejection email" className="rounded-md border border-rule bg-paper px-3 py-2">
      <RadioGroup<RejectionEmailChoice>
        aria-label="Email to the candidate"
        value={value}
        onValueChange={onValueChange}
        options={[
          { value: 'none', label: 'Don’t email' },
          { value: 'now', label: 'Email now' },
          { value: 'later', label: `Email ${later}` },
        ]}
      />
      <output className="block pl-6 text-xs text-ink-muted">
        {sentence({ value, who, isOne: count === 1, later, outlook: data?.outlook, to: data?.mail?.to })}
      </output>
      {value === 'none' ? null : (
        <MailText
          preview={data?.mail}
          isUnread={isError}
          note={
            count > 1
              ? `This is the email to ${first.applicantName}. Each candidate gets one with their own name and position.`
              : undefined
          }
        />
      )}
    </section>
  )
}

type Announced = {
  value: RejectionEmailChoice
  who: string
  isOne: boolean
  later: string
  outlook: string | undefined
  to: string | undefined
}

/** Announces the email before it is sent. */
function sentence({ value, who, isOne, later, outlook, to }: Announced): string {
  if (value === 'none') return `${who} won’t get an email.`
  if (outlook === 'no_service') return `No mail service is set up, so the email to ${who} will stay in the outbox.`
  if (outlook === 'bounced' && isOne)
    return `An earlier email to ${to ?? 'this address'} bounced, so this one won’t be sent.`
  const when = value === 'now' ? 'in one minute' : later
  return `${who} will get this email ${when}. You can undo it until then.`
}
