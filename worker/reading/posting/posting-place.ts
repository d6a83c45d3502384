import { mentionsIn, ofKind, openingLimit, titleLine, type Posting } from './posting.ts'

/** Reads the first place of a text; undefined for none. */
type PlaceReader = (text: string | undefined) => string | undefined

/** The place of the job, the first of several, as jobs write it ("Boston, MA"). */
export function locationOf(posting: Posting): string | undefined {
  const first = firstPlaceReader(posting)
  const labeled = first(posting.labels.location)
  if (labeled !== undefined) return plain(labeled)
  const inTitle = posting.title === undefined ? undefined : first(titleLine(posting))
  if (isCity(inTitle)) return inTitle
  const inBrackets = placeInBrackets(posting, first)
  if (inBrackets !== undefined) return plain(inBrackets)
  // A city says more than the state that comes before it ("Remote – California … our Fresno office").
  let wider = inTitle
  for (const name of placesByWeight(posting, first)) {
    if (isCity(name)) return name
    wider ??= name
  }
  return wider === undefined ? placeElsewhere(posting, first) : plain(wider)
}

const isCity = (name: string | undefined): name is string => name?.includes(',') ?? false

const plain = (name: string | undefined): string | undefined => name?.replace(' (state)', '')

function firstPlaceReader(posting: Posting): PlaceReader {
  const withoutFirm = firmRemover(posting)
  return (text) => {
    if (text === undefined) return undefined
    const found = ofKind(mentionsIn(withoutFirm(text), posting), 'place')
      .filter(({ stance }) => stance !== 'unwanted')
      .flatMap(({ places }) => [...places])
    return (found.find(({ city }) => city !== undefined) ?? found[0])?.name
  }
}

/** "Loxley Ames LLP" isn't an office in Ames. */
function firmRemover(posting: Posting): (text: string) => string {
  const short = posting.firm?.replace(/,?\s+(?:LLP|PLLC|LLC|P\.?C\.?|P\.?A\.?|Inc\.?)$/i, '')
  if (short === undefined || short.length < 5 || !/\s/.test(short) || isMostlyPlace(short, posting))
    return (text) => text
  return (text) => text.replaceAll(short, (name) => '_'.repeat(name.length))
}

/** "The Law Office of Denise Okonjo (Tucson, AZ) seeks …". */
function placeInBrackets(posting: Posting, first: PlaceReader): string | undefined {
  for (const line of posting.lines.slice(0, 3)) {
    for (const [, inner = ''] of line.slice(0, 300).matchAll(/\(([^()]{3,40})\)/g)) {
      // "(Los Angeles – Century City)": the part of town is where the office is.
      const name = isMostlyPlace(inner, posting) ? first(inner.split(/\s+[–—-]\s+/).at(-1)) : undefined
      if (name !== undefined) return name
    }
  }
  return undefined
}

/** Places that the posting names, those first that most surely are the job's. */
function* placesByWeight(posting: Posting, first: PlaceReader): Generator<string> {
  const { sections, lines, body, text } = posting
  const opening = [
    ...sections.filter(({ kind }) => kind === 'opening').flatMap(({ lines: own }) => own),
    ...sections.filter(({ kind }) => kind === 'duties' || kind === 'story').flatMap((one) => one.lines.slice(0, 4)),
  ]
    .join('\n')
    .slice(0, openingLimit)
  yield* spokenPlaces(opening, first)
  // A line of its own near the top: "Boston, MA".
  const parts = lines.slice(0, 6).flatMap((line) => (line.length < 160 ? line.split(/\s+[|–—•·-]\s+|;\s*/) : []))
  for (const part of parts)
    if (part.length < 60 && isMostlyPlace(part, posting)) yield* [first(part)].filter((name) => name !== undefined)
  yield* spokenPlaces(body, first)
  const start = text.slice(0, 4 * openingLimit)
  // "Offices: Wilmington, DE (preferred), New York, NY." within a paragraph.
  for (const [, words = ''] of start.matchAll(namedInText)) yield* [first(words)].filter((name) => name !== undefined)
  // The address that letters go to: "Tampa, FL 33602".
  const addresses = new Set([...start.matchAll(postalAddress)].flatMap(([words]) => first(words) ?? []))
  if (addresses.size === 1) yield* addresses
}

const spokenPlaces = (text: string, first: PlaceReader): string[] =>
  [...text.matchAll(spokenPlace)].flatMap(([, before = '', after = '']) => first(before || after) ?? [])

/** A place that is preferred, the first of the offices, or the only one that the posting names before its boiler-plate. */
function placeElsewhere(posting: Posting, first: PlaceReader): string | undefined {
  const { body } = posting
  const places = ofKind(mentionsIn(body, posting), 'place')
  const preferred = places.find(({ end }) =>
    /^\s+(?:is\s+)?(?:strongly\s+|highly\s+)?preferred\b/i.test(body.slice(end, end + 30)),
  )
  if (preferred) return plain(preferred.places[0]?.name)
  // "In its offices in New York, Boston or Chicago".
  const office = first(/\boffices (?:in|at)\s+((?:\p{Lu}[\p{L}.'’-]*(?:,\s*|\s+)?){1,4})/u.exec(body)?.[1])
  if (isCity(office)) return office
  const all = new Set(
    places.flatMap(({ places: named, stance }) => (stance === 'unwanted' ? [] : named.map(({ name }) => name))),
  )
  if (all.size === 1) return plain([...all][0])
  // One city among states says where.
  const cities = [...all].filter((name) => isCity(name))
  return cities.length === 1 ? cities[0] : undefined
}

const namedInText = /(?:^|[.;]\s+)(?:[Oo]ffices?|[Ll]ocations?|[Oo]ffice locations?)(?:\(s\))?:\s*([^.;\n]{3,80})/gm
const postalAddress = /\b\p{Lu}[\p{L}.'’]+(?: \p{Lu}[\p{L}.'’]+){0,2},? [A-Z]{2}\.? \d{5}\b/gu

/** "Boston, MA" and not "Meridian Health System": the place is most of the words. */
function isMostlyPlace(part: string, posting: Posting): boolean {
  const places = ofKind(mentionsIn(part, posting), 'place').filter(({ stance }) => stance !== 'unwanted')
  const own = part.replace(country, '')
  return places.reduce((length, { text }) => length + text.length, 0) * 2 >= own.length
}

const country =
  /,\s*(?:United Kingdom|U\.?K\.?|England|Canada|Germany|France|Japan|Singapore|China|Ireland|Australia|Netherlands|Belgium|Switzerland|UAE|United Arab Emirates|India|Mexico|Brazil|U\.?S\.?A?\.?|United States(?: of America)?)$/i

/** "our Boston office", "based in Boston", "join us in Boston", "to work in our Boston, MA office". */
const spokenPlace =
  /\b(?:[Oo]ur|[Tt]he|its|in|their|firm['’]s|your)\s+((?:[A-Z][\w.'’-]*|St\.|D\.C\.|of|and|or|,|\s|&|\/)+?)\s+(?:office|offices|location|headquarters)\b|\b(?:based|located|sit|reside|[Pp]osition|[Rr]ole|[Pp]ractice|[Oo]pening|[Aa]ttorney|[Aa]ssociate|[Cc]ounsel|[Pp]artner|[Oo]ffice|[Oo]pportunity|[Bb]outique|[Ff]irm|job|join \w+|work|headquarters (?:is|are)|headquartered|offices? (?:is|are)|HQ|practice (?:is|are))\s+(?:out of|in|at|to join)\s+((?:[A-Z][\w.'’-]*(?:,\s*|\s+)?){1,5})/g
