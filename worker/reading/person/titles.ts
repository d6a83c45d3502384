import { placeNamed } from '#worker/reading/lexicon/places.ts'
import type { Line } from './page-lines.ts'
import { linesAbout } from './sections.ts'
import { readName } from './person-name.ts'
import { topicOf } from './topics.ts'

const nouns =
  /\b(?:partners?|associate|counsel|shareholder|member|principal|attorney|lawyer|director|chair(?:man|woman|person)?|co-chair|managing|president|officer|manager|specialist|paralegal|solicitor|advis[eo]r|fellow|clerk|agent|analyst|coordinator|assistant|founder|head|leader|consultant|librarian|administrator|scientist|engineer|economist|barrister|secretary|owner|proprietor|controller|strategist|accountant|professional|emeritus|intern|trainee|concierge|receptionist|bookkeeper|investigator|interpreter|translator|technician|recruiter|designer|developer|executive(?! (?:compensation|benefits|orders?|branch|agreements?|employment|committee|summary)))\b/i
/** Titles in other languages; `\b` doesn't see the ends of their words. */
const abroadNouns =
  /(?<!\p{L})(?:associée?|avocate?|conseill(?:er|ère)|collabora(?:teur|trice)|juriste|notaire|soci[oa]|asociad[oa]|abogad[oa]|consejer[oa]|advogad[oa]|sóci[oa]|rechtsanw[aä]lt(?:in)?|partnerin)(?!\p{L})/iu

const aLevel =
  /^(?:senior |sr\.? |junior |founding |managing |equity |non-equity |income |of |special |staff |litigation |corporate |trial |first |second |third |summer |deputy |general |legal |trainee |consultant )*\b(?:partner|associate|counsel|shareholder|member|principal|attorney|lawyer|director|paralegal|of counsel|solicitor|barrister|consultant)\b/i

/** Checks whether a text begins with what a lawyer is at a firm: "Senior Associate", "Partner, Tax". */
export const isLevel = (text: string): boolean => aLevel.test(text)

/** "Partners" is what each of a group is; undefined for a heading that says something else. */
export function rankOf(heading: string): string | undefined {
  const one = heading
    .replace(/^(?:our|the|meet our|meet the) /i, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
  const isRank = isLevel(one) && one.split(' ').length <= 3 && /s$|counsel$/i.test(heading)
  return isRank && !/\b(?:lawyer|attorney)$/i.test(one) ? one : undefined
}

/** Checks whether a short text is a position. */
export const isTitle = (text: string): boolean =>
  text.length >= 4 &&
  text.length <= 120 &&
  (nouns.test(text) || abroadNouns.test(text)) &&
  !/[.!?]$/.test(text.replace(/\b(?:Sr|Jr|Inc|Assoc|Asst|[A-Z]\.[A-Z])\.$/, '')) &&
  !/@|\d{3}|https?:|\b(?:is|was|has|our|your|meet|view|find|all|read|contact|back|search|see|download|our)\b/i.test(
    text,
  ) &&
  !/\b(?:llp|l\.l\.p|pllc)\b|\b(?:memberships?|affiliations?|activities|recognitions?|involvement|organi[sz]ations|associations|awards|honou?rs)$/i.test(
    text,
  ) &&
  text.split(/\s+/).length <= 14

/** A position, or the part of a line that is one: "Partner | Austin, TX | (512) 555-0132". */
function titleIn(text: string): string | undefined {
  if (isTitle(text)) return text
  if (text.length >= 200) return undefined
  return text.split(/\s*[|•·]\s*|\s\/\s/).find((part, _, parts) => parts.length > 1 && isTitle(part))
}

/** The position without the office, phone or firm that is on its line. */
export function bareTitle(text: string): string {
  const parts = text
    .split(/[|•·]|\s[–—-]\s/)
    .map((part) => part.trim())
    // "Partner / Head of Tax" is one, "Partner / Denver" is not.
    .flatMap((part) => (part.split(/\s\/\s/).every((one) => nouns.test(one)) ? part : part.split(/\s\/\s/)))
    .filter((part) => part !== '')
  const kept = parts.filter(
    (part) => nouns.test(part) || (placeNamed(part) === undefined && !/@|\d{3}[\s.-]\d/.test(part)),
  )
  const own = kept.filter((part) => nouns.test(part))
  const whole =
    own.length === 1 && kept.length > 1 && kept.some((part) => !nouns.test(part))
      ? kept.join(', ')
      : own.join(', ') || text
  return whole
    .replace(/^(?:title|position|role)\s*:\s*/i, '')
    .replace(/(?<![\s,;:|–—-])[\s,;:|–—-]+$/, '')
    .replace(/^\(([^()]+)\)$/, '$1')
    .trim()
    .replace(withPlace, (_, level: string, place: string) => (placeNamed(place)?.city ? level : `${level}, ${place}`))
}

/** "Associate, Denver": the office beside a plain position; of who runs an office it is a part of the position. */
const withPlace =
  /^((?:[\p{L}&'’.-]{1,20} ){0,4}(?:partner|associate|counsel|shareholder|member|principal|attorney|lawyer|paralegal|director|manager|officer|coordinator|assistant|administrator|librarian|specialist|president)), (\p{Lu}[^,]{2,30}(?:, [A-Z.]{2,4})?)$/iu
/** The office that is beside a plain position. */
export const placeBesideTitle = (text: string): string | undefined => withPlace.exec(text)?.[2]

/**
 * The position of the person: what is marked as one, what is under or above the name, or what the first sentence says.
 *
 * @param at The line of the name.
 */
export function titleFrom(lines: readonly Line[], at: number, name: string): string | undefined {
  const from = Math.max(0, at - 2)
  const near: NearName = { lines, at, name, near: lines.slice(from, at + 12), index: at - from }
  const marked = near.near.find(
    (line) => isOwn(line, near) && line.place === 'title' && titleIn(line.text) !== undefined,
  )
  if (marked) return bareTitle(titleIn(marked.text) ?? marked.text)
  const best = titleNear(near)
  if (best) return bareTitle(best)
  const labeled = linesAbout(lines, 'title').find(({ text }) => text.length < 120 && text !== name && !readName(text))
  if (labeled) return bareTitle(labeled.text)
  return fromSentence(lines, name)
}

/** The lines around a name, and where it is among all lines and among them. */
type NearName = { lines: readonly Line[]; at: number; name: string; near: readonly Line[]; index: number }

/** Checks whether a line may say the person's position: it is not the name, and no label of facts. */
function isOwn({ text, level, element }: Line, { lines, at, name }: NearName): boolean {
  if (text === name) return false
  // "Amy Wu named member of the tax council" is news.
  if (level === 0 && element !== lines[at]?.element && text.includes(lastOf(name))) return false
  // "<h1>Amy<br>Wu<br>Partner</h1>" says it in the heading.
  if (level === 1 && !(element === lines[at]?.element && isTitle(text) && !name.includes(text))) return false
  return !(/^(?:practices?|education|bar|admissions?)\b/i.test(text) && topicOf(text) !== undefined)
}

/** The position beside the name, else below it, else above it. */
function titleNear(near: NearName): string | undefined {
  const beside = titleBeside(near)
  if (beside) return beside
  const below = titleBelow(near)
  const above = titleAbove(near)
  return below !== undefined && (aLevel.test(below) || above === undefined) ? below : above
}

function titleBeside({ lines, at, name }: NearName): string | undefined {
  const line = lines[at]
  const behind = line?.text.startsWith(name)
    ? line.text.slice(name.length).replace(/^(?:[\s,|–—-]|Esq\b\.?)+/i, '')
    : ''
  if (isTitle(behind)) return behind
  // "Amy Wu, associate, Denver office. Amy has tried …"
  const [first = ''] = behind.split(/\s*[,;]\s|\.\s/)
  if (behind.length >= 200) return isLevel(first) ? capitals(first) : undefined
  return behind.split(/\s*[|•·]\s*|\s[–—-]\s/).find((part) => isTitle(part))
}

function titleBelow(near: NearName): string | undefined {
  const behindName = near.near.slice(Math.min(near.near.length, near.index + 1))
  // Other positions follow headings of facts: "Member, Law Review".
  const facts = behindName.findIndex(
    ({ level, topic }) => level > 0 && /^(?:practices|education|admissions|clerkships)$/.test(topic ?? ''),
  )
  const isNamed = (line: Line) => isOwn(line, near) && titleIn(line.text) !== undefined
  const found = behindName.slice(0, facts < 0 ? undefined : facts).find(isNamed) ?? behindName.find(isNamed)
  return found && (titleIn(found.text) ?? found.text)
}

const titleAbove = (near: NearName): string | undefined =>
  near.near.slice(0, Math.max(0, near.index)).findLast((line, i, all) => {
    // A line directly above the name may be an unusual position.
    const isNext = i === all.length - 1 && line.text.length < 60
    return isOwn(line, near) && isTitle(line.text) && (isNext || aLevel.test(line.text))
  })?.text

/** "is a partner", and, at the begin of a sentence, "As a partner" and "A partner with the firm". */
const sentence =
  /(?:\b(?:is|serves as|has been) (?:(?:an?|the|of) )?|(?:^|[.!?] )(?:as )?(?:an?|the) )((?:\p{Lu}?[\p{L}-]+\s+){0,3}?(?:partner|associate|counsel|shareholder|member(?! of (?!the firm[.,]))|principal|attorney|paralegal|director|chair|solicitor|barrister))\b/iu

function fromSentence(lines: readonly Line[], name: string): string | undefined {
  const last = lastOf(name)
  const first = lines.find(({ text, level }) => level === 0 && text.length > 60 && text.includes(last))
  if (first && /\b(?:is|as|who is|has been) of counsel\b/i.test(first.text.slice(0, 240))) return 'Of Counsel'
  // "Amy Wu, a partner based in Denver, has tried …"
  const found = first && sentence.exec(first.text.slice(0, 240).replace(`${last}, a`, `${last} is a`))?.[1]
  return found ? capitals(found.trim()) : undefined
}

const lastOf = (name: string): string => name.split(' ').at(-1) ?? name
const capitals = (text: string) =>
  text.replaceAll(/(^|[\s-])(\p{Ll})(?!f\b)/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
