import type { Composed, Row, RowPart } from './compose.fixture.ts'
import { workWords } from './people-work-words.fixture.ts'
import { familyNames, givenNames, isHeldOutWord, streets, towns } from './people-words.ts'
import { composeText, textKinds, type TextKind } from './other-texts.fixture.ts'
import { makeRandom, type Random } from './random.ts'
import { companyKinds, companyNames, levels, objects, papers, practices, tails, units, verbs } from './work-words.ts'

/** Documents that aren't résumés, as people upload them by mistake. */
export const otherKinds = [
  'cover letter',
  'letter',
  'contract',
  'invoice',
  'article',
  'form',
  'memo',
  'posting',
  'receipt',
  'manual',
  'minutes',
  'brief',
  'transcript',
  'biography of a firm',
  'list',
  'email',
  // Not among the held-out documents.
  'opinion',
  'press release',
  'journal',
  'letterhead',
  'application letter',
  'letter of a trade',
  'readme',
  'blog',
  'poster',
  'bio',
  'essay',
  'court order',
  'long contract',
  'news',
  ...textKinds,
  'part of another document',
] as const
export type OtherKind = (typeof otherKinds)[number]

const part = (text: string): RowPart => ({ text, label: 'other' })
const line = (...cells: string[]): Row => ({ cells: cells.map((text) => [part(text)]), kind: 'line' })
const gap = (row: Row): Row => ({ ...row, hasGap: true })
const heading = (text: string): Row => ({
  cells: [[{ ...part(text), isBold: true }]],
  kind: 'line',
  hasGap: true,
  size: 1.2,
})
const bullet = (text: string): Row => ({ cells: [[part(text)]], kind: 'bullet' })

/** Composes a document that isn't a résumé; words of held-out documents are their own. */
export function composeOther(kind: OtherKind, seed: number, isHeldOut: boolean): Composed {
  const random = makeRandom(seed ^ 0x0dd)
  const own = (list: readonly string[]) => random.pick(list.filter((word) => isHeldOutWord(word) === isHeldOut))
  const person = () => `${own(givenNames)} ${own(familyNames)}`
  const trade = workWords(random, own, () => own(familyNames))
  const company = () => `${own(companyNames)} ${random.pick(companyKinds)}`.trim()
  const town = () => {
    const { city, state } = random.pick(towns)
    return `${city}, ${state}`
  }
  const sentence = () =>
    `${random.pick(['We', 'The parties', 'The Company', 'The team', 'It', 'Counsel'])} ${random.pick(verbs).toLowerCase()} ${random.pick(objects)}${random.pick(tails).replace(/^(?=\w)/, ' ')}.`
  const paragraph = () => gap(line(Array.from({ length: 2 + random.below(4) }, sentence).join(' ')))
  const paragraphs = () => Array.from({ length: 2 + random.below(4) }, paragraph)
  const date = () =>
    `${random.pick(['January', 'March', 'May', 'August', 'October'])} ${1 + random.below(28)}, ${2019 + random.below(8)}`
  const money = () => `$${(random.below(90_000) + 100).toLocaleString('en-US')}.00`
  const contact = () => [
    line(`${100 + random.below(900)} ${random.pick(streets)}`),
    line(`${town()} ${10000 + random.below(80000)}`),
    line(
      `(212) 555-01${10 + random.below(89)} | ${own(familyNames)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, '')}@example.com`,
    ),
  ]
  const makers: Record<Exclude<OtherKind, TextKind | 'part of another document'>, () => Row[]> = {
    'cover letter': () => [
      line(person()),
      ...contact(),
      gap(line(date())),
      gap(line(person())),
      line('Hiring Partner'),
      line(company()),
      line(town()),
      gap(line('Dear Hiring Committee:')),
      ...paragraphs(),
      gap(line('Sincerely,')),
      gap(line(person())),
    ],
    letter: () => [
      line(company()),
      ...contact(),
      gap(line(date())),
      line('VIA EMAIL'),
      gap(line(person())),
      line(town()),
      gap(line(`Re: ${person()} v. ${company()}`)),
      gap(line(`Dear ${random.pick(['Ms.', 'Mr.', 'Dr.'])} ${own(familyNames)}:`)),
      ...paragraphs(),
      gap(line('Very truly yours,')),
      gap(line(person())),
      line(random.pick(levels)),
    ],
    contract: () => [
      heading(
        random.pick([
          'ENGAGEMENT AGREEMENT',
          'LEASE',
          'NON-DISCLOSURE AGREEMENT',
          'SERVICES AGREEMENT',
          'Employment Agreement',
        ]),
      ),
      gap(line(`This Agreement is made as of ${date()} by and between ${company()} and ${person()}.`)),
      ...Array.from({ length: 5 }, (_, index) => [
        gap(
          line(
            `${index + 1}. ${random.pick(['Term', 'Fees', 'Confidentiality', 'Governing Law', 'Notices', 'Termination'])}`,
          ),
        ),
        paragraph(),
      ]).flat(),
      gap(line('IN WITNESS WHEREOF, the parties have executed this Agreement.')),
      line(`By: ________`, `By: ________`),
      line(person(), person()),
      line('Title: General Counsel', 'Title: Partner'),
    ],
    invoice: () => [
      heading('INVOICE'),
      line(company()),
      ...contact(),
      gap(line(`Invoice No. ${random.below(99999)}`, date())),
      line('Bill to:', person()),
      gap(line('Description', 'Hours', 'Amount')),
      ...Array.from({ length: 5 }, () =>
        line(`${random.pick(verbs)} ${random.pick(objects)}`, String(random.below(40)), money()),
      ),
      gap(line('Total due', money())),
      line('Payment due within 30 days'),
    ],
    article: () => [
      heading(random.pick(papers).replaceAll(/[“”]/g, '')),
      line(`By ${person()}`),
      ...paragraphs(),
      heading('Background'),
      ...paragraphs(),
      heading('Conclusion'),
      paragraph(),
    ],
    form: () => [
      heading(
        random.pick([
          'APPLICATION FOR EMPLOYMENT',
          'REQUEST FOR LEAVE',
          'Form W-4',
          'PATIENT REGISTRATION',
          'Conflict Questionnaire',
        ]),
      ),
      ...[
        'Name:',
        'Address:',
        'Phone:',
        'Email:',
        'Date of birth:',
        'Position applied for:',
        'Employer:',
        'Education:',
      ].map((label) => line(label, '____________')),
      gap(line('Signature', 'Date')),
      line('For office use only'),
    ],
    memo: () => [
      heading('MEMORANDUM'),
      line('TO:', person()),
      line('FROM:', person()),
      line('DATE:', date()),
      line('RE:', random.pick(objects)),
      ...paragraphs(),
    ],
    posting: () => [
      heading(`${random.pick(levels)}, ${random.pick(units)}`),
      line(company()),
      line(town()),
      ...paragraphs(),
      heading('Responsibilities'),
      ...Array.from({ length: 4 }, () => bullet(sentence())),
      heading('Qualifications'),
      bullet('J.D. from an accredited law school'),
      bullet('3+ years of experience'),
      heading('Benefits'),
      bullet('Medical, dental and vision'),
      gap(line('We are an equal opportunity employer. Apply now.')),
    ],
    receipt: () => [
      line(company()),
      line(town()),
      gap(line('Order', String(random.below(99999)))),
      ...Array.from({ length: 4 }, () => line(random.pick(companyNames), money())),
      line('Total', money()),
      line('Thank you for your purchase!'),
    ],
    manual: () => [
      heading(
        `${random.pick(companyNames)} ${random.pick(['User Guide', 'Installation Guide', 'Release Notes', 'Handbook'])}`,
      ),
      line(`Version ${random.below(9)}.${random.below(9)}`),
      heading('Contents'),
      ...Array.from({ length: 5 }, (_, at) => line(`${at + 1}. ${random.pick(practices)}`, String(at * 3 + 1))),
      ...paragraphs(),
    ],
    minutes: () => [
      heading(`Minutes of the ${random.pick(['Board', 'Annual Meeting', 'Committee'])}`),
      line(date()),
      line('Present:', `${person()}, ${person()}, ${person()}`),
      ...paragraphs(),
      gap(line('Adjourned at 4:15 p.m.')),
    ],
    brief: () => [
      line('UNITED STATES DISTRICT COURT'),
      line('DISTRICT OF NEW JERSEY'),
      gap(line(`${person()}, Plaintiff,`)),
      line('v.'),
      line(`${company()}, Defendant.`),
      line(`Civil Action No. ${random.below(9999)}`),
      heading('MEMORANDUM OF LAW IN SUPPORT OF THE MOTION TO DISMISS'),
      ...paragraphs(),
      gap(line('Respectfully submitted,')),
      line(person()),
      line(`${own(familyNames)} & ${own(familyNames)} LLP`),
      line('Attorneys for Defendant'),
    ],
    opinion: () => [
      line('(Slip Opinion)', `OCTOBER TERM, ${2015 + random.below(11)}`),
      line('Syllabus'),
      gap(line('SUPREME COURT OF THE UNITED STATES')),
      gap(line(`${own(familyNames).toUpperCase()} v. ${company().toUpperCase()}`)),
      line(`No. ${15 + random.below(11)}–${1000 + random.below(999)}. Argued ${date()}—Decided ${date()}`),
      ...paragraphs(),
      gap(line(`${own(familyNames).toUpperCase()}, J., delivered the opinion of the Court.`)),
      ...paragraphs(),
    ],
    'press release': () => [
      line(random.pick(['FOR IMMEDIATE RELEASE', 'Press Release', 'News'])),
      line(date()),
      heading(`${company()} Names ${person()} ${random.pick(levels)}`),
      ...paragraphs(),
      gap(line('Media contact:')),
      line(person()),
      ...contact(),
    ],
    journal: () => [
      line(
        random.pick(['Journal of Undergraduate Studies', 'Law Review', 'Annals of Policy']),
        `Volume ${random.below(40)}, Issue Two`,
      ),
      heading(random.pick(papers)),
      line(person()),
      line(person()),
      line('Department of Government, State University'),
      heading('Abstract'),
      ...paragraphs(),
      heading('1. Introduction'),
      ...paragraphs(),
    ],
    letterhead: () => [
      line(`${person()}, Clerk`),
      line('United States Court of Appeals'),
      ...contact(),
      gap(line('NOTICE TO COUNSEL')),
      ...paragraphs(),
      gap(line(`${own(familyNames)} v. ${own(familyNames)}, No. 17-${1000 + random.below(999)}`)),
    ],
    'application letter': () => [
      line(person()),
      ...contact(),
      gap(line(date())),
      gap(
        line(
          random.pick([
            'To Whom It May Concern,',
            'Dear Hiring Manager,',
            'Dear Recruitment Officer,',
            'Dear Sir or Madam,',
          ]),
        ),
      ),
      line(`Re: ${random.pick(levels)} position`),
      ...paragraphs(),
      gap(
        line(
          `I have ${2 + random.below(9)} years of experience with ${company()}. I look forward to hearing from you.`,
        ),
      ),
      gap(line(random.pick(['Sincerely,', 'Kind regards,', 'Yours faithfully,']))),
      line(person()),
    ],
    'letter of a trade': () => [
      ...(random.chance(0.7) ? [line(person()), ...contact()] : []),
      gap(line(date())),
      ...(random.chance(0.6) ? [line(person()), line(trade.title()), line(trade.firm(false)), line(trade.home())] : []),
      gap(
        line(
          random.pick([
            'Dear Hiring Manager,',
            'Dear Sir/Madam,',
            `Dear ${own(givenNames)},`,
            'To whom it may concern:',
            `Dear ${trade.firm(false)} team,`,
            'Hello,',
          ]),
        ),
      ),
      ...Array.from({ length: 2 + random.below(3) }, () =>
        gap(
          line(
            `${random.pick([`I am writing to apply for the position of ${trade.title()}.`, `As a ${trade.title()} at ${trade.firm(false)}, I have learned a lot.`, `I graduated from ${trade.school()} with a ${trade.degree()}.`, 'I was excited to find your opening.'])} In my last role I ${trade.sentence().toLowerCase()}. I also ${trade.sentence().toLowerCase()}.`,
          ),
        ),
      ),
      gap(line(random.pick(['Sincerely,', 'Best regards,', 'Thank you for your time,', 'Yours truly,']))),
      line(person()),
    ],
    readme: () => [
      heading(trade.project()),
      line(`${trade.sentence()}.`),
      ...(random.chance(0.3) ? [line(`By ${person()}, ${person()}`)] : []),
      ...['Installation', 'Usage', 'Requirements', 'Features', 'License', 'Contributing', 'Authors', 'Tests', 'Demo']
        .filter(() => random.chance(0.6))
        .flatMap((title) => [
          heading(random.chance(0.4) ? `## ${title}` : title),
          ...Array.from({ length: 1 + random.below(4) }, () =>
            random.pick([
              () => bullet(trade.sentence()),
              () => line(`npm install ${trade.coined().toLowerCase()}`),
              () => line(`${trade.sentence()}. ${trade.sentence()}.`),
              () => bullet(`${trade.tool()}: ${trade.tools(2)}`),
              () => line(`${person()} (${own(givenNames).toLowerCase()}@example.org)`),
            ])(),
          ),
        ]),
    ],
    blog: () => [
      heading(
        `${random.pick(['How I', 'Why I', 'Five ways to', 'Notes on', 'What I learned when I'])} ${trade.sentence().toLowerCase()}`,
      ),
      line(
        `${random.pick(['By ', 'Posted by ', '', 'From '])}${person()}${random.pick([', ', ' | ', ' on '])}${date()}`,
      ),
      ...Array.from({ length: 4 + random.below(6) }, () =>
        gap(
          line(
            `${trade.sentence()}. ${person()}, ${trade.title()} at ${trade.firm(false)}, told us that the team ${trade.sentence().toLowerCase()}. ${sentence()}`,
          ),
        ),
      ),
    ],
    poster: () => [
      heading(`${trade.subject()} and ${trade.subject()}: ${trade.sentence()}`),
      line(`${person()}, ${person()}, and ${person()}`),
      line(`${trade.department()}, ${trade.school()}`),
      ...['Abstract', 'Introduction', 'Methods', 'Results', 'Discussion', 'References'].flatMap((title) => [
        heading(title),
        ...Array.from({ length: 1 + random.below(3) }, () =>
          random.pick([bullet(trade.sentence()), line(`${trade.sentence()}.`)]),
        ),
      ]),
    ],
    bio: () => [
      line(`${person()} joins ${trade.firm(false)} as ${trade.title()}`),
      line(`${trade.home()}, ${date()}`),
      ...Array.from({ length: 3 + random.below(4) }, () =>
        gap(
          line(
            `${trade.firm(false)} announced that ${person()} will serve as ${trade.title()}. Previously, the team ${trade.sentence().toLowerCase()}. ${sentence()}`,
          ),
        ),
      ),
      gap(line(`Media contact: ${person()}, (614) 555-0123`)),
    ],
    essay: () => [
      ...(random.chance(0.7)
        ? [
            line(person()),
            line(`${random.pick(['Professor', 'Dr.', 'Ms.'])} ${own(familyNames)}`),
            line(`${random.pick(['English', 'History', 'Government', 'Philosophy'])} ${100 + random.below(300)}`),
            line(date()),
          ]
        : []),
      { ...heading(random.pick(papers).replaceAll(/[“”]/g, '')), isCentered: true },
      ...(random.chance(0.3) ? [line(person())] : []),
      ...Array.from({ length: 4 + random.below(8) }, () => [
        ...(random.chance(0.2) ? [heading(trade.subject())] : []),
        gap(line(`${sentence()} ${trade.sentence()} (${own(familyNames)} ${random.below(300)}). ${sentence()}`)),
      ]).flat(),
      heading(random.pick(['Works Cited', 'References', 'Notes'])),
      ...Array.from({ length: 3 + random.below(6) }, () =>
        line(
          `${own(familyNames)}, ${own(givenNames)}. ${random.pick(papers)} ${company()}, ${1960 + random.below(65)}.`,
        ),
      ),
    ],
    'court order': () => [
      ...(random.chance(0.5) ? [line(random.pick(['NOT FOR PUBLICATION', 'FILED', 'Certified for publication']))] : []),
      line(random.pick(['UNITED STATES COURT OF APPEALS', 'SUPREME COURT OF OHIO', 'IN THE DISTRICT COURT'])),
      line(random.pick(['FOR THE NINTH CIRCUIT', 'DISTRICT OF OREGON', 'COUNTY OF LAKE'])),
      gap(line(`${person().toUpperCase()}, ${random.pick(['Plaintiff-Appellant,', 'Petitioner,'])}`)),
      line('v.', `No. ${10 + random.below(16)}-${1000 + random.below(8999)}`),
      line(
        `${company().toUpperCase()}, ${random.pick(['Defendant-Appellee.', 'Respondent.'])}`,
        'D.C. No. 2:19-cv-00123',
      ),
      gap(line(`Appeal from the District Court; ${person()}, District Judge, Presiding`)),
      line(`Argued and Submitted ${date()}`),
      line(`Before: ${person()}, ${person()}, and ${person()}, Circuit Judges.`),
      ...Array.from({ length: 2 + random.below(3) }, () =>
        line(
          `${person()}, ${random.pick(['argued', 'Attorney General', own(familyNames)])}, for ${random.pick(['appellant', 'appellee'])}.`,
        ),
      ),
      heading(random.pick(['OPINION', 'ORDER', 'MEMORANDUM'])),
      ...['I', 'II', 'A.', 'B.', 'III']
        .filter(() => random.chance(0.7))
        .flatMap((number) => [{ ...heading(number), isCentered: true }, ...paragraphs()]),
      line(
        `${1 + random.below(9)} See ${own(familyNames)} v. ${own(familyNames)}, ${200 + random.below(400)} U.S. ${random.below(900)} (${1950 + random.below(75)}).`,
      ),
      line(random.pick(['AFFIRMED.', 'IT IS SO ORDERED.', 'REVERSED AND REMANDED.'])),
      line(`${person()}, ${random.pick(['Clerk of Court', 'Circuit Judge', 'Chief Justice'])}`),
    ],
    'long contract': () => [
      {
        ...heading(`${trade.subject()} ${random.pick(['Agreement', 'AGREEMENT', 'License', 'Terms of Service'])}`),
        isCentered: true,
      },
      ...(random.chance(0.5)
        ? [line(`Dated as of ${date()}`), line('between'), line(company()), line('and'), line(person())]
        : []),
      ...Array.from({ length: 5 + random.below(8) }, (_, at) => [
        heading(
          `${random.pick(['ARTICLE ', 'Section ', ''])}${at + 1}. ${random.pick(['Definitions', 'Duties', 'Compensation', 'Term and Termination', 'Position and Duties', 'Education and Training', 'Experience', 'License', 'Indemnity'])}`,
        ),
        ...paragraphs().flatMap((row, index) => [
          line(`${at + 1}.${index + 1}`, random.pick(['“Affiliate” means', 'Each party', 'Subject to Section 4,'])),
          row,
        ]),
      ]).flat(),
      gap(line('If to the Company:')),
      ...contact(),
      line(`Attention: ${person()}, ${trade.title()}`),
      gap(line(company())),
      line('By: /s/', person()),
      line('Name:', person()),
      line('Title:', trade.title()),
      line('Date:', date()),
    ],
    news: () => [
      line(random.pick(['Latest News', 'Blog', 'Newsroom', 'Archive']), date()),
      heading(`${person()} ${random.pick(['on', 'and', 'says'])} ${trade.sentence().toLowerCase()}`),
      line(`${random.pick(['By', 'by', 'Author:', 'Story by'])} ${person()}`),
      line(`${random.pick(['Updated', 'Published', 'Posted'])} ${date()}`),
      ...Array.from({ length: 3 + random.below(8) }, () => [
        ...(random.chance(0.25) ? [heading(trade.sentence())] : []),
        gap(line(`“${sentence()}” said ${person()}, ${trade.title()} of ${trade.firm(false)}. ${trade.sentence()}.`)),
      ]).flat(),
      ...(random.chance(0.5)
        ? [
            heading('About the author'),
            line(`${person()} is a ${trade.title()} at ${trade.firm(false)} in ${trade.home()}.`),
          ]
        : []),
      ...['Share', 'Related posts', 'Leave a comment', 'Categories']
        .filter(() => random.chance(0.5))
        .map((text) => line(text)),
    ],
    transcript: () => [
      heading('UNOFFICIAL TRANSCRIPT'),
      line('Student:', person()),
      line('Program:', 'Juris Doctor'),
      ...Array.from({ length: 6 }, () =>
        line(
          random.pick(['Contracts', 'Torts', 'Evidence', 'Civil Procedure', 'Property', 'Tax']),
          String(1 + random.below(4)),
          random.pick(['A', 'A-', 'B+', 'B']),
        ),
      ),
      line('Cumulative GPA', '3.61'),
    ],
    'biography of a firm': () => [
      heading(`About ${own(familyNames)} & ${own(familyNames)} LLP`),
      ...paragraphs(),
      heading('Our Attorneys'),
      ...Array.from({ length: 4 }, () => line(person(), random.pick(levels))),
      heading('Contact Us'),
      ...contact(),
    ],
    list: () => [
      heading(random.pick(['Attendees', 'Closing Checklist', 'Conference Program', 'Phone List'])),
      ...Array.from({ length: 8 }, () => line(person(), company(), random.pick(levels))),
    ],
    email: () => [
      line(`From: ${person()}`),
      line(`To: ${person()}`),
      line(`Sent: ${date()} 9:14 AM`),
      line(`Subject: ${random.pick(objects)}`),
      gap(line(`Hi ${own(givenNames)},`)),
      ...paragraphs(),
      gap(line('Best,')),
      line(own(givenNames)),
      gap(line(person())),
      line(`${random.pick(levels)} | ${company()}`),
      ...contact(),
    ],
  }
  const text = {
    person,
    company,
    school: trade.school,
    sentence,
    date,
    papers,
    email: () => contactAddress(random, own),
  }
  const rowsOf = (one: OtherKind): Row[] => {
    if (one === 'part of another document') {
      const rows = rowsOf(random.pick(otherKinds.filter((other) => other !== one)))
      const start = random.below(rows.length)
      return rows.slice(start, start + 1 + random.below(9))
    }
    return isTextKind(one) ? composeText(one, random, text) : makers[one]()
  }
  return { layout: undefined, isResume: false, main: rowsOf(kind), side: [], truth: { positions: [] } }
}

const isTextKind = (kind: OtherKind): kind is TextKind => (textKinds as readonly string[]).includes(kind)

const contactAddress = (random: Random, own: (list: readonly string[]) => string): string =>
  `${own(familyNames)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')}${random.below(90)}@example.${random.pick(['com', 'edu', 'org'])}`
