import { mentionsIn, ofKind, openingLimit, titleLine, type Posting } from './posting.ts'

/** The place of the job, the first of several, as jobs write it ("Boston, MA"). */
export function locationOf(posting: Posting): string | undefined {
  const { labels, sections, title, firm } = posting
  // "Loxley Ames LLP" isn't an office in Ames.
  const short = firm?.replace(/,?\s+(?:LLP|PLLC|LLC|P\.?C\.?|P\.?A\.?|Inc\.?)$/i, '')
  const withoutFirm = (text: string) =>
    short === undefined || short.length < 5 || !/\s/.test(short) || isMostlyPlace(short, posting)
      ? text
      : text.replaceAll(short, (name) => '_'.repeat(name.length))
  const first = (text: string | undefined) => {
    if (text === undefined) return undefined
    const found = ofKind(mentionsIn(withoutFirm(text), posting), 'place')
      .filter(({ stance }) => stance !== 'unwanted')
      .flatMap(({ places }) => [...places])
    return (found.find(({ city }) => city !== undefined) ?? found[0])?.name
  }
  const plain = (name: string | undefined) => name?.replace(' (state)', '')
  // A city says more than the state that comes before it ("Remote – California … our Fresno office").
  let wider: string | undefined
  const isCity = (name: string | undefined): name is string => {
    if (name !== undefined && !name.includes(',')) wider ??= name
    return name?.includes(',') ?? false
  }
  const labelled = first(labels.location)
  if (labelled !== undefined) return plain(labelled)
  const inTitle = title === undefined ? undefined : first(titleLine(posting))
  if (isCity(inTitle)) return inTitle
  const head = [
    ...(sections[0]?.lines ?? []),
    ...sections.filter(({ kind }) => kind === 'duties' || kind === 'firm').flatMap((one) => one.lines.slice(0, 4)),
  ]
    .join('\n')
    .slice(0, openingLimit)
  // "The Law Office of Denise Okonjo (Tucson, AZ) seeks …".
  for (const line of posting.lines.slice(0, 3)) {
    for (const [, inner = ''] of line.slice(0, 300).matchAll(/\(([^()]{3,40})\)/g)) {
      // "(Los Angeles – Century City)": the part of town is where the office is.
      const name = isMostlyPlace(inner, posting) ? first(inner.split(/\s+[–—-]\s+/).at(-1)) : undefined
      if (name !== undefined) return plain(name)
    }
  }
  const spoken = [...head.matchAll(spokenPlace)].flatMap(([, before = '', after = '']) => first(before || after) ?? [])
  const spokenCity = spoken.find((name) => isCity(name))
  if (spokenCity !== undefined) return spokenCity
  // A line of its own near the top: "Boston, MA".
  for (const line of posting.lines.slice(0, 6)) {
    for (const part of line.length < 160 ? line.split(/\s+[|–—•·-]\s+|;\s*/) : []) {
      const name = part.length < 60 && isMostlyPlace(part, posting) ? first(part) : undefined
      if (isCity(name)) return name
    }
  }
  const inBody = [...posting.body.matchAll(spokenPlace)].flatMap(
    ([, before = '', after = '']) => first(before || after) ?? [],
  )
  const bodyCity = inBody.find((name) => isCity(name))
  if (bodyCity !== undefined) return bodyCity
  // "Offices: Wilmington, DE (preferred), New York, NY." within a paragraph.
  for (const [, words = ''] of posting.text.slice(0, 4 * openingLimit).matchAll(namedInText)) {
    const name = first(words)
    if (isCity(name)) return name
  }
  // The address that letters go to: "Tampa, FL 33602".
  const addresses = new Set(
    [...posting.text.slice(0, 4 * openingLimit).matchAll(postalAddress)].flatMap(([words]) => first(words) ?? []),
  )
  const [address] = addresses
  if (addresses.size === 1 && isCity(address)) return address
  if (wider !== undefined) return plain(wider)
  const preferred = ofKind(mentionsIn(posting.body, posting), 'place').find(({ end }) =>
    /^\s+(?:is\s+)?(?:strongly\s+|highly\s+)?preferred\b/i.test(posting.body.slice(end, end + 30)),
  )
  if (preferred) return plain(preferred.places[0]?.name)
  // "In its offices in New York, Boston or Chicago".
  const office = /\boffices (?:in|at)\s+((?:\p{Lu}[\p{L}.'’-]*(?:,\s*|\s+)?){1,4})/u.exec(posting.body)?.[1]
  const ofOffices = first(office)
  if (isCity(ofOffices)) return ofOffices
  // Else the only place that the posting names before its boiler-plate.
  const all = new Set(
    ofKind(mentionsIn(posting.body, posting), 'place').flatMap(({ places, stance }) =>
      stance === 'unwanted' ? [] : places.map(({ name }) => name),
    ),
  )
  const [only] = all
  if (all.size === 1) return plain(only)
  // One city among states says where.
  const cities = [...all].filter((name) => name.includes(','))
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
