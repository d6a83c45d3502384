// Who gets what: read by worker/http/access.test.ts, which asks every endpoint, and by scripts/access-doc.mjs, which writes
// docs/access.md from it. Numbers are HTTP statuses of a call that is otherwise right.

/** Statuses for one kind of caller: a record of theirs, one taken away while they are signed in, another's, and none. */
type ByRecord = { own: number; takenAway?: number; anothers: number; missing: number }

/** One endpoint. Without a record `partner` and `admin` are one number. */
export type Rule = {
  stranger: number
  waiting: number
  disabled: number
  /** An admin who was made a partner, with the cookie from before. */
  demoted: number
  /** Status for all four where the record doesn't exist, if it differs. */
  outsideMissing?: number
  partner: number | ByRecord
  admin: number | ByRecord
}

const shut = { stranger: 401, waiting: 403, disabled: 401, demoted: 401 }

/** One status for every caller. */
const everyone = (status: number): Rule => ({
  stranger: status,
  waiting: status,
  disabled: status,
  demoted: status,
  partner: status,
  admin: status,
})
/** One status for every caller, about a record that exists. */
const everyoneAbout = (status: number, missing = 404): Rule => {
  const about = { own: status, anothers: status, missing }
  return {
    ...everyone(status),
    ...(missing === status ? {} : { outsideMissing: missing }),
    partner: about,
    admin: about,
  }
}
/** Approved accounts, about nothing but themselves. */
const staff = (status = 200): Rule => ({ ...shut, partner: status, admin: status })
/** Approved accounts, about a record that belongs to nobody. */
const staffAbout = (status = 200): Rule => {
  const about = { own: status, anothers: status, missing: 404 }
  return { ...shut, partner: about, admin: about }
}
const admins = (status = 200): Rule => ({ ...shut, partner: 403, admin: status })
const adminsAbout = (status = 200, missing = 404): Rule => ({
  ...shut,
  partner: { own: 403, anothers: 403, missing: 403 },
  admin: { own: status, anothers: status, missing },
})
/** Admins, and the partner whom the application is assigned to: for everybody else it does not exist. */
const onApplication = (
  status = 200,
  differs: { partner?: Partial<ByRecord>; admin?: Partial<ByRecord> } = {},
): Rule => ({
  ...shut,
  partner: { own: status, takenAway: 404, anothers: 404, missing: 404, ...differs.partner },
  admin: { own: status, anothers: status, missing: 404, ...differs.admin },
})
/** Admins, and the partner whose it is. */
const ownersAndAdmins = (status = 200): Rule => ({
  ...shut,
  partner: { own: status, anothers: 404, missing: 404 },
  admin: { own: status, anothers: status, missing: 404 },
})
/** Whose it is alone: another's does not exist, for admins either. */
const ownersOnly = (status = 200): Rule => {
  const own = { own: status, anothers: 404, missing: 404 }
  return { ...shut, partner: own, admin: own }
}

/** Every endpoint; the test fails on one that is missing here, and on one that no longer exists. */
export const accessTable: Record<string, Rule> = {
  // Signing in and out
  'GET /api/auth/me': { ...everyone(401), waiting: 200, partner: 200, admin: 200 },
  'GET /api/boot': { ...everyone(401), waiting: 200, partner: 200, admin: 200 },
  'POST /api/auth/login': everyone(401), // with a wrong password
  'POST /api/auth/second-step': everyone(400), // with a wrong code
  'POST /api/auth/register': everyone(201),
  'GET /api/auth/resets/:token': everyoneAbout(200),
  'POST /api/auth/resets/:token': everyoneAbout(200),
  'GET /api/auth/ways': everyone(200),
  'POST /api/auth/forgot': everyone(409), // without a mail service
  'POST /api/auth/logout': everyone(200),

  // One's own account; 400: with a wrong password
  'GET /api/account': staff(),
  'PATCH /api/account': staff(),
  'PATCH /api/account/preferences': staff(),
  'POST /api/account/password': staff(400),
  'GET /api/account/sessions': staff(),
  'DELETE /api/account/sessions/:id': ownersOnly(),
  'DELETE /api/account/sessions': staff(),
  'POST /api/account/two-factor': staff(400),
  'POST /api/account/two-factor/confirm': staff(400),
  'POST /api/account/two-factor/turn-off': staff(400),
  'POST /api/account/two-factor/recovery-codes': staff(400),

  // The board and applying
  'GET /api/public/jobs': everyone(200),
  'GET /api/public/jobs/:shortId': everyoneAbout(200),
  'GET /api/public/jobs/:shortId/similar': everyoneAbout(200),
  'POST /api/public/jobs/:jobId/experience-field': everyoneAbout(200),
  'POST /api/public/jobs/:jobId/apply': everyoneAbout(201),
  'POST /api/resumes/upload-url': everyone(200),
  'PUT /api/resumes/upload/:id': everyoneAbout(403, 403), // without a signature in the address
  'HEAD /api/resumes/:id': everyoneAbout(200), // one that waits for its application
  'POST /api/resumes/:id/read': everyoneAbout(200), // the same
  'GET /api/practice-areas': everyone(200),
  'POST /api/feedback': everyone(201),
  'POST /api/inquiries': everyone(201),
  'GET /api/health': everyone(200),

  // Applications
  'GET /api/applications': staff(),
  'GET /api/applications/page': staff(),
  'GET /api/applications.csv': staff(),
  'GET /api/applications/jobs': staff(),
  'GET /api/partners/:partnerId/applications': {
    ...ownersAndAdmins(),
    admin: { own: 200, anothers: 200, missing: 200 }, // an empty list
  },
  'POST /api/applications/viewed': staff(),
  'POST /api/applications/bulk/status': staff(), // refuses one by one, in its answer
  'POST /api/applications/bulk/assign': admins(),
  'GET /api/applications/:id/interviews': onApplication(),
  'GET /api/rejection-reasons': staff(),
  'GET /api/email-templates': staff(),
  'POST /api/applications/:id/emails/preview': onApplication(),
  'POST /api/applications/:id/emails': onApplication(),
  'POST /api/applications/:id/mails/:mailId/retry': onApplication(),
  'GET /api/applications/:id/rejection-mail': onApplication(),
  'POST /api/applications/reject': staff(), // refuses one by one, in its answer
  'POST /api/applications/reject/undo': staff(), // the same
  'GET /api/applications/:id': onApplication(),
  'GET /api/applications/:id/panel': onApplication(),
  'GET /api/applications/:id/events': onApplication(),
  'PATCH /api/applications/:id': onApplication(),
  'POST /api/applications/:id/notes': onApplication(),
  'PATCH /api/applications/:id/status': onApplication(),
  'PATCH /api/applications/:id/interview-date': onApplication(),
  'DELETE /api/applications/:id/interview-date': onApplication(),
  'GET /api/applications/:id/interview.ics': onApplication(),
  'GET /api/applications/:id/interview-mail': onApplication(),
  'GET /api/applications/:id/mails': onApplication(),
  'GET /api/applications/:id/mails/:mailId': onApplication(),
  'GET /api/applications/:id/pdf': onApplication(),
  'POST /api/applications/:id/client-profile': onApplication(),
  'PATCH /api/applications/:id/interview-feedback': onApplication(),
  'POST /api/applications/:id/assign': onApplication(200, { partner: { own: 403 } }),
  'POST /api/applications/:id/viewed': onApplication(),
  'GET /api/applications/:id/match': onApplication(),
  'GET /api/applications/:id/analysis': onApplication(404), // of one that has no analysis yet
  'POST /api/applications/:id/analysis': onApplication(202),
  'POST /api/applications/:id/resume/read-again': onApplication(404), // of one without a résumé
  'GET /api/resumes/search': staff(),
  'GET /api/resumes/:id': onApplication(),
  'GET /api/saved-views': staff(),
  'POST /api/saved-views': staff(201),
  'PATCH /api/saved-views/:id': ownersOnly(),
  'DELETE /api/saved-views/:id': ownersOnly(),

  // Records of an application
  'GET /api/applications/:id/documents': onApplication(),
  'POST /api/applications/:id/documents/upload-url': onApplication(),
  'PUT /api/applications/:id/documents/upload/:filename': everyoneAbout(403, 403), // without a signature in the address
  'POST /api/applications/:id/documents': onApplication(201),
  'GET /api/documents/:id/view-url': onApplication(),
  'GET /api/documents/:id/content': onApplication(),
  'DELETE /api/documents/:id': onApplication(),
  'GET /api/applications/:id/messages': onApplication(),
  'POST /api/applications/:id/messages': onApplication(201),
  'PATCH /api/messages/:id': onApplication(200, { admin: { anothers: 403 } }), // seen, but nobody edits another's words
  'GET /api/applications/:id/mentionable': onApplication(),
  'GET /api/applications/:id/client-submissions': onApplication(),
  'POST /api/applications/:id/client-submissions': onApplication(201),
  'GET /api/applications/:id/consents': onApplication(),
  'GET /api/applications/:id/off-limits': onApplication(),
  'POST /api/applications/:id/consents': onApplication(),
  'POST /api/applications/:id/consents/preview': onApplication(),
  'POST /api/applications/:id/consents/record': onApplication(),
  'POST /api/consents/bulk': staff(), // refuses one by one, in its answer
  'POST /api/consents/:id/cancel': onApplication(),
  'POST /api/consents/:id/revoke-link': onApplication(),
  'POST /api/consents/:id/remind': onApplication(),
  'GET /api/consents/:id/reminder': onApplication(),
  'POST /api/consents/:id/link': onApplication(),
  'GET /api/review-rooms/page': staff(),
  'GET /api/review-rooms.csv': staff(),
  'GET /api/review-rooms/choices': staff(),
  'POST /api/review-rooms': onApplication(),
  'GET /api/review-rooms/:id': onApplication(),
  'PATCH /api/review-rooms/:id': onApplication(),
  'DELETE /api/review-rooms/:id': onApplication(),
  'POST /api/review-rooms/:id/publish': onApplication(),
  'POST /api/review-rooms/:id/remind': onApplication(),
  'POST /api/review-rooms/:id/extend': onApplication(),
  'POST /api/review-rooms/:id/close': onApplication(),
  'POST /api/review-rooms/:id/revoke-link': onApplication(),
  'POST /api/review-rooms/:id/link': onApplication(),
  'POST /api/review-items/:id/reopen': onApplication(),
  'GET /api/applications/:id/profiles': onApplication(),
  'POST /api/candidates/:id/profiles/preview': ownersAndAdmins(),
  'POST /api/candidates/:id/profiles': ownersAndAdmins(201),
  'GET /api/profiles/:id/pdf': ownersAndAdmins(),
  'POST /api/profiles/:id/retire': ownersAndAdmins(),
  'POST /api/profiles/:id/links': ownersAndAdmins(201),
  'POST /api/profiles/:id/links/:linkId/end': ownersAndAdmins(),
  'GET /api/applications/:id/evidence': onApplication(),
  'GET /api/applications/:id/evidence.json': onApplication(),
  'GET /api/applications/:id/repeats': onApplication(),
  'POST /api/application-repeats/:id/take': onApplication(),
  'PATCH /api/client-submissions/:id': onApplication(),
  'DELETE /api/client-submissions/:id': onApplication(),
  'POST /api/client-submissions/:id/sent': onApplication(),
  'POST /api/client-submissions/:id/received': onApplication(),
  'GET /api/submissions/page': staff(),
  'GET /api/submissions.csv': staff(),
  'GET /api/ownerships/page': staff(),
  'GET /api/ownerships.csv': staff(),
  'GET /api/ownerships/:id': ownersAndAdmins(),
  'GET /api/ownerships/:id/evidence.pdf': ownersAndAdmins(),
  'GET /api/ownerships/:id/evidence.json': ownersAndAdmins(),
  'POST /api/ownerships/:id/release': adminsAbout(),
  'POST /api/ownerships/:id/dispute': adminsAbout(),
  'POST /api/ownerships/:id/settle': adminsAbout(),
  'POST /api/ownerships/:id/owner': adminsAbout(),
  'POST /api/client-submissions/:id/close': onApplication(),
  'POST /api/submissions/check': onApplication(), // the body names the application
  'POST /api/submissions/ask-admin': onApplication(),
  'POST /api/prior-contacts': onApplication(201),
  'GET /api/applications/:id/follow-ups': onApplication(),
  'POST /api/follow-ups': onApplication(201), // the body names the record
  'PATCH /api/follow-ups/:id': onApplication(),
  'DELETE /api/follow-ups/:id': onApplication(200, { admin: { anothers: 404 } }), // only who set it
  'GET /api/follow-ups/page': staff(),
  'GET /api/follow-ups.csv': staff(),
  'GET /api/follow-ups/unplanned': staff(),
  'GET /api/follow-ups/unplanned.csv': staff(),
  'GET /api/notifications': staff(),
  'GET /api/notifications/unread': staff(),
  'PATCH /api/notifications/mark-all-read': staff(),
  'PATCH /api/notifications/:id/read': ownersOnly(),

  // Jobs
  'GET /api/jobs': staff(),
  'GET /api/jobs/page': staff(),
  'GET /api/jobs.csv': staff(),
  'GET /api/jobs/:id': staffAbout(),
  'GET /api/jobs/:id/events': adminsAbout(),
  'POST /api/jobs': admins(201),
  'PUT /api/jobs/:id': adminsAbout(),
  'DELETE /api/jobs/:id': adminsAbout(),
  'POST /api/jobs/:id/duplicate': adminsAbout(201),
  'POST /api/jobs/close': admins(),
  'POST /api/jobs/reopen': admins(),
  'POST /api/jobs/parse-description': admins(),
  'POST /api/jobs/scrape-url': admins(422), // of a page that is not there
  'POST /api/practice-areas': admins(201),

  // Finding jobs for candidates
  'POST /api/candidates/parse-natural-language': staff(),
  'POST /api/candidates/match': staff(),
  'GET /api/candidates': staff(),
  'POST /api/candidates': staff(201),
  'PATCH /api/candidates/:id': ownersAndAdmins(),
  'DELETE /api/candidates/:id': ownersAndAdmins(),

  // People
  'GET /api/candidates/page': staff(),
  'GET /api/candidates.csv': staff(),
  'GET /api/candidates/:id': ownersAndAdmins(),
  'GET /api/candidates/:id/submissions': ownersAndAdmins(),
  'GET /api/candidates/:id/correspondence': ownersAndAdmins(),
  'POST /api/candidates/:id/applications': ownersAndAdmins(201),
  'POST /api/candidates/:id/merge': adminsAbout(),
  'POST /api/candidates/merges/:id/undo': adminsAbout(),

  // Firms
  'GET /api/firms.csv': staff(),
  'GET /api/firms/page': staff(),
  'GET /api/firms/resolve': staff(),
  'POST /api/firms': admins(201),
  'GET /api/firms/:id': staffAbout(),
  'GET /api/firms/:id/jobs': staffAbout(),
  'GET /api/firms/:id/submissions': staffAbout(),
  'POST /api/firms/:id/notes': staffAbout(),
  'PATCH /api/firms/:id': adminsAbout(),
  'DELETE /api/firms/:id': adminsAbout(),
  'POST /api/firms/:id/merge': adminsAbout(),
  'POST /api/firms/merges/:mergeId/undo': adminsAbout(),
  'GET /api/contacts.csv': staff(),
  'GET /api/firms/:id/contacts': staffAbout(),
  'POST /api/firms/:id/contacts': staffAbout(201),
  'GET /api/firms/:id/correspondence': staffAbout(),
  'PATCH /api/contacts/:id': adminsAbout(),
  'DELETE /api/contacts/:id': adminsAbout(),
  'GET /api/firms/:id/agreements': staffAbout(),
  'POST /api/firms/:id/agreements': adminsAbout(201),
  'PATCH /api/agreements/:id': adminsAbout(),
  'POST /api/agreements/:id/document/upload-url': adminsAbout(),
  'PUT /api/agreements/:id/document/upload/:filename': everyoneAbout(403, 403), // without a signature in the address
  'PUT /api/agreements/:id/document': adminsAbout(),
  // Partners: only where the agency shows them fees
  'GET /api/agreements/:id/document': {
    ...shut,
    partner: { own: 404, anothers: 404, missing: 404 },
    admin: { own: 200, anothers: 200, missing: 404 },
  },
  'DELETE /api/agreements/:id/document': adminsAbout(),
  'GET /api/off-limits.csv': staff(),
  'GET /api/off-limits/page': staff(), // of people only a partner's own
  'POST /api/off-limits': admins(201),
  'DELETE /api/off-limits/:id': adminsAbout(),

  // Intake
  'POST /api/intake': staff(),
  'PUT /api/intake/upload/:id': {
    ...shut,
    partner: { own: 403, anothers: 403, missing: 403 },
    admin: { own: 403, anothers: 403, missing: 403 },
  }, // without a signature in the address
  'GET /api/intake/page': staff(),
  'GET /api/intake/addresses': staff(),
  'POST /api/intake/addresses/replace': staff(),
  'GET /api/intake/received': staff(),
  'GET /api/intake/emails': staff(),
  'POST /api/intake/emails/:id/keep': ownersAndAdmins(),
  'POST /api/intake/emails/:id/ignore': ownersAndAdmins(),
  'POST /api/intake/emails/:id/restore': ownersAndAdmins(),
  'POST /api/intake/keep-all': staff(), // refuses one by one, in its answer
  'POST /api/intake/:id/keep': ownersAndAdmins(),
  'POST /api/intake/:id/discard': ownersAndAdmins(),
  'POST /api/intake/:id/restore': ownersAndAdmins(),
  'POST /api/intake/:id/retry': ownersAndAdmins(),
  'GET /api/intake/:id/file': ownersAndAdmins(),
  // Importing records
  'GET /api/imports': admins(),
  'POST /api/imports': admins(400), // of a file without rows
  'GET /api/imports/template.csv': admins(),
  'GET /api/imports/:id': adminsAbout(),
  'GET /api/imports/:id/rows': adminsAbout(),
  'GET /api/imports/:id/resumes': adminsAbout(),
  'PUT /api/imports/:id/resumes/:row': adminsAbout(400), // without a file
  'GET /api/imports/:id/report.csv': adminsAbout(),
  'POST /api/imports/:id/check': adminsAbout(202),
  'POST /api/imports/:id/decisions': adminsAbout(),
  'POST /api/imports/:id/run': adminsAbout(202),
  'POST /api/imports/:id/undo': adminsAbout(202),
  'DELETE /api/imports/:id': adminsAbout(204),
  // Archive of everything
  'GET /api/archives': admins(),
  'POST /api/archives': admins(400), // without the caller's own password
  'POST /api/archives/:id/retry': adminsAbout(202),
  'DELETE /api/archives/:id': adminsAbout(204),
  'POST /api/archives/:id/download-link': adminsAbout(400), // without the caller's own password
  'GET /api/archives/:id/archive.zip': adminsAbout(403), // without a link that a password has made

  // Online jobs
  'POST /api/jobs/search-online': staff(),
  'GET /api/jobs/search-online/progress': staff(),
  'GET /api/saved-searches': staff(),
  'POST /api/saved-searches': staff(201),
  'PATCH /api/saved-searches/:id': ownersOnly(),
  'POST /api/saved-searches/:id/look': ownersOnly(),
  'DELETE /api/saved-searches/:id': ownersOnly(204),
  'GET /api/saved-job-lists': staff(),
  'GET /api/saved-job-lists/page': staff(),
  'GET /api/saved-job-lists.csv': staff(), // partners: their own
  'POST /api/saved-job-lists': staff(201),
  'GET /api/saved-job-lists/:id': ownersAndAdmins(),
  'PATCH /api/saved-job-lists/:id/status': adminsAbout(),
  'GET /api/people-search': staff(),
  'GET /api/people-search/page': staff(),
  'GET /api/people-search/providers': staff(),
  'POST /api/people-search': staff(201),
  'GET /api/people-search/:id': ownersAndAdmins(),
  'GET /api/people-search/:id/results.csv': ownersAndAdmins(),
  'POST /api/people-search/:id/cancel': ownersAndAdmins(),
  'DELETE /api/people-search/:id': ownersAndAdmins(),
  'POST /api/people-search/:id/scrape-profiles': ownersAndAdmins(202),
  'POST /api/people-search/:id/results/:resultId/scrape-profile': ownersAndAdmins(202),
  'PUT /api/people-search/:id/results/:resultId/do-not-contact': ownersAndAdmins(),
  'POST /api/people-search/:id/results/:resultId/candidate': ownersAndAdmins(),
  'DELETE /api/people-search/:id/results/:resultId/person': {
    ...ownersAndAdmins(),
    partner: { own: 403, anothers: 404, missing: 404 }, // seen, but only admins delete people
  },
  'GET /api/do-not-contact': staff(),
  'GET /api/do-not-contact.csv': staff(),
  'DELETE /api/do-not-contact/:id': staffAbout(),
  'GET /api/people-sources': admins(),
  'POST /api/people-sources': admins(201),
  'PATCH /api/people-sources/:id': adminsAbout(),
  'DELETE /api/people-sources/:id': adminsAbout(204),
  'POST /api/people-sources/:id/read': adminsAbout(),
  'GET /api/job-sources': admins(),
  'GET /api/job-sources.csv': admins(),
  'GET /api/online-jobs.csv': staff(),
  'POST /api/job-sources': admins(201),
  'PATCH /api/job-sources/:id': adminsAbout(),
  'DELETE /api/job-sources/:id': adminsAbout(204),
  'POST /api/job-sources/:id/read': adminsAbout(),

  // Running the agency
  'GET /api/dashboard': staff(),
  'GET /api/users': admins(),
  'POST /api/users': admins(201),
  'PATCH /api/users/:id': adminsAbout(),
  'DELETE /api/users/:id': adminsAbout(),
  'POST /api/users/:id/reset-link': adminsAbout(400, 400), // without the caller's own password
  'DELETE /api/users/:id/two-factor': adminsAbout(400, 400),
  'GET /api/users/partners': admins(),
  'GET /api/partners': admins(),
  'GET /api/settings': admins(),
  'PATCH /api/settings': admins(),
  'GET /api/settings/history': admins(),
  'GET /api/inquiries/page': staff(), // partners: those assigned to them
  'GET /api/inquiries.csv': staff(), // partners: those assigned to them
  'PATCH /api/inquiries/:id': ownersAndAdmins(),
  'GET /api/feedback/page': admins(),
  'GET /api/feedback.csv': admins(),
  'PATCH /api/feedback/:id': adminsAbout(),
  'GET /api/analytics': admins(),
  'GET /api/analytics/csv': admins(),
  'GET /api/intelligence/usage': admins(),
  'GET /api/account/mails': staff(),
  'PUT /api/account/mails/:kind': staffAbout(),
  'GET /api/mails': admins(),
  'GET /api/mails.csv': admins(),
  'GET /api/mails/:id': adminsAbout(),
  'POST /api/mails/:id/send': adminsAbout(),
  'POST /api/mails/:id/clear-address': adminsAbout(),
  'POST /api/mail-templates/:kind/preview': adminsAbout(400), // of a text without what the mail must say
  'POST /api/mail-events': everyone(404),
  'POST /api/candidate-data/find': admins(),
  'POST /api/candidate-data/export': admins(404), // of somebody whom nobody knows
  'POST /api/candidate-data/erase': admins(404), // the same
  'GET /api/candidate-data/retention': admins(),
  'GET /api/candidate-data/erasures': admins(),
  'GET /api/backups': admins(),
  'POST /api/backups': admins(409), // where no bucket is set up
  'GET /api/dead-letters': admins(),
  'POST /api/dead-letters/:id/retry': adminsAbout(409), // of a task that this version does not know
  'DELETE /api/dead-letters/:id': adminsAbout(),
}

/**
 * Pages and files for programs: the same for everyone, because a private page is for the holder of its link.
 * `missing`: where what the address names is not there.
 */
export const pageTable: Record<string, { status: number; missing?: number }> = {
  'GET /': { status: 200 },
  'GET /jobs': { status: 200 },
  'GET /public': { status: 200 },
  'GET /public-jobs': { status: 200 },
  'GET /job/:shortId': { status: 200, missing: 404 },
  'GET /privacy': { status: 200 },
  'GET /terms': { status: 200 },
  'GET /cookies': { status: 200 },
  'GET /gdpr': { status: 200 },
  'GET /employers': { status: 200 },
  'GET /support': { status: 200 },
  'GET /robots.txt': { status: 200 },
  'GET /sitemap.xml': { status: 200 },
  'GET /sitemaps/:part': { status: 200, missing: 404 },
  'GET /jobs.xml': { status: 200 },
  'GET /jobs.rss': { status: 200 },
  'GET /feed.json': { status: 200 },
  'GET /llms.txt': { status: 200 },
  'GET /speculation-rules.json': { status: 200 },
  'POST /jobs/alerts': { status: 200 },
  'GET /apply/:shortId/form': { status: 200, missing: 404 },
  'POST /apply/:shortId/form': { status: 400, missing: 404 }, // of a form without its fields
  'GET /inquiry': { status: 200 },
  'POST /inquiry': { status: 200 },
  'GET /application/:token': { status: 200, missing: 404 },
  'POST /application/:token': { status: 200, missing: 404 },
  'GET /consent/:token': { status: 200, missing: 404 },
  'POST /consent/:token': { status: 400, missing: 404 }, // of a form without an answer
  'GET /profile/:token': { status: 200, missing: 404 },
  'POST /profile/:token': { status: 400, missing: 404 }, // of a form without an answer
  'GET /review/:token': { status: 200, missing: 404 },
  'POST /review/:token': { status: 400, missing: 404 }, // of a form without an action
  'POST /review/:token/code': { status: 200, missing: 404 }, // the cover, for a reader who hasn't opened the room
  'POST /review/:token/resume': { status: 400, missing: 404 }, // before the code
  'GET /alerts/:token': { status: 200, missing: 404 },
  'POST /alerts/:token': { status: 200, missing: 404 },
  'GET /mail/stop/:token': { status: 200, missing: 404 },
  'POST /mail/stop/:token': { status: 200, missing: 200 }, // a mail program that asks twice gets the same answer
}

export type Caller = 'stranger' | 'waiting' | 'disabled' | 'demoted' | 'partner' | 'admin'
export type RecordKind = 'own' | 'takenAway' | 'anothers' | 'missing'

/** Expected status of a caller about a kind of record; undefined where there is no such case. */
export function expectedStatus(rule: Rule, caller: Caller, kind: RecordKind): number | undefined {
  if (caller === 'partner' || caller === 'admin') {
    const expected = rule[caller]
    if (typeof expected !== 'number') return expected[kind]
    return kind === 'own' ? expected : undefined
  }
  const isAboutRecord = typeof rule.partner !== 'number'
  if (!isAboutRecord && kind !== 'own') return undefined
  if (kind === 'takenAway') return undefined
  return kind === 'missing' ? (rule.outsideMissing ?? rule[caller]) : rule[caller]
}

const kindsOfRecord = ['own', 'takenAway', 'anothers', 'missing'] as const
const outsiders = ['stranger', 'waiting', 'disabled', 'demoted'] as const

/**
 * Every case of an endpoint.
 *
 * @param isLong Without it the four who are kept out are asked once where no record can make a difference.
 */
export function casesOf(rule: Rule, isLong: boolean): { caller: Caller; kind: RecordKind; status: number }[] {
  const isWorthAsking = (caller: Caller, kind: RecordKind) =>
    isLong || kind === 'own' || caller === 'partner' || caller === 'admin' || caller === 'stranger'
  return [...outsiders, 'partner' as const, 'admin' as const].flatMap((caller) =>
    kindsOfRecord.flatMap((kind) => {
      const status = expectedStatus(rule, caller, kind)
      return status === undefined || !isWorthAsking(caller, kind) ? [] : [{ caller, kind, status }]
    }),
  )
}

/** The table as a page for people: docs/access.md. */
export function accessPage(): string {
  const outside = (rule: Rule, caller: (typeof outsiders)[number]) =>
    rule.outsideMissing === undefined ? String(rule[caller]) : `${rule[caller]}, missing ${rule.outsideMissing}`
  const inside = (about: number | ByRecord, kind: RecordKind) => {
    if (typeof about !== 'number') return String(about[kind] ?? '')
    return kind === 'own' ? String(about) : ''
  }
  const rows = Object.entries(accessTable).map(([address, rule]) => [
    `\`${address}\``,
    ...outsiders.map((caller) => outside(rule, caller)),
    ...kindsOfRecord.map((kind) => inside(rule.partner, kind)),
    ...(['own', 'anothers', 'missing'] as const).map((kind) => inside(rule.admin, kind)),
  ])
  const head = [
    'Endpoint',
    'Stranger',
    'Waiting account',
    'Disabled account',
    'Demoted admin, old cookie',
    'Partner: own',
    'Partner: taken away',
    'Partner: another’s',
    'Partner: missing',
    'Admin: own',
    'Admin: another’s',
    'Admin: missing',
  ]
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Who may do what',
    '',
    'Made by `npm run access-doc` from `worker/test/access-table.ts`; the tests fail when this page, that table and what the',
    'Worker answers differ (`worker/http/access.test.ts`), and when a route is in none of them.',
    '',
    'Each number is the HTTP status of a call that is otherwise right. 401: sign in first. 403: signed in, and not allowed.',
    '404: not there, which is also the answer for someone who may not know that it is. "Own" is assigned to, written by or',
    'about the caller; "taken away" was theirs until an admin unassigned it while they were signed in. An empty cell: there',
    'marks a missing case. Where a stranger’s refusal depends on no record, one number covers all records.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    '## Pages',
    '',
    'Pages and files for programs answer everyone the same, with whatever session: the holder of the link of a private page is',
    'who it is for. The client application’s pages (`/login`, `/apply/…`, `/admin…`) are one empty page; what they show comes from',
    'the endpoints above.',
    '',
    line(['Page', 'Everyone', 'Missing']),
    line(['---', '---', '---']),
    ...Object.entries(pageTable).map(([address, { status, missing }]) =>
      line([`\`${address}\``, String(status), String(missing ?? '')]),
    ),
    '',
  ].join('\n')
}
