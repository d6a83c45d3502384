// @ts-check

/**
 * @typedef {import('./source-words.mjs').Kind} Kind
 * @typedef {{ id: string, not: string, write: string, in: Partial<Record<Kind, RegExp>> }} Entry a name is matched as
 *   words ("max name length"), a type as it is written
 * @typedef {{ path: RegExp, entries?: string[], kinds?: Kind[], reason: string }} Exception without `entries` all of them,
 *   without `kinds` everywhere in the file
 */

/** @param {RegExp} pattern @returns {Entry['in']} */
const anywhere = (pattern) => ({ name: pattern, comment: pattern, title: pattern, text: pattern })
/** @param {RegExp} pattern @returns {Entry['in']} */
const inProse = (pattern) => ({ comment: pattern, title: pattern, text: pattern })

const british =
  /\b\w*(colour|behaviour|favour|honour|licence)\w*\b|\b(centre|grey|whilst|organis\w+|recognis\w+|normalis\w+|serialis\w+|initialis\w+|summaris\w+|authoris\w+|analys(e|ed|ing)\b)/i

/** Words that the project doesn't use, and the ones it uses instead. CONTRIBUTING.md has the table. @type {Entry[]} */
export const glossary = [
  { id: 'anew', not: 'anew', write: 'again', in: anywhere(/\banew\b/i) },
  { id: 'nought', not: 'nought, naught', write: 'zero, 0', in: anywhere(/\bn[ao]ught\b/i) },
  {
    id: 'told',
    not: 'told, tell (for a program)',
    write: 'notified, reported; notify, report; distinguish',
    in: {
      name: /\b(told|tell|tells|telling)\b/,
      comment: /\btold\b/i,
      title: /\btold\b/i,
      text: /\b(is|are|was|were) told\b/i,
    },
  },
  { id: 'whoever', not: 'whoever', write: 'anyone who', in: anywhere(/\bwhoever\b/i) },
  {
    id: 'by-itself',
    not: 'by itself, by themselves',
    write: 'automatically, alone',
    in: anywhere(/\bby (itself|themselves)\b/i),
  },
  { id: 'by-hand', not: 'by hand', write: 'manually', in: anywhere(/\bby hand\b/i) },
  { id: 'lets-go', not: 'lets go, let go', write: 'releases', in: anywhere(/\blets? go\b/i) },
  {
    id: 'stands',
    not: 'stands in, for, beside, behind, on',
    write: 'is, means, replaces, appears, follows',
    in: inProse(/\b(stands?|stood)\b(?!-|\s*(out|up|still)\b)/i),
  },
  {
    id: 'is-none',
    not: 'is none; that is no list',
    write: "is missing; isn't a list",
    in: inProse(
      /(?<!\b(there|where|when|if) )\b(is|are|was) none\b|(?<!\b(there|where) )\b(is|was) no (?!(longer|more|less|one|doubt|other|need)\b|\w+er\b)\w+/i,
    ),
  },
  {
    id: 'there-is-none',
    not: 'there is none',
    write: "there isn't one",
    in: inProse(/(?<!\bwhy )\bthere (is|are|was|were) none\b(?! of\b)/i),
  },
  {
    id: 'goes-on',
    not: 'goes on',
    write: 'continues',
    in: inProse(/\b(goes|go|going|gone|went) on\b(?! (leave|vacation|record|screen|top|the|his|her|their|its|to)\b)/i),
  },
  {
    id: 'lies',
    not: 'lies in, under, between',
    write: 'is, is stored',
    in: inProse(
      /\b(lies?|lay) (in|on|under|beyond|between|above|outside|behind|ahead|before|within|off|apart|there|where)\b/i,
    ),
  },
  { id: 'once-more', not: 'once more', write: 'again', in: inProse(/\bonce more\b/i) },
  {
    id: 'label',
    not: 'a test title that begins with "who may", "what", "without", "there is"',
    write: 'subject, verb, outcome',
    in: { title: /^(who|what|when|where|whether|how|without|there (is|are)|the permission matrix)\b/ },
  },
  {
    id: 'limits',
    not: '`mostAttempts`, `longestName`',
    write: '`maxAttempts`, `maxNameLength`',
    in: { name: /^(most|longest) (?!(recent|common|likely|specific)\b)\w/ },
  },
  {
    id: 'types',
    not: '`type Needs`, `Basis`, `Around`, `Found`, `Reads`',
    write: 'a name that is unique in the tree: `AssignDeps`',
    in: { type: /^(Needs|Basis|Bases|Around|Found|Reads|Placed|Said|Given|Kept|Fillings?)$/ },
  },
  {
    id: 'opening',
    not: 'a comment that opens with "What", "The same", "Whether", "How"',
    write: 'a noun or an imperative verb',
    in: { comment: /^(What|The same|Whether|How)\b/ },
  },
  { id: 'email', not: 'e-mail', write: 'email', in: inProse(/\be-mail/i) },
  {
    id: 'outside',
    not: '"spec 1 §7", "DESIGN 5.13" (documents outside the repository)',
    write: 'the reason',
    in: inProse(/\bspecs? \d|\bthe specs?('s)?\b(?! (file|name)s?\b)|\b(DESIGN|STYLE|LOOK)(\.md| ?§| \d)/),
  },
  {
    id: 'select',
    not: 'choose, chosen (rows of a list)',
    write: 'select, selected',
    in: inProse(
      /\bchoose (all|none|candidates?|rows?|jobs?|applications?)\b|\bchosen (candidates?|rows?|jobs?|people|applications?|ones)\b/i,
    ),
  },
  {
    id: 'keep',
    not: '`keepError`, `forgetError`',
    write: '`recordError` or `saveError`, `clearError`',
    in: {
      name: /^(keep|forget) (?!(alive|previous data|mounted|names|default values|dirty|dirty values|values|errors|touched)\b)\w/,
    },
  },
  {
    id: 'feelings',
    not: '`whoWasFaster`, `fillings`, `inWords`, `bases`',
    write: '`lastEditor`, … what the thing is',
    in: { name: /^who (was|were|is|reads)\b|\bfillings?\b|\bin words\b|^bas[ei]s$/ },
  },
  { id: 'in-words', not: 'in words', write: 'in a sentence, in plain language', in: inProse(/\bin words\b/i) },
  {
    id: 'said',
    not: 'unless said, not said',
    write: 'unless given, not given',
    in: { comment: /\b(unless|not|when|if|is|as) said\b/i, title: /\b(unless|not|when|if|is|as) said\b/i },
  },
  {
    id: 'looks-whether',
    not: 'looks whether',
    write: 'checks whether',
    in: inProse(/\b(look|looks|looked|looking) whether\b/i),
  },
  { id: 'for-ever', not: 'for ever', write: 'forever', in: inProse(/\bfor ever\b/i) },
  {
    id: 'of-mails',
    not: 'a mail, mails',
    write: 'an email, emails',
    in: {
      text: /\b(a|the|this|that|one|each|every|no) mails?\b(?! (server|service|template|client|merge|provider|address)s?\b)/i,
    },
  },
  {
    id: 'american',
    not: 'colour, behaviour, labelled, licence, organise, grey',
    write: 'color, behavior, labeled, license, organize, gray',
    in: {
      ...anywhere(british),
      comment: new RegExp(`${british.source}|\\b(un)?labelled\\b(?![/-])`, 'i'),
      title: new RegExp(`${british.source}|\\b(un)?labelled\\b(?![/-])`, 'i'),
    },
  },
]

/** Places where such a word is right: someone else's words, or lists of them. @type {Exception[]} */
export const exceptions = [
  { path: /^scripts\/(glossary|source-words)/, reason: 'the list itself and its tests' },
  {
    path: /^docs\/(performance|licen[cs]es)\.md$|^bench\/performance\.template\.md$/,
    reason: 'figures of packages and runs',
  },
  { path: /\.d\.ts$/, kinds: ['name'], reason: 'names of other packages' },
  { path: /^scripts\/demo-firms\//, kinds: ['text'], reason: 'pages of made-up firms, as firms write them' },
  { path: /^scripts\/pdf-fonts\.mjs$/, kinds: ['name'], entries: ['keep'], reason: 'an option of subset-font' },
  { path: /^bench\/(results|sets)\//, reason: 'results of earlier runs, and labeled data' },
  {
    path: /\.fixture\.tsx?$|\/labelled\/|\/stand-ins\//,
    kinds: ['text', 'title'],
    reason: 'pages and letters as strangers write them',
  },
  {
    path: /^worker\/reading\/(lexicon\/.*\.data|person\/is-person|posting\/posting-(firm-cues|noise))\.ts$/,
    kinds: ['text'],
    reason: 'word lists: what strangers write',
  },
  {
    path: /^worker\/reading\/resume\/(read-resume|resume-(entries|heads|lines|positions))\.ts$/,
    kinds: ['comment'],
    entries: ['there-is-none', 'goes-on'],
    reason: 'older than the entries, and in the middle of a rewrite; remove with it',
  },
  {
    path: /^worker\/reading\/.*\.test\.ts$/,
    kinds: ['title'],
    entries: ['email', 'american'],
    reason: 'titles quote what is read',
  },
]
