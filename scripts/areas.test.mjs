// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas, importsUnder, wrongImports } from './areas.mjs'
import { root } from './process.mjs'

/**
 * Arrows that are still to be removed. The list may only shrink: an arrow that is gone must leave it.
 *
 * @type {Record<string, string[]>}
 */
const known = {
  'worker/features': [],
  'contract/api': [],
  'web/app/features': [],
}

describe.each(Object.entries(known))('%s', (folder, exceptions) => {
  const imports = importsUnder(root, folder)
  const wrong = wrongImports(folder, imports)

  test('holds only folders that are areas', () => {
    expect(imports.length).toBeGreaterThan(0)
    const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(areas).toEqual(expect.arrayContaining(folders.map(({ name }) => name)))
  })

  test('imports no later area and forms no cycle of features', () => {
    const news = wrong.filter(({ arrow }) => !exceptions.includes(arrow))
    expect(news.map(({ from, to, why }) => `${from} imports ${to}: ${why}`)).toEqual([])
  })

  test('keeps no exception that is not needed', () => {
    const arrows = new Set(wrong.map(({ arrow }) => arrow))
    expect(exceptions.filter((arrow) => !arrows.has(arrow))).toEqual([])
  })
})

describe('wrongImports', () => {
  const file = (/** @type {string} */ feature) => `worker/features/${feature}/x.service.ts`
  const judge = (/** @type {[string, string][]} */ ...arrows) =>
    wrongImports(
      'worker/features',
      arrows.map(([from, to]) => ({ from: file(from), to: file(to) })),
    ).map(({ arrow }) => arrow)

  test('allows a later area to import an earlier one', () => {
    expect(judge(['jobs/jobs', 'identity/users'], ['insight/analytics', 'candidates/events'])).toEqual([])
  })

  test('refuses an earlier area that imports a later one', () => {
    expect(judge(['identity/mails', 'candidates/events'])).toEqual(['identity/mails → candidates/events'])
  })

  test('refuses sourcing and insight importing each other', () => {
    expect(judge(['insight/analytics', 'sourcing/matching'])).toEqual(['insight/analytics → sourcing/matching'])
  })

  test('refuses every arrow of a cycle, and only those', () => {
    const cycle = /** @type {[string, string][]} */ ([
      ['jobs/jobs', 'jobs/site'],
      ['jobs/site', 'jobs/job-alerts'],
      ['jobs/job-alerts', 'jobs/jobs'],
    ])
    const refused = judge(...cycle, ['jobs/site', 'jobs/practice-areas'])
    expect(refused).toEqual(['jobs/jobs → jobs/site', 'jobs/site → jobs/job-alerts', 'jobs/job-alerts → jobs/jobs'])
  })
})
