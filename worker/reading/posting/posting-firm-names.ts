import { legalForm } from './posting-firm-cues.ts'

/** A line or name that is an institution's: "City of Bridgewater", "Great Plains Transit Authority". */
export const institution =
  /^(?:(?:the )?(?:city(?: and county)?|county|state|commonwealth|town|borough|village|university|port|district|archdiocese|diocese) of \p{Lu}|(?:u\.?s\.?|united states|federal|state) (?:[\p{L}]+ ){0,3}(?:department|bureau|agency|commission|attorney['’]s office|house|senate|court)|(?:\p{Lu}[\p{L}.]* ){0,4}(?:office|department|ministry|bureau|division) of (?:the )?\p{Lu})|\b(?:authority|agency|commission|department of \p{L}+(?: \p{L}+){0,3}|university|college|hospitals?|health(?: system)?|medical center|foundation|institute|service|services|district|board|bank|corporation|association|society|clinic|fund|coalition|union|alliance|council|bureau|center|project|initiative|network|conference|museum|library|cooperative|co-op|trust|authority|county|schools?|defenders?|(?:county|city|district|state) (?:prosecutor|attorney)(?:['’]s office)?|legal aid|partnership|school of law|law school|college of law)$|^(?:\p{L}+ )?(?:legal (?:services|aid)(?: society)?|volunteer lawyers(?: network| project)?|public defender(?: service)?) (?:of|for) /iu

/** Words that no firm's name begins with. */
const noName =
  /^(?:(?:health|life|medical|disability) insurance|the(?! law (?:offices?|firm) of )|our|we|this|that|these|those|job|position|title|an?|associate|attorney|attorneys|counsel|partner|partners|client|clients|company|firm|law firm|candidates?|applicants?|role|opportunity|opportunities|location|locations|salary|about|you|your|it|they|he|she|i|practice|group|team|department|office(?! of )|offices|benefits|requirements|qualifications|responsibilities|experience|must|ideal|successful|qualified|compensation|comp|pay|bonus|am|please|work|working|if|in|for|at|to|as|with|there|what|when|where|who|why|how|here|boutique|am ?law|mid-?size|mid-?level|confidential|hybrid|remote|nonprofit|non-profit|startup|employer|agency|organization|paralegals?|lawyers?|litigation|litigators?|interested|all|each|every|some|many|most|both|join|apply|send|contact|email|call|no|not|former|recent|competitive|busy|part|temporary|permanent|salary|hours|starting|annual|hourly|dental|admission|bar|license|degree|juris|jd|j\.d|bachelor|minimum|preferred|required|desired|responsible|duties|reporting|reports|under|and|or|but|so|minorities|women|veterans|individuals|persons|people|employees|employment|unsolicited|note|hiring|posted|immediate|urgent|multiple|various|other|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december)(?:[\s,:]|$)/i
/** "Great opportunity", "National law firm" begin no name; "Great Lakes Dairy", "National Archives Service" do. */
const plainBeginning =
  /^(?:new|senior|junior|global|top|leading|prestigious|national|international|regional|small|large|strong|great|fast|growing|full|general|health|medical|federal|state|current|additional|first|second|third|one|two|three|excellent|outstanding|admitted|equal|base)$/i
const plainNext =
  /^(?:law|firm|practice|opportunit\w*|associates?|attorneys?|counsel|partners?|lawyers?|litigat\w*|corporate|team|group|benefits|culture|office|position|role|job|candidates?|experience|work|hire|year|level|mid|career|pay|salary|time|academic\w*|writing|communication)$/i

/** Checks whether the beginning of a text rules out a firm's name. */
export function isNoFirm(name: string): boolean {
  if (noName.test(name)) return true
  const [first = '', next] = name.split(/\s+/)
  return (
    plainBeginning.test(first) &&
    (next === undefined || (next !== 'of' && /^\p{Ll}/u.test(next)) || plainNext.test(next))
  )
}
/** "Our client, an AmLaw 100 firm", "Series D robotics company": no name. */
export const isDescription = (text: string): boolean =>
  (/\b(?:am\s?law|boutique|global (?:\d+ )?firm|international (?:law )?firm|leading|top[- ]|mid-?size|our client|a national|large law|v\d+|vault)\b/i.test(
    text,
  ) ||
    /\b(?:company|firm|employer|client|start-?up|organization|practice|manufacturer|retailer|bank|insurer)\b(?:\s*\(.*\))?$/.test(
      text,
    ) ||
    /^(?:an?|the|our|undisclosed|not disclosed|n\/a|tbd|private|anonymous)\b/.test(text.toLowerCase())) &&
  !/LLP|LLC|P\.?C\.?\b/.test(text)

/** "Formerly with …", "clients such as …", "opposing …": a name that is not the employer's. */
export const isOtherParty = (text: string, at: number): boolean =>
  /(?:clients? (?:such as|like|including)|including|such as|like|formerly (?:at|with)|from|against|represent(?:ing|ed|s)?|acquired by|versus|v\.|agency|recruit(?:er|ing|ment) (?:firm|agency)|posted by|via|on behalf of our client|contact|powered by|ranked by|backed by|by|owned by|subsidiary of|merged with|spun out of|alumni of|investors|parent)\s*$/i.test(
    text.slice(Math.max(0, at - 40), at),
  )

/** A name without the words of the sentence that it was taken with. */
export function trimLead(name: string): string {
  return (
    name
      .replace(/^(?:[\s\S]*\n)/, '')
      // The end of the sentence before: "… 235,000 USD. Gage & Marsh LLP".
      .replace(/^(?:[A-Z]{2,4})\.\s+(?=\p{Lu}\p{Ll})/u, '')
      .replace(/^(?:The )?(?:Legal Department|Law Department|Legal Team|Office) (?:of|at) (?=\p{Lu})/u, '')
      .replace(/^(?:[Tt]he )?law firm of\s+/, '')
      .replace(
        /^(?:(?:The )?(?:Legal |Attorney |Lateral )?(?:Recruiting|Recruitment|Talent|Hiring|HR)(?: Team| Department| Committee)? (?:at|of) )/u,
        '',
      )
      .replace(/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?['’]s (?=\p{Lu}[^,]* (?:LLP|LLC|PLLC|P\.?C\.?|P\.?A\.?|Inc\.?)$)/u, '')
      .replace(/^(?:R[eé]sum[eé]s?|CVs?|Letters?|Applications?|Apply|Write|Contact|Call) (?:to|with) /i, '')
      .replace(/^(?:About|Join|At|The Law Offices? of(?=\s+$)|With|Why|Here at|For|And|In|From)\s+/i, '')
      .replace(/^(?:Associate|Attorney|Counsel|Partner)s?\s*(?:,|–|-|at)\s*/i, '')
      .trim()
  )
}

/** Longest name, in characters. */
const maxNameLength = 200

/** A name as it is shown: one line, no remarks in brackets, no marks at its end. */
export const tidy = (name: string): string =>
  name
    .slice(0, maxNameLength)
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*\((?:the\s+)?["“”]?(?:firm|company|employer)["“”]?\)\s*$/i, '')
    // "Tate Holloway PLLC (25-lawyer boutique founded by …)".
    .replace(/\s*\((?:(?=[^()]*\s)[^()]{10,}|[a-z][a-z-]+)\)\s*$/, '')
    .replace(/\s*\((?:NYSE|NASDAQ|AMEX|LSE|TSX|OTC)[^)]{0,20}\)\s*$/i, '')
    .replace(/[\s,;:–—-]+$/, '')
    // The end of a sentence: "© 2026 Sattler Bone LLP."
    .replace(/\b(LLP|LLC|PLLC|PLLP|APC|APLC|PC|PA|LP)\.$/, '$1')
    .trim()

const formBehind = new RegExp(String.raw`,?\s+(?:${legalForm}|Attorneys at Law|Attorneys-at-Law)$`)

/** Checks whether a name carries its legal form. */
export const hasForm = (name: string): boolean => formBehind.test(name.slice(0, maxNameLength))
