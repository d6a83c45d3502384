import type { inquiries } from '#worker/features/clients/inquiries/inquiries.table.ts'
import type { feedback } from '#worker/features/identity/feedback/feedback.table.ts'
import type { candidates } from '#worker/features/candidates/people/people.table.ts'
import type { savedJobLists } from '#worker/features/sourcing/saved-lists/saved-lists.table.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { savedListStatuses } from '#contract/domain/saved-list-statuses.ts'
import { feedbackPriorities, feedbackStatuses, feedbackTypes } from '#contract/domain/feedback-types.ts'
import { admins, partners } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import type { DemoJob } from './demo-jobs.ts'
import type { Random } from './random.ts'

/** The agency of the demo data, with a number and a domain that are reserved for examples. */
export const demoBrand = {
  brandName: 'Placet Partners',
  brandPhone: '(212) 555-0140',
  brandEmail: 'hello@placet.test',
  brandCity: 'New York',
  brandRegion: 'NY',
  registration: 'open',
} as const satisfies Partial<Settings>

const searchers = [
  'Teodora Vasić',
  'Malcolm Prewitt',
  'Ayesha Siddiqui',
  'Colin Aldridge',
  'Rosalind Okeke',
  'Joaquín Tello',
  'Beverly Nakamura',
  'Anton Ferrell',
  'Sarai Lindholm',
  'Gideon Marsh',
  'Paulina Ostrowska',
  'Everett Sloane',
] as const

/** People on whose behalf a recruiter looks for jobs. */
export function demoCandidates({
  random,
  calendar,
  jobs,
}: {
  random: Random
  calendar: Calendar
  jobs: readonly DemoJob[]
}): (typeof candidates.$inferInsert)[] {
  return searchers.map((name, index) => {
    const job = random.pick(jobs)
    const other = random.pick(jobs)
    return {
      id: index + 1,
      name,
      email: `search${index + 1}@example.org`,
      phone: `(646) 555-01${String(20 + index)}`,
      practiceAreas: [...new Set([job.practiceArea, ...(job.additionalAreas ?? [])])],
      seniority: job.seniority,
      locations: [...new Set([job.location, other.location])],
      salaryMin: job.salaryMin ?? null,
      salaryMax: null,
      remoteWork: index % 4 === 1,
      bigLaw: job.isBigLaw ?? false,
      boutique: job.isBoutique ?? false,
      assignedPartnerId: random.pick(partners).id,
      status: index % 5 === 4 ? 'paused' : 'new',
      notes: index % 3 === 0 ? 'Referred by a former client; wants to move within six months.' : null,
      resumeUrl: null,
      createdAt: calendar.at(40 - index * 3, '11:15'),
    }
  })
}

/** Lists of jobs found online that partners have put before an admin. */
export function demoSavedLists({
  random,
  calendar,
  jobs,
}: {
  random: Random
  calendar: Calendar
  jobs: readonly DemoJob[]
}): (typeof savedJobLists.$inferInsert)[] {
  return searchers.slice(0, 9).map((candidateName, index) => {
    const status = index < 4 ? 'pending' : (savedListStatuses[index % savedListStatuses.length] ?? 'pending')
    const isReviewed = status !== 'pending'
    const found = random
      .some(
        jobs.filter((job) => !job.isConfidential),
        random.int(2, 6),
      )
      .map((job) => ({
        title: job.title,
        url: `https://careers.${job.firmName.toLowerCase().replace(/[^a-z]/g, '')}.example/openings/${job.shortId}`,
        source: `${job.firmName} careers`,
        snippet: `${job.location}. ${job.description.slice(0, 140).trim()} …`,
      }))
    const createdAt = calendar.at(20 - index * 2, '14:10')
    return {
      id: index + 1,
      candidateName,
      submittedBy: (partners[index % partners.length] ?? admins[0])?.id ?? 3,
      jobData: JSON.stringify(found),
      status,
      adminNotes: isReviewed ? 'Checked against open submissions; no overlap.' : null,
      reviewedBy: isReviewed ? (admins[index % 2]?.id ?? 1) : null,
      reviewedAt: isReviewed ? calendar.at(19 - index * 2, '09:45') : null,
      createdAt,
      updatedAt: isReviewed ? calendar.at(19 - index * 2, '09:45') : createdAt,
    }
  })
}

const remarks = [
  [
    'Keyboard shortcut for the next candidate',
    'It would help to move to the next candidate in the list without the mouse while I screen.',
  ],
  [
    'Salary filter on my phone',
    'On a small phone the two ends of the salary slider are hard to tell apart with a thumb.',
  ],
  [
    'Who sees internal notes?',
    'Can partners read the notes that an admin leaves on a candidate who is not assigned to them?',
  ],
  ['Thank you for the clear job pages', 'I found a position in two minutes and could apply from the train. Well done.'],
  ['Export of interview dates', 'Please let us put interview dates into our calendars, ideally as a feed.'],
  [
    'Document name is cut off',
    'Long file names are cut off in the list of documents, so two transcripts look the same.',
  ],
  ['How long is a resume kept?', 'I applied last month and want to know how long my resume stays on file.'],
  ['More cities in Ohio', 'There are few openings outside of Columbus. Are more firms planned?'],
] as const

/** Feedback of users and visitors. */
export function demoFeedback(calendar: Calendar): (typeof feedback.$inferInsert)[] {
  return remarks.map(([title, description], index) => {
    const status = feedbackStatuses[index % feedbackStatuses.length] ?? 'open'
    const createdAt = calendar.at(24 - index * 3, '12:25')
    return {
      id: index + 1,
      userId: index % 3 === 0 ? null : ([...partners, ...admins][index]?.id ?? null),
      type: feedbackTypes[index % feedbackTypes.length] ?? 'general_feedback',
      title,
      description,
      status,
      priority: feedbackPriorities[index % feedbackPriorities.length] ?? 'medium',
      adminNotes: status === 'open' ? null : 'On the list for this month.',
      createdAt,
      updatedAt: createdAt,
    }
  })
}

const wroteIn = [
  [
    'Harriet Lowell',
    'harriet.lowell@example.org',
    'attorney',
    'Seventh-year tax associate in Boston. I would look at New York, but my firm must not hear of it.',
  ],
  [
    'Miles Abernathy',
    '(212) 555-0163',
    'hiring',
    'We need two mid-level finance associates in New York before the end of the year. How do your terms look?',
  ],
  [
    'Catalina Duarte',
    'catalina.duarte@example.org',
    'referral',
    'A former colleague with a portable book in real estate wants to move. How do I introduce her?',
  ],
  ['Owen Fairbanks', 'owen.fairbanks@example.org', 'attorney', ''],
  [
    'Ingrid Solheim',
    'ingrid.solheim@example.org',
    'other',
    'Do you speak at law schools? Our career office plans a panel in the spring.',
  ],
  [
    'Rashid Karim',
    '(646) 555-0171',
    'hiring',
    'Boutique in Chicago, fourteen lawyers. We look for a litigation partner with a book.',
  ],
] as const

/** Inquiries from the public site. */
export function demoInquiries(calendar: Calendar): (typeof inquiries.$inferInsert)[] {
  return wroteIn.map(([name, contact, topic, message], index) => {
    const isEmail = contact.includes('@')
    const status = (['new', 'new', 'in_progress', 'in_progress', 'closed', 'closed'] as const)[index] ?? 'new'
    const createdAt = calendar.at(1 + index * 3, '16:05')
    return {
      id: wroteIn.length - index,
      name,
      email: isEmail ? contact : null,
      phone: isEmail ? null : contact,
      topic,
      message,
      status,
      note: status === 'closed' ? 'Called back the next morning.' : null,
      assignedTo: status === 'new' ? null : (partners[index % 2]?.id ?? null),
      createdAt,
      updatedAt: status === 'new' ? createdAt : calendar.at(index * 3, '10:20'),
    }
  })
}
