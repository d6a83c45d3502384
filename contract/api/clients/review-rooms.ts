import { done, idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'
import { mailDeliveries } from '#contract/domain/mail-delivery.ts'
import { optionalLine, optionalText } from '#contract/domain/plain-text.ts'
import { profileKinds } from '#contract/domain/profiles.ts'
import {
  passReasonLabels,
  passReasons,
  reviewAnswerLabels,
  reviewAnswers,
  reviewLimits,
  reviewPermissions,
  reviewRoomStateLabels,
  reviewRoomStates,
} from '#contract/domain/review-rooms.ts'
import { endpoint } from '#contract/endpoint.ts'
import { easternCell, linesInCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'

const text = z.string().nullable()
const moment = isoMoment.nullable()
const answer = z.enum(reviewAnswers)

/** A candidate in a room, with the client's answer. */
const reviewItem = z.object({
  id: idValue,
  submissionId: idValue,
  applicationId: idValue,
  candidate: z.string(),
  jobTitle: z.string(),
  /** Status of the submission. */
  status: z.string(),
  /** The profile that the client reads. Null once it was retired: the client reads nothing then. */
  profile: z.object({ code: z.string(), isBlind: z.boolean() }).nullable(),
  answer: answer.nullable(),
  reason: z.enum(passReasons).nullable(),
  text,
  /** Times for an interview that the client offers. */
  slots: z.array(isoMoment),
  answeredAt: moment,
  /** Answers about the same candidate by colleagues of the contact, newest first. */
  others: z.array(z.object({ contact: z.string(), answer, answeredAt: isoMoment })),
})
export type ReviewItem = z.output<typeof reviewItem>

/** A room in which one contact at a firm reads and answers about candidates. */
const reviewRoom = z.object({
  id: z.string(),
  version: z.number().int(),
  firmName: z.string(),
  /** Null once the contact was deleted: nobody can open the room then. */
  contact: z.object({ name: z.string(), email: text }).nullable(),
  title: z.string(),
  note: text,
  showResume: z.boolean(),
  state: z.enum(reviewRoomStates),
  createdBy: text,
  createdAt: isoMoment,
  publishedAt: moment,
  closedAt: moment,
  /** When the contact pressed "Open", which is the receipt. */
  openedAt: moment,
  /** Openings of the address by anything but a scanner. */
  opens: z.number().int(),
  lastOpenedAt: moment,
  remindedAt: moment,
  /** The link works. */
  hasLink: z.boolean(),
  /** The moment at which the link is over. */
  expiresAt: moment,
  /** State of the invitation. */
  delivery: z.enum(mailDeliveries).nullable(),
  /** A colleague of the contact made it in their own room. */
  isForwarded: z.boolean(),
  /** False where another recruiter's candidates are in the room: an admin acts then. */
  mayChange: z.boolean(),
  items: z.array(reviewItem),
})
export type ReviewRoom = z.output<typeof reviewRoom>

/** "Ana Ruiz: Pass, Location": what the client answered about a candidate. */
function clientAnswer({ candidate, answer: given, reason }: ReviewItem): string {
  if (!given) return `${candidate}: No answer`
  return `${candidate}: ${[reviewAnswerLabels[given], reason && passReasonLabels[reason]].filter(Boolean).join(', ')}`
}

const filters = {
  state: z.enum(reviewRoomStates).optional(),
  /** Rooms with the candidate of an application. */
  applicationId: idParam.optional(),
}

/** Columns of the list as a file. */
export const reviewRoomColumns: CsvColumns<ReviewRoom> = [
  ['Room', (row) => row.title],
  ['Firm', (row) => row.firmName],
  ['Contact', (row) => row.contact?.name],
  ['State', (row) => reviewRoomStateLabels[row.state]],
  ['Made by', (row) => row.createdBy],
  ['Published (Eastern)', (row) => easternCell(row.publishedAt)],
  ['Opened (Eastern)', (row) => easternCell(row.openedAt)],
  ['Closed (Eastern)', (row) => easternCell(row.closedAt)],
  ['Answers', (row) => linesInCell(row.items.map(clientAnswer))],
]

const byRoom = z.object({ id: z.string().regex(/^\w{1,40}$/) })
const byItem = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

const title = optionalLine(reviewLimits.title)
const note = optionalText(reviewLimits.note)

export const addRoomBody = z.object({
  contactId: idValue,
  submissionIds: z
    .array(idValue)
    .min(1, 'Please choose at least one candidate.')
    .max(reviewLimits.items, `Please choose at most ${reviewLimits.items} candidates.`),
  /**
   * Profiles to show: one of the candidate's, or the newest of a kind, which is made if there isn't one. By default the newest
   * that the consent allows.
   */
  profiles: z
    .array(z.object({ submissionId: idValue, profileId: idValue.optional(), kind: z.enum(profileKinds).optional() }))
    .max(reviewLimits.items)
    .default([]),
  /** The job's title if it is left out. */
  title,
  /** For the client to read. */
  note,
  /** The client may download résumés of named candidates. */
  showResume: z.boolean().default(false),
})

export const changeRoomBody = z.strictObject({
  /** Version that the caller saw. */
  version: z.number().int().positive(),
  title,
  note,
  showResume: z.boolean().optional(),
})

export const reviewRoomsApi = {
  /** The list with the filters and the order of the screen, as a file. */
  csv: endpoint('GET /api/review-rooms.csv', { query: z.object(filters), response: 'file' }),
  /** Newest first: all for an admin, those with candidates of theirs for a partner. */
  page: endpoint('GET /api/review-rooms/page', {
    query: z.object({ ...filters, ...paging, limit: paging.limit.default(20) }),
    response: z.object({ items: z.array(reviewRoom), nextCursor: z.string().nullable(), isMailOn: z.boolean() }),
  }),
  /** Live submissions that the caller may put into a room, with the contacts of their firms. At most 300. */
  choices: endpoint('GET /api/review-rooms/choices', {
    response: z.array(
      z.object({
        id: idValue,
        name: z.string(),
        contacts: z.array(z.object({ id: idValue, name: z.string(), email: z.string() })),
        submissions: z.array(
          z.object({
            id: idValue,
            candidate: z.string(),
            jobTitle: z.string(),
            submittedAt: isoMoment,
            /** Profile that the candidate's consent allows. */
            permission: z.enum(reviewPermissions),
            /** Profiles that can be shown, newest first. */
            profiles: z.array(
              z.object({ id: idValue, code: z.string(), kind: z.enum(profileKinds), headline: z.string() }),
            ),
          }),
        ),
      }),
    ),
  }),
  /** Makes a draft. The same contact and candidates again give the draft that there is. */
  add: endpoint('POST /api/review-rooms', { body: addRoomBody, response: reviewRoom }),
  one: endpoint('GET /api/review-rooms/:id', { params: byRoom, response: reviewRoom }),
  /** Changes what the body names; 409 changed_meanwhile for another version. */
  change: endpoint('PATCH /api/review-rooms/:id', { params: byRoom, body: changeRoomBody, response: reviewRoom }),
  /** Invites the contact by email, which is the sending of every submission in it. */
  publish: endpoint('POST /api/review-rooms/:id/publish', { params: byRoom, response: reviewRoom }),
  /** Reminds the contact; 409 reminded_recently within three working days. */
  remind: endpoint('POST /api/review-rooms/:id/remind', { params: byRoom, response: reviewRoom }),
  /** Keeps the link open for as long as a new room's, from today. */
  extend: endpoint('POST /api/review-rooms/:id/extend', { params: byRoom, response: reviewRoom }),
  /** Ends the room: its page says so, and takes no answers. */
  close: endpoint('POST /api/review-rooms/:id/close', { params: byRoom, response: reviewRoom }),
  /** Ends the link at once. */
  revoke: endpoint('POST /api/review-rooms/:id/revoke-link', { params: byRoom, response: reviewRoom }),
  /** A new link to hand over. The evidence says who had it. */
  link: endpoint('POST /api/review-rooms/:id/link', { params: byRoom, response: z.object({ url: z.url() }) }),
  /** Deletes a draft. */
  remove: endpoint('DELETE /api/review-rooms/:id', { params: byRoom, response: done }),
  /** Lets the contact change an answer again, for another fifteen minutes. */
  reopen: endpoint('POST /api/review-items/:id/reopen', { params: byItem, response: reviewRoom }),
}
