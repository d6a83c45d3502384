export const sectionKinds = ['header', 'summary', 'experience', 'education', 'bar', 'matters', 'other'] as const
export type SectionKind = (typeof sectionKinds)[number]

export type ResumeLine = {
  text: string
  section: SectionKind
  /** The heading above the line, as written. */
  heading: string
  isBullet: boolean
  /** A blank line, or a heading, comes before it. */
  startsBlock: boolean
}

/** Longest résumé that is read, in characters. */
export const resumeTextLimit = 60_000
const maxWordLength = 400
/** Sixty pages have fewer lines. */
const maxLines = 4_000

/** A text as it is read and quoted: ligatures opened, odd blanks and zero-width characters gone, one blank line at most. */
export function tidyResumeText(text: string): string {
  return (
    text
      .slice(0, resumeTextLimit * 2)
      .toWellFormed()
      .replaceAll(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
      .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
      .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
      .replaceAll('ﬁ', 'fi')
      .replaceAll('ﬂ', 'fl')
      .replaceAll('ﬀ', 'ff')
      .replaceAll('ﬃ', 'ffi')
      .replaceAll('ﬄ', 'ffl')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      // Each run of blanks is looked at once, however long: an expression that looks for a tab behind blanks tries at each.
      .replaceAll(/[ \t]+/g, (run) => (run.includes('\t') ? '\t' : run))
      .replaceAll(/ {3,}/g, '\t')
      .replaceAll(/[ \t]+\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      // No word is this long; a row of one letter or mark is there to be tried again and again.
      .replaceAll(/\S{400,}/g, (word) => word.slice(0, maxWordLength))
      .trim()
      .split('\n', maxLines)
      .join('\n')
      .slice(0, resumeTextLimit)
  )
}

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

/** Any sign that is no letter, figure, quote or bracket; word processors draw bullets with signs of their own. */
const bullet = /^\s*(?:[^\p{L}\p{N}\s"“”'‘’([{$€£#+&@|/~]|o)\s+/u

/** "(1) Associate, …", "2. Counsel, …". */
const enumerated = /^\(?\d{1,2}[.)]\s+(?=\p{Lu})/u

/** The lines of a tidied résumé with the section that each is in. Headings themselves are no lines. */
export function resumeLines(text: string): ResumeLine[] {
  const lines: ResumeLine[] = []
  let section: SectionKind = 'header'
  let heading = ''
  let startsBlock = true
  let isInline = false
  const isOutline = outlineMarks(text)
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (lines.length > 0 && isPageMark(line, lines[0]?.text ?? '')) continue
    // "3 years 8 months": how long, in exported profiles.
    if (/^(?:\d{1,2} (?:years?|yrs?))?(?: ?\d{1,2} (?:months?|mos?))?$/i.test(line) && line !== '') continue
    if (line === '') {
      startsBlock = true
      // "Licensed: Vermont" in a head says it in one line: what is below a blank line is something else.
      if (isInline) section = 'header'
      isInline = false
      continue
    }
    const whole = headingOf(line)
    // A heading that is a job's title ("Clerkships") never comes before anything was said.
    if (whole) {
      section = whole.kind
      heading = whole.label
      startsBlock = true
      continue
    }
    const inline = inlineHeading(line)
    if (inline) {
      lines.push({ text: inline.rest, section: inline.kind, heading: inline.label, isBullet: false, startsBlock: true })
      // "Bar Admissions: New York" says it in one line; what follows goes on there only where nothing else begins.
      section = inline.kind
      heading = inline.label
      isInline =
        inline.kind === 'bar' && !lines.some((one) => one.section === 'experience' || one.section === 'education')
      startsBlock = false
      continue
    }
    lines.push({
      text: line.replace(bullet, '').replace(enumerated, ''),
      section,
      heading,
      isBullet: bullet.test(raw) && !isOutline(raw),
      startsBlock,
    })
    startsBlock = false
  }
  return lines
}

/** "Page 2 of 3", "Jane Doe | Page 2", the name again at the head of the next page. */
function isPageMark(line: string, first: string): boolean {
  const plain = line
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (plain === '') return false
  const name =
    first
      .split(/\t|\s[|•·–—]\s|[|•·]|,/)[0]
      ?.replaceAll(/[^\p{L}]+/gu, ' ')
      .trim()
      .toLowerCase() ?? ''
  const rest = name.length > 5 && plain.startsWith(name) ? plain.slice(name.length).trim() : plain
  if (
    /^(?:(?:r[eé]sum[eé]|cv|curriculum vitae) )?(?:page \d{1,2}(?: ?(?:of|\/) ?\d{1,2})?|\d{1,2} (?:of|\/) \d{1,2}|\d page|continued|cont d)$/.test(
      rest,
    )
  )
    return true
  return rest === '' && line.length < 60
}

/** In an outline, where marks are at the margin and deeper, those at the margin begin an entry and are no bullets. */
function outlineMarks(text: string): (line: string) => boolean {
  const atMargin = new Set<string>()
  const deeper = new Set<string>()
  for (const line of text.split('\n')) {
    if (!bullet.test(line)) continue
    const mark = line.trim().charAt(0)
    if (/^\s/.test(line)) deeper.add(mark)
    else atMargin.add(mark)
  }
  return (line) => atMargin.has(line.charAt(0)) && deeper.has(line.charAt(0))
}

/** "Bar Admissions: New York and New Jersey". */
function inlineHeading(line: string): { kind: SectionKind; label: string; rest: string } | undefined {
  const match = /^([^:\t]{3,40})(?::\s*|\t)(\S.*)$/.exec(line.replace(bullet, ''))
  const found = match?.[1] === undefined ? undefined : headingOf(match[1])
  return found && match?.[2] !== undefined ? { ...found, rest: match[2] } : undefined
}
