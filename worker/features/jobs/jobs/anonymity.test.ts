import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffJob } from '#contract/api/jobs/jobs.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { anonymityOf } from './anonymity.ts'
import { goodJob } from './bad-jobs.fixture.ts'
import { jobs } from './jobs.table.ts'
import { addJob } from './public-jobs.fixture.ts'

const deps = { now: () => testNow }

/** Which of the words find a job in the index of the public board. (Answers of the board are cached for a moment.) */
async function findable(...words: string[]): Promise<string[]> {
  const find = env.DB.prepare('select count(*) as found from board_recent where board_recent match ?')
  const answers = await env.DB.batch<{ found: number }>(words.map((word) => find.bind(`"${word}"`)))
  return words.filter((_, at) => (answers[at]?.results[0]?.found ?? 0) > 0)
}

describe('names of firms', () => {
  const of = (firmName: string, title: string, description = 'Drafts leases.', requirements: string[] = []) =>
    anonymityOf({ firmName, title, description, requirements })

  test.each([
    ['the name', 'Stone & Field LLP', 'Counsel at Stone & Field LLP'],
    ['one word of it in lower case', 'Stone & Field LLP', 'Turns every stone'],
    ['a word inside another', 'Stone & Field LLP', 'Fieldwork'],
    ['initials', 'Stone & Field LLP', 'Counsel at S&F'],
    ['a web address', 'Stone & Field LLP', 'Counsel, see careers.example.com'],
    ['half of a double name', 'Vale-Harrow LLP', 'Counsel at Harrow'],
    ['a name without its accents', 'Muñoz Größe LLP', 'Counsel at Munoz'],
    ['a name in capitals', 'Muñoz Größe LLP', 'Counsel at GRÖSSE'],
  ])('finds %s', (_, firm, text) => {
    expect(of(firm, text)).toEqual({ isTitleAnonymous: false, isTextAnonymous: true })
    expect(of(firm, 'Counsel', text)).toEqual({ isTitleAnonymous: true, isTextAnonymous: false })
    expect(of(firm, 'Counsel', 'Drafts leases.', ['J.D.', text])).toEqual({
      isTitleAnonymous: true,
      isTextAnonymous: false,
    })
  })

  test('leaves texts alone that share only words of the trade', () => {
    const expected = { isTitleAnonymous: true, isTextAnonymous: true }
    expect(of('The Tax Law Group LLP', 'Tax Partner', 'For the law group of a firm.')).toEqual(expected)
    expect(of('Stone & Field LLP', 'Tax Partner', 'Confidential search.')).toEqual(expected)
  })
})

describe('the search of the public board', () => {
  let admin: TestSession
  beforeEach(async () => {
    admin = await signedIn('admin')
  })
  const post = (body: object) => answerOf<StaffJob>(call('POST', '/api/jobs', { as: admin, body, deps }))
  const put = (id: number, body: object) =>
    answerOf<StaffJob>(call('PUT', `/api/jobs/${id}`, { as: admin, body, deps }))
  const job = {
    ...goodJob,
    title: 'Maritime Counsel',
    firmName: 'Stonebridge & Vale LLP',
    description: `Stonebridge handles salvage claims for owners. ${goodJob.description}`,
    requirements: ['J.D. and six years'],
  }
  const words = ['stonebridge', 'vale', 'maritime', 'salvage']

  test('hides the firm and the texts that name it, while the job is confidential', async () => {
    const { body, status } = await post({ ...job, isConfidential: true })
    expect([status, await findable(...words)]).toEqual([201, ['maritime']])
    await put(body.id, { ...job, isConfidential: false })
    expect(await findable(...words)).toEqual(words)
    await put(body.id, { ...job, isConfidential: true })
    expect(await findable(...words)).toEqual(['maritime'])
  })

  test('follows a text and a firm that change', async () => {
    const { body } = await post({ ...job, isConfidential: true })
    const clean = job.description.replace('Stonebridge', 'The firm')
    await put(body.id, { ...job, description: clean, isConfidential: true })
    expect(await findable(...words)).toEqual(['maritime', 'salvage'])
    await put(body.id, { ...job, description: clean, firmName: 'Salvage & Maritime LLP', isConfidential: true })
    expect(await findable(...words)).toEqual([])
    await put(body.id, { ...job, title: 'Counsel at Vale', isConfidential: true })
    expect(await findable(...words)).toEqual([])
  })

  test('hides every text of a confidential job without flags', async () => {
    await addJob({ ...job, isConfidential: true, description: 'Handles salvage claims.' })
    expect(await findable(...words)).toEqual([])
    expect(await findable(job.practiceArea)).toEqual([job.practiceArea])
    await testDeps().db.update(jobs).set({ isConfidential: false })
    expect(await findable(...words)).toEqual(words)
  })
})

test('keeps jobs from before the flags findable by the same words', async () => {
  await reset()
  const at = env.TEST_MIGRATIONS.findIndex(({ name }) => name.includes('anonymous_texts'))
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, at))
  const add = (id: number, isConfidential: 0 | 1, title: string, firm: string, description: string) =>
    env.DB.prepare(
      `insert into jobs (id, short_id, title, firm_name, is_confidential, location, seniority, practice_area, description)
       values (?, ?, ?, ?, ?, 'Boston, MA', 'counsel', 'Tax', ?)`,
    ).bind(id, `old${id}`, title, firm, isConfidential, description)
  await env.DB.batch([
    add(1, 1, 'Counsel at Vantongeren', 'Vantongeren Pell LLP', 'Drafts charters.'),
    add(2, 1, 'Maritime Counsel', 'Vantongeren Pell LLP', 'Pell drafts treaties.'),
    add(3, 0, 'Counsel at Openly', 'Openly LLP', 'Openly drafts leases.'),
  ])
  const words = ['vantongeren', 'pell', 'maritime', 'charters', 'treaties', 'openly', 'leases']
  const rows = async () =>
    (await env.DB.prepare('select id, title, firm, trim(description) as text from jobs_public_words order by id').all())
      .results
  const before = await rows()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  expect(await rows()).toEqual(before)
  expect(await findable(...words)).toEqual(['maritime', 'charters', 'openly', 'leases'])
  // The flags were filled for a job that becomes confidential later, too.
  await env.DB.prepare('update jobs set is_confidential = 1').run()
  expect(await findable(...words)).toEqual(['maritime', 'charters'])
})
