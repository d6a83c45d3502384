import { easternDateText } from '#contract/domain/eastern-time.ts'
import { defaultChoices } from '#contract/domain/profiles.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type { FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import type { PrintedProfile } from '#worker/platform/pdf/print-profile.ts'
import { blocksOf } from './compose-profile.ts'
import { printedProfile, type ProfileBrand, type ProfileContact } from './printed-profile.ts'
import { profileFacts, proposedHeadline, proposedSummary, sayFacts } from './profile-facts.ts'

const maxNameLength = 80
const noFirms = { firmOf: () => undefined, othersOf: () => [], isShown: () => true }

/**
 * The client profile of an application: the sheet that named profiles have, from fields of the application and facts read in
 * its résumé. The résumé's own text and quotes are left out, as is everything about contact, pay, judgment and history. Its
 * contact is the agency's, never the candidate's.
 */
export function clientProfile(
  application: FullApplication,
  resume: ResumeFacts | null,
  { brand, contact, now }: { brand: ProfileBrand; contact: ProfileContact; now: Date },
): PrintedProfile {
  const name = Array.from(application.applicantName.replaceAll(/\s+/g, ' ').trim()).slice(0, maxNameLength).join('')
  const record = {
    name,
    lastJobTitle: null,
    lastFirmName: null,
    jdYear: null,
    lawSchool: null,
    city: null,
    region: null,
    barStates: [],
    practiceAreas: application.experienceField ? [application.experienceField] : [],
    yearsExperience: null,
  }
  const facts = profileFacts(record, application, resume ?? undefined)
  const said = sayFacts(facts, defaultChoices.client, noFirms, now)
  const view = {
    code: '',
    title: name,
    headline: proposedHeadline(said),
    blocks: blocksOf(said, { summary: proposedSummary(said, facts), positions: said.positions }),
  }
  const printed = printedProfile(view, { brand, contact, at: now })
  return {
    ...printed,
    metadata: { ...printed.metadata, title: `Client profile: ${name}` },
    kind: 'Client profile',
    foot: `Confidential · ${easternDateText(now)}`,
  }
}

/** Every text of a client profile that tells something about the candidate. */
export const textsOf = ({ title, headline, blocks }: PrintedProfile): string[] => [
  title,
  headline,
  ...blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text]
    if (block.kind === 'facts') return block.facts.map(({ value }) => value)
    return block.positions.flatMap((position) => [position.title, position.firm])
  }),
]
