import { consentStatement, defaultConsentStatement, endOfDays, type ConsentState } from '#contract/domain/consents.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import type { documents } from '#worker/features/candidates/documents/documents.table.ts'
import type { consents } from '#worker/features/clients/consents/consents.table.ts'
import { firmKeyOf } from '#worker/features/clients/evidence/evidence-chain.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import type { Calendar } from './calendar.ts'
import type { DemoApplication } from './demo-applications.ts'
import type { StoredFile } from './demo-files.ts'
import { firms } from './firms.ts'

type ConsentRow = typeof consents.$inferInsert

/** One request for consent, in days ago. */
type Case = {
  state: ConsentState
  asked: number
  answered?: number
  withdrawn?: number
  more?: Partial<ConsentRow>
}

/** Nobody of these was submitted yet. Consents of submissions are in demo-ownerships.ts. */
const cases: readonly Case[] = [
  { state: 'requested', asked: 2 },
  { state: 'requested', asked: 5, more: { message: 'They meet the group head next week.' } },
  { state: 'declined', asked: 9, answered: 8, more: { answer: 'I would rather not leave my practice group.' } },
  {
    state: 'withdrawn',
    asked: 10,
    answered: 9,
    withdrawn: 3,
    more: { priorContact: 'no', withdrawReason: 'I have decided to stay.' },
  },
  { state: 'cancelled', asked: 6 },
  { state: 'expired', asked: 12 },
  // Valid through today.
  { state: 'given', asked: 11, answered: 10, more: { priorContact: 'no' } },
  { state: 'given', asked: 7, answered: 7, more: { channel: 'email' } },
  {
    state: 'given',
    asked: 6,
    answered: 5,
    more: {
      scope: 'blind',
      priorContact: 'unsure',
      priorContactText: 'A friend there may have passed my résumé on last fall.',
    },
  },
]
/** Case whose consent ends today, and the one that was recorded from an email. */
const [endsToday, byEmail] = [6, 7] as const

const waitingFor: ReadonlySet<string> = new Set([
  'initial_screening',
  'scheduled_interview',
  'interviewed',
  'document_submission',
])

/**
 * Consents of candidates whom no firm has seen yet, in every state, with their events; one was recorded from an email that is
 * among the candidate's documents. The records of people are linked later.
 *
 * @param documentId The first number that is free.
 */
export async function demoConsents({
  calendar,
  applications,
  documentId,
}: {
  calendar: Calendar
  applications: readonly DemoApplication[]
  documentId: number
}): Promise<{ rows: ConsentRow[]; documents: (typeof documents.$inferInsert)[]; files: StoredFile[] }> {
  const oldest = calendar.at(13)
  const pool = applications.filter(
    ({ row, job }) =>
      waitingFor.has(row.status) && row.assignedPartnerId !== null && row.appliedAt < oldest && !job.isConfidential,
  )
  const made = {
    rows: [] as ConsentRow[],
    documents: [] as (typeof documents.$inferInsert)[],
    files: [] as StoredFile[],
  }
  for (const [n, one] of cases.entries()) {
    const application = pool[n]
    if (!application) continue
    const row = await consentOf(n, one, application, calendar)
    if (n === byEmail) {
      const { document, file } = emailOf(application, row, documentId)
      made.documents.push(document)
      made.files.push(file)
      row.documentId = documentId
    }
    made.rows.push(row)
    addEvents(application, row, calendar)
  }
  return made
}

async function consentOf(
  n: number,
  { state, asked, answered, withdrawn, more = {} }: Case,
  { row: { id: applicationId }, job, owner }: DemoApplication,
  calendar: Calendar,
): Promise<ConsentRow> {
  const requestedAt = calendar.at(asked, '11:00')
  const answeredAt = answered === undefined ? null : calendar.at(answered, '13:14')
  const scope = more.scope ?? 'named'
  const given = { agency: defaultSettings.brandName, firm: job.firmName, position: job.title, scope, at: requestedAt }
  const statement =
    n === byEmail
      ? `Yes, please put me forward to ${job.firmName} for ${job.title}.`
      : consentStatement(defaultConsentStatement, given)
  const firm = firms.findIndex(({ name }) => name === job.firmName)
  return {
    id: `demoAsked${n + 1}`,
    applicationId,
    firmName: job.firmName,
    firmKey: firmKeyOf(job.firmName),
    firmId: firm < 0 ? null : firm + 1,
    state,
    channel: 'link',
    scope,
    statement,
    statementHash: await sha256Hex(statement),
    requestedBy: owner.id,
    requestedAt,
    openUntil: n === byEmail ? requestedAt : endOfDays(requestedAt, defaultSettings.consentOpenDays),
    answeredAt,
    validUntil: state === 'given' || state === 'withdrawn' ? validUntil(n, answeredAt ?? requestedAt, calendar) : null,
    withdrawnAt: withdrawn === undefined ? null : calendar.at(withdrawn, '09:20'),
    ...more,
  }
}

const validUntil = (n: number, answeredAt: Date, calendar: Calendar) =>
  n === endsToday ? endOfDays(calendar.at(0), 0) : endOfDays(answeredAt, defaultSettings.consentValidDays)

/** The candidate's email as a text file. */
function emailOf({ row, person, job, owner }: DemoApplication, { answeredAt }: ConsentRow, id: number) {
  const text = `From: ${person.name} <${person.email}>
To: ${owner.name} <${owner.email}>
Date: ${answeredAt?.toUTCString()}
Subject: Re: A position we would like to put you forward for

Dear ${owner.name},

Yes, please put me forward to ${job.firmName} for ${job.title}. You may send my résumé with my name. I have not applied
there, and nobody else has submitted me in the last twelve months.

Best regards,
${person.name}
`
  const bytes = new TextEncoder().encode(text)
  const filename = 'demoConsentEmailXXXXXXXXXXXXXXX1.txt'
  const key = `documents/${filename}`
  return {
    file: { key, bytes, contentType: 'text/plain' },
    document: {
      id,
      applicationId: row.id,
      filename,
      originalName: `Consent - ${person.name}.txt`,
      key,
      documentType: 'other',
      fileSize: bytes.byteLength,
      mimeType: 'text/plain',
      uploadedBy: owner.id,
      uploadedAt: answeredAt ?? row.appliedAt,
    },
  }
}

function addEvents(
  { row: { id: applicationId }, owner, events }: DemoApplication,
  consent: ConsentRow,
  calendar: Calendar,
) {
  const { firmName, state, requestedAt, answeredAt, withdrawnAt, documentId } = consent
  const event = (kind: DemoApplication['events'][number]['kind'], actorId: number | null, at: Date, before = false) =>
    events.push({
      applicationId,
      actorId,
      kind,
      from: before ? firmName : null,
      to: before ? null : firmName,
      createdAt: at,
    })
  if (!documentId) event('consent_requested', owner.id, requestedAt)
  if (answeredAt) {
    const isNo = state === 'declined'
    event(isNo ? 'consent_declined' : 'consent_given', documentId ? owner.id : null, answeredAt)
  }
  if (withdrawnAt) event('consent_withdrawn', null, withdrawnAt)
  if (state === 'cancelled') event('consent_cancelled', owner.id, calendar.at(5, '10:30'), true)
}
