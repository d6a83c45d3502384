import { readMentions } from '#contract/domain/vocabulary/mentions.ts'
import { placeNamed } from '#contract/domain/vocabulary/places.ts'
import { findAll, textOf, type Element } from '#worker/platform/html/parse-html.ts'
import { linesAbout, type Line } from './page-lines.ts'
import type { StructuredPerson } from './structured-person.ts'

/**
 * "Boston, MA" from "Boston", "One Federal Street, Boston, MA 02110", "Boston Office"; several from "Denver & Austin"; none
 * where no place is named. The last city of an address is the one that it lies in.
 */
function placesIn(text: string): string[] {
  const bare = inUsualCase(text.replaceAll(phoneLike, ' '))
    .replace(/\s+office$/i, '')
    .replace(/^[-–•·*]\s*/, '')
    .trim()
  if (bare === '' || bare.length > 160) return []
  const cities = readMentions(bare, { now: new Date(0) }).flatMap((mention) =>
    mention.kind === 'place' ? mention.places.filter((place) => place.city !== undefined).slice(0, 1) : [],
  )
  if (cities.length > 0) return (/\d/.test(bare) ? cities.slice(-1) : cities).map(({ name }) => name)
  const whole = bare.length < 40 ? placeNamed(bare) : undefined
  // "200 Clarendon Road, Springfield" is no city of that name.
  return whole?.city && !/[\d,]/.test(whole.city) ? [whole.name] : []
}

const phoneLike = /\+?[\d(][\d().\s-]{8,}\d/g
const inUsualCase = (text: string) =>
  /\p{Ll}/u.test(text)
    ? text
    : text.replaceAll(/\p{Lu}{3,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())

/**
 * The person's offices: what a section or an address lists, else links to offices, else what stands near the name.
 *
 * @param at The line of the name, -1 when it is among none.
 */
export function officesOf(
  lines: readonly Line[],
  structured: StructuredPerson | undefined,
  at: number,
  main: Element,
): string[] {
  const take = (texts: readonly string[]) => [
    ...new Set(texts.flatMap((text) => text.split(/\s*[|•·;]\s*|\s+\/\s+/)).flatMap(placesIn)),
  ]
  const listed = take(
    linesAbout(lines, 'offices')
      .slice(0, 12)
      .map(({ text }) => text),
  )
  if (listed.length > 0) return listed.slice(0, 6)
  const links = findAll(
    main,
    ({ tag, attributes }) =>
      tag === 'a' &&
      /\/(?:offices?|locations?|cities)\/[^?#]+|[?&](?:office|location)=/i.test(attributes['href'] ?? ''),
  )
  const linked = take(links.map((link) => textOf(link)).filter((text) => text.length < 60))
  if (linked.length > 0) return linked.slice(0, 6)
  const near = lines
    .slice(Math.max(0, at - 3), at + 14)
    .filter(
      ({ text, level, place }) =>
        text.length < 90 &&
        (level === 0 || level > 1) &&
        !['education', 'admissions', 'courts', 'clerkships', 'practices'].includes(place ?? ''),
    )
  const end = near.findIndex(({ level, topic }, i) => i > 3 && level > 1 && topic !== 'offices' && topic !== 'title')
  const close = take(
    near
      .slice(0, end < 0 ? undefined : end)
      .flatMap(({ text }) => text.split(/\s+[|–—•·/-]\s+/))
      .filter((text) => isPlaceLine(text)),
  )
  if (close.length > 0) return close.slice(0, 6)
  const said = take(structured?.places ?? [])
  return said.length > 0
    ? said.slice(0, 6)
    : take(lines.filter(({ text }) => /\b[A-Z]{2}\s+\d{5}\b/.test(text)).map(({ text }) => text)).slice(0, 3)
}

/** A short line that is a place and little else: "New York", "Boston, MA 02110", "Chicago Office". */
function isPlaceLine(text: string): boolean {
  const bare = inUsualCase(text.replaceAll(phoneLike, ' '))
    .replace(/\s+office$/i, '')
    .replace(/\s*(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/, '')
    .trim()
  if (bare.length < 3 || bare.length > 60) return false
  const known = readMentions(bare, { now: new Date(0) }).filter(({ kind }) => kind === 'place')
  if (known.reduce((sum, mention) => sum + mention.text.length, 0) >= bare.length * 0.7) return true
  return /,\s*[A-Z]{2}(?:\s+\d{5})?$/.test(text)
}
