/** Sections of a résumé. */
export const sectionKinds = ['header', 'summary', 'experience', 'education', 'bar', 'matters', 'other'] as const
export type SectionKind = (typeof sectionKinds)[number]

const headings: readonly [SectionKind, RegExp][] = [
  [
    'header',
    /^(?:contact|contact (?:information|details|me|info)|personal (?:details|information|info|data)|details)$/i,
  ],
  [
    'bar',
    /^bars? (?:and|&) (?:patent office|uspto|court|courts|court admissions|professional|admissions)(?: [a-z ]+)?$|^registrations?(?: (?:and|&) (?:bar )?admissions?)?$|^(?:state )?(?:bar )?(?:admissions?(?: to (?:the )?(?:bar|practice))?|bars?|bar (?:memberships?|licenses?|status|information)|licenses?|licensure|bar licensure|legal licenses?|jurisdictions?(?: of admission)?|admitted(?: to practice)?(?: in)?|licensed(?: to practice)?(?: in)?|court admissions?|professional licenses?|credentials)(?: *(?:and|&|\/|,) *(?:court|bar|federal|state)?\s*(?:admissions?|licenses?|licensure|certifications?|memberships?|affiliations?|courts?|languages?|activities))*$/i,
  ],
  [
    'experience',
    /^(?:current|present|previous|past|former|earlier|other|recent|prior) (?:positions?|roles?|posts?|seats?)$|^(?:[\p{L}&/’'-]+ ){0,3}(?:experience|employment|career|clerkships?)$|^(?:(?:judicial|government|public|federal) service|private practice|(?:law firm|legal|law) practice|(?:government|public sector|judicial|in-house|law firm|private sector) (?:positions?|career|work|roles?)|judicial clerkships?|(?:legal )?career (?:history|summary|path))$|^(?:(?:professional|legal|relevant|selected|work|employment|career|law firm|law|practice|in-house|government|judicial|litigation|transactional|clinical|additional|other|prior|previous|earlier|recent|attorney|corporate|federal|military|business|pre-law|non-legal) )*(?:&|and )?(?:experience|employment|work history|career history|employment history|positions?(?: held)?|background|clerkships?|internships?|career|appointments|work)(?: (?:history|and employment|record|summary|highlights|continued|\(continued\)|\(cont[’'.]?d?\.?\)))?$/iu,
  ],
  [
    'education',
    /^(?:(?:legal|academic|formal|law school|higher) )*(?:education(?:al)?(?: background| history| and (?:training|honors|credentials|awards|bar admissions?|admissions?))?|academics?|academic (?:background|history|credentials)|degrees?|schooling|law school)(?: *(?:and|&|\/) *(?:honors|awards|training|bar admissions?|admissions?|credentials|activities|certifications?|licenses?|licensure))?$/i,
  ],
  [
    'summary',
    /^(?:(?:professional|executive|career|attorney|personal|practice|legal) )*(?:summary|profile|overview|objective|about(?: me)?|statement|highlights|introduction|qualifications|bio(?:graphy)?)(?: of qualifications)?$|^summary of (?:qualifications|experience)$|^(?:practice areas?|areas? of (?:practice|expertise|concentration)|core competencies|expertise|practice focus|key practice areas|specialties|specializations)$/i,
  ],
  [
    'matters',
    /^(?:(?:representative|selected|notable|sample|recent|key|significant) )+(?:[\w&-]+ )?(?:matters?|transactions?|deals?|cases?|engagements?|experience|representations?|clients?)(?: *(?:and|&) *\w+)?$|^deal sheet$|^(?:representative )?transactions$/i,
  ],
  [
    'other',
    /^(?:(?:professional|additional|selected|top|core|soft|hard|community|leadership|pro bono|technical|computer|legal|key|relevant|other|volunteer|academic|civic|industry) )*(?:skills?|languages?|language skills|publications?|presentations?|speaking(?: engagements)?|interests?|hobbies|activities|affiliations?|memberships?|associations?|organizations?|awards?|honors?|recognitions?|certifications?|service|involvement|volunteering|volunteer(?: work)?|pro bono(?: work)?|community|references|scholarship|training|technology|military service|personal|information|patents|articles|additional information|speaking|leadership|accomplishments|achievements)(?: *(?:and|&|\/|,) *[\w ]+)*$/i,
  ],
]

/** A heading with the rule or the dots that adorn it. */
const maxHeadingLength = 200
const decoration = /^[\s\-–—=_*•▪■#~:|.]+|[\s\-–—=_*•▪■#~:|.]+$/g
const spacedOut = /^(?:\p{L} ){3,}\p{L}$/u

/** The section that a line begins, when it is a heading and nothing else. */
export function headingOf(line: string): { kind: SectionKind; label: string } | undefined {
  if (line.length > maxHeadingLength) return undefined
  let label = line.replaceAll(decoration, '').replaceAll(/\s+/g, ' ')
  // "E D U C A T I O N", and in two words "B A R   A D M I S S I O N S", whose wider blank may have become a tab.
  const words = line.trim().split(/\t| {2,}/)
  if (spacedOut.test(label) && words.every((word) => /^(?:\p{L} )+\p{L}$/u.test(word)))
    label = words.map((word) => word.replaceAll(' ', '')).join(' ')
  if (label.length < 3 || label.length > 60 || /\d/.test(label)) return undefined
  // "work" as a line of its own may be anything unless it looks like a heading.
  const looks = /^\p{Lu}/u.test(label)
  if (!looks) return undefined
  const kind = headings.find(([, pattern]) => pattern.test(label))?.[0]
  return kind ? { kind, label } : undefined
}
