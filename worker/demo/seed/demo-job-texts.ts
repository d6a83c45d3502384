import { parsePlace } from '#contract/domain/us-states.ts'
import type { WorkType } from '#contract/domain/work-types.ts'
import type { Level } from './demo-jobs.ts'
import type { Firm } from './firms.ts'
import { contentOf } from './practice-content.ts'
import type { Random } from './random.ts'

const openings = [
  (who: string, work: string, place: string) =>
    `${who} is adding to its team for ${work}. The position is based in ${place} and reports to two partners who have built the practice together.`,
  (who: string, work: string, place: string) =>
    `Growing demand has led ${who} to open a position in ${place}. The group handles ${work} and staffs its matters leanly, so responsibility comes early.`,
  (who: string, work: string, place: string) =>
    `${who} seeks an attorney in ${place} who wants a steady flow of substantive work: ${work}.`,
  (who: string, work: string, place: string) =>
    `Join a collegial group in ${place}. ${who} is known for ${work}, and this hire fills a seat that a promotion to partner left open.`,
  (who: string, work: string, place: string) =>
    `This is a newly created role. ${who} advises on ${work} and wants someone in ${place} who is ready for direct client contact.`,
] as const

const closings = [
  'Please send a resume, law school transcript and a deal sheet or representative matters list.',
  'Interviews take place by video first and then in the office. References are called only after an offer is likely.',
  'The hours expectation is 1,900 billable a year, and there is a clear path to promotion.',
  'Candidates who have taken time away from practice are welcome to apply.',
  'The client considers applicants from other markets who have a tie to the area.',
] as const

const yearsText = ({ years: [from, to] }: Level) => (to === null ? `${from} or more years` : `${from} to ${to} years`)

type Posting = {
  firm: Firm
  area: string
  level: Level
  location: string
  isConfidential: boolean
  isRemote: boolean
  workType: WorkType
  random: Random
}

/** The description of a demo job, in the parts of a real one. */
export function describe({ firm, area, level, location, isConfidential, isRemote, workType, random }: Posting): string {
  const content = contentOf(area)
  // The text of a confidential job describes its firm and never names it.
  const who = isConfidential ? `Our client, ${firm.about},` : random.pick([firm.name, `${firm.name}, ${firm.about},`])
  const place = parsePlace(location).city ?? location
  const extra = [
    isRemote ? 'The role can be done remotely from any state in which the candidate is admitted.' : '',
    workType === 'Full-time'
      ? ''
      : `This is ${workType === 'Internship' ? 'an' : 'a'} ${workType.toLowerCase()} position.`,
    level.seniority.endsWith('partner')
      ? 'A portable book of business is expected and will be supported with a real platform.'
      : '',
  ].filter((sentence) => sentence !== '')
  return [
    random.pick(openings)(who, content.work, place),
    ...(extra.length > 0 ? [extra.join(' ')] : []),
    `Responsibilities:\n${random
      .some(content.duties, 4)
      .map((duty) => `- ${duty}`)
      .join('\n')}`,
    `Required qualifications:\n- ${yearsText(level)} of relevant experience ${random.pick(content.wants)}\n- Strong academic record and clear, concise writing\n- Sound judgment and care for colleagues and clients`,
    random.pick(closings),
  ]
    .join('\n\n')
    .replace(/^./, (first) => first.toUpperCase())
}

export function requirementsOf({
  area,
  level,
  location,
  random,
}: Pick<Posting, 'area' | 'level' | 'location' | 'random'>): string[] {
  const { state, region } = parsePlace(location)
  const content = contentOf(area)
  const all = [
    'J.D. from an accredited law school',
    state
      ? `Admission to the ${state} bar, or eligibility for it`
      : `Admission in a US state and eligibility in ${region ?? 'the place of work'}`,
    `${yearsText(level)} of practice`,
    ...content.wants.map((want) => `Experience ${want}`),
    'Excellent drafting and research skills',
  ]
  return all.slice(0, random.int(3, 6))
}
