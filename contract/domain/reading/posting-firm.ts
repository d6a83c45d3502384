import { firmEntries } from '#contract/domain/vocabulary/firm-kinds.ts'
import { findPhrases, phraseBook } from '#contract/domain/vocabulary/phrase-book.ts'
import { tokenize } from '#contract/domain/vocabulary/tokens.ts'
import {
  isPlaceOrFirm,
  isTerms,
  nameLimit,
  namesArea,
  namesPlace,
  officeLine,
  roleWord,
  titleCase,
} from './posting-words.ts'

const firmBook = phraseBook(firmEntries)

const suffix = String.raw`(?:L\.?L\.?P\.?|P\.?L\.?L\.?C\.?|L\.?L\.?C\.?|P\.C\.|P\.?L\.?C\.|PC|P\.A\.|PA|LPA|L\.P\.A\.|APC|Inc\.?|Corporation|Corp\.?|Co\.|Ltd\.?|N\.A\.|S\.C\.|Chartered|LP)`

const nameWord = String.raw`(?:[A-Z0-9][\w.'’+-]*|&|and|of|de|von|van|the|de la)`

const withSuffix = new RegExp(String.raw`((?:[A-Z][\w.'’+-]*)(?:,?\s+${nameWord}){0,8}?,?\s+${suffix})(?![\w])`, 'g')

const beforeSeeks = new RegExp(
  String.raw`(?:^|[.!?\n]\s*|\bat |\b(?:19|20)\d\d, )((?:[A-Z][\w.'’&+-]*)(?:,?\s+(?:[A-Z][\w.'’+-]*|&|and|of)){0,6})(?:,[^.]{3,160},)?\s+(?:\([^)]{2,40}\)\s+)?(?:is|are|has|continues|seeks|currently|would|invites|announces|needs|welcomes|wishes|desires)\s*(?:currently |actively |now |proud|pleased|looking|seeking|hiring|searching|recruiting|an? |one of|to|the|excited|expanding|growing|applications)?`,
  'gm',
)

const notAFirm =
  /^(?:the(?! law offices? of )|our|we|this|job|position|title|an?|new|senior|junior|associate|attorney|counsel|partner|client|company|firm|law firm|candidates?|applicants?|role|opportunity|location|salary|about|you|your|it|they|he|she|practice|group|team|department|office(?! of )|benefits|requirements|qualifications|responsibilities|experience|must|ideal|successful|qualified|compensation|comp|pay|bonus|am|please|work|base|if|in|for|at|to|as|with|there|what|who|why|how|here|equal|boutique|am ?law|global|top|leading|prestigious|national|international|regional|mid-?size|large|confidential|hybrid|remote|strong)(?:\s|$)/i

/** The firm or company that a posting names as its own, or undefined: a label, its legal form, "… is seeking", or "About …". */
export function postingFirm(lines: readonly string[], label: string | undefined): string | undefined {
  if (label !== undefined && !/^confidential|^undisclosed|client of/i.test(label) && !isDescription(label))
    return tidy(label.split(/\s+[|–—]\s+/)[0] ?? label)
  const text = lines.join('\n').slice(0, 2 * nameLimit)
  const head = lines.slice(0, 30).join('\n').slice(0, nameLimit)
  const candidates: { name: string; at: number; weight: number }[] = []
  for (const match of text.matchAll(withSuffix)) {
    const name = trimLead(match[1] ?? '')
    if (isOtherParty(text, match.index) || namesPlace(name)) continue
    candidates.push({ name, at: match.index, weight: 3 })
  }
  const tokens = tokenize(head)
  for (const { from, to, value } of findPhrases(tokens, firmBook)) {
    const start = tokens[from]?.start ?? 0
    const words = head.slice(start, tokens[to - 1]?.end ?? start)
    if (
      !/^\p{Lu}/u.test(words) ||
      /^\s+(?:scale|pay|comp|market|salary|money)\b/i.test(
        head.slice(start + words.length, start + words.length + 12),
      ) ||
      isOtherParty(head, start) ||
      (to - from === 1 &&
        words !== value.firm &&
        !/[\p{Lu}&]/u.test(words.slice(1)) &&
        !/^(?:Cravath|Skadden|Kirkland|Latham|Debevoise|Proskauer|Orrick|Ropes|Sidley|Cleary|Milbank|Dechert|Cooley|Fenwick|Littler)$/.test(
          words,
        ))
    )
      continue
    if (!candidates.some((one) => Math.abs(one.at - start) < 60 && one.name.includes(words)))
      candidates.push({ name: words, at: start, weight: 3 })
  }
  for (const match of head.matchAll(beforeSeeks)) {
    const name = trimLead(match[1] ?? '')
    if (name.split(/\s+/).length <= 7 && !notAFirm.test(name) && !namesPlace(name) && !roleWord.test(name))
      candidates.push({ name, at: match.index, weight: 2 })
  }
  // "Meridian Health | Sacramento, CA | Full Time": what stands beside the place.
  for (const line of lines.slice(0, 4)) {
    const parts = line.split(/\s+[|•·]\s+/).map((part) => part.trim())
    if (parts.length < 2 || !parts.some((part) => namesPlace(part))) continue
    const name = parts.find(
      (part) =>
        /^\p{Lu}/u.test(part) &&
        part.split(/\s+/).length <= 7 &&
        !namesPlace(part) &&
        !isPlaceOrFirm(part) &&
        !isTerms(part) &&
        !roleWord.test(part),
    )
    if (name !== undefined) candidates.push({ name, at: 0, weight: 2 })
  }
  // "Prairie Justice Center (nonprofit), Minneapolis MN" right under the title.
  for (const line of lines.slice(0, 3)) {
    const [, name = '', place = ''] =
      /^(\p{Lu}[^,():]{2,60}?)(?:\s*\([^)]*\))?,\s+([^,]{2,25}(?:,\s*[^,]{2,20})?)$/u.exec(line) ?? []
    if (name === '' || !namesPlace(place) || namesPlace(name) || roleWord.test(name) || namesArea(name)) continue
    if (/\b(?:department|group|practice|team|office|remote|hybrid|section)\b/i.test(name)) continue
    candidates.push({ name, at: 0, weight: 1 })
  }
  // "Great Plains Transit Authority", "City of Bridgewater": a line of its own at the top that names an institution.
  for (const line of lines.slice(0, 5)) {
    const name = line.replace(/\s*\((?:[A-Z&]{2,8}|the\b[^)]*)\)$/, '').trim()
    if (
      name.length > 80 ||
      /[.:!?]$|^•|[|–—]/.test(name) ||
      !institution.test(name) ||
      /^(?:assistant|deputy|associate|senior|chief|staff)\b/i.test(name) ||
      roleWord.test(name.replace(/\b(?:attorney(?:['’]s| general)|public defenders?)\b/i, '')) ||
      namesPlace(name)
    )
      continue
    if (
      officeLine.test(name) &&
      lines
        .slice(0, 5)
        .some(
          (other) =>
            other !== line &&
            institution.test(other) &&
            !officeLine.test(other) &&
            !namesPlace(other) &&
            !/^(?:state|commonwealth) of /i.test(other),
        )
    )
      continue
    candidates.push({
      name: /\p{Ll}/u.test(name) ? name : titleCase(name),
      at: 0,
      weight: /^(?:state|commonwealth) of /i.test(name) ? 2 : 2.5,
    })
  }
  const about = lines.flatMap(
    (line) => /^About ((?!(?:us|the|our|you|this)\b)[A-Z].{1,60}?):?$/.exec(line)?.[1] ?? [],
  )[0]
  if (about) candidates.push({ name: about, at: 0, weight: 4 })
  const join =
    /\b[Jj]oin (?:the (?:team|legal team) at )?((?:[A-Z][\w.'’&+-]*)(?:,?\s+(?:[A-Z][\w.'’+-]*|&|and|of)){0,5})(?=['’]s?\b|,| as|\.| and | in )/.exec(
      head,
    )?.[1]
  if (join && !notAFirm.test(join) && !roleWord.test(join)) candidates.push({ name: join, at: 0, weight: 2 })
  const best = candidates
    .filter(
      ({ name, weight }) =>
        name.length > 2 &&
        (!notAFirm.test(name) || (weight === 2.5 && institution.test(name) && name.split(' ').length > 2)),
    )
    // "LSOV staff work …": letters stand for a name that is written out elsewhere.
    .map((one) => (/^[A-Z]{3,6}$/.test(one.name) ? { ...one, weight: one.weight - 1.5 } : one))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)[0]
  // "About Pembrook Salas" is short for "Pembrook Salas LLP".
  const whole =
    best &&
    candidates.find(
      ({ name }) => name !== best.name && name.startsWith(`${best.name} `) && name.length - best.name.length < 8,
    )
  return best && tidy((whole ?? best).name)
}

const institution =
  /^(?:(?:the )?(?:city(?: and county)?|county|state|commonwealth|town|borough|village|university|port|district|archdiocese|diocese) of \p{Lu}|(?:u\.?s\.?|united states|federal|state) (?:[\p{L}]+ ){0,3}(?:department|bureau|agency|commission|attorney['’]s office|house|senate|court)|(?:office|department|ministry|bureau|division) of (?:the )?\p{Lu})|\b(?:authority|agency|commission|department of \p{L}+(?: \p{L}+){0,3}|university|college|hospitals?|health(?: system)?|medical center|foundation|institute|service|services|district|board|bank|corporation|association|society|clinic|fund|coalition|union|alliance|council|bureau|center|project|initiative|network|conference|museum|library|cooperative|county|schools?|defenders?|legal aid|partnership|school of law|law school|college of law)$|^(?:legal (?:services|aid)(?: society)?) of /iu

/** "Our client, an AmLaw 100 firm": no name. */
const isDescription = (text: string): boolean =>
  /\b(?:am\s?law|boutique|global firm|international (?:law )?firm|leading|top[- ]|mid-?size|our client|a national|large law)\b/i.test(
    text,
  ) && !/LLP|LLC|P\.?C\.?\b/.test(text)

/** "Formerly with …", "clients such as …", "opposing …": a name that is not the employer's. */
const isOtherParty = (text: string, at: number): boolean =>
  /(?:clients? (?:such as|like|including)|including|such as|like|formerly (?:at|with)|from|against|represent(?:ing|ed|s)?|acquired by|versus|v\.|agency|recruit(?:er|ing|ment) (?:firm|agency)|posted by|via|on behalf of our client|contact|powered by|ranked by|by)\s*$/i.test(
    text.slice(Math.max(0, at - 40), at),
  )

function trimLead(name: string): string {
  return (
    name
      .replace(/^(?:[\s\S]*\n)/, '')
      // The end of the sentence before: "… 235,000 USD. Gage & Marsh LLP".
      .replace(/^(?:[A-Z]{2,4})\.\s+(?=\p{Lu}\p{Ll})/u, '')
      .replace(/^(?:The )?(?:Legal Department|Law Department|Legal Team|Office) (?:of|at) (?=\p{Lu})/u, '')
      .replace(
        /^(?:About|Join|At|The law firm of|Law firm of|The Law Offices? of(?=\s+$)|With|Why|Here at|For|And|In|From)\s+/i,
        '',
      )
      .replace(/^(?:Associate|Attorney|Counsel|Partner)s?\s*(?:,|–|-|at)\s*/i, '')
      .trim()
  )
}

const tidy = (name: string): string =>
  name
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*\((?:the\s+)?["“”]?(?:firm|company)["“”]?\)\s*$/i, '')
    // "Tate Holloway PLLC (25-lawyer boutique founded by …)".
    .replace(/\s*\((?=[^()]*\s)[^()]{12,}\)\s*$/, '')
    .replace(/\s*\((?:NYSE|NASDAQ|AMEX|LSE|TSX|OTC)[^)]{0,20}\)\s*$/i, '')
    .replace(/[\s,;:–—-]+$/, '')
    .slice(0, 200)
