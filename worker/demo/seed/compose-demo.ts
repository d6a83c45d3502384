import { accountRows, admins, demoPassword, partners } from './accounts.ts'
import { calendarOf } from './calendar.ts'
import { demoAgreementFiles, demoLimits, demoTermsEvents } from './demo-agreements.ts'
import { demoApplications } from './demo-applications.ts'
import { demoConsents } from './demo-consents.ts'
import { demoConversations } from './demo-conversations.ts'
import { demoExports } from './demo-exports.ts'
import { demoCandidates, demoSavedLists } from './demo-extras.ts'
import { demoFiles } from './demo-files.ts'
import { demoFirmEvents, demoFirms } from './demo-firms.ts'
import { demoIntake } from './demo-intake.ts'
import { demoIntelligence } from './demo-intelligence.ts'
import { demoJobs } from './demo-jobs.ts'
import { demoFollowUps, demoMails } from './demo-mails.ts'
import { demoRejections } from './demo-rejections.ts'
import { demoRepeatEvents } from './demo-repeats.ts'
import { demoSubmissions } from './demo-submissions.ts'
import { randomFrom } from './random.ts'

/** Composes the demo as it is on a day: rows of most tables, and the files of applications, agreements and intake. */
export async function composeDemo({ now, hash }: { now: Date; hash: (password: string) => Promise<string> }) {
  const random = randomFrom(20_260_601)
  const calendar = calendarOf(now)
  const directory = demoFirms(calendar)
  const allJobs = demoJobs({ random, calendar, partnerIds: partners.map(({ id }) => id) })
  const applications = demoApplications({ random, calendar, jobs: allJobs })
  const made = await demoFiles({ random, calendar, applications })
  const exported = demoExports(calendar)
  const agreed = await demoAgreementFiles(calendar)
  const limits = demoLimits(calendar)
  const log = demoFirmEvents(directory, demoTermsEvents({ agreements: agreed.rows, limits }, calendar))
  const intake = await demoIntake({ calendar, applications })
  const submissions = demoSubmissions({ random, calendar, applications })
  const asked = await demoConsents({ calendar, applications, documentId: made.documents.length + 1 })
  demoRepeatEvents(applications)
  const rejected = demoRejections(applications)
  for (const { row, events } of applications)
    row.updatedAt = new Date(Math.max(...events.map((event) => event.createdAt.getTime())))
  const thought = demoIntelligence({ applications, resumes: made.resumes, calendar, now })
  const talk = demoConversations({ random, calendar, applications })
  const plans = demoFollowUps({ calendar, applications })
  const post = demoMails({ calendar, applications, plans })
  const events = applications
    .flatMap((application) => application.events)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const unread = applications
    .filter(({ row }) => row.status === 'new')
    .flatMap(({ row }) =>
      [...new Set([...admins.map(({ id }) => id), row.assignedPartnerId])]
        .filter((userId) => typeof userId === 'number')
        .map((userId) => ({ userId, applicationId: row.id })),
    )
  // One hash for all: the password is published, and a hash costs 0.2 s each.
  const people = accountRows(calendar, await hash(demoPassword))
  const savedLists = demoSavedLists({ random, calendar, jobs: allJobs })
  const candidates = demoCandidates({ random, calendar, jobs: allJobs })

  return {
    calendar,
    directory,
    allJobs,
    applications,
    made,
    exported,
    agreed,
    limits,
    log,
    intake,
    submissions,
    asked,
    rejected,
    thought,
    talk,
    plans,
    post,
    events,
    unread,
    people,
    savedLists,
    candidates,
  }
}
