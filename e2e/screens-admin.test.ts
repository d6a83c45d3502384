import { test } from 'vitest'
import { settingsSections } from '#web/app/features/identity/settings/settings-sections.ts'
import { expectSoundScreens } from './harness/screens.ts'

const agencyScreens = [
  ['users', '/admin/users'],
  ['saved job lists', '/admin?view=saved-job-lists'],
  ['inquiries', '/admin/inquiries'],
  ['people on record', '/admin/people'],
  ['firms', '/admin/firms'],
  ['review rooms', '/admin/review-rooms'],
  ['intake', '/admin/intake'],
  ['import', '/admin/imports'],
  ['export', '/admin/export'],
  ['feedback', '/admin/feedback'],
  ['follow-ups', '/admin/follow-ups'],
  ['operations', '/admin/operations'],
  ['outbox of e-mails', '/admin/mails'],
  ['candidate data', '/admin/candidate-data'],
  ['job sources', '/admin/job-sources'],
  ['analytics', '/admin?view=analytics'],
] as const

test('keeps the agency’s screens accessible and within their window', async () => {
  await expectSoundScreens('admin@placet.test', agencyScreens)
})

const firmTabs = ['overview', 'contacts', 'agreements', 'off-limits', 'jobs', 'submissions', 'ownership', 'log']

test('keeps the page of a firm and what it owes accessible and within their window', async () => {
  await expectSoundScreens('admin@placet.test', [
    ...firmTabs.map((tab) => [`a firm, ${tab}`, `/admin/firms/1?tab=${tab}`] as const),
    ['submissions', '/admin/submissions'],
    ['an ownership', '/admin/ownership/1'],
  ])
})

const peopleScreens = [
  ['people search', '/people-search'],
  ['people sources', '/admin/people-sources'],
  ['do not contact', '/admin/do-not-contact'],
  ['search history', '/search-history'],
  ['online job search', '/admin?view=online-jobs'],
] as const

test('keeps the screens of sourcing accessible and within their window', async () => {
  await expectSoundScreens('admin@placet.test', peopleScreens)
})

test('keeps every section of the settings accessible and within its window', async () => {
  const sections = settingsSections.map(({ id, label }) => [`settings, ${label}`, `/admin/settings/${id}`] as const)
  await expectSoundScreens('admin@placet.test', sections)
})
