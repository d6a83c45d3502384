import { z } from 'zod'
import type { inquiryBody } from '#contract/api/clients/inquiries.ts'
import { maxInquiriesCounted } from '#contract/api/clients/inquiries.ts'
import {
  inquiryKindLabels,
  inquiryStatuses,
  readContact,
  type InquiryStatus,
  type InquiryTopic,
} from '#contract/domain/inquiries.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page, type Page } from '#worker/db/page.ts'
import { writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import {
  inquiryAssignedNotification,
  inquiryReceivedNotification,
} from '#worker/features/identity/notifications/notifications.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listAdminsAnd } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest, conflict, notAllowed, notFound, tooMany } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { mayAssignInquiry, maySeeInquiry, seenAssignee } from './inquiries.policy.ts'
import type { InquiriesRepo, Inquiry, InquiryFields, InquiryFilter } from './inquiries.repo.ts'

type SendInquiryDeps = WriteMailsDeps & { inquiries: InquiriesRepo; users: UsersRepo; limiter: RateLimiter }
type InquiryReads = { inquiries: InquiriesRepo }

/** More than anyone has to say in an hour, less than a script would send. */
const perCaller: RateLimit = { name: 'inquiry', max: 10, windowSeconds: 3600 }
/** Of all visitors: more than an agency gets on its busiest day, so that many addresses can't fill its inbox. */
const perAgency: RateLimit = { name: 'inquiry.all', max: 60, windowSeconds: 3600 }

/**
 * Stores an inquiry, notifies the admins and emails the agency. Neither says who wrote or what: only the list does. An
 * inquiry that a program filled in, the hidden field too, gets the same answer and isn't stored.
 *
 * @param address Where it came from, for the limit; it isn't stored.
 * @throws AppError 429 after ten inquiries an hour from one address, or sixty from all.
 */
export async function sendInquiry(
  deps: SendInquiryDeps,
  body: z.output<typeof inquiryBody>,
  address: string,
): Promise<void> {
  await deps.limiter.hit(perCaller, address)
  const contact = readContact(body.contact)
  if (body.website || !contact) return
  const { name, topic, message = '' } = body
  const at = deps.now()
  const [settings, admins] = await Promise.all([readSettings(deps), listAdminsAnd(deps, null)])
  await refuseOverload(deps, settings)
  const mails = await writeMails(
    deps,
    [
      {
        kind: 'inquiry',
        to: settings.brandEmail,
        values: { topic: inquiryKindLabels[topic] },
        link: { path: '/admin/inquiries' },
      },
    ],
    settings,
  )
  await deps.inquiries.add({ name, ...contact, topic, message }, at, (tx) => [
    admins.map(({ id }) => tx.notify(inquiryReceivedNotification({ userId: id, topic: inquiryKindLabels[topic], at }))),
    tx.mail(mails),
  ])
}

/** Counts an inquiry of anyone. Visitors who are refused can still call or email the agency. */
async function refuseOverload(
  { limiter }: Pick<SendInquiryDeps, 'limiter'>,
  { brandPhone, brandEmail }: { brandPhone: string; brandEmail: string },
): Promise<void> {
  try {
    await limiter.hit(perAgency, 'everyone')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const ways = [brandPhone && `call ${brandPhone}`, brandEmail && `email ${brandEmail}`].filter(Boolean).join(' or ')
    throw tooMany(
      Number(error.headers['Retry-After']),
      `We’re getting more messages than we can take right now, so yours wasn’t sent.${ways ? ` Please ${ways}, or try again in an hour.` : ' Please try again in an hour.'}`,
    )
  }
}

const place = z.object({ id: z.number().int().positive() })

type InquiryPage = Page<Inquiry> & { total: number; counts: Record<InquiryStatus, number> }

/**
 * A page of the inquiries that the actor may see, newest first, with their number by status.
 *
 * @throws AppError 400 bad_cursor.
 */
export async function pageInquiries(
  deps: InquiryReads,
  actor: Actor,
  input: {
    status?: InquiryStatus | undefined
    topic?: InquiryTopic | undefined
    assignee?: number | 'none' | undefined
    cursor?: string | undefined
    limit: number
  },
): Promise<InquiryPage> {
  const { status, topic, assignee, cursor, limit } = input
  const beforeId = decodeCursor(place, cursor)?.id
  const filter: InquiryFilter = { topic, assignedTo: seenAssignee(actor) ?? (assignee === 'none' ? null : assignee) }
  const [rows, total, ...byStatus] = await Promise.all([
    deps.inquiries.page({ ...filter, status }, { limit: limit + 1, beforeId }),
    deps.inquiries.count({ ...filter, status }, maxInquiriesCounted),
    ...inquiryStatuses.map((each) => deps.inquiries.count({ ...filter, status: each }, maxInquiriesCounted)),
  ])
  return {
    ...page(rows, limit, ({ id }) => ({ id })),
    total,
    counts: Object.fromEntries(inquiryStatuses.map((each, at) => [each, byStatus[at] ?? 0])) as InquiryPage['counts'],
  }
}

const inquiryNotFound = () => notFound('inquiry_not_found', 'That inquiry doesn’t exist, or it isn’t assigned to you.')

const inquiryChanged = () =>
  conflict('inquiry_changed', 'Someone else just changed this inquiry. Nothing was saved, and your text is still here.')

async function readInquiry(deps: InquiryReads, actor: Actor, id: number): Promise<Inquiry> {
  const inquiry = await deps.inquiries.byId(id)
  if (!inquiry || !maySeeInquiry(actor, inquiry)) throw inquiryNotFound()
  return inquiry
}

/**
 * Changes status, note or assignment of an inquiry and notifies the partner who gets it. Fields that aren't named stay.
 *
 * @throws AppError 404 inquiry_not_found, also for another partner's; 403 for a partner who assigns; 400 not_a_partner; 409
 *   inquiry_changed when someone else was faster.
 */
export async function changeInquiry(
  deps: InquiryReads & { users: UsersRepo; now: () => Date },
  actor: Actor,
  id: number,
  change: {
    status?: InquiryStatus | undefined
    note?: string | undefined
    /** The note that the actor saw. */
    expectedNote?: string | null | undefined
    assigneeId?: number | null | undefined
  },
): Promise<Inquiry> {
  const before = await readInquiry(deps, actor, id)
  const { assigneeId } = change
  if (assigneeId !== undefined && !mayAssignInquiry(actor)) throw notAllowed('Only administrators assign inquiries.')
  if (assigneeId) await refuseNoPartner(deps, assigneeId)
  const named: Partial<InquiryFields> = {
    ...(change.status ? { status: change.status } : {}),
    ...('note' in change ? { note: change.note ?? null } : {}),
    ...(assigneeId === undefined ? {} : { assignedTo: assigneeId }),
  }
  const isSame = Object.entries(named).every(([field, value]) => before[field as keyof InquiryFields] === value)
  if (isSame) return before
  if (change.expectedNote !== undefined && change.expectedNote !== before.note) throw inquiryChanged()
  const at = deps.now()
  const isGiven = assigneeId && assigneeId !== before.assignedTo && assigneeId !== actor.id
  const occasion = { who: actor.name, topic: inquiryKindLabels[before.topic], at }
  const isSaved = await deps.inquiries.change(before, named, at, (tx) =>
    isGiven ? [tx.notify(inquiryAssignedNotification({ ...occasion, userId: assigneeId }))] : [],
  )
  if (!isSaved) throw inquiryChanged()
  return readInquiry(deps, actor, id)
}

async function refuseNoPartner(deps: { users: UsersRepo }, userId: number): Promise<void> {
  const partners = await deps.users.partners()
  if (partners.some(({ id }) => id === userId)) return
  throw badRequest('not_a_partner', 'Choose an active partner whom an admin has confirmed.', [
    { path: 'assigneeId', message: 'Choose an active partner whom an admin has confirmed.' },
  ])
}
