import { blindName, defaultChoices, type ProfileKind } from '#contract/domain/profiles.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import { composeProfile, type ProfileSource } from '#worker/features/clients/profiles/compose-profile.ts'
import type { RankedFirm } from '#worker/features/clients/profiles/profile-bands.ts'
import { positionsOf, profileFacts } from '#worker/features/clients/profiles/profile-facts.ts'
import type { profiles } from '#worker/features/clients/profiles/profiles.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import type { StoredFile } from './demo-files.ts'
import { paperTypes, printPaper } from './paper.ts'

type Row = {
  name: string
  email: string
  phone: string | null
  linkedinUrl: string | null
  lastJobTitle: string | null
  lastFirmName: string | null
  jdYear: number | null
  location: string | null
  practiceArea: string | null
  years: number | null
  pay: number | null
  hasBook: number
  facts: string | null
}

/** Far from the ids of profiles that are made elsewhere. */
const firstId = 900

/** A profile of a candidate with the default choices. Its PDF is plain: the fonts of real ones are not at hand here. */
export async function demoProfile(
  db: D1Database,
  { applicationId, candidateId, ownerId }: { applicationId: number; candidateId: number; ownerId: number },
  { number, kind, createdAt }: { number: number; kind: ProfileKind; createdAt: Date },
): Promise<{ row: typeof profiles.$inferInsert & { id: number }; file: StoredFile }> {
  const code = `P-RM${String(number).padStart(4, '2')}`
  const source = await sourceOf(db, applicationId)
  const choices = defaultChoices[kind]
  const { headline, blocks } = composeProfile(source, { kind, choices, words: [] }, createdAt)
  const title = kind === 'blind' ? blindName(code) : source.facts.name
  const bytes = await printPaper(
    {
      title: `Confidential profile ${code}`,
      author: defaultSettings.brandName,
      subtitle: [title, headline.text].filter(Boolean).join(' · '),
      sections: blocks.map((block) => ({ heading: block.title, lines: linesOf(block) })),
    },
    'pdf',
  )
  const pdfKey = `profiles/demo-room-${number}.pdf`
  return {
    file: { key: pdfKey, bytes, contentType: paperTypes.pdf },
    row: {
      id: firstId + number,
      code,
      candidateId,
      applicationId,
      kind,
      choices,
      title,
      headline: headline.text,
      body: blocks,
      forbidden: '',
      pdfKey,
      pdfSha256: await sha256Hex(bytes),
      checkedAt: createdAt,
      createdBy: ownerId,
      createdAt,
    },
  }
}

function linesOf(block: ReturnType<typeof composeProfile>['blocks'][number]): string[] {
  if (block.kind === 'text') return [block.text]
  if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label}: ${value}`)
  return block.positions.map(({ title, firm, years }) => [title, firm, years].filter(Boolean).join(', '))
}

async function sourceOf(db: D1Database, applicationId: number): Promise<ProfileSource> {
  const row = await db
    .prepare(
      `select a.applicant_name as name, a.applicant_email as email, a.phone_number as phone, a.linkedin_url as linkedinUrl,
        a.last_job_title as lastJobTitle, a.last_firm_name as lastFirmName, a.jd_year as jdYear, a.location,
        a.primary_practice_area as practiceArea, a.years_experience as years, a.expected_salary as pay,
        a.has_portable_book as hasBook, (select rr.facts from resume_readings rr where rr.resume_id = a.resume_id) as facts
      from job_applications a where a.id = ?`,
    )
    .bind(applicationId)
    .first<Row>()
  if (!row) throw new Error('a demo profile has no application')
  const { name, lastJobTitle, lastFirmName, jdYear, years } = row
  const resume = row.facts === null ? undefined : (JSON.parse(row.facts) as ResumeFacts)
  const facts = profileFacts(
    {
      name,
      lastJobTitle,
      lastFirmName,
      jdYear,
      lawSchool: null,
      city: null,
      region: null,
      barStates: [],
      practiceAreas: [],
      yearsExperience: years,
    },
    {
      lastJobTitle,
      lastFirmName,
      jdYear,
      location: row.location,
      primaryPracticeArea: row.practiceArea,
      yearsExperience: years,
      expectedSalary: row.pay,
      hasPortableBook: row.hasBook === 1,
    },
    resume,
  )
  const { results } = await db
    .prepare(`select name_key as key, kind, am_law_rank as amLawRank, headcount from firms where deleted_at is null`)
    .all<RankedFirm & { key: string }>()
  const known = (values: readonly (string | null | undefined)[]) => [
    ...new Set(values.flatMap((value) => (value?.trim() ? [value.trim()] : []))),
  ]
  return {
    facts,
    identity: {
      names: known([name, resume?.applicantName?.value]),
      emails: known([row.email, resume?.applicantEmail?.value]),
      phones: known([row.phone, resume?.phoneNumber?.value]),
      linkedinUrls: known([row.linkedinUrl, resume?.linkedinUrl?.value]),
      judges: known(resume?.clerkships.map(({ value }) => value) ?? []),
    },
    firms: known([lastFirmName, ...(resume ? positionsOf(resume).map(({ firm }) => firm) : [])]).map((firm) => ({
      name: firm,
      names: [firm],
    })),
    schools: known([resume?.lawSchool?.value]),
    directory: {
      firmOf: (firm) => results.find(({ key }) => key === firmKey(firm)),
      othersOf: () => results.flatMap(({ amLawRank }) => amLawRank ?? []),
    },
  }
}
