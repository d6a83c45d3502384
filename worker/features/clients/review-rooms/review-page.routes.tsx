import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { z } from 'zod'
import { candidateCount } from '#contract/domain/review-rooms.ts'
import { ReviewPage, type ReviewPageState } from '#web/site/pages/review.tsx'
import { hasCode, levelOf, passFor, type PassLevel } from '#worker/features/identity/signed-links/link-codes.service.ts'
import { countOpening } from '#worker/features/identity/signed-links/signed-links.service.ts'
import { answerPrivately, formFields, type PrivatePage } from '#worker/features/jobs/site/private-page.tsx'
import { sharedResume } from '#worker/features/candidates/resumes/resumes.service.ts'
import { callerAddress } from '#worker/http/caller.ts'
import { AppError, badRequest, notFound } from '#worker/http/errors.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'
import { isPlainLocal } from '#worker/http/site-address.ts'
import { fileResponse } from '#worker/platform/uploads/serve-file.ts'
import { forwardForm, forwardRoom } from './forward-room.service.ts'
import { answerForm, answerItem } from './review-answer.service.ts'
import { enterCode, sendCode } from './review-code.service.ts'
import { needsCode, openRoomLink, readReview, receiveRoom, resumeOf, type OpenedRoom } from './review-page.service.ts'

/** Mounts the page on which a client reads and answers. Only a POST changes anything. */
export function reviewPages({ hono }: Router): void {
  hono.get('/review/:token', (c) =>
    answerPrivately(c, async () => {
      const opened = await openRoomLink(c.var.deps, readerOf(c))
      await countOpening(c.var.deps, opened.link, { method: c.req.method, agent: c.req.header('user-agent') })
      return show(c, opened, await levelOf(c.var.deps, opened.link, getCookie(c, cookieName)))
    }),
  )
  hono.post('/review/:token', (c) => answerPrivately(c, () => answerReader(c)))
  hono.post('/review/:token/code', (c) => answerPrivately(c, () => answerCode(c)))
  hono.post('/review/:token/resume', (c) => sendResume(c))
}

const cookieName = 'review'
const readerOf = (c: Context<AppEnv>) => ({ token: c.req.param('token') ?? '', address: callerAddress(c) })
const addressOf = (c: Context<AppEnv>) => `/review/${c.req.param('token') ?? ''}`

/** The page of a room for a reader who has come so far. */
async function show(
  c: Context<AppEnv>,
  opened: OpenedRoom,
  level: PassLevel | undefined,
  state: ReviewPageState = {},
  status?: PrivatePage['status'],
): Promise<PrivatePage> {
  const { deps } = c.var
  const view = await readReview(deps, opened, level)
  // Browsers in mail programs may keep no cookie, so each form carries the pass too.
  const pass = level === undefined ? '' : await passFor(deps, opened.link, level)
  return {
    ...(status === undefined ? {} : { status }),
    title: `${candidateCount(view.count)} for your review`,
    isForClient: true,
    body: ({ brand }) => <ReviewPage view={view} brand={brand} address={addressOf(c)} pass={pass} state={state} />,
  }
}

/** Remembers on the device what its reader has done. */
async function remember(c: Context<AppEnv>, { link }: OpenedRoom, level: PassLevel): Promise<void> {
  setCookie(c, cookieName, await passFor(c.var.deps, link, level), {
    path: addressOf(c),
    httpOnly: true,
    secure: !isPlainLocal(c.req.url),
    sameSite: 'Lax',
    maxAge: 30 * 24 * 3600,
  })
}

type Fields = Record<string, string>

const passOf = async (c: Context<AppEnv>, { link }: OpenedRoom, fields: Fields) =>
  (await levelOf(c.var.deps, link, fields['pass'])) ?? levelOf(c.var.deps, link, getCookie(c, cookieName))

/** Opens the room for a form: the reader, how far they have come, and what they sent. */
async function openForm(c: Context<AppEnv>) {
  const opened = await openRoomLink(c.var.deps, readerOf(c))
  const fields = await formFields(c)
  return { opened, fields, level: await passOf(c, opened, fields) }
}

async function answerReader(c: Context<AppEnv>): Promise<PrivatePage> {
  const { opened, fields, level } = await openForm(c)
  const { deps } = c.var
  if (fields['action'] === 'open') return openForReader(c, opened, level)
  const mayAct = level === 'confirmed' || (level === 'opened' && !(await needsCode(deps, opened.items)))
  if (opened.room.state === 'closed') return show(c, opened, level, {}, 409)
  if (!mayAct) return show(c, opened, level, {}, 400)
  const item = Number(fields['item'])
  try {
    const note = await act(c, opened, fields)
    const now = await openRoomLink(deps, readerOf(c))
    return await show(c, now, level, { ...note, item })
  } catch (error) {
    if (!(error instanceof AppError) || (error.status !== 400 && error.status !== 409)) throw error
    const now = await openRoomLink(deps, readerOf(c))
    const typed = error.status === 400 ? fields : {}
    return show(c, now, level, { problem: error.message, item, typed }, error.status)
  }
}

/** The receipt: a person pressed "Open". Where somebody is named, the first code goes out with it. */
async function openForReader(
  c: Context<AppEnv>,
  opened: OpenedRoom,
  level: PassLevel | undefined,
): Promise<PrivatePage> {
  const { deps } = c.var
  await receiveRoom(deps, opened)
  const reached = level ?? 'opened'
  await remember(c, opened, reached)
  const isCodeDue = reached !== 'confirmed' && (await needsCode(deps, opened.items))
  if (isCodeDue && !hasCode(opened.link, deps.now())) await sendCode(deps, opened)
  return show(c, await openRoomLink(deps, readerOf(c)), reached)
}

const parse = <S extends z.ZodType>(schema: S, fields: Fields): z.output<S> => {
  const parsed = schema.safeParse(fields)
  if (!parsed.success) throw badRequest('invalid_input', parsed.error.issues[0]?.message ?? 'Please check the form.')
  return parsed.data
}

async function act(c: Context<AppEnv>, opened: OpenedRoom, fields: Fields): Promise<ReviewPageState> {
  const { deps } = c.var
  if (fields['action'] === 'answer') {
    await answerItem(deps, opened, parse(answerForm, fields))
    return {}
  }
  if (fields['action'] !== 'forward') throw badRequest('invalid_input', 'Please choose an answer.')
  const colleague = parse(forwardForm, fields)
  await forwardRoom(deps, opened, colleague)
  return { forwardedTo: colleague.name }
}

async function answerCode(c: Context<AppEnv>): Promise<PrivatePage> {
  const { opened, fields, level } = await openForm(c)
  const { deps } = c.var
  if (level === undefined) return show(c, opened, level)
  if (fields['action'] === 'send') {
    await sendCode(deps, opened)
    return show(c, opened, level, { isCodeSent: true })
  }
  try {
    await enterCode(deps, opened, fields['code'] ?? '')
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error
    return show(c, opened, level, { problem: error.message }, 400)
  }
  await remember(c, opened, 'confirmed')
  return show(c, opened, 'confirmed')
}

/** Downloads a résumé, for a reader who has entered the code. */
async function sendResume(c: Context<AppEnv>): Promise<Response> {
  const { deps } = c.var
  let file: Awaited<ReturnType<typeof sharedResume>> | undefined
  const page = await answerPrivately(c, async () => {
    const { opened, fields, level } = await openForm(c)
    const mayRead = level === 'confirmed' || (level === 'opened' && !(await needsCode(deps, opened.items)))
    if (!mayRead) return show(c, opened, level, {}, 400)
    const id = await resumeOf(deps, opened, Number(fields['item']))
    file = id === undefined ? undefined : await sharedResume(deps, id)
    if (!file) throw notFound('resume_not_found', 'This résumé isn’t available.')
    return { title: '', body: '' }
  })
  return file ? fileResponse(file.object, { name: file.name, mimeType: file.mimeType, isShown: false }) : page
}
