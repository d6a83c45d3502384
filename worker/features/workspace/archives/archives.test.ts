import { env } from 'cloudflare:workers'
import { parse } from 'csv-parse/sync'
import { endOfDay } from '#contract/domain/job-dates.ts'
import { eq, getTableName, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { describe, test } from 'vitest'
import type { TaskMessage } from '#worker/db/client.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { erasePerson } from '#worker/features/candidates/candidate-rights/candidate-rights.service.ts'
import { addResume } from '#worker/test/access-fixtures.ts'
import { addUser, call, hashOf, sessionOf, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport } from '#worker/test/imports.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import type { ArchiveItem } from '#contract/api/workspace/archives.ts'
import { archiveFiles, columnsOfFile, tablesLeftOut } from './archive-catalog.ts'
import { storedKeys } from './archive-columns.ts'
import type { ArchiveDeps } from './archive-slice.service.ts'
import { signArchiveLink } from './archive-link.service.ts'
import { archiveSliceTask } from './archive-tasks.ts'
import { archives } from './archives.table.ts'
import { expireArchives, failArchive, runArchiveSlice, startArchive, sweepArchives } from './archives.service.ts'

const dayMs = 24 * 3600_000
const password = 'a long enough secret'

async function adminWithPassword(): Promise<TestSession> {
  return sessionOf(await addUser({ role: 'admin', password: await hashOf(password) }))
}

/** Archives of these tests end then, and last a week. */
const atTestNow = { now: () => testNow }

/** Parts of one invocation. */
function archiveWorld(now = testNow) {
  const sent: TaskMessage[] = []
  const deps = testDeps({ now: () => now, enqueue: (messages) => void sent.push(...messages) })
  return { deps, sent }
}

/** Does slices until none is left. @returns Their number. */
async function finish(messages: readonly TaskMessage[], change: Partial<ArchiveDeps> = {}, now = testNow) {
  const waiting = [...messages]
  let slices = 0
  for (let message = waiting.shift(); message; message = waiting.shift()) {
    if (message.task !== archiveSliceTask.name) continue
    const world = archiveWorld(now)
    await runArchiveSlice({ ...world.deps, ...change }, archiveSliceTask.payload.parse(message.payload))
    waiting.push(...world.sent)
    slices++
  }
  return slices
}

async function makeArchive(change?: Partial<ArchiveDeps>) {
  await testDeps().db.delete(archives)
  const { deps, sent } = archiveWorld()
  await startArchive(deps, (await addUser({ role: 'admin' })).id)
  return finish(sent, change)
}

const newest = async (as: TestSession) =>
  (await (await call('GET', '/api/archives', { as })).json<{ archive: ArchiveItem; events: { kind: string }[] }>()) ??
  {}

/** The address at which an admin downloads an archive. */
async function linkOf({ user }: TestSession, id: string): Promise<string> {
  const { expires, sig } = await signArchiveLink(testDeps({ now: () => testNow }), id, user.id)
  return `/api/archives/${id}/archive.zip?expires=${expires}&sig=${encodeURIComponent(sig)}`
}

async function contentsOf(as: TestSession, id: string): Promise<Record<string, Uint8Array>> {
  const answer = await call('GET', await linkOf(as, id), { as, deps: atTestNow })
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const rowsIn = (bytes: Uint8Array | undefined): Record<string, string>[] =>
  parse(utf8.decode(bytes), { columns: true, bom: true })

describe('the catalog', () => {
  test('has every table, or says why not', async ({ expect }) => {
    const { results } = await env.DB.prepare(
      `select name from sqlite_master m where type = 'table' and sql not like 'create virtual%' and name not like '\\_cf%' escape '\\'
       and name not like 'sqlite\\_%' escape '\\'
       and not exists (select 1 from sqlite_master v where v.sql like 'create virtual%' and m.name like v.name || '\\_%' escape '\\')`,
    ).all<{ name: string }>()
    const names = new Set(archiveFiles.map(({ table }) => getTableName(table)))
    for (const { name } of results)
      expect([name, names.has(name) !== Object.hasOwn(tablesLeftOut, name)]).toEqual([name, true])
    const there = new Set(results.map(({ name }) => name))
    expect(Object.keys(tablesLeftOut).filter((name) => !there.has(name))).toEqual(['d1_migrations'])
  })

  test('explains every column, or why it is left out', ({ expect }) => {
    for (const file of archiveFiles) {
      const columns = columnsOfFile(file)
      expect(columns.filter(({ about }) => about === '').map(({ key }) => `${file.name}: ${key}`)).toEqual([])
      expect(new Set(columns.map(({ title }) => title)).size, file.name).toBe(columns.length)
      const keys = new Set(storedKeys(file))
      expect([...Object.keys(file.columns), ...Object.keys(file.leftOut)].filter((key) => !keys.has(key))).toEqual([])
    }
    expect(new Set(archiveFiles.map(({ name }) => name)).size).toBe(archiveFiles.length)
  })
})

test('an archive holds every row and file, under readable names', async ({ expect }) => {
  const admin = await signedIn('admin')
  const { id } = await addApplication({ applicantName: 'Łukasz "王" Lee', coverLetter: '=1+1\nDear firm' })
  const resumeId = await addResume(id)
  const lost = await addResume(id)
  await env.FILES.delete(`resumes/${lost}`)
  await env.FILES.put(`resumes/${resumeId}`, 'the résumé')
  expect(await makeArchive()).toBe(1)
  const { archive, events } = await newest(admin)
  expect(archive).toMatchObject({ state: 'done', percent: 100, missingFiles: 1, deletedAt: expect.any(String) })
  expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['finished', 'requested'])
  const contents = await contentsOf(admin, archive.id)
  const application = rowsIn(contents['applications.csv']).find((row) => row['Id'] === String(id))
  expect(application).toMatchObject({ 'Applicant name': 'Łukasz "王" Lee', 'Cover letter': "'=1+1\nDear firm" })
  const resume = rowsIn(contents['resumes.csv']).find((row) => row['Id'] === resumeId)
  expect(resume?.['File']).toMatch(/^files\/resumes\/Łukasz 王 Lee .+\.pdf$/)
  expect(new TextDecoder().decode(contents[resume?.['File'] ?? ''])).toBe('the résumé')
  for (const { name, table, where } of archiveFiles) {
    // Written by the archive itself.
    if (name === 'archive-history.csv') continue
    const count = await testDeps().db.$count(table, where)
    expect([name, rowsIn(contents[name]).length]).toEqual([name, count])
    expect(new TextDecoder().decode(contents['README.md'])).toContain(`## ${name}`)
  }
  const texts = Object.entries(contents).filter(([name]) => name.endsWith('.csv'))
  for (const [name, bytes] of texts) expect(new TextDecoder().decode(bytes), name).not.toContain('scrypt$')
})

test('slices continue where the last one ended, and one delivered twice counts once', async ({ expect }) => {
  const admin = await signedIn('admin')
  for (let n = 0; n < 7; n++) await addResume((await addApplication({ applicantName: `Ann ${n}` })).id)
  await testDeps().db.delete(archives)
  const { deps, sent } = archiveWorld()
  await startArchive(deps, admin.user.id)
  let checks = 0
  const short = { budget: { isSpent: () => ++checks % 2 === 0, queries: () => 0 } }
  const payload = archiveSliceTask.payload.parse(sent[0]?.payload)
  const twice = archiveWorld()
  await Promise.all([runArchiveSlice({ ...twice.deps, ...short }, payload), runArchiveSlice(twice.deps, payload)])
  await runArchiveSlice(twice.deps, payload)
  expect((await testDeps().archives.byId(payload.archiveId))?.step).toBe(1)
  const again = await makeArchive(short)
  expect(again).toBeGreaterThan(15)
  const { archive } = await newest(admin)
  const contents = await contentsOf(admin, archive.id)
  expect(Object.keys(contents).filter((name) => name.startsWith('files/'))).toHaveLength(archive.files)
  expect(rowsIn(contents['applications.csv'])).toHaveLength(7)
})

test('a download that was cut off continues', async ({ expect }) => {
  const admin = await signedIn('admin')
  await addResume((await addApplication()).id)
  await makeArchive({ budget: { isSpent: () => false, queries: () => 0 } })
  const { archive } = await newest(admin)
  const path = await linkOf(admin, archive.id)
  const whole = await call('GET', path, { as: admin, deps: atTestNow })
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/zip',
    'content-length': String(archive.bytes),
  })
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const part = async (range: string) => {
    const answer = await call('GET', path, { as: admin, deps: atTestNow, headers: { Range: range } })
    return [answer.status, new Uint8Array(await answer.arrayBuffer())] as const
  }
  expect(await part('bytes=100-')).toEqual([206, bytes.slice(100)])
  expect(await part('bytes=5-9')).toEqual([206, bytes.slice(5, 10)])
  expect((await part(`bytes=${bytes.byteLength}-`))[0]).toBe(416)
  const { events } = await newest(admin)
  expect(events.filter(({ kind }) => kind === 'downloaded')).toHaveLength(1)
})

test('a download needs the password, and its link is one admin’s for a day', async ({ expect }) => {
  const [admin, other] = [await adminWithPassword(), await signedIn('admin')]
  await makeArchive()
  const { archive } = await newest(admin)
  const ask = (currentPassword: string) =>
    call('POST', `/api/archives/${archive.id}/download-link`, { as: admin, body: { currentPassword }, deps: atTestNow })
  expect((await ask('not this one')).status).toBe(400)
  const { url } = await (await ask(password)).json<{ url: string }>()
  const open = async (as: TestSession, address: string, hours = 0) =>
    (await call('GET', address, { as, deps: { now: () => new Date(testNow.getTime() + hours * 3600_000) } })).status
  expect(await open(admin, url, 23)).toBe(200)
  expect(await open(admin, url, 25)).toBe(403)
  expect(await open(other, url)).toBe(403)
  expect(await open(admin, `/api/archives/${archive.id}/archive.zip`)).toBe(403)
  expect(await open(admin, url.replace('expires=1', 'expires=9'))).toBe(403)
})

test('an archive needs an admin and their password, and one is made at a time', async ({ expect }) => {
  await testDeps().db.delete(archives)
  const admin = await adminWithPassword()
  const partner = await signedIn('partner')
  const start = (as: TestSession, currentPassword: string) =>
    call('POST', '/api/archives', { as, body: { currentPassword } })
  const wrong = await start(admin, 'not this one')
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'wrong_password' }])
  expect((await start(partner, password)).status).toBe(403)
  expect((await newest(admin)).archive).toBeNull()
  expect((await start(admin, password)).status).toBe(202)
  const second = await start(admin, password)
  expect([second.status, await second.json()]).toMatchObject([409, { code: 'already_running' }])
  const { archive } = await newest(admin)
  expect(archive).toMatchObject({ state: 'running', startedBy: admin.user.name })
  expect((await call('GET', `/api/archives/${archive.id}/archive.zip`, { as: admin })).status).toBe(404)
  expect((await call('GET', `/api/archives/${archive.id}/archive.zip`, { as: partner })).status).toBe(403)
})

test('a canceled archive leaves nothing, whatever its last slice still wrote', async ({ expect }) => {
  const admin = await signedIn('admin')
  await testDeps().db.delete(archives)
  const { deps, sent } = archiveWorld()
  await startArchive(deps, admin.user.id)
  const payload = archiveSliceTask.payload.parse(sent[0]?.payload)
  const files = {
    ...env.FILES,
    get: env.FILES.get.bind(env.FILES),
    async put(...args: Parameters<R2Bucket['put']>) {
      await call('DELETE', `/api/archives/${payload.archiveId}`, { as: admin })
      return env.FILES.put(...args)
    },
  } as unknown as R2Bucket
  await runArchiveSlice({ ...archiveWorld().deps, files }, payload)
  expect((await newest(admin)).archive).toMatchObject({ state: 'removed', reason: 'canceled' })
  await sweepArchives(testDeps())
  expect((await env.FILES.list({ prefix: 'archives/' })).objects).toEqual([])
})

test('an archive that failed continues at its slice', async ({ expect }) => {
  const admin = await signedIn('admin')
  await testDeps().db.delete(archives)
  const { deps, sent } = archiveWorld()
  await startArchive(deps, admin.user.id)
  let checks = 0
  await runArchiveSlice(
    { ...archiveWorld().deps, budget: { isSpent: () => ++checks > 5, queries: () => 0 } },
    archiveSliceTask.payload.parse(sent[0]?.payload),
  )
  const { archive } = await newest(admin)
  await failArchive(deps, archive.id)
  expect((await newest(admin)).archive).toMatchObject({ state: 'failed' })
  expect((await call('POST', `/api/archives/${archive.id}/retry`, { as: admin })).status).toBe(202)
  expect((await call('POST', `/api/archives/${archive.id}/retry`, { as: admin })).status).toBe(409)
  await finish([{ id: 'x', task: archiveSliceTask.name, payload: { archiveId: archive.id, step: 1 } }])
  expect((await newest(admin)).archive).toMatchObject({ state: 'done', percent: 100 })
  expect(Object.keys(await contentsOf(admin, archive.id))).toContain('README.md')
})

test('an archive is deleted after a week, by an admin, and by a newer one', async ({ expect }) => {
  const admin = await signedIn('admin')
  await makeArchive()
  const { archive: first } = await newest(admin)
  const { deps } = archiveWorld(new Date(testNow.getTime() + 6 * dayMs))
  await startArchive(deps, admin.user.id)
  await sweepArchives(deps)
  expect((await call('GET', `/api/archives/${first.id}/archive.zip`, { as: admin })).status).toBe(404)
  expect((await env.FILES.list({ prefix: `archives/${first.id}/` })).objects).toEqual([])
  await makeArchive()
  const { archive } = await newest(admin)
  await expireArchives(archiveWorld(new Date(testNow.getTime() + 7 * dayMs)).deps)
  expect((await newest(admin)).archive).toMatchObject({ state: 'removed', reason: 'expired' })
  expect((await env.FILES.list({ prefix: `archives/${archive.id}/` })).objects).toEqual([])
})

test('erasing a person removes archives, finished or running', async ({ expect }) => {
  const admin = await signedIn('admin')
  for (const isFinished of [true, false]) {
    const { applicantEmail } = await addApplication()
    await testDeps().db.delete(archives)
    const { deps, sent } = archiveWorld()
    await startArchive(deps, admin.user.id)
    if (isFinished) await finish(sent)
    const erasing = archiveWorld()
    await erasePerson(erasing.deps, admin.user.id, applicantEmail)
    expect((await newest(admin)).archive).toMatchObject({ state: 'removed', reason: 'erasure' })
    expect(erasing.sent.map(({ task }) => task)).toContain('archive.sweep')
    expect(await finish(sent)).toBe(1)
    await sweepArchives(testDeps())
    expect((await env.FILES.list({ prefix: 'archives/' })).objects).toEqual([])
  }
})

test('jobs of an archive can be imported with every field', async ({ expect }) => {
  const admin = await signedIn('admin')
  const { db } = testDeps()
  await db.delete(jobs)
  const description =
    'A group that advises buyers of companies. Responsibilities: drafting, diligence. Qualifications: three years in a firm.'
  const validThrough = endOfDay('2027-02-28')
  const job = {
    validThrough,
    practiceArea: 'Corporate',
    seniority: 'associate',
    location: 'Boston, MA',
    firmName: 'Crane LLP',
  }
  for (const [title, more] of [
    ['Tax Associate', { requirements: ['J.D.; with honors', 'New York bar'], salaryMin: 225_000, isBigLaw: true }],
    ['Trusts Counsel', { benefits: ['Health'], isConfidential: true, yearsExperienceMin: 3, yearsExperienceMax: 7 }],
    ['Closed Associate', { isActive: false }],
  ] as const) {
    await addJob({ ...job, title, description, ...more } as Parameters<typeof addJob>[0])
  }
  await addJob({ ...job, title: 'Deleted Associate', description, deletedAt: new Date() } as Parameters<
    typeof addJob
  >[0])
  const rows = async () => {
    const csv = await (await call('GET', '/api/jobs.csv?status=all', { as: admin })).text()
    return parse<Record<string, string>>(csv, { columns: true, bom: true })
      .map(({ 'Job ID': _id, ...row }) => row)
      .sort((a, b) => (a['Title'] ?? '').localeCompare(b['Title'] ?? ''))
  }
  const before = await rows()
  expect(before).toHaveLength(3)
  await makeArchive()
  const contents = await contentsOf(admin, (await newest(admin)).archive.id)
  expect(rowsIn(contents['deleted-jobs.csv']).map(({ Title }) => Title)).toEqual(['Deleted Associate'])
  await db.delete(jobs)
  const { id } = await checkedImport(admin, 'jobs', utf8.decode(contents['jobs.csv']))
  await finishedImport(admin, id)
  expect(await rows()).toEqual(before)
})

test('people of an archive can be imported with every field', async ({ expect }) => {
  const admin = await signedIn('admin')
  const { db } = testDeps()
  await db.delete(candidates)
  await db.insert(candidates).values([
    {
      name: 'Maya Chen',
      email: 'maya@example.com',
      phone: '+1 212 555 0134',
      linkedinUrl: 'https://www.linkedin.com/in/maya-chen',
      lastJobTitle: 'Counsel, "M&A"',
      lastFirmName: 'Whitfield & Crane LLP',
      city: 'New York',
      region: 'NY',
      lawSchool: 'Fordham University School of Law',
      jdYear: 2016,
      yearsExperience: 9,
      practiceAreas: ['Mergers & Acquisitions', 'Private Equity'],
      barStates: ['NJ', 'NY'],
      notes: '=1+1\nSecond line; with signs, and é',
      isPerson: true,
      assignedPartnerId: (await signedIn('partner')).user.id,
    },
  ])
  const numbers = JSON.stringify(Array.from({ length: 60 }, (_, n) => n))
  await db.run(sql`insert into candidates (name, email, is_person)
    select 'Person ' || value, 'p' || value || '@example.com', 1 from json_each(${numbers})`)
  const facts = () =>
    db
      .select({
        name: candidates.name,
        email: candidates.email,
        phone: candidates.phone,
        linkedinUrl: candidates.linkedinUrl,
        lastJobTitle: candidates.lastJobTitle,
        lastFirmName: candidates.lastFirmName,
        city: candidates.city,
        region: candidates.region,
        lawSchool: candidates.lawSchool,
        jdYear: candidates.jdYear,
        yearsExperience: candidates.yearsExperience,
        practiceAreas: candidates.practiceAreas,
        barStates: candidates.barStates,
        notes: candidates.notes,
        owner: candidates.assignedPartnerId,
      })
      .from(candidates)
      .where(eq(candidates.isPerson, true))
      .orderBy(candidates.name)
  const before = await facts()
  await makeArchive()
  const contents = await contentsOf(admin, (await newest(admin)).archive.id)
  await db.delete(candidates)
  const raw = utf8.decode(contents['people.csv'])
  const { id } = await checkedImport(admin, 'candidates', raw)
  await finishedImport(admin, id)
  expect(await facts()).toEqual(before)
})
