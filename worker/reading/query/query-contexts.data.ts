import type { Mention } from '#worker/reading/lexicon/mentions.ts'

/**
 * The role that the words around a mention give it. `other`: another matter than a wish. `past`: what somebody comes from. `goal`:
 * what somebody goes to, so that what is named before is left. `example`: a firm like which others are wanted.
 */
export type Role = 'other' | 'past' | 'goal' | 'example'

/**
 * Words right before or behind a mention that give it a role; `*` is any word, `#` a number of days of a week. The last part
 * limits a row to mentions with one of these words.
 */
export const contextWords: readonly (readonly [
  kind: Mention['kind'],
  role: Role,
  side: 'before' | 'behind',
  words: string,
  only?: string,
])[] = [
  [
    'place',
    'goal',
    'before',
    `moving to; move to; moving back to; move back to; relocate to; relocating to; relocation to; go to; going to; go back to; going back to; leaving * for; leave * for; leaving * * for; leave * * for`,
  ],
  ['place', 'other', 'behind', `hours; business hours; working hours; time zone; time zones`],
  [
    'place',
    'past',
    'behind',
    `now; right now; currently; at present; ties; roots; connection; connections; native; born; raised; transplant; grad; grads; graduate; graduates; alum; trained; experience; law firm experience`,
  ],
  [
    'place',
    'past',
    'before',
    `doesn't want to leave; doesnt want to leave; don't want to leave; dont want to leave; does not want to leave; won't leave; wont leave; wouldn't leave; not leave`,
  ],
  [
    'firmKind',
    'goal',
    'before',
    `want; wants; wanting; seek; seeks; seeking; looking for; looking; interested in; prefer; prefers; moving; move; go; join; transition; transitioning; switch; switching; into; open to`,
  ],
  [
    'seniority',
    'goal',
    'before',
    `wants; needs; seeks; is looking for; is seeking; is hiring; hiring; wants a *; wants an *; needs a *; needs an *; needs *; seeks a *; seeks an *; seeks *; is looking for a *; is hiring a *; hiring a *; hiring *`,
  ],
  [
    'firm',
    'example',
    'before',
    `like; such as; similar to; target; targets; targeting; join; joining; e.g.; eg; prefer; prefers; preferably; role at; roles at; job at; jobs at; position at; positions at; opening at; openings at; opportunity at; opportunities at; move to; moving to; go to; tier of; level of; caliber of; peer of; peers of; ideally; into; ,`,
  ],
  ['seniority', 'other', 'behind', `track; tracks`],
  ['seniority', 'other', 'before', `finance; securitization; cdo; abs; rmbs; cmbs; products`, 'clo; clos'],
  ['practiceArea', 'other', 'before', `for; with; near; has; have; the`, 'family'],
  ['firm', 'example', 'behind', `caliber; tier; type; level; peer; peers; * caliber; * tier`],
  [
    'salary',
    'other',
    'before',
    `currently; now; presently; makes; making; earning; earns; currently around; makes around; makes about; now around; book,; book:; book -; book –; portable,; portables,; portable:; business,; business:; business -; rainmaker; rainmakers; rainmaker with; rainmakers with`,
  ],
  ['salary', 'other', 'behind', `practice; business; + practice; + business`],
  ['practiceArea', 'past', 'before', `llm in; ll.m. in; ll.m in; llm of`],
  [
    'practiceArea',
    'past',
    'behind',
    `plus; bonus; nice to have; a plus; is a plus; a big plus; big plus; a bonus; is a bonus; * a plus; * is a plus; * plus; is nice to have`,
  ],
  [
    'workMode',
    'other',
    'behind',
    `fine; ok; okay; is fine; is ok; is okay; are fine; also fine; also ok`,
    'site;office;person',
  ],
  ['workMode', 'other', 'behind', `# day; # days; #x; # x`, 'site;office;person;remote;home'],
  [
    'workMode',
    'other',
    'before',
    `# day; # days; #x; # day a week; # days a week; # days per week; # days/week`,
    'site;office;person;remote;home',
  ],
  [
    'workMode',
    'other',
    'before',
    `flexible on; flexible about; open on; open about; open as to; easy on; easy about; agnostic on; agnostic about; agnostic as to; no preference on; no preference about; no preference re; needn't be; need not be; need to be; need be; needs not be`,
    'remote;home',
  ],
]

/**
 * Words for an area that, next to another area, only say how, for whom or with what the work is done. `where` says where the
 * other area has to be, `beside` which areas count.
 */
export const extraWords: readonly {
  words: RegExp
  where: readonly ('anywhere' | 'before' | 'behind')[]
  beside: RegExp
}[] = [
  // "Transactional real estate", "PI, plaintiff side".
  { words: /^transactional$/i, where: ['anywhere'], beside: /./ },
  { words: /^(?:plaintiff|defense)/i, where: ['anywhere'], beside: /^(?!Litigation$)/ },
  // Next to patents, "biotech" and similar words say what the inventions are.
  {
    words: /^(?:biotech\w*|pharma\w*|life[ -]?sciences?|medical devices?|energy)$/i,
    where: ['anywhere'],
    beside: /^(?:Patent|Product Liability$)/,
  },
  { words: /^first[ -]chair$/i, where: ['anywhere'], beside: /./ },
  // "Hatch-Waxman litigator", "construction litigation": the second word says how.
  { words: /^(?:lit|litigation|litigators?|disputes|trial|arbitration)\b/i, where: ['before'], beside: /./ },
  // "Regulatory healthcare", "FERC, energy regulatory".
  {
    words: /^(?:regulatory|reg|regulation)$/i,
    where: ['before', 'behind'],
    beside: /^(?:Energy|Healthcare|Life Sciences|Environmental|Insurance)$/,
  },
]
