import { currentYear } from '#contract/domain/jd.ts'
import { bigLawYears, type ResumePosition } from '#contract/domain/resume-facts.ts'
import type { ScoreReason } from '#contract/domain/score-types.ts'
import { knownFirm } from '#worker/reading/lexicon/firm-names.ts'
import { formLines } from './evidence.ts'
import { plural, reason, type Facts, type JobFacts, type Judged } from './score-facts.ts'

export function judgePedigree(facts: Facts): Judged {
  const { form, resume, job } = facts
  if (!job.isBigLaw && !job.isBoutique) return undefined
  const strength = largeFirmReason(facts)
  if (strength) return { value: 1, reasons: [strength] }
  const isFromKnownFirm =
    lastFirm(form) !== undefined ||
    resume?.facts.positions.some(({ firm }) => firm !== null && knownFirm(firm)) === true
  if (!job.isBigLaw) return { value: isFromKnownFirm ? 0.85 : 0.65, reasons: [] }
  return { value: isFromKnownFirm ? 0.5 : 0.25, reasons: [reason('misses', 'No large-firm experience given')] }
}

const lastFirm = ({ lastFirmName }: Facts['form']) => (lastFirmName ? knownFirm(lastFirmName) : undefined)

/** The years or the seat at a large firm that the form or the résumé states. */
function largeFirmReason({ form, resume, now }: Facts): ScoreReason | undefined {
  const seats = resume?.facts.positions ?? []
  const seat = seats.find(({ isBigLaw, isTraining }) => isBigLaw && !isTraining)
  const quote = largeFirmQuote(form, seat)
  const years = Math.max(form.bigFirmExperienceYears, bigLawYears(seats, currentYear(now)) ?? 0)
  if (years > 0) return reason('fits', `${plural(years, 'year')} at large firms`, quote)
  const last = lastFirm(form)
  if (!seat && !last?.isBigLaw) return undefined
  return reason('fits', `Comes from ${last?.firm ?? seat?.firm ?? 'a large firm'}`, quote)
}

function largeFirmQuote(form: Facts['form'], seat: ResumePosition | undefined): string {
  const lines = formLines(form)
  return form.bigFirmExperienceYears > 0 ? lines.bigFirmExperienceYears : (seat?.quote ?? lines.lastFirmName)
}

/** The names of the form's kinds of firm within a sentence. */
const kindNames: Readonly<Record<string, string>> = {
  big_firm: 'large firms',
  boutique: 'boutiques',
  in_house: 'in-house roles',
}

/** A candidate who says what kind of firm they want, and this is another: said, and not counted. */
export function preferenceRisk({ form, job }: Facts): ScoreReason[] {
  const wants = (form.firmPreference ?? '')
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean)
  const kind = kindOf(job)
  if (wants.length === 0 || kind === undefined || wants.includes(kind)) return []
  const text = `Prefers ${wants.map((want) => kindNames[want] ?? want).join(' or ')}`
  return [reason('risk', text, formLines(form).firmPreference)]
}

function kindOf({ isBigLaw, isBoutique }: JobFacts): string | undefined {
  if (isBigLaw) return 'big_firm'
  return isBoutique ? 'boutique' : undefined
}
