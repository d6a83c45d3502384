// Résumés of fictional people, each written to show a rule that no other document shows.
import type { TextKind } from './read-text.fixture.ts'

const work = '\n\nEXPERIENCE\nAssociate, Harlow & Pike LLP, 2018 – Present\n'
const study = '\n\nEDUCATION\nFordham Law School, J.D., 2015\n'

/** A résumé with these lines at its top. */
const headed = (lines: string) => `Dana Whitfield\n${lines}${work}`
const experience = (lines: string) => `EXPERIENCE\n${lines}\n`

/** Names in several forms, and words next to them. */
const names = [
  `Dana Whitfield (Kim) | Dayton, Ohio\ndwhit@example.com${work}`,
  `Dana Whitfield, Jr. | (617) 555-0144\ndwhit@example.com${work}`,
  `Whitfield, Ortiz, Dana | Dayton, Ohio\ndwhit@example.com${work}`,
  `Résumé of Dana Whitfield${work}`,
  `RESUME OF DANA WHITFIELD${work}`,
  `Jane (“JD”) Whitfield\njwhit@example.com${work}`,
  `Miriam Law\nmiriam.law@example.com${work}`,
  `Jo Senior | Dayton, Ohio\njo.senior@example.com${work}`,
]

/** Places, phones and addresses. */
const contacts = [
  'Austin Whitfield\naustin.whitfield@example.com\n',
  'Dana Whitfield\ndana@houston-whitfield.example\n',
  'Dana Whitfield\n14 Station Road, Leeds LS1 4AP\ndwhit@example.com\n',
  'Dana Whitfield\n14 Station Road, Leeds LS1 4AP, England\ndwhit@example.com\n',
  'Dana Whitfield\nAzaiba, Muscat, Oman\ndwhit@example.com\n',
  headed('Place of birth: Lyon, France\ndwhit@example.com'),
  headed('9 Orchard Road, Singapore 238801'),
  headed('12 High Street, Oakhaven OH'),
  headed('1010 Vienna, Austria'),
  headed('Toronto, Ontario, Canada'),
  headed('dwhit@example.com | in/danawhitfield'),
  headed('dwhit@example.com | /in/danawhitfield'),
  // A column breaks the address at its hyphen.
  headed('dana@hp-\nlegal.com'),
  `Dana Whitfield${work}\nLANGUAGES\nFrench\nMobile phone 07700 900123 on weekdays\n`,
]

/** Jobs whose lines belong together, or don't. */
const jobs = [
  experience('Associate\nHaldane, Wexler & Co\n2015 – 2019'),
  experience('Harlow & Pike LLP / Lindqvist PC\nAssociate\n2018 – 2020'),
  experience(
    'Staff Attorney\nDescription: regional cooperative of grain elevators with nine hundred employees in four states\nHarbor Freight Cooperative, 2018 – 2021',
  ),
  // The roles of the second and fourth lines are within the years of the first.
  experience(
    'Marlow Holdings Inc., 2010 – 2020\nMarlow Rail LLC\nCounsel, 2015 – 2020\nMarlow Freight LLC\nAnalyst, 2010 – 2015',
  ),
  `Dana Whitfield\ndwhit@example.com\n\nEXPERIENCE\nTrial Attorney\nDepartment of Justice, Antitrust Division\nOffice of the Attorney General\n2015 – 2019${study}`,
  experience('Associate, Harlow & Pike LLP, 2015 – fixed term'),
  experience('Counsel, Marlow Insurance\n2015/03 – 2019/11'),
  experience('A. Associate, Harlow & Pike LLP, 2018 – 2020\nB. Clerk, Ohio Court of Claims, 2016 – 2018'),
  `${work}Represented Marlow Insurance Group\nDrafted Opinions for Chief Counsel\n`.trim(),
  'Dana Whitfield\ndwhit@example.com\n\nEXPERIENCE\n\nAssociate, Insurance Group,\n\nHarlow & Pike LLP,\n\nDayton –\n\n2018 – 2020\n',
]

/** Headings, and lines that look like them. */
const headings = [
  'JOAN BRANDT\nWORK\n',
  `Dana Whitfield\ndwhit@example.com\n\nHARLOW & PIKE LLP\nAssociate, 2018 – Present${study}`,
  'A. Personal details\nDana Whitfield\ndwhit@example.com\n\nB. Posts (most recent first)\nClaims handler, Marlow Insurance, 2018 – Present\n\nC. Degrees\nBA, University of Leeds, 2015\n',
  'SELECTED CASES –\nMarlow v. Roe, 2018\n\nPRO BONO WORK,\nHarbor Legal Aid\n\nTRIAL WORK –\nAssociate, Harlow & Pike LLP, 2018 – Present\n',
  `${headed('dwhit@example.com')}\nMATTERS 2019\nMarlow v. Roe\nLindqvist v. Marlow\n`,
]

/** Sentences about somebody. */
const sentences = [
  'Dana Whitfield is a partner in the Denver office of Harlow & Pike LLP.\n',
  'Dana Whitfield is senior counsel for the Marlow Group\n',
  'Dana Whitfield is chair of the insurance group of Harlow & Pike LLP\n',
  'Dana Whitfield joined Harlow & Pike LLP after ten years as counsel at Marlow Insurance\n',
  'Dana Whitfield is an associate at Harlow & Pike LLP. She holds a J.D. from Fordham and was admitted to the bar in 2016.\n',
  // More than two hundred characters: only the first sentence is cut into pieces.
  'Dana Whitfield is a partner in the Dayton office of Harlow & Pike LLP, where she leads the insurance group. She has tried forty cases in the courts of Ohio and Kentucky, and she writes each spring about the law of flood insurance.\n',
  'Dana Whitfield earned her J.D. with honors and then an LL.M. in taxation in 2015.\n',
  headed('dwhit@example.com\n\nSUMMARY\nChemist, litigator and member of the patent bar.'),
  'Law Librarian\nHarbor Legal Center, a nonprofit in Cedar Rapids, Iowa\n',
]

/** A letter above a résumé, and long lines that aren't sentences. */
const documents = [
  'Dana Whitfield\nOctober 3, 2025\n\nMr. Hugo Lindqvist\nMarlow Insurance\n\nDear Mr. Lindqvist:\n\nPlease find my résumé below.\n\nSincerely,\nDana Whitfield\n\nDANA WHITFIELD\ndwhit@example.com\n\nEXPERIENCE\nAssociate, Harlow & Pike LLP\n2018 – Present\nClerk, Ohio Court of Claims\n2016 – 2018\n\nEDUCATION\nFordham Law School, J.D., 2016\nOberlin College, B.A., 2012\n',
  'Dana Whitfield\ndwhit@example.com\nFordham Law School\nAnswered calls of tenants about repairs, deposits and notices to leave, and wrote letters to landlords for them\nTook notes at hearings of the county court and filed papers for two lawyers in cases about evictions and wages\nCounted ballots and called voters in three languages for a town election in the spring of the second year\nJ.D. expected 2027\nVolunteer, Harbor Legal Aid\n',
]

/** A paragraph of a Word file: its parts, the first of them bold if it has two. */
const paragraph = (...parts: readonly string[]) =>
  `<w:p>${parts.map((part, at) => `<w:r><w:rPr>${at < parts.length - 1 ? '<w:b/>' : ''}</w:rPr><w:t xml:space="preserve">${part}</w:t></w:r>`).join('')}</w:p>`
const ofWord = (...parts: readonly string[]) => paragraph('Experience') + paragraph(...parts)

/** A page with a name in large letters above a résumé. */
const largeName = (name: string) => {
  const body = [
    'dwhit@example.com | Dayton, Ohio',
    'EXPERIENCE',
    'Associate, Harlow & Pike LLP, 2018 - Present',
    'Clerk, Ohio Court of Claims, 2016 - 2018',
    'EDUCATION',
    'Fordham Law School, J.D., 2016',
  ]
  const shown = (size: number, y: number, text: string) =>
    `/F ${size} Tf 1 0 0 1 72 ${y} Tm (${text.replaceAll(/[()]/g, String.raw`\$&`)}) Tj`
  const rows = [shown(24, 700, name), ...body.map((line, at) => shown(10, 600 - 20 * at, line))]
  return `BT ${rows.join(' ')} ET`
}

export const ownResumeExamples: readonly (readonly [kind: TextKind, text: string])[] = [
  ...[names, contacts, jobs, headings, sentences, documents].flat().map((text) => ['résumé', text] as const),
  ['docx', ofWord('Counsel', ' Marlow Insurance, 2018 – 2020')],
  ['docx', ofWord('Counsel ', 'Marlow Insurance, 2018 – 2020')],
  // Three blanks within a run are one.
  ['docx', ofWord('Counsel,   Marlow Insurance,   2018 – 2020')],
  ['pdf', largeName('DANA WHITFIELD, Director')],
  ['pdf', largeName('DANA WHITFIELD, JR.')],
  ['pdf', largeName('Dana Whitfield (Kim)')],
  ['page', '<div><span class="title">Tax Associate</span> <span class="city">Boston, MA</span></div>'],
  ['page', '<p><span class="title">Tax Associate</span> <span class="city">Boston, MA</span></p>'],
  ['page', 'We&rsquo;re hiring.\nApply by Friday.'],
  ['page', 'We are hiring.\n\n\n\nApply  by Friday.'],
  ['page', '<h2>What clients say</h2><div><h3>Nora Feld</h3><p>Owner of a bakery</p></div>'],
]
