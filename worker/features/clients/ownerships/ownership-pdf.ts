import { consentStateLabels, priorContactLabels } from '#contract/domain/consents.ts'
import { easternMidnight } from '#contract/domain/days.ts'
import { easternDateText, interviewDateText } from '#contract/domain/eastern-time.ts'
import { evidenceFacts, evidenceKindLabel } from '#contract/domain/evidence-kinds.ts'
import { mailDeliveryLabels } from '#contract/domain/mail-delivery.ts'
import { ownershipStateLabels, receivedWayLabels, sentWayLabels } from '#contract/domain/ownership.ts'
import type { Ownership } from '#contract/api/clients/ownerships.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { Block } from '#worker/platform/pdf/print-blocks.ts'
import type { PrintedDocument, Section } from '#worker/platform/pdf/print-document.ts'

type Brand = Pick<Settings, 'brandName' | 'brandPhone' | 'brandEmail' | 'brandCity' | 'brandRegion'>

const dayText = (day: string) => easternDateText(easternMidnight(day))
const timeText = (at: string | null) => (at === null ? '' : interviewDateText(at))
const facts = (given: readonly (readonly [string, string | null])[]): Block => ({
  kind: 'facts',
  facts: given.flatMap(([label, value]) => (value?.trim() ? [[label, value] as const] : [])),
})

/** The evidence of an ownership as a document: everything that its page shows, with the fingerprints. */
export function ownershipDocument(ownership: Ownership, { brand, now }: { brand: Brand; now: Date }): PrintedDocument {
  const { candidate, firm, startsOn, endsOn, position } = ownership
  const title = `${candidate} at ${firm.name}`
  const sections: Section[] = [
    { title: 'Ownership', blocks: [ownershipFacts(ownership)] },
    { title: 'Consent', blocks: ownership.consents.flatMap(consentBlocks) },
    { title: 'Submissions', blocks: ownership.submissions.map(submissionBlock) },
    ...ownership.evidence.chains.map((chain) => ({
      title: chain.isIntact ? 'Evidence: verified' : 'Evidence: changed after it was written',
      blocks: chainBlocks(chain),
    })),
    {
      title: 'Emails',
      blocks: entries(
        ownership.mails.map(({ createdAt, subject, to, delivery }) => [
          timeText(createdAt),
          `${subject}, to ${to}: ${mailDeliveryLabels[delivery]}`,
        ]),
      ),
    },
    {
      title: 'Other contacts',
      blocks: entries(
        ownership.otherContacts.map(({ onDay, note }) => [onDay ? dayText(onDay) : 'Day not known', note]),
      ),
    },
  ]
  return {
    metadata: {
      title: `Evidence: ${title}`,
      author: brand.brandName,
      subject: `Owned from ${dayText(startsOn)} through ${dayText(endsOn)}`,
      keywords: [],
      createdAt: now,
    },
    brand: {
      name: brand.brandName,
      lines: [
        [brand.brandPhone, brand.brandEmail].filter(Boolean).join(' · '),
        `${brand.brandCity}, ${brand.brandRegion}`,
      ].filter(Boolean),
    },
    kind: 'Evidence of ownership',
    title,
    subtitle: [position, `${dayText(startsOn)} through ${dayText(endsOn)}`].filter(Boolean).join(' · '),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    foot: `Evidence of ownership ${ownership.id} · ${easternDateText(now)}`,
  }
}

const entries = (given: (readonly [string, string])[]): Block[] =>
  given.length === 0 ? [] : [{ kind: 'entries', entries: given }]

const ownershipFacts = (ownership: Ownership): Block =>
  facts([
    ['Candidate', ownership.candidate],
    ['Firm', ownership.firm.name],
    ['Position', ownership.position],
    ['State', ownershipStateLabels[ownership.state]],
    ['From', dayText(ownership.startsOn)],
    ['Through', `${dayText(ownership.endsOn)}, midnight Eastern time`],
    ['Length', `${ownership.months} months`],
    ['Sent', `${timeText(ownership.sentAt)}, ${sentWayLabels[ownership.sentHow] ?? ownership.sentHow}`],
    ['Recruiter', ownership.owner?.name ?? null],
    ['Why this recruiter', ownership.ownerReason],
    ['Released because', ownership.releaseReason],
    ['Dispute', ownership.disputeText],
  ])

const consentBlocks = (consent: Ownership['consents'][number]): Block[] => [
  facts([
    ['State', consentStateLabels[consent.state]],
    ['Answered', timeText(consent.answeredAt)],
    ['Good until', timeText(consent.validUntil)],
    ['Withdrawn', timeText(consent.withdrawnAt)],
    ['Earlier contact with the firm', consent.priorContact && priorContactLabels[consent.priorContact]],
    ['About that', consent.priorContactText],
    ['In the candidate’s words', consent.answer],
  ]),
  ...(consent.statement ? [{ kind: 'text', text: consent.statement } as const] : []),
]

const submissionBlock = (one: Ownership['submissions'][number]): Block =>
  facts([
    ['Firm as typed', one.companyName],
    ['Position', one.position],
    ['Sent', one.sentAt && `${timeText(one.sentAt)}, ${sentWayLabels[one.sentHow ?? ''] ?? ''}`],
    ['To', one.contact],
    ['Received', one.receivedAt && `${timeText(one.receivedAt)}, ${receivedText(one.receivedHow)}`],
  ])

const receivedText = (how: string | null) =>
  (receivedWayLabels as Readonly<Record<string, string>>)[how ?? ''] ?? how ?? ''

function chainBlocks({ chain, isIntact, entries: all }: Ownership['evidence']['chains'][number]): Block[] {
  const verdict = isIntact
    ? 'All fingerprints match: nothing was changed or removed.'
    : 'This record was changed after it was written. The marked entries say where.'
  return [
    { kind: 'text', text: `Chain ${chain}. ${verdict}` },
    {
      kind: 'entries',
      entries: all.map(({ seq, at, kind, body, hash, finding }) => [
        timeText(at),
        [
          `${seq}. ${kind === null ? 'Entry of another recruiter' : evidenceKindLabel(kind)}`,
          finding,
          ...(body === null || finding ? [] : evidenceFacts(body).map(({ label, value }) => `${label}: ${value}`)),
          hash,
        ]
          .filter(Boolean)
          .join('\n'),
      ]),
    },
  ]
}
