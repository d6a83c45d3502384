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
  // "Hours: FT", "PT Law Librarian", "Privacy Counsel (Contract, 12 months)".
  if (/^(?:ft|f\/t)\b/i.test(labels.type?.trim() ?? '')) return 'Full-time'
  if (/^(?:pt|p\/t)\b/i.test(labels.type?.trim() ?? '') || /^(?:PT|P\/T)\s/.test(title ?? '')) return 'Part-time'
  if (title !== undefined && /\(contract\b/i.test(titleLine(posting))) return 'Contract'
  const [stated] = [
    ...inText(labels.type, false),
    ...inText(title === undefined ? undefined : titleLine(posting), false),
  ]
  if (stated) return stated.workType
  // "… | Charlotte, NC | Contract (6 months)".
  if (title !== undefined && /\|\s*contract\b/i.test(titleLine(posting))) return 'Contract'
  // "Sioux Falls, SD • part-time (24 hrs/wk) • $24.50/hr": a piece of a line at the top.
  for (const line of posting.lines.slice(0, 6)) {
    if (line.length > 160) break
    for (const piece of line.split(/\s+[|•·–—-]\s+|,\s+/)) {
      const [type] = inText(piece.replace(/\s*\(.*$/, ''), false)
      if (type && piece.replace(/\s*\(.*$/, '').trim().length - type.text.length < 4) return type.workType
    }
  }
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

/** "This position is eligible for remote work", wherever it appears. */
const ofPosition =
  /\bthis (?:position|role|job|opportunity) (?:is|will be|can be|may be|requires|offers)\b[^.\n]{0,60}\b(?:remote|remotely|hybrid|on-?site|in-office|in[- ]person)\b[^.\n]{0,30}/i

/** Interviews, visits and gyms are on site, and say nothing of the work. */
const isAside = (text: string, start: number, end: number): boolean =>
  // "The bar of the office's jurisdiction".
  /['’]s$/.test(text.slice(start, end)) ||
  /\b(?:interviews?|visits?|inspections?|tours?|one|meetings?|round)\s+(?:\w+\s+)?$/i.test(
    text.slice(Math.max(0, start - 25), start),
  ) ||
  /^\s+(?:gym|fitness|caf[eé]|cafeteria|parking|day ?care|child ?care|interviews?|visits?|health|clinic|massage|lunch|inspections?|meetings?|garage|coffee|clients?)\b/i.test(
    text.slice(end, end + 20),
  )

const number = '(?:one|two|three|four|five|[1-5])'
const place = String.raw`(?:remote(?:ly)?|from home|at home|home|wfh|telework(?:ing)?|telecommut\w+|wherever you (?:like|want|please)|(?:in|at|from) (?:the|our|your|an?) (?:[\w.]+ ){0,2}office|in[- ]office|on[- ]?site|in[- ]person|on[- ]campus|office)`
/** "Three days in the office", "telework of up to two days", "one day a week may be worked from home": some of the week. */
const ofTheWeek = new RegExp(
  String.raw`\b${number}(?:\s*(?:-|–|to|or)\s*${number})?\+?\s*(?:x\b|times|(?:\w+ )?days?\b)(?! (?:of|off|notice|before|after|paid))[^.;\n]{0,45}?\b${place}\b|\b${place}\b[^.;\n]{0,35}?\b${number}(?:\s*(?:-|–|to|or)\s*${number})?\s*(?:x\/|times|days?\b)|\b(?:mon|tues|wednes|thurs|fri)days?\b[^.;\n]{0,40}\b${place}\b|\b${place} (?:on )?(?:mon|tues|wednes|thurs|fri)days?\b|\b${number} (?:telework|remote|wfh|home|office|in-office|on-?site) days\b`,
  'i',
)
/** Visits now and then leave the work remote. */
const nowAndThen = /\b(?:quarter|month|year|annual|occasional|fully remote|100 ?% remote)/i

const headMode =
  /^(?:(?:fully|100 ?%|partly|partially) )?(?:remote|hybrid|on-?site|in-office)\b|(?:\bor|[|•·,;(/–—-])\s*(?:(?:fully|100 ?%) )?(?:remote|hybrid|on-?site|in-office)\b/i

/** Checks whether the job is remote; hybrid and on-site are not, and what is not stated is absent. */
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
  // "Office attendance: Mondays plus one day of your choosing".
  if (
    label !== undefined &&
    /\b(?:mon|tues?|wednes|thurs?|fri)(?:day)?s?\b|\b(?:\d|one|two|three|four|five) days?\b/i.test(label) &&
    !/\b(?:fully|100 ?%) remote\b/i.test(label)
  )
    return false
  if (
    label !== undefined &&
    /^(?:no|false|none|n\/a|partial(?:ly)?|some|occasional(?:ly)?|limited|sometimes)\b/i.test(label)
  )
    return false
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
      !isAside(body, start, end) &&
      (/^in our office$/i.test(text)
        ? /\b(?:days?|week|(?:mon|tues|wednes|thurs|fri)days?|full[- ]time|works?|working|attendance)\b[^.]{0,25}$/i.test(
            body.slice(Math.max(0, start - 45), start),
          )
        : workMode === 'hybrid' ||
          /fully|100|first|eligible|remote work|only|home|position|role|anywhere|5 days|five days|no remote|not remote|in the office|in[- ]office|in[ -]person|on[ -]campus|on-?site|on site/i.test(
            text,
          ) ||
          /\b(?:position|role|opportunity|works?|working|candidates?|job|option|schedule|basis|is|are|be|available|considered|or|open to)\b/i.test(
            body.slice(Math.max(0, start - 25), start),
          ) ||
          /^[\s,]*(?:position|role|opportunity|work|basis|option|schedule|job|arrangement|candidates?|available|ok|considered)\b/i.test(
            body.slice(end, end + 20),
          )),
  )
  const perks = posting.sections
    .filter(({ kind, heading }) => kind === 'benefits' || (kind === 'boilerplate' && /pay transparency/i.test(heading)))
    .flatMap(({ lines }) => lines)
  const perksText = perks.join('\n')
  const stated = posting.text.match(ofPosition)?.[0]
  const isAnywhere = /\bfrom anywhere (?:in|within)\b|\bremotely from (?:any|anywhere|wherever)\b/i.test(body)
  const week = ofTheWeek.exec(body.slice(0, 12_000)) ?? ofTheWeek.exec(perksText.slice(0, 4_000))
  const isWholly = spoken.some(
    ({ workMode, stance, text }) =>
      workMode === 'remote' && stance !== 'unwanted' && /fully|100|first|only|anywhere/i.test(text),
  )
  const isSeldom = week !== null && nowAndThen.test(week.input.slice(week.index, week.index + week[0].length + 25))
  if (isAnywhere && !week) return true
  if (week) {
    if (isWholly && isSeldom) return true
    if (!isWholly && !isSeldom) return false
  }
  return (
    decide(spoken) ??
    (stated === undefined ? undefined : decide(modes(stated, true))) ??
    // Among the benefits only a hybrid week speaks of this position.
    decide(
      modes(perksText, true).filter(
        ({ workMode, text, end }) =>
          workMode === 'hybrid' ||
          /^(?:work )?in[ -]person (?:at least|only)/i.test(text) ||
          (workMode === 'on-site' && /^[\s,(]*(?:\w+ )?(?:mon|tues|wednes|thurs|fri)day/i.test(perksText.slice(end))),
      ),
    )
  )
}
