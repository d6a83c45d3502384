import type { DocumentType } from '#contract/domain/document-types.ts'
import { numberText } from '#contract/domain/number-text.ts'
import type { DemoJob } from './demo-jobs.ts'
import type { Paper } from './paper.ts'
import type { Person } from './people.ts'
import { inThePast } from './past-tense.ts'
import { contentOf } from './practice-content.ts'

const contactLine = (person: Person) =>
  [person.location, person.phone, person.email, person.linkedin].filter((part) => part !== null).join('  |  ')

/** A person's résumé, with the same facts as their application form. */
export function resumeOf(person: Person, year: number): Paper {
  const content = contentOf(person.area)
  const related = contentOf(content.near)
  const joined = Math.min(year - 1, person.jdYear + Math.max(1, Math.ceil(person.years / 2)))
  const did = content.duties.map((duty) => `- ${inThePast(duty)}`)
  const didBefore = related.duties.map((duty) => `- ${inThePast(duty)}`)
  return {
    title: person.name,
    author: person.name,
    subtitle: contactLine(person),
    sections: [
      {
        heading: 'Profile',
        lines: [
          `${person.lastTitle} with ${person.years} ${person.years === 1 ? 'year' : 'years'} of experience in ${content.work}. Known for clear drafting, steady judgment and close work with business clients. Experience ${content.wants.join(' and ')}.`,
          ...(person.hasPortableBook
            ? [`Portable book of business of about $${numberText(person.bookValue)} a year.`]
            : []),
        ],
      },
      {
        heading: 'Experience',
        lines: [
          `${person.lastFirm}, ${person.lastTitle}, ${joined} to present`,
          ...did,
          `- Supervised junior attorneys and paralegals and trained them in ${person.area.toLowerCase()} practice`,
          '- Kept matters within budget and reported to clients every month',
          '',
          `${person.formerFirm}, ${content.title} Associate, ${person.jdYear} to ${joined}`,
          ...didBefore,
          '- Researched questions of first impression and presented the findings to partners',
          ...(person.bigFirmYears > 0
            ? [`- Spent ${person.bigFirmYears} of these years on large-firm teams of ten attorneys and more`]
            : []),
          '',
          `Summer Associate, ${person.formerFirm}, ${person.jdYear - 1}`,
          '- Drafted memoranda, discovery requests and closing documents for six practice groups',
        ],
      },
      {
        heading: 'Representative matters',
        lines: [
          `- ${inThePast(content.duties[0] ?? 'Handle matters')} for a listed manufacturer in a matter of $${(person.jdYear % 7) * 40 + 80} million`,
          `- ${inThePast(content.duties[1] ?? 'Handle matters')} for a family-owned business with operations in four states`,
          `- ${inThePast(content.duties[2] ?? 'Handle matters')} on behalf of an institutional client over ${2 + (person.years % 4)} years`,
          `- ${inThePast(related.duties[0] ?? 'Handle matters')} as part of a team across three offices`,
          '- Led a pro bono matter for a community organization from intake to resolution',
        ],
      },
      {
        heading: 'Education',
        lines: [
          `${person.school} School of Law, J.D., ${person.jdYear}`,
          '- Articles editor of a law journal; moot court semifinalist',
          `${person.college}, B.A., ${person.jdYear - 3}`,
          '- Honors in major; student government',
        ],
      },
      { heading: 'Bar admissions', lines: person.bars.map((bar) => `- ${bar}, ${person.jdYear}`) },
      {
        heading: 'Professional activities',
        lines: [
          `- Member, state bar section on ${person.area.toLowerCase()}, since ${Math.min(year, person.jdYear + 1)}`,
          '- Volunteer, legal clinic for small businesses',
          `- Speaker, continuing education program "Current Issues in ${content.title} Practice", ${year - 1}`,
          `- Co-author, "What Clients Ask First: Notes on ${content.title}", bar association newsletter, ${Math.max(person.jdYear + 1, year - 2)}`,
        ],
      },
      { heading: 'Languages', lines: [`English (native or fluent), ${person.language} (professional)`] },
      { heading: 'References', lines: ['Available on request.'] },
    ],
  }
}

/** The letter that a person sends with an application. */
export function coverLetterOf(person: Person, job: DemoJob): string {
  const content = contentOf(person.area)
  const firm = job.isConfidential ? 'your client' : job.firmName
  return [
    'Dear Hiring Partner,',
    `I am writing about the position of ${job.title} in ${job.city ?? job.location}. I graduated from ${person.school} School of Law in ${person.jdYear} and have spent ${person.years} ${person.years === 1 ? 'year' : 'years'} in practice, most recently as ${person.lastTitle} at ${person.lastFirm}.`,
    `My work covers ${content.work}. In the last two years I have ${lowerFirst(inThePast(content.duties[0] ?? 'Handle matters'))}, and I have experience ${content.wants[0]}. ${person.hasPortableBook ? 'Several clients have told me that they would follow me.' : 'I am looking for a place where I can take on more responsibility for clients.'}`,
    `What draws me to ${firm} is the chance to do this work in a group that has chosen to grow with care. I would welcome a conversation.`,
    `Sincerely,\n${person.name}`,
  ].join('\n\n')
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const courses = [
  'Contracts',
  'Civil Procedure',
  'Torts',
  'Property',
  'Constitutional Law',
  'Criminal Law',
  'Legal Writing I',
  'Legal Writing II',
  'Evidence',
  'Business Associations',
  'Federal Income Tax',
  'Administrative Law',
  'Professional Responsibility',
  'Secured Transactions',
  'Trial Advocacy',
  'Negotiation',
  'Federal Courts',
  'Law Journal',
]
const grades = ['A', 'A-', 'B+', 'A', 'B+', 'A-', 'B', 'A', 'A-']

/** A file that belongs to an application, by its type. */
export function documentOf(type: DocumentType, person: Person, year: number): Paper {
  const content = contentOf(person.area)
  const paper = (title: string, sections: Paper['sections']): Paper => ({
    title,
    author: person.name,
    subtitle: `${person.name}  |  ${person.email}`,
    sections,
  })
  if (type === 'transcript')
    return paper(`${person.school} School of Law: Transcript`, [
      { heading: 'Student', lines: [person.name, `Degree: Juris Doctor, conferred May ${person.jdYear}`] },
      {
        heading: 'Courses',
        lines: courses.map(
          (course, index) =>
            `${course}, ${person.jdYear - 3 + Math.floor(index / 6)}: ${grades[(index + person.name.length) % grades.length]}, ${2 + (index % 3)} credits`,
        ),
      },
      { heading: 'Summary', lines: [`Credits earned: 88. Cumulative average: 3.${40 + (person.name.length % 50)}.`] },
    ])
  if (type === 'jd_certificate')
    return paper('Certificate of Degree', [
      {
        heading: `${person.school} School of Law`,
        lines: [
          `This certifies that ${person.name} was awarded the degree of Juris Doctor in May ${person.jdYear}, with all the rights that belong to it.`,
          'Office of the Registrar',
        ],
      },
    ])
  if (type === 'recommendation_letter')
    return paper('Letter of Recommendation', [
      {
        heading: person.formerFirm,
        lines: [
          'To whom it may concern:',
          `${person.name} worked with me for several years in our ${person.area.toLowerCase()} group. I gave the hardest assignments to this attorney because they came back right the first time.`,
          ...content.duties.map((duty) => `- ${inThePast(duty)}`),
          'Clients asked for this attorney by name. I recommend the candidate without reservation.',
        ],
      },
    ])
  if (type === 'other')
    return paper('Representative Matters', [
      {
        heading: `${year - 1} to ${year}`,
        lines: content.duties.map((duty, index) => `- ${inThePast(duty)}; value $${(index + 2) * 35} million`),
      },
      { heading: 'Earlier', lines: contentOf(content.near).duties.map((duty) => `- ${inThePast(duty)}`) },
    ])
  return paper('Memorandum (writing sample, names changed)', [
    {
      heading: 'Question presented',
      lines: [
        `Whether a client that relies on counsel for ${content.work} may withhold performance when the other side has given late notice.`,
      ],
    },
    {
      heading: 'Short answer',
      lines: [
        'Probably yes. The agreement makes timely notice a condition, the delay was not excused, and nothing suggests that the client gave up its right.',
      ],
    },
    {
      heading: 'Discussion',
      lines: [
        'Courts read a notice provision according to its words. Where the parties have called it a condition, strict performance is the rule; where the text is silent, they prefer to read it as a promise whose breach sounds in damages.',
        'The text here is not silent. It says that no obligation arises "unless and until" notice is received, which is the language of condition. The recitals point the same way, because they explain why the client needed time to arrange its affairs.',
        'The other side will say that the client waived the condition by continuing to negotiate. Waiver is the intentional giving up of a known right, and negotiation alone is not enough. Each letter that the client sent reserved its rights.',
        'It will also say that the delay did no harm. Harm matters where notice is a promise. It does not where notice is a condition, save in a narrow line of insurance cases that rest on policy.',
        `Finally, equity abhors a forfeiture. But the amounts at stake are modest next to the value of the relationship, and both sides had counsel experienced ${content.wants[0]}.`,
      ],
    },
    {
      heading: 'Conclusion',
      lines: [
        'The client may withhold performance. It should say so in writing now, and offer to proceed on new terms.',
      ],
    },
  ])
}
