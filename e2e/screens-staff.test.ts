import { test } from 'vitest'
import { expectSoundScreens } from './harness/screens.ts'

/** Axe reads every row of a full list, twice a screen: on a busy machine that takes its time. */
const timeout = 240_000

const candidateScreens = [
  ['candidates, table', '/admin/candidates'],
  ['candidates, cards', '/admin/candidates?layout=cards'],
  ['a candidate in the panel of the admin page', '/admin?view=candidates&selected=5'],
  ['candidates, board', '/admin/candidates?layout=board'],
  ['candidates, nothing found', '/admin/candidates?q=zzzzzz'],
  ['a candidate in the panel', '/admin/candidates?selected=5'],
  ['candidates, what the dashboard leads to', '/admin/candidates?interviews=2026-01-01..2030-01-01'],
] as const

const jobScreens = [
  ['view jobs', '/admin?view=find-jobs'],
  ['manage jobs', '/admin?view=manage-jobs'],
  ['a job in the editor', '/admin?view=manage-jobs#edit-job-5'],
  ['post job', '/admin?view=post-job'],
  ['dashboard', '/admin'],
] as const

const partnerScreens = [
  ['dashboard of a partner', '/admin'],
  ['my assigned candidates', '/admin?view=my-candidates'],
  ['my job lists', '/admin/my-job-lists'],
  ['access restricted', '/admin?view=analytics'],
] as const

test('keeps the candidates accessible and within the window for an admin', { timeout }, async () => {
  await expectSoundScreens('admin@placet.test', candidateScreens)
})

test('keeps jobs and dashboard accessible and within the window for an admin', { timeout }, async () => {
  await expectSoundScreens('admin@placet.test', jobScreens)
})

test('keeps every screen accessible and within the window for a partner', { timeout }, async () => {
  await expectSoundScreens('partner@placet.test', partnerScreens)
})
