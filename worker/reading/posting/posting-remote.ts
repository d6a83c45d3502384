import { mentionsIn, ofKind, titleLine, type Of, type Posting } from './posting.ts'

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

type Mode = Of<'workMode'>

const modesIn = (posting: Posting, text: string | undefined, isProse: boolean): Mode[] =>
  text === undefined ? [] : ofKind(mentionsIn(text, posting, isProse), 'workMode')

function decide(found: readonly Mode[]): boolean | undefined {
  const has = (mode: string, isOut = false) =>
    found.some(({ workMode, stance }) => workMode === mode && (stance === 'unwanted') === isOut)
  if (has('hybrid') || has('remote', true)) return false
  if (has('remote')) return true
  return has('on-site') ? false : undefined
}

/** Checks whether the job is remote; hybrid and on-site are not, and what is not stated is absent. */
export function remoteOf(posting: Posting): boolean | undefined {
  return labeledRemote(posting.labels.mode) ?? remoteAtTop(posting) ?? remoteInText(posting)
}

function labeledRemote(label: string | undefined): boolean | undefined {
  if (label === undefined) return undefined
  if (/^(?:yes|true|100 ?%|full)/i.test(label)) return true
  // "Office attendance: Mondays plus one day of your choosing".
  const namesDays = /\b(?:mon|tues?|wednes|thurs?|fri)(?:day)?s?\b|\b(?:\d|one|two|three|four|five) days?\b/i.test(
    label,
  )
  if (namesDays && !/\b(?:fully|100 ?%) remote\b/i.test(label)) return false
  const isNo = /^(?:no|false|none|n\/a|partial(?:ly)?|some|occasional(?:ly)?|limited|sometimes)\b/i.test(label)
  return isNo ? false : undefined
}

/** Reads the labels, the title and the lines at the top. */
function remoteAtTop(posting: Posting): boolean | undefined {
  const { labels, title } = posting
  const head = title === undefined ? undefined : titleLine(posting)
  // "San Francisco, CA or Remote", "Remote – anywhere in the US": a line of its own at the top.
  const ownLines = posting.lines.slice(0, 6).filter((line) => line.length <= 100 && headMode.test(line))
  for (const text of [labels.mode, labels.location, head, labels.type, ...ownLines]) {
    const decided = decide(modesIn(posting, text, false))
    if (decided !== undefined) return decided
  }
  return undefined
}

/** Reads the sentences that speak of this position. */
function remoteInText(posting: Posting): boolean | undefined {
  const { body } = posting
  const spoken = modesIn(posting, body, true).filter((mode) => speaksOfPosition(body, mode))
  const perks = perksOf(posting)
  const week = ofTheWeek.exec(body.slice(0, 12_000)) ?? ofTheWeek.exec(perks.slice(0, 4_000))
  if (week) {
    // "Fully remote, in the office one day a quarter" is remote; "remote two days a week" isn't.
    if (!nowAndThen.test(week.input.slice(week.index, week.index + week[0].length + 25))) return false
    if (spoken.some(({ workMode, stance }) => workMode === 'remote' && stance !== 'unwanted')) return true
  } else if (/\bfrom anywhere (?:in|within)\b|\bremotely from (?:any|anywhere|wherever)\b/i.test(body)) return true
  const stated = posting.text.match(ofPosition)?.[0]
  return (
    decide(spoken) ??
    decide(modesIn(posting, stated, true)) ??
    // Among the benefits only a hybrid week speaks of this position.
    decide(modesIn(posting, perks, true).filter((mode) => isHybridWeek(perks, mode)))
  )
}

const perksOf = ({ sections }: Posting): string =>
  sections
    .filter(({ kind, heading }) => kind === 'benefits' || (kind === 'boilerplate' && /pay transparency/i.test(heading)))
    .flatMap(({ lines }) => lines)
    .join('\n')

/** In prose only what speaks of this position counts: not "work remotely with clients", "virtual depositions". */
function speaksOfPosition(body: string, { workMode, start, end, text }: Mode): boolean {
  if (isAside(body, start, end)) return false
  if (/^in our office$/i.test(text)) return attendance.test(body.slice(Math.max(0, start - 45), start))
  return (
    workMode === 'hybrid' ||
    ofWork.test(text) ||
    beforeMode.test(body.slice(Math.max(0, start - 25), start)) ||
    afterMode.test(body.slice(end, end + 20))
  )
}

const attendance =
  /\b(?:days?|week|(?:mon|tues|wednes|thurs|fri)days?|full[- ]time|works?|working|attendance)\b[^.]{0,25}$/i
const ofWork =
  /fully|100|first|eligible|remote work|only|home|position|role|anywhere|5 days|five days|no remote|not remote|in the office|in[- ]office|in[ -]person|on[ -]campus|on-?site|on site/i
const beforeMode =
  /\b(?:position|role|opportunity|works?|working|candidates?|job|option|schedule|basis|is|are|be|available|considered|or|open to)\b/i
const afterMode =
  /^[\s,]*(?:position|role|opportunity|work|basis|option|schedule|job|arrangement|candidates?|available|ok|considered)\b/i

const isHybridWeek = (perks: string, { workMode, text, end }: Mode): boolean =>
  workMode === 'hybrid' ||
  /^(?:work )?in[ -]person (?:at least|only)/i.test(text) ||
  (workMode === 'on-site' && /^[\s,(]*(?:\w+ )?(?:mon|tues|wednes|thurs|fri)day/i.test(perks.slice(end)))
