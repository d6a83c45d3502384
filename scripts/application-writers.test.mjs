// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder } from './glossary.mjs'
import { root } from './process.mjs'

/** Writers of applications after whom nobody has anything to review, and why. */
const quiet = {
  'worker/features/candidates/interviews/interviews.repo.ts': 'time passed, and nobody changed the application',
  'worker/features/candidates/scoring/scoring.repo.ts': 'a score is not a change that anyone reviews',
  'worker/features/candidates/person-records/person-links.repo.ts': 'the person of an application was found',
  'worker/features/candidates/person-records/person-merges.repo.ts': 'two records of one person became one',
  'worker/features/workspace/imports/submission-imports.repo.ts': 'an imported submission is history',
  'worker/features/candidates/candidate-rights/candidate-rights.repo.ts': 'the application is erased, with its marks',
}

/** @param {string} source Names of the table: `const t = jobApplications` is one. */
function writes(source) {
  const names = [
    'jobApplications',
    ...[...source.matchAll(/\bconst (\w+) = jobApplications$/gm)].map(([, name]) => name),
  ]
  const pattern = `\\b(insert|update|delete)\\((${names.join('|')})\\)|(insert into|update|delete from) job_applications\\b`
  return new RegExp(pattern, 'i').test(source)
}

// The database doesn't know who reviews an application: the code that writes it has to say so.
test('every writer of applications says who has to review them', () => {
  const writers = filesUnder(['worker/features']).filter(
    (path) =>
      path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path) && writes(readFileSync(join(root, path), 'utf8')),
  )
  expect(writers.length).toBeGreaterThan(4)
  const silent = writers.filter((path) => !/\btoReview\(\{/.test(readFileSync(join(root, path), 'utf8')))
  expect(silent.toSorted()).toEqual(Object.keys(quiet).toSorted())
})
