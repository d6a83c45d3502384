import type { WorkType } from '#contract/domain/work-types.ts'
import { mentionsIn, ofKind, titleLine, type Of, type Posting } from './posting.ts'

/** On what terms the work is done. */
export function workTypeOf(posting: Posting): WorkType | undefined {
  const { labels, body, title } = posting
  const inText = (text: string | undefined, isProse: boolean) =>
    text === undefined
      ? []
      : ofKind(mentionsIn(text, posting, isProse), 'workType').filter(({ stance }) => stance !== 'unwanted')
  // Alone the word is many things; under its label it is one.
  if (/^contract$/i.test(labels.type?.trim() ?? '')) return 'Contract'
  const [stated] = [
    ...inText(labels.type, false),
    ...inText(title === undefined ? undefined : titleLine(posting), false),
  ]
  if (stated) return stated.workType
  // "… | Charlotte, NC | Contract (6 months)".
  if (title !== undefined && /\|\s*contract\b/i.test(titleLine(posting))) return 'Contract'
  const inBody = inText(body, true)
  const spoken = inBody.find(
    ({ workType, start, end, text }) =>
      workType === 'Full-time' ||
      /\b(?:attorney|lawyer|position|role|basis|assignment)$/i.test(text) ||
      /^[\s-]*(?:position|role|opportunity|basis|job|opening|assignment|attorney|associate|contract)|^.{0,30}\b(?:position|role|opportunity|assignment)\b/i.test(
        body.slice(end, end + 45),
      ) ||
      /\b(?:this is an?|position is|role is|seeking an?|seeks an?)\s+[\w\s-]{0,30}$/i.test(
        body.slice(Math.max(0, start - 45), start),
      ),
  )
  return spoken?.workType
}

const headMode =
  /^(?:(?:fully|100 ?%|partly|partially) )?(?:remote|hybrid|on-?site|in-office)\b|(?:\bor|[|•·,;(/–—-])\s*(?:(?:fully|100 ?%) )?(?:remote|hybrid|on-?site|in-office)\b/i

/** Whether the job is remote; hybrid and on-site are not, and what is not said is absent. */
export function remoteOf(posting: Posting): boolean | undefined {
  const { labels, title, body } = posting
  const modes = (text: string | undefined, isProse: boolean) =>
    text === undefined ? [] : ofKind(mentionsIn(text, posting, isProse), 'workMode')
  const decide = (found: readonly Of<'workMode'>[]): boolean | undefined => {
    const has = (mode: string, isOut = false) =>
      found.some(({ workMode, stance }) => workMode === mode && (stance === 'unwanted') === isOut)
    if (has('hybrid')) return false
    if (has('remote', true)) return false
    if (has('remote')) return true
    return has('on-site') ? false : undefined
  }
  const label = labels.mode
  if (label !== undefined && /^(?:yes|true|100 ?%|full)/i.test(label)) return true
  if (label !== undefined && /^(?:no|false|none|n\/a)\b/i.test(label)) return false
  for (const text of [label, labels.location, title === undefined ? undefined : titleLine(posting), labels.type]) {
    const decided = decide(modes(text, false))
    if (decided !== undefined) return decided
  }
  // "San Francisco, CA or Remote", "Remote – anywhere in the US": a line of its own at the top.
  for (const line of posting.lines.slice(0, 6)) {
    if (line.length > 100 || !headMode.test(line)) continue
    const decided = decide(modes(line, false))
    if (decided !== undefined) return decided
  }
  // In prose only what speaks of this position: not "work remotely with clients", "virtual depositions".
  const spoken = modes(body, true).filter(
    ({ workMode, start, end, text }) =>
      workMode === 'hybrid' ||
      /fully|100|first|eligible|remote work|only|home|position|role|anywhere|5 days|five days|no remote|not remote|in the office|in-office|in[ -]person|on[ -]campus|on-?site|on site/i.test(
        text,
      ) ||
      /\b(?:position|role|opportunity|work|candidates?|job|option|schedule|basis|is|be|available|considered|or|open to)\b/i.test(
        body.slice(Math.max(0, start - 25), start),
      ) ||
      /^[\s,]*(?:position|role|opportunity|work|basis|option|schedule|job|arrangement|candidates?|available|ok|considered)\b/i.test(
        body.slice(end, end + 20),
      ),
  )
  const perks = posting.sections
    .filter(({ kind, heading }) => kind === 'benefits' || (kind === 'boilerplate' && /pay transparency/i.test(heading)))
    .flatMap(({ lines }) => lines)
  return (
    decide(spoken) ??
    // Among the benefits only a hybrid week speaks of this position.
    decide(
      modes(perks.join('\n'), true).filter(
        ({ workMode, text }) => workMode === 'hybrid' || /^(?:work )?in[ -]person (?:at least|only)/i.test(text),
      ),
    )
  )
}
