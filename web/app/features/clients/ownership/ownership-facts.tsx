import type { ReactNode } from 'react'
import type { Ownership } from '#contract/api/clients/ownerships.ts'
import { consentStateLabels, priorContactLabels } from '#contract/domain/consents.ts'
import { easternMidnight } from '#contract/domain/days.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { mailDeliveryLabels } from '#contract/domain/mail-delivery.ts'
import { receivedWayLabels, sentWayLabels } from '#contract/domain/ownership.ts'
import { priorContactPartyLabels } from '#contract/domain/submission-gate.ts'
import { Time } from '#web/app/ui/time.tsx'

/** Consent, submissions, emails and other contacts of an ownership. Empty sections are one line. */
export function OwnershipFacts({ ownership }: { ownership: Ownership }) {
  const { consents, submissions, mails, otherContacts, disputeText, releaseReason, ownerReason } = ownership
  return (
    <>
      {disputeText ? <Section title="Dispute">{disputeText}</Section> : null}
      {releaseReason ? <Section title="Why it was released">{releaseReason}</Section> : null}
      {ownerReason ? <Section title="Why this recruiter">{ownerReason}</Section> : null}
      <Section title="Consent">
        {consents.length === 0 ? <None text="Consent to these submissions belongs to another recruiter." /> : null}
        {consents.map((one) => (
          <article key={one.id} className="flex flex-col gap-2 py-2">
            <p>
              {consentStateLabels[one.state]}
              {one.answeredAt ? (
                <>
                  {' '}
                  · answered <Time at={one.answeredAt} />
                </>
              ) : null}
              {one.withdrawnAt ? (
                <>
                  {' '}
                  · withdrawn <Time at={one.withdrawnAt} />
                </>
              ) : null}
              {one.isOfClock ? ' · starts this ownership' : ''}
            </p>
            {one.statement ? (
              <blockquote className="border-l-2 border-rule-strong pl-3 whitespace-pre-wrap">
                {one.statement}
              </blockquote>
            ) : (
              <None text="The words were erased. Their fingerprint remains." />
            )}
            {one.answer ? <p className="whitespace-pre-wrap">“{one.answer}”</p> : null}
            {one.priorContact && one.priorContact !== 'no' ? (
              <p>
                Already in touch with the firm: {priorContactLabels[one.priorContact]}. {one.priorContactText}
              </p>
            ) : null}
          </article>
        ))}
      </Section>
      <Section title="Submissions">
        {submissions.length === 0 ? <None text="None that you may see." /> : null}
        <ul className="divide-y divide-rule">
          {submissions.map((one) => (
            <li key={one.id} className="py-2">
              {one.companyName} · {one.position}
              <span className="block text-ink-muted">
                {one.sentAt ? (
                  <>
                    Sent <Time at={one.sentAt} /> · {sentWayLabels[one.sentHow ?? ''] ?? one.sentHow}
                    {one.contact ? ` · to ${one.contact}` : ''}
                  </>
                ) : (
                  'Not sent yet'
                )}
              </span>
              {one.receivedAt ? (
                <span className="block text-ink-muted">
                  Received <Time at={one.receivedAt} /> · {receivedText(one.receivedHow)}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Emails">
        {mails.length === 0 ? <None text="No email was sent about this." /> : null}
        <ul className="divide-y divide-rule">
          {mails.map(({ id, subject, to, createdAt, delivery }) => (
            <li key={id} className="py-2">
              {subject}
              <span className="block text-ink-muted wrap-anywhere">
                <Time at={createdAt} /> · to {to} · {mailDeliveryLabels[delivery]}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Other contacts">
        {otherContacts.length === 0 ? (
          <None text="Nobody else is known to have put the candidate before the firm." />
        ) : null}
        <ul className="divide-y divide-rule">
          {otherContacts.map(({ note, onDay, party }) => (
            <li key={`${party}${onDay}${note}`} className="py-2">
              {note}
              <span className="block text-ink-muted">
                {priorContactPartyLabels[party]} · {onDay ? easternDateText(easternMidnight(onDay)) : 'day not known'}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const receivedText = (how: string | null) =>
  (receivedWayLabels as Readonly<Record<string, string>>)[how ?? ''] ?? how ?? ''

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="text-sm">
      <h2 className="mb-1 font-serif text-lg">{title}</h2>
      {children}
    </section>
  )
}

const None = ({ text }: { text: string }) => <p className="text-ink-muted">{text}</p>
