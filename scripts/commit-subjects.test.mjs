// @ts-check
import { expect, test } from 'vitest'
import { subjectProblems } from './commit-subjects.mjs'

test.each([
  'Read names that share a link with the job title',
  'Pass the viewer to the presenter',
  'Embed the fonts of printed documents',
  'Seed the demo data in one transaction',
])('accepts "%s"', (subject) => {
  expect(subjectProblems(subject)).toEqual([])
})

test.each([
  [
    'Read names that share a link with the job title, and labels, and long lists',
    ['is 75 characters long; the limit is 72'],
  ],
  ['Add a test.', ['ends with a period']],
  ['Add a test; fix the list', ['names two changes; make two commits']],
  ['add a test', ['does not start with a capital letter']],
  ['Added a test', ['does not start with an imperative verb ("Added")']],
  ['Adding a test', ['does not start with an imperative verb ("Adding")']],
  ['Adds a test', ['does not start with an imperative verb ("Adds")']],
])('refuses "%s"', (subject, problems) => {
  expect(subjectProblems(subject)).toEqual(problems)
})
