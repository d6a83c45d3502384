import { addMonths } from './add-months.ts'
import { lastDayText, type PriorContact } from './consents.ts'
import { easternMidnight, type Day } from './days.ts'
import { easternDateText, easternDay } from './eastern-time.ts'
import type { LimitKind } from './off-limits.ts'
import type { FindingCode, FindingLevel, GateFinding, GateMode, GateVerdict } from './submission-gate.ts'
import { isRefusedAt, isValidConsent, type ConsentNeed, type HeldConsent } from './valid-consent.ts'

/** A consent of the candidate for the firm. */
export type ConsentFact = HeldConsent & { priorContact: PriorContact | null }

/** An earlier submission of the candidate to the firm or an affiliate of it. */
export type EarlierSubmission = {
  at: Date
  isSameJob: boolean
  /** Only name, class year and last firm are equal. */
  isPossible: boolean
  /** For readers who may know: who has it. Null: they may not. */
  who: string | null
}

/** Everything that decides about a submission. */
export type SubmissionFacts = {
  mode: GateMode
  now: Date
  /** Months that an earlier submission counts. */
  lookBackMonths: number
  isDoNotContact: boolean
  consents: readonly ConsentFact[]
  /** Firm and job that the submission needs consent for. */
  need: ConsentNeed
  /** The consent that was named; another is taken if it isn't valid. */
  namedConsentId?: string | undefined
  /** Limits that run today and hold for the person, or for the firm. */
  limits: readonly { kind: LimitKind; endsOn: Day | null }[]
  submissions: readonly EarlierSubmission[]
  /** Days on which somebody else is known to have submitted the candidate; null: the day isn't known. */
  priorContacts: readonly (Day | null)[]
  isCurrentEmployer: boolean
  hasAgreement: boolean
  /** The job that it is for; null: not one of ours. */
  job: { isOpen: boolean; isOfFirm: boolean } | null
}

/** One line of the checklist. `detail` is for those who may know it, and is never stored. */
export type SubmissionCheck = { code: FindingCode; level: 'clear' | FindingLevel; text: string; detail: string | null }

export type SubmissionJudgment = {
  verdict: GateVerdict
  /** Every check, in the order of the list. */
  checks: SubmissionCheck[]
  /** Those that raise a concern. */
  findings: GateFinding[]
  /** The consent that the submission relies on. */
  consentId: string | null
}

type CheckLine = Omit<SubmissionCheck, 'detail'> & { detail?: string | null }

const clear = (code: FindingCode, text: string): CheckLine => ({ code, level: 'clear', text })
const soft = (code: FindingCode, text: string, detail: string | null = null): CheckLine => ({
  code,
  level: 'soft',
  text,
  detail,
})
const hard = (code: FindingCode, text: string): CheckLine => ({ code, level: 'hard', text })

/** The consent that the submission can rely on now. */
function validConsent({ consents, need, now, namedConsentId }: SubmissionFacts): ConsentFact | undefined {
  const valid = consents.filter((one) => isValidConsent(one, need, now))
  return valid.find(({ id }) => id === namedConsentId) ?? valid[0]
}

/** True while a day is within the look-back; it ends after its last day, as ownership does. */
const isRecent = (day: Day, { now, lookBackMonths }: SubmissionFacts): boolean =>
  easternDay(now) <= addMonths(day, lookBackMonths)

const monthsText = (count: number) => (count === 1 ? '1 month' : `${count} months`)

function consentCheck(facts: SubmissionFacts): CheckLine {
  const valid = validConsent(facts)
  if (isRefusedAt(facts.consents, facts.need, facts.now))
    return hard('consent_refused', 'The candidate said no to being submitted to this firm.')
  if (!valid?.answeredAt) return soft('consent_missing', 'No consent on file')
  const until = valid.validUntil ? `, valid through ${lastDayText(valid.validUntil)}` : ''
  return clear('consent_missing', `Consent ${easternDateText(valid.answeredAt)}${until}`)
}

function limitCheck({ limits, mode }: SubmissionFacts): CheckLine {
  const found = limits.filter(({ kind }) => kind === 'placed_by_us' || kind === 'legal')
  const legal = found.find(({ kind }) => kind === 'legal')
  const limit = legal ?? found[0]
  if (!limit) return clear('off_limits', 'Not off limits')
  const until = limit.endsOn === null ? '' : ` until ${easternDateText(easternMidnight(limit.endsOn))}`
  if (legal) {
    const text = `Off limits for legal reasons${until}`
    return mode === 'block' ? hard('off_limits', text) : soft('off_limits', text)
  }
  return soft('off_limits', `Placed by the agency, so off limits${until}`)
}

/** Says nothing about who submitted the person, or when. That is in `detail`, for those who may know. */
function ownDuplicateCheck(facts: SubmissionFacts): CheckLine {
  const recent = facts.submissions.filter(({ at }) => isRecent(easternDay(at), facts))
  const certain = recent.filter(({ isPossible }) => !isPossible)
  const detail =
    recent
      .filter(({ who }) => who !== null)
      .map(({ who, at }) => `${who} on ${easternDateText(at)}`)
      .join(', ') || null
  if (certain.length === 0 && recent.length > 0)
    return soft(
      'duplicate_ours',
      'The agency may have submitted this person to this firm already: name, class year and last firm are the same. Ask an admin.',
      detail,
    )
  if (certain.length === 0) return clear('duplicate_ours', `No duplicate in ${monthsText(facts.lookBackMonths)}`)
  const isSameJob = certain.some((one) => one.isSameJob)
  const text = 'The agency has already submitted this person to this firm. Ask an admin.'
  return {
    code: 'duplicate_ours',
    level: facts.mode === 'block' && isSameJob ? 'hard' : 'soft',
    text,
    detail,
  }
}

function otherDuplicateCheck(facts: SubmissionFacts): CheckLine {
  const said = facts.consents.filter(({ answeredAt }) => answeredAt !== null && isRecent(easternDay(answeredAt), facts))
  const isKnown =
    said.some(({ priorContact }) => priorContact === 'yes') ||
    facts.priorContacts.some((day) => day === null || isRecent(day, facts))
  if (isKnown) return soft('duplicate_other', 'Somebody else is known to have submitted this person to this firm')
  // An unsure candidate stops nothing; it’s shown for the one who submits.
  return said.some(({ priorContact }) => priorContact === 'unsure')
    ? clear('duplicate_other', 'The candidate isn’t sure whether the firm knows them already')
    : clear('duplicate_other', 'No submission by others known')
}

function jobCheck({ job }: SubmissionFacts): CheckLine[] {
  if (job === null) return []
  return [
    job.isOpen ? clear('job_closed', 'The job is open') : soft('job_closed', 'The job is closed'),
    ...(job.isOfFirm ? [] : [soft('other_firm', 'The job belongs to another firm')]),
  ]
}

/**
 * Judges whether a candidate may be put before a firm. Hard concerns refuse it in both modes. Soft ones are shown where the
 * agency only warns, and stop it until an admin gives a reason where it blocks.
 *
 * @returns `checks` has a line for each question; `findings` only those with a concern.
 */
export function judgeSubmission(facts: SubmissionFacts): SubmissionJudgment {
  const found: CheckLine[] = [
    facts.isDoNotContact
      ? hard('do_not_contact', 'The candidate is marked as do not contact')
      : clear('do_not_contact', 'May be contacted'),
    consentCheck(facts),
    limitCheck(facts),
    ownDuplicateCheck(facts),
    otherDuplicateCheck(facts),
    facts.isCurrentEmployer
      ? soft('current_employer', 'The firm is the candidate’s current employer')
      : clear('current_employer', 'Not the current employer'),
    facts.hasAgreement
      ? clear('no_agreement', 'Agreement in force')
      : soft('no_agreement', 'No agreement in force with the firm'),
    ...jobCheck(facts),
  ]
  const checks = found.map(({ detail = null, ...one }) => ({ ...one, detail }))
  const findings = checks.flatMap(({ code, level, text }) => (level === 'clear' ? [] : [{ code, level, text }]))
  const worst = findings.some(({ level }) => level === 'hard') ? ('hard' as const) : ('soft' as const)
  return {
    verdict: findings.length === 0 ? 'clear' : worst,
    checks,
    findings,
    consentId: validConsent(facts)?.id ?? null,
  }
}

/** Result of the gate. */
export type GateOutcome = 'passes' | 'stopped' | 'refused'

/** Decides if a submission passes the gate. A reason of an admin lets soft findings pass, never hard ones. */
export function gateOutcome(verdict: GateVerdict, mode: GateMode, hasOverride: boolean): GateOutcome {
  if (verdict === 'hard') return 'refused'
  return verdict === 'soft' && mode === 'block' && !hasOverride ? 'stopped' : 'passes'
}
