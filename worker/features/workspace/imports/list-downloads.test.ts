import { parse } from 'csv-parse/sync'
import { describe, test } from 'vitest'
import { feedback } from '#worker/features/identity/feedback/feedback.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport } from '#worker/test/imports.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'

/** Records of a downloaded file by their header. */
async function download(as: TestSession, path: string): Promise<Record<string, string>[]> {
  const answer = await call('GET', path, { as })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return parse(await answer.text(), { columns: true, bom: true })
}

describe('lists as files', () => {
  test('contain the filtered rows in the order of the screen', async ({ expect }) => {
    const admin = await signedIn('admin')
    for (const [applicantName, status] of [
      ['Bo Ruiz', 'new'],
      ['Ann Lee', 'new'],
      ['Cy Hart', 'hired'],
    ] as const) {
      await addApplication({ applicantName, status })
    }
    const rows = await download(admin, '/api/applications.csv?status=new&sort=name')
    expect(rows.map(({ Name, Status }) => [Name, Status])).toEqual([
      ['Ann Lee', 'New'],
      ['Bo Ruiz', 'New'],
    ])
    expect((await call('GET', '/api/applications.csv?status=nonsense', { as: admin })).status).toBe(400)
  })

  test('contain only what a partner may see', async ({ expect }) => {
    const [partner, other] = [await signedIn('partner'), await signedIn('partner')]
    await addApplication({ applicantName: 'Own Candidate', assignedPartnerId: partner.user.id })
    await addApplication({ applicantName: 'Other Candidate', assignedPartnerId: other.user.id })
    await testDeps()
      .db.insert(candidates)
      .values([
        { name: 'Own Person', email: 'own@example.com', isPerson: true, assignedPartnerId: partner.user.id },
        { name: 'Other Person', email: 'other@example.com', isPerson: true, assignedPartnerId: other.user.id },
      ])
    await addJob({ title: 'Closed associate', isActive: false })
    const names = async (path: string) => (await download(partner, path)).map(({ Name }) => Name)
    expect(await names('/api/applications.csv')).toEqual(['Own Candidate'])
    expect(await names(`/api/applications.csv?partnerId=${other.user.id}`)).toEqual([])
    expect(await names('/api/candidates.csv')).toEqual(['Own Person'])
    const jobs = await download(partner, '/api/jobs.csv?status=all')
    expect(jobs.map(({ Title }) => Title)).not.toContain('Closed associate')
    expect((await call('GET', '/api/mails.csv', { as: partner })).status).toBe(403)
  })

  test('include feedback, do-not-contact marks and candidates without a next action', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    const { db } = testDeps()
    await db.insert(feedback).values([
      { title: '=cmd()', description: 'Opens a program.', type: 'bug_report' },
      { title: 'Thanks', description: 'All is well.', status: 'closed' },
    ])
    const notes = await download(admin, '/api/feedback.csv?status=open')
    expect(notes.map(({ Title, From }) => [Title, From])).toEqual([["'=cmd()", 'A visitor']])
    expect((await call('GET', '/api/feedback.csv', { as: partner })).status).toBe(403)
    await addApplication({ applicantName: 'Own Candidate', assignedPartnerId: partner.user.id, status: 'interviewed' })
    await addApplication({ applicantName: 'Other Candidate', status: 'interviewed' })
    const unplanned = await download(partner, '/api/follow-ups/unplanned.csv')
    expect(unplanned.map(({ Name }) => Name)).toEqual(['Own Candidate'])
    const url = 'https://example.com/amy'
    const amy = { name: 'Amy Wu', nameKey: 'amy wu', firm: 'A firm', profileUrl: url, urlKey: url }
    const mark = { doNotContactAt: new Date(), doNotContactReason: 'Asked us, by phone' }
    await db.insert(people).values({ ...amy, ...mark })
    const marked = await download(partner, '/api/do-not-contact.csv')
    expect(marked.map(({ Name, Reason }) => [Name, Reason])).toEqual([['Amy Wu', 'Asked us, by phone']])
    expect(await download(partner, '/api/do-not-contact.csv?q=nobody')).toEqual([])
  })

  test('include saved job lists, a partner’s own', async ({ expect }) => {
    const [admin, partner, other] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
    const jobData = [{ title: 'Tax Associate', url: 'https://example.com/1' }]
    for (const [as, candidateName] of [
      [partner, 'Own Candidate'],
      [other, '=Other'],
    ] as const) {
      await call('POST', '/api/saved-job-lists', { as, body: { candidateName, jobData } })
    }
    const lists = async (as: TestSession, query = '') =>
      (await download(as, `/api/saved-job-lists.csv${query}`)).map(({ Candidate, Jobs, Status }) => [
        Candidate,
        Jobs,
        Status,
      ])
    expect(await lists(partner)).toEqual([['Own Candidate', '1', 'Pending']])
    expect((await lists(admin))[0]).toEqual(["'=Other", '1', 'Pending'])
    expect(await lists(partner, '?status=approved')).toEqual([])
  })

  test('include firms with their kind and offices', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    for (const body of [
      {
        name: '=Harrow Lane LLP',
        isClient: true,
        offices: [
          { city: 'New York', state: 'NY', isMain: true },
          { city: 'Boston', state: 'MA' },
        ],
      },
      { name: 'Crane Motors', kind: 'company' },
    ]) {
      expect((await call('POST', '/api/firms', { as: admin, body })).status).toBe(201)
    }
    const rows = await download(partner, '/api/firms.csv?client=yes')
    expect(rows.map(({ Name, Kind, Offices }) => [Name, Kind, Offices])).toEqual([
      ["'=Harrow Lane LLP", 'Law firm', 'New York, NY; Boston, MA'],
    ])
  })

  test('include job sources by words and state', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    const body = { name: '=Harrow Lane LLP', adapter: 'greenhouse', locator: 'harrowlane', enabled: false }
    expect((await call('POST', '/api/job-sources', { as: admin, body })).status).toBe(201)
    const names = async (query: string) =>
      (await download(admin, `/api/job-sources.csv${query}`)).map(({ Name }) => Name)
    expect(await names('?q=HARROW&state=off')).toEqual(["'=Harrow Lane LLP"])
    expect(await names('?q=harrow&state=ok')).toEqual([])
    expect((await call('GET', '/api/job-sources.csv', { as: partner })).status).toBe(403)
  })

  test('bring people back with every field when they are imported', async ({ expect }) => {
    const admin = await signedIn('admin')
    const owner = await signedIn('partner')
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
        seniority: 'senior-associate',
        practiceAreas: ['Mergers & Acquisitions', 'Private Equity'],
        barStates: ['NJ', 'NY'],
        notes: '=1+1\nSecond line; with signs, and é',
        isPerson: true,
        assignedPartnerId: owner.user.id,
      },
      { name: 'Bo Ruiz', isPerson: true },
    ])
    const file = await (await call('GET', '/api/candidates.csv', { as: admin })).text()
    const before = await download(admin, '/api/candidates.csv')
    await db.delete(candidates)

    const { id } = await checkedImport(admin, 'candidates', file)
    await finishedImport(admin, id)

    const facts = (rows: Record<string, string>[]) =>
      rows
        .map(({ 'On record since (Eastern)': _since, 'Last touched (Eastern)': _touched, ...row }) => row)
        .sort((a, b) => (a.Name ?? '').localeCompare(b.Name ?? ''))
    const after = await download(admin, '/api/candidates.csv')
    expect(facts(after)).toEqual(facts(before))
    expect(after.map(({ Notes }) => Notes)).toContain("'=1+1\nSecond line; with signs, and é")
  })
})
