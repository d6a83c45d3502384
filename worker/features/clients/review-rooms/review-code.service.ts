import {
  checkCode,
  linkCode,
  makeCode,
  type LinkCodeDeps,
} from '#worker/features/identity/signed-links/link-codes.service.ts'
import { writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import { badRequest } from '#worker/http/errors.ts'
import type { OpenedRoom } from './review-page.service.ts'
import type { ReviewRoomsRepo } from './review-rooms.repo.ts'

type CodeDeps = LinkCodeDeps & WriteMailsDeps & { reviewRooms: ReviewRoomsRepo }

/**
 * Emails a code to the contact of a room. The one before stops working.
 *
 * @throws AppError 429 after ten codes in an hour.
 */
export async function sendCode(deps: CodeDeps, { link, room }: OpenedRoom): Promise<void> {
  const { contact } = room
  if (!contact?.email || room.state !== 'open') return
  const at = deps.now()
  const { code, write } = await makeCode(deps, link)
  const mails = await writeMails(deps, [
    { kind: 'review_code', to: contact.email, values: { name: contact.name, code, minutes: String(linkCode.minutes) } },
  ])
  await deps.reviewRooms.note(room.id, { by: null, at }, (tx) => [write, tx.mail(mails)])
}

/**
 * Takes the code that a reader entered.
 *
 * @throws AppError 400 wrong_code; 400 code_over after ten minutes or five tries.
 */
export async function enterCode(deps: CodeDeps, { link }: OpenedRoom, given: string): Promise<void> {
  const result = await checkCode(deps, link, given.replaceAll(/\D/g, '').slice(0, 6))
  if (result === 'wrong') throw badRequest('wrong_code', 'That isn’t the code that we sent. Please check it.')
  if (result === 'over') {
    throw badRequest('code_over', 'This code doesn’t work anymore. Please ask for a new one.')
  }
}
