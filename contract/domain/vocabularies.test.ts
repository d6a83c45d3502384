import { test } from 'vitest'
import { documentTypeLabels, documentTypes } from './document-types.ts'
import { firmPreferenceText, joinFirmPreferences, splitFirmPreferences } from './firm-preferences.ts'
import { unreadBadge } from './notification-types.ts'
import { ratingLabel } from './ratings.ts'
import { mayReviewSavedList, savedListStatuses } from './saved-list-statuses.ts'
import { seniorities, seniorityLabel } from './seniorities.ts'
import { submissionInterviewDate, submissionStatuses } from './submission-statuses.ts'
import { employmentType, workTypes } from './work-types.ts'

test('an unknown or missing rating reads Not Recommended', ({ expect }) => {
  expect(ratingLabel('highly_recommended')).toBe('Highly Recommended')
  for (const odd of ['', 'excellent', 'constructor', null, undefined]) expect(ratingLabel(odd)).toBe('Not Recommended')
})

test('joins firm preferences by commas, once each and in one order', ({ expect }) => {
  expect(joinFirmPreferences(['in_house', 'big_firm', 'in_house'])).toBe('big_firm,in_house')
  expect(splitFirmPreferences(' boutique , big_firm,nonsense,,')).toEqual(['big_firm', 'boutique'])
  expect(splitFirmPreferences(null)).toEqual([])
  expect(firmPreferenceText('in_house,big_firm')).toBe('Big firm, In-house')
  expect(joinFirmPreferences([])).toBe('')
})

test('only a scheduled client interview keeps its date', ({ expect }) => {
  for (const status of submissionStatuses) {
    const kept = submissionInterviewDate(status, '2026-01-02T15:00:00.000Z')
    expect(kept === null).toBe(status !== 'interview_scheduled')
  }
})

test('offers seven document types and eleven seniorities', ({ expect }) => {
  expect(documentTypes.map((type) => documentTypeLabels[type])).toEqual([
    'JD Certificate',
    'Writing Sample',
    'Cover Letter',
    'Law School Transcript',
    'Resume/CV',
    'Recommendation Letter',
    'Other',
  ])
  expect(seniorities).toHaveLength(11)
  expect(seniorityLabel('of-counsel')).toBe('Of Counsel')
  expect(seniorityLabel('Chief')).toBe('Chief')
})

test('the unread badge caps at 9+', ({ expect }) => {
  expect([0, -1, Number.NaN, 1, 9, 10, 500].map(unreadBadge)).toEqual(['', '', '', '1', '9', '9+', '9+'])
})

test('only a pending list may be approved or rejected', ({ expect }) => {
  expect(savedListStatuses.filter(mayReviewSavedList)).toEqual(['pending'])
})

test('names each work type as search engines do', ({ expect }) => {
  expect(Object.fromEntries(workTypes.map((type) => [type, employmentType(type)]))).toEqual({
    'Full-time': 'FULL_TIME',
    'Part-time': 'PART_TIME',
    Contract: 'CONTRACTOR',
    Temporary: 'TEMPORARY',
    Internship: 'INTERN',
  })
  expect(['Secondment', '', 'constructor'].map(employmentType)).toEqual(['OTHER', 'OTHER', 'OTHER'])
})
