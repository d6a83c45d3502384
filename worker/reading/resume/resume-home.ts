import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { email, linkedin } from './contact-patterns.ts'
import { datesIn } from './resume-dates.ts'
import type { ResumeLine } from './resume-lines.ts'

type Stated = { value: string; quote: string }

/** Where somebody lives: in the head of the résumé, else in a line that is labeled so. */
export function homeIn(head: readonly ResumeLine[], lines: readonly ResumeLine[], now: Date): Stated | undefined {
  const farAway = placeAbroad(head)
  // "Toronto, Ontario, Canada": a town in a province is read as a whole.
  if (farAway && farAway.quote.split(',').length > 2) return farAway
  return (
    placeIn(head, now) ??
    farAway ??
    placeIn(exportedPlaces(lines), now) ??
    placeIn(
      lines.filter(({ text }) => /^\s*(?:location|address|based in|residence)\b/i.test(text)),
      now,
    )
  )
}

/** "Atlanta, Georgia, United States", "Greater Boston": how profiles are exported. */
const exportedPlaces = (lines: readonly ResumeLine[]): ResumeLine[] =>
  lines
    .slice(0, 40)
    .filter(
      ({ text, section }) =>
        section !== 'experience' &&
        section !== 'education' &&
        text.length < 60 &&
        /,\s*United States$|^Greater \p{Lu}/u.test(text),
    )

function placeIn(lines: readonly ResumeLine[], now: Date): Stated | undefined {
  // A city without its state, which counts where no line has one with it.
  let second: Stated | undefined
  for (const { text } of lines) {
    const line = text
      .replace(email, (all) => ' '.repeat(all.length))
      .replace(linkedin, (all) => ' '.repeat(all.length))
      // Where somebody would go.
      .replace(
        /(?<![\s(/|,;–—-])[\s(/|,;–—-]*\b(?:relocating|relocation|willing to|open to|will relocate|moving to|considering)\b.*/i,
        '',
      )
    // Sentences speak of other places than where somebody lives.
    if (line.length > 160 || /\b(?:admitted|licensed|relocat\w*|bar|clerk)\b/i.test(line)) continue
    if (datesIn(line).some(({ isRange }) => isRange)) continue
    for (const mention of townsIn(line, now)) {
      // "South Boston, MA".
      const side = /(?<![\p{L}])(?:South|North|East|West|Upper|Lower) $/u.exec(line.slice(0, mention.start))?.[0] ?? ''
      const found = { value: side + mention.name, quote: side + mention.text }
      if (/,|\d{5}|\s\p{Lu}{2}$/u.test(mention.text)) return found
      if (isSetApart(line, mention)) second ??= found
    }
  }
  return second
}

type Town = { name: string; text: string; start: number; end: number }

/** The cities that a line mentions, without names that several cities have. */
const townsIn = (line: string, now: Date): Town[] =>
  readMentions(line, { now }).flatMap((mention) => {
    const place = mention.kind === 'place' && mention.places.length === 1 ? mention.places[0] : undefined
    return place?.city === undefined ? [] : [{ ...mention, name: place.name }]
  })

/** A city alone: not as a part of a name, a street or a school ("Columbus Avenue"). */
function isSetApart(line: string, { text, end }: Town): boolean {
  const after = line.slice(end, end + 14)
  if (/^\s*(?:st|street|ave|avenue|road|rd|blvd|drive|dr|lane|ln|place|pl|university|college|law)\b/i.test(after))
    return false
  const rest = line.replace(text, '').replaceAll(/location|address|based in|area|metro|greater/gi, '')
  return rest.split(/[|•·,\t]/).some((part) => !/\p{L}/u.test(part)) || !/\p{L}/u.test(rest)
}

/** "Dublin, Ireland": a town that the vocabulary does not know, with its country. */
function placeAbroad(lines: readonly ResumeLine[]): Stated | undefined {
  for (const { text } of lines) {
    const line = text.replace(
      /(?<![\s(/|,;–—-])[\s(/|,;–—-]*\b(?:relocating|relocation|willing to|open to|will relocate|moving to)\b.*/i,
      '',
    )
    if (line.length > 160 || /\b(?:admitted|licensed|bar|university|college|school)\b/i.test(line)) continue
    const match = abroad.exec(line)
    if (match?.[1] !== undefined && match[2] !== undefined)
      return { value: `${match[1]}, ${match[2]}`, quote: match[0] }
  }
  return undefined
}
const abroad =
  /(?<![\p{L}\d] )(\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|de|do|da|del|la|upon|on|am)){0,3})(?:,\s+(?:Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|New South Wales|Victoria|Queensland|Maharashtra|Karnataka|Bavaria|ON|QC|BC|AB|NSW))?,\s+(Argentina|Australia|Austria|Belgium|Bermuda|Brazil|Bulgaria|Canada|Cayman Islands|Chile|China|Colombia|Costa Rica|Croatia|Cyprus|Czech Republic|Czechia|Denmark|Ecuador|Egypt|England|Estonia|Ethiopia|Finland|France|Germany|Ghana|Greece|Guatemala|Hungary|Iceland|India|Indonesia|Ireland|Israel|Italy|Jamaica|Japan|Jordan|Kazakhstan|Kenya|Kuwait|Latvia|Lebanon|Lithuania|Luxembourg|Malaysia|Malta|Mexico|Morocco|Netherlands|The Netherlands|New Zealand|Nigeria|Northern Ireland|Norway|Pakistan|Panama|Peru|Philippines|Poland|Portugal|Qatar|Romania|Rwanda|Saudi Arabia|Scotland|Serbia|Singapore|Slovakia|Slovenia|South Africa|South Korea|Korea|Spain|Sweden|Switzerland|Taiwan|Tanzania|Thailand|Tunisia|Turkey|Türkiye|UAE|U\.A\.E\.|Uganda|UK|U\.K\.|Ukraine|United Arab Emirates|United Kingdom|Uruguay|Venezuela|Vietnam|Wales)(?![\p{L}])/u
