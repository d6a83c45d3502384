import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blindName, profileChoices, type ProfileChoices } from '#contract/domain/profiles.ts'
import { defaultPreferences } from '#contract/domain/preferences.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import { ProfileSheet } from '#web/site/components/profile-sheet.tsx'
import { composeProfile, type ProfileSource } from '#worker/features/clients/profiles/compose-profile.ts'
import {
  hiddenFirms,
  namingIn,
  neededFacts,
  plainText,
  textsOfPage,
  type GeneratedCandidate,
} from '#worker/features/clients/profiles/generated-candidates.fixture.ts'
import { printedProfile, profileFileName } from '#worker/features/clients/profiles/printed-profile.ts'
import { identifyingInHtml, identifyingInPdf } from '#worker/features/clients/profiles/profile-check.ts'
import { profileSource } from '#worker/features/clients/profiles/profile-source.service.ts'
import { printProfile } from '#worker/platform/pdf/print-profile.ts'
import { readBackPdf } from '#worker/platform/pdf/read-back.ts'
import { call, signedIn, testDeps } from '#worker/test/api.ts'
import { storedOnce } from '#worker/test/storage.ts'
import { resumeFacts } from '#contract/domain/resume-facts.ts'
import { composeOnce } from './compose-once.fixture.ts'
import { seedDemo } from './seed.ts'

/** Minutes long, in `npm run test:long`. */
const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
const prints = isLong ? 500 : 4
const choicesEach = isLong ? 20 : 4

const now = new Date('2026-06-15T16:00:00.000Z')
const code = 'P-7F3K2M'
const contact = { name: 'Dana Reyes', email: 'dana.reyes@placet.test' }
const own = {
  texts: [defaultSettings.brandName, defaultSettings.brandCity, defaultSettings.brandRegion, contact.name],
  emails: [contact.email],
  phone: defaultSettings.brandPhone,
}
const rows = async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results
const hash = async (password: string) => `hash of ${password}`
storedOnce(() => seedDemo({ db: env.DB, files: env.FILES, now, hash, compose: composeOnce }))

const anyChoices = fc.record(
  Object.fromEntries(
    Object.entries(profileChoices.shape).map(([name, { options }]) => [name, fc.constantFrom(...options)]),
  ) as { [Name in keyof ProfileChoices]: fc.Arbitrary<ProfileChoices[Name]> },
)

/** A blind profile of a demo candidate, with every name of theirs written into its summary. */
function profileOf(source: ProfileSource, choices: ProfileChoices): GeneratedCandidate {
  const { facts, identity, firms, schools } = source
  const names = identity.names.flatMap((name) => {
    const [first = '', ...rest] = name.split(/\s+/)
    return [name, `${rest.join(' ')}, ${first}`, name.toUpperCase()]
  })
  const held = facts.positions.map(({ firm }, at) => ({ firm: firm ?? (at === 0 ? (facts.lastFirm ?? '') : '') }))
  const hidden = hiddenFirms(
    firms.map(({ name }) => name),
    held,
    choices,
  )
  const naming = [
    ...names,
    ...identity.emails,
    ...identity.phones,
    ...identity.linkedinUrls.map((url) => url.replace(/^.*\/in\//, '').replace(/\/$/, '')),
    ...hidden,
    ...(choices.schools === 'shown' ? [] : schools),
  ]
  const summary = naming.map((one) => `Then ${one} did the work.`).join(' ')
  return { source, wish: { kind: 'blind', choices, summary, words: [] }, naming, harmless: [] }
}

test('names no demo candidate in a blind profile, whatever is chosen', { timeout: 3_600_000 }, async () => {
  const { user } = await signedIn('admin')
  const actor = { ...user, sessionId: '', mustSetUpTwoFactor: false, preferences: defaultPreferences }
  const people = await rows<{ id: number; applicationId: number }>(
    `select candidate_id as id, max(id) as applicationId from job_applications where candidate_id is not null group by 1`,
  )
  expect(people.length).toBeGreaterThan(100)
  const all = fc.sample(anyChoices, { numRuns: people.length * choicesEach, seed: 23 })
  const printEvery = Math.floor(all.length / prints)
  for (const [at, { id, applicationId }] of people.entries()) {
    const source = await profileSource(testDeps(), actor, id, applicationId)
    for (const [n, choices] of all.slice(at * choicesEach, (at + 1) * choicesEach).entries()) {
      const candidate = profileOf(source, choices)
      const { headline, blocks, forbidden, shown } = composeProfile(source, candidate.wish, now)
      const view = { code, title: blindName(code), headline: headline.text, blocks }
      const html = renderToString(createElement(ProfileSheet, { profile: view }))
      const texts = textsOfPage(html)
      const { name } = source.facts
      expect(identifyingInHtml(html, { forbidden, shown }, own), name).toEqual([])
      expect(namingIn(texts, candidate), name).toEqual([])
      const plain = plainText(texts.join(' '))
      for (const fact of neededFacts(candidate)) expect(plain, name).toContain(plainText(fact))
      if ((at * choicesEach + n) % printEvery !== 0) continue
      const printed = printedProfile(view, { brand: defaultSettings, contact, at: now })
      const contents = await readBackPdf(await printProfile(env.ASSETS, printed))
      expect(contents.pages, name).toBe(1)
      expect(identifyingInPdf(contents, profileFileName(code), { forbidden, shown }, own), name).toEqual([])
      const bytes = [...contents.text.split('\n'), ...contents.strings, ...contents.names, ...contents.plain]
      expect(namingIn(bytes, candidate), name).toEqual([])
    }
  }
})

test('the client profile of a demo candidate has nothing private or internal', { timeout: 400_000 }, async () => {
  const admin = await signedIn('admin')
  const id = 79
  const [one] = await rows<Record<string, string | null>>(`select * from job_applications where id = ${id}`)
  if (!one) throw new Error('the demo data has no such application')
  const response = await call('POST', `/api/applications/${id}/client-profile`, { as: admin, deps: { now: () => now } })
  expect(response.status).toBe(200)
  const contents = await readBackPdf(await response.bytes())
  const everything = plainText(
    [contents.text, ...contents.hidden, ...contents.strings, ...contents.names, ...contents.plain].join('\n'),
  )
  const text = async (query: string) => (await rows<{ text: string | null }>(query)).map((row) => row.text)
  const reasons = JSON.parse(one['match_reasons'] ?? '[]') as string[]
  const [resume] = await rows<{ facts: string }>(
    `select facts from resume_readings where resume_id = '${one['resume_id']}'`,
  )
  const facts = resumeFacts.parse(JSON.parse(resume?.facts ?? '{}'))
  const never = [
    one['applicant_email'],
    one['phone_number'],
    one['linkedin_url'],
    one['match_summary'],
    one['additional_notes'],
    one['interview_notes'],
    one['cover_letter'],
    `${one['match_score']}%`,
    `${one['expected_salary']}`,
    ...reasons,
    ...(await text(`select message as text from candidate_messages where application_id = ${id}`)),
    ...(await text(`select notes as text from client_submissions where application_id = ${id}`)),
    ...(await text(`select company_name as text from client_submissions where application_id = ${id}`)),
    ...(await text(`select text from follow_ups where application_id = ${id}`)),
    ...(await text(`select j.title as text from job_applications a join jobs j on j.id = a.job_id
      where a.candidate_id = ${one['candidate_id']} or a.id = ${id}`)),
  ].filter((value) => value !== null && value !== undefined && plainText(value).trim().length > 2)
  expect(never.length).toBeGreaterThan(8)
  expect(everything).toContain(plainText(one['applicant_name'] ?? ''))
  expect(contents.extras).toEqual([])
  // Practices and positions of the candidate's own may be called as the job and its tags are.
  const practices = [
    one['primary_practice_area'],
    one['experience_field'],
    ...facts.practiceAreas.map(({ value }) => value),
  ]
  const theirs = plainText([...practices, ...facts.positions.map(({ title, firm }) => `${title} ${firm}`)].join(' | '))
  const said = never.filter((value) => everything.includes(plainText(value ?? '')))
  expect(said.filter((value) => !theirs.includes(plainText(value ?? '')))).toEqual([])
})
