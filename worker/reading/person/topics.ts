import type { Element } from '#worker/reading/document/html/page-tree.ts'

/** Topic of a part of a bio. */
export type Topic =
  | 'practices'
  | 'education'
  | 'admissions'
  | 'courts'
  | 'clerkships'
  | 'offices'
  | 'title'
  | 'email'
  | 'phone'
  | 'bio'
  | 'other'

const headings: readonly (readonly [Topic, RegExp])[] = [
  ['clerkships', /\b(?:judicial )?clerkships?\b/i],
  ['courts', /^(?:court (?:admissions?|memberships?)|courts|federal courts?|admitted courts?)$/i],
  [
    'admissions',
    /\b(?:(?:bar|state|jurisdiction\w*|professional) )?(?:admissions?|admitted|licens(?:ed|ure|es)|jurisdictions?)\b|^bars?$|^bars? (?:and|&) (?:court |professional )?(?:qualifications?|licen[sc]es?|memberships?|courts?)$|^bar (?:memberships?|& courts?|and courts?)$|^(?:dual[- ])?qualified(?: in)?$|^(?:year )?called(?: to the bar)?$|^(?:year of call|call to the bar)$|^rights? of audience$|^practi[sc]ing certificates?$/i,
  ],
  [
    'education',
    /^(?:legal )?(?:education|academics?|academic background|credentials:? education|(?:law )?schools?|degrees?)\b|\beducation$|^(?:studie[sd](?: at)?|(?:educated|schooled) (?:at|in)|schooling|alma maters?|universit(?:y|ies)|universities attended)$|^academic (?:credentials|history|qualifications|degrees)$|^(?:where|how) .{1,30}\b(?:school|studied|educated|college|learned (?:the )?law)\b|^(?:my|her|his|their) (?:schools|schooling|studies|degrees|academic background)$/i,
  ],
  [
    'practices',
    /\b(?:practices?|practice (?:areas?|groups?|focus)|areas? of (?:practice|focus|law|concentration|expertise|emphasis)|capabilit(?:y|ies)|services|expertise|speciali[sz]ations?|specialties|focus(?: areas?)?|concentrations?|legal services|what (?:i|we|he|she|they) (?:do|does))$|^(?:works? (?:on|in)|(?:key )?(?:fields?|areas?)|disciplines)$|^(?:related )?(?:practices?|capabilities|services|practice areas?)\b|^practice\b/i,
  ],
  ['offices', /^(?:primary |home |main )?(?:offices?|locations?|office location|based in)$|^offices?\b|^chambers$/i],
  ['title', /^(?:title|position|job title|role)$/i],
  ['email', /^e-?mail(?: address)?$/i],
  ['phone', /^(?:phone|telephone|tel|direct(?: dial| line| phone)?|t|p|d|office phone|main|call)$/i],
  [
    'bio',
    /^(?:biography|bio|overview|profile|about(?: \w+){0,3}|summary|background|professional (?:background|biography))$/i,
  ],
]

/** Topics in French, German, Spanish, Portuguese and Italian. */
const abroad: readonly (readonly [Topic, RegExp])[] = [
  [
    'practices',
    /^(?:domaines? (?:de compétences?|d['’]expertise|d['’]activités?|d['’]intervention|de pratique)|compétences|tätigkeits(?:schwerpunkte|gebiete|bereiche)|schwerpunkte|rechtsgebiete|beratungsfelder|fachgebiete|[áa]reas de (?:pr[áa]ctica|especialidad|especializaci[óo]n|actua[çc][ãa]o)|especialidades|aree di (?:attività|competenza))$/i,
  ],
  [
    'education',
    /^(?:formations?(?: académique)?|études|diplômes|ausbildung|studium|akademischer werdegang|formaci[óo]n(?: acad[ée]mica)?|educaci[óo]n|estudios|forma[çc][ãa]o(?: acad[êe]mica)?|formazione)$/i,
  ],
  [
    'admissions',
    /^(?:barreaux?|admissions? (?:au|aux) barreaux?|zulassung(?:en)?|colegiaci[óo]n(?:es)?|admisi[óo]n(?:es)?(?: al? colegio)?|inscri[çc](?:ão|ões)(?: na ordem)?)$/i,
  ],
  ['offices', /^(?:bureaux?|standorte?|büros?|oficinas?|escrit[óo]rios?)$/i],
]

/** The topic that a heading or label names. */
export function topicOf(text: string): Topic | undefined {
  // "🎓 School" is School.
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]{1,8}(?=\p{L})/u, '')
    .trim()
  // Looked at before its end is: a pattern for an end begins at every colon and blank of a long text.
  if (line.length > 100) return undefined
  const plain = line.replace(/[: ]+$/, '').replace(/\(s\)$/, 's')
  if (plain.length < 1 || plain.length > 60) return undefined
  // "Law Clerk" alone is a position; "Law Clerk:" leads to a judge.
  if (
    /\bclerkships?\b|^(?:judicial |law )?(?:clerked(?: for)?|clerk (?:to|for))$|^(?:where|whom) .{1,20}\bclerked\b/i.test(
      plain,
    ) ||
    /^(?:judicial )?law clerk(?: (?:to|for))?:$/i.test(line)
  )
    return 'clerkships'
  // "Chair, Tax Practice" is a position and "Related Professionals" are others.
  if (/\b(?:chair|head|leader|partner|counsel|associate|director|manager|officer|lawyer)\b/i.test(plain))
    return undefined
  if (
    /\b(?:continuing|news|insights?|publications?|not admitted|events?|representative|experience|matters)\b/i.test(
      plain,
    )
  )
    return 'other'
  return [...headings, ...abroad].find(([, pattern]) => pattern.test(plain))?.[0]
}

export const marks: readonly (readonly [Topic, RegExp])[] = [
  ['clerkships', /clerkships?/],
  ['courts', /court[- ]?admissions?/],
  // A bar alone may be one of buttons.
  [
    'admissions',
    /admissions?|admitted|licen[sc]|jurisdictions?|(?<![\w-])bars(?![\w-])|\bbar-(?:member|council|association)/,
  ],
  ['education', /education|academic|\bschools?\b|\bdegrees?\b/],
  ['practices', /practices?|practice-?areas?|capabilit|expertise|specialt|\bservices?\b|focus-?areas?/],
  ['offices', /\boffices?\b|\blocations?\b/],
  [
    'title',
    /\b(?:job|person|attorney|lawyer|bio|profile|professional|people|staff|member|employee)?-?(?:title|position|role|designation|job|rank)\b/,
  ],
  ['email', /e-?mail/],
  ['phone', /\b(?:phone|telephone|tel|direct-dial)\b/],
  ['bio', /\b(?:bio(?:graphy)?|overview|summary|description|narrative)\b/],
]

/** Words of the marks of an element, split where names are: "lawyer__barAdmissions" is "lawyer bar-admissions". */
export function marksOf({ attributes }: Element): string {
  return (
    ['class', 'id', 'aria-label', 'itemprop', 'data-section', 'data-field', 'data-testid', 'rel']
      .map((name) => attributes[name] ?? '')
      .join(' ')
      .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replaceAll(/[_.]+/g, '-')
      .replaceAll(/--+/g, ' ')
      // Words for the layout of a template, not for the place of a firm.
      .replaceAll(/\S+-location-(?:single|archive|popup)\b/g, '')
  )
}

/** A cell or a line that is nothing but the name of a part; content begins beside it. */
export const label =
  /^(?:(?:related |legal )?(?:practices?|practice (?:areas?|groups?)|areas of (?:practice|focus)|services|capabilities|expertise|focus(?: areas?)?)|education|(?:bar |state |court )?admissions?|bar (?:and|&) court admissions|admitted(?: (?:in|to practice(?: in)?))?|(?:judicial )?clerkships?|offices?|locations?|languages?|memberships?|affiliations|bars?|schools?|degrees?|(?:studied|educated)(?: at)?|licen[sc]ed(?: (?:in|to practice(?: in)?))?|licenses?|awards|honou?rs|recognitions?|insights|news|publications|events|experience)\s*:?$/i
