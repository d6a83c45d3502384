import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'

/** Parts of a résumé are looked at more than once: what was found in the last few hundred is kept. */
const read = new Map<string, readonly Mention[]>()
const kept = 400

/** Mentions in a part of a résumé that names a position; years of practice play no part there. */
export function mentionsIn(text: string): readonly Mention[] {
  const known = read.get(text)
  if (known) return known
  if (read.size >= kept) read.clear()
  const mentions = readMentions(text, { now: new Date(0) })
  read.set(text, mentions)
  return mentions
}

export const hasFirm = (text: string): boolean => mentionsIn(text).some(({ kind }) => kind === 'firm')

/** "Hon. Jane Doe", "The Honorable Jane Doe", "Chief Judge Doe". */
export const isJudge = (text: string): boolean =>
  /^(?:the )?(?:hon|honorable|judge|justice|chief (?:judge|justice)|magistrate judge)\b/i.test(text)

/** Words of which one is in nearly every title, of a lawyer's seat or of an earlier one. */
export const titleWord =
  /\b(?:associates?|partner|counsel|attorneys?|lawyer|clerk(?:ship)?|intern(?:ship)?|extern(?:ship)?|paralegal|prosecutor|defender|solicitor|barrister|advocate|director|vice president|vp|avp|svp|evp|fellow|shareholder|member|consultant|manager|professor|instructor|lecturer|researcher|analyst|officer|clo|gc|president|judge|magistrate|assistant|secretary|principal|founder|owner|litigator|advisor|adviser|specialist|head of|chief|trainee|law student|research|editor|volunteer|engineer|teacher|coordinator|administrator|arbitrator|mediator|aide|jag|practitioner|proprietor|commissioner|hearing officer|nurse|accountant|auditor|scientist|technician|supervisor|server|cashier|barista|representative|agent|reporter|journalist|pharmacist|developer|programmer|captain|lieutenant|sergeant|banker|broker|trader|underwriter|adjuster|examiner|planner|chemist|biologist|tutor|translator|interpreter|bookkeeper|receptionist|architect|actuary|strategist|producer|team member|jurist|scholar|executive|landman|firefighter|organi[sz]er|ranger|chef|waiter|waitress|driver|musician|actor|artist|designer|writer|correspondent|lobbyist|staffer|liaison|ombudsman|coach|pilot|detective|investigator|inspector|surveyor|appraiser|realtor|recruiter|controller|treasurer|cfo|ceo|coo|cto|bailiff|referee|counselor|therapist|social worker|psychologist|physician|surgeon|dentist|veterinarian|carpenter|electrician|mechanic|technologist|statistician|economist|geologist|physicist|archivist|librarian|curator|salesperson|sales associate|negotiator|buyer|merchandiser|operator|crew|officer in charge|abogad[oa]|advogad[oa]|rechtsanwalt|avocate?|notary)\b/i
const firmWord =
  /(?:\b(?:LLP|L\.L\.P\.|LLC|L\.L\.C\.|PLLC|P\.L\.L\.C\.|PLC|LPA|Inc|Corp|Corporation|Company|Co|Ltd|Limited|Bank|Capital|Partners LP|Holdings|Group|Industries|Technologies|University|College|School|Department of|Dep['’]t of|Ministry|Office of|Offices of|Law Offices?|Law Firm|Legal Aid|Legal Services|Court|Commission|Agency|Authority|Administration|Board|Bureau|Congress|Senate|House of|U\.S\. Army|Navy|Air Force|Foundation|Institute|Society|Clinic|Center|Chambers|Committee|Attorney['’]s Office|Attorney General['’]?s?|Defender['’]?s?|City of|County of|State of|Commonwealth of|Securities and Exchange|Internal Revenue|Federal|Judge|Hon|Honorable|Justice|Trust|Ventures|Insurance|Pharmaceuticals?|Systems|Labs?|Solutions|Associates|Bros|Brothers|& Sons|Hospitals?|Medical Center|Health System|Public Schools|Schools|ISD|Defenders|Airlines|Software|Studios|GmbH|Advogados|Abogados|Avocats|Coalition|Alliance|Council|Laborator(?:y|ies)|Corps|Army|Marines|Coast Guard)\b|\bP\.?\s?C\.?(?=$|[\s,)])|\bP\.?\s?A\.?(?=$|[\s,)])|\bS\.C\.|,\s*(?:P\.?C|P\.?A)\b)/
export const training =
  /^(?!(?:director|dean|professor|chair|manager|head|coordinator)\b).*\b(?:summer|intern(?:ship)?|extern(?:ship)?|law student|research assistant|student attorney|volunteer|paralegal|teaching assistant|legal assistant|trainee)\b/i

/** Checks whether a text holds a word of a firm's or an office's name; in capitals throughout it is read as if it had none. */
export const saysFirm = (text: string): boolean =>
  firmWord.test(text) ||
  (!/\p{Ll}/u.test(text) &&
    firmWord.test(
      text.replaceAll(/\p{L}+/gu, (word) =>
        /^(?:OF|THE|AND|FOR)$/.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase(),
      ),
    ))

/** A comma that parts two things: not the one in "Northbound Software, Inc.". */
export const apart =
  /,\s+(?!(?:Inc|INC|Incorporated|INCORPORATED|LTD|CORP|LLC|L\.L\.C|LLP|L\.L\.P|LLLP|L\.L\.O|PLLP|Chartered|Chtd|PLLC|P\.?\s?C|P\.?\s?A|Ltd|Co|Corp|N\.?A|S\.C|LPA|Esq)\b)/
