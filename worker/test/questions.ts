// The questions that staff and strangers ask most, by name: bench/ measures them, and worker/db/query-plans.test.ts looks at
// how the database answers them.

/** A name, an address, and for a POST its body; `:partner`, `:job` and `:application` in the address are placeholders of ids. */
export type Question = readonly [name: string, address: string, body?: object]

export const candidateLists: readonly Question[] = [
  ['newest first', '/api/applications/page?limit=50'],
  ['best match first', '/api/applications/page?limit=50&sort=score'],
  ['name, A to Z', '/api/applications/page?limit=50&sort=name'],
  ['by status', '/api/applications/page?limit=50&sort=status'],
  ['status new', '/api/applications/page?limit=50&status=new'],
  ['not rejected, by name', '/api/applications/page?limit=50&status=not_rejected&sort=name'],
  ['one partner', '/api/applications/page?limit=50&partnerId=:partner'],
  ['one partner, best match first', '/api/applications/page?limit=50&partnerId=:partner&sort=score'],
  ['unassigned, interview', '/api/applications/page?limit=50&partnerId=0&status=in_interview'],
  ['a busy job', '/api/applications/page?limit=50&jobId=:job'],
  ['a busy job, best match first', '/api/applications/page?limit=50&jobId=:job&sort=score'],
  ['a busy job, by name, not rejected', '/api/applications/page?limit=50&jobId=:job&sort=name&status=not_rejected'],
  ['to review', '/api/applications/page?limit=50&unread=true'],
  ['part of a name: "okon"', '/api/applications/page?limit=50&q=okon'],
  ['a broad word: "associate"', '/api/applications/page?limit=50&q=associate'],
  ['a broad word, hired', '/api/applications/page?limit=50&q=associate&status=hired'],
  ['a broad word, one partner', '/api/applications/page?limit=50&q=associate&partnerId=:partner'],
  ['two letters: "ka"', '/api/applications/page?limit=50&q=ka'],
  ['shorthand: "M&A"', '/api/applications/page?limit=50&q=M%26A'],
  ['board: new', '/api/applications/page?status=new&limit=12'],
  [
    'board: rejected',
    '/api/applications/page?status=rejected_by_candidate,rejected_by_client,rejected_by_brand&limit=12',
  ],
]

export const jobPages: readonly Question[] = [
  ['no filter, newest', '/api/jobs/page?limit=50'],
  ['no filter, by salary', '/api/jobs/page?limit=50&sort=salary'],
  ['no filter, by title', '/api/jobs/page?limit=50&sort=title'],
  ['closed', '/api/jobs/page?limit=50&status=closed'],
  ['one word (associate)', '/api/jobs/page?limit=50&q=associate'],
  ['two letters (co)', '/api/jobs/page?limit=50&q=co'],
  ['a word that is nowhere', '/api/jobs/page?limit=50&q=zebra'],
  ['shorthand (M&A, NYC)', '/api/jobs/page?limit=50&q=M%26A+NYC'],
  ['one word, by relevance', '/api/jobs/page?limit=50&q=associate&sort=relevance'],
  ['practice area, by title', '/api/jobs/page?limit=50&practiceArea=tax&sort=title'],
  ['state', '/api/jobs/page?limit=50&location=NY'],
  ['remote', '/api/jobs/page?limit=50&remote=true'],
  ['minimum salary from $301,234', '/api/jobs/page?limit=50&salaryMin=301234'],
  [
    'every filter, by salary',
    '/api/jobs/page?limit=50&q=associate&practiceArea=tax&location=New+York,+NY&seniority=associate&workType=Full-time&firmType=big-law&salaryMin=150000&salaryMax=500000&status=open&sort=salary',
  ],
]

const online = '/api/jobs/search-online'
export const onlineSearches: readonly Question[] = [
  ['defaults (any lawyer, United States)', online, {}],
  ['practice area', online, { practiceArea: 'Tax' }],
  ['area with its parts', online, { practiceArea: 'Litigation' }],
  ['city', online, { location: 'Boston, MA' }],
  ['state', online, { location: 'California' }],
  ['two cities', online, { location: 'Boston or Chicago' }],
  ['abroad', online, { location: 'London' }],
  ['remote', online, { location: 'Remote' }],
  ['level', online, { jobTitle: 'Senior Associate Attorney' }],
  ['pay from $250K', online, { salaryFrom: 250 }],
  ['posted within 3 days', online, { postedWithin: 3 }],
  ['one word', online, { q: 'documents' }],
  ['a word that is nowhere', online, { q: 'zebra' }],
  ['two letters', online, { q: 'do' }],
  ['by pay', online, { sort: 'salary' }],
  ['by firm, tax', online, { practiceArea: 'Tax', sort: 'firm' }],
  [
    'all filters',
    online,
    {
      practiceArea: 'Corporate',
      location: 'Boston, MA',
      jobTitle: 'Associate',
      salaryFrom: 150,
      postedWithin: 30,
      q: 'clients',
    },
  ],
]

/** Requests of each staff screen when it opens. */
export const screens: readonly Question[] = [
  ['every screen: who I am', '/api/auth/me'],
  ['every screen: its first request', '/api/boot'],
  ['every screen: the bell', '/api/notifications/unread'],
  ['notifications', '/api/notifications'],
  ['dashboard', '/api/dashboard'],
  ['candidates: saved views', '/api/saved-views'],
  ['candidates: jobs to filter by', '/api/applications/jobs'],
  ['candidates: partners', '/api/users/partners'],
  ['panel: all of a candidate', '/api/applications/:application/panel'],
  ['panel: timeline', '/api/applications/:application/events'],
  ['panel: messages', '/api/applications/:application/messages'],
  ['panel: documents', '/api/applications/:application/documents'],
  ['panel: submissions', '/api/applications/:application/client-submissions'],
  ['panel: follow-ups', '/api/applications/:application/follow-ups'],
  ['panel: match', '/api/applications/:application/match'],
  ['find jobs: profiles', '/api/candidates'],
  ['intake: undecided', '/api/intake/page'],
  ['intake: decided by anybody', '/api/intake/page?list=decided&whose=all'],
  ['intake: received emails', '/api/intake/received?whose=all'],
  ['intake: emails to file', '/api/intake/emails'],
  ['people: everybody', '/api/candidates/page'],
  ['people: a broad word', '/api/candidates/page?q=associate'],
  ['people: a bar and class years', '/api/candidates/page?barState=NY&classFrom=2010&classTo=2020'],
  ['post a job: areas', '/api/practice-areas'],
  ['manage jobs: a job', '/api/jobs/:job'],
  ['manage jobs: its history', '/api/jobs/:job/events'],
  ['online jobs: progress', '/api/jobs/search-online/progress'],
  ['online jobs: saved searches', '/api/saved-searches'],
  ['saved job lists', '/api/saved-job-lists/page'],
  ['people: past searches', '/api/people-search/page'],
  ['people: not to be contacted', '/api/do-not-contact'],
  ['people: not to be contacted, two words', '/api/do-not-contact?q=ann+firm'],
  ['follow-ups', '/api/follow-ups/page'],
  ['follow-ups: without a next step', '/api/follow-ups/unplanned'],
  ['users', '/api/users'],
  ['settings', '/api/settings'],
  ['job sources', '/api/job-sources'],
  ['people sources', '/api/people-sources'],
  ['feedback', '/api/feedback/page'],
  ['inquiries', '/api/inquiries/page'],
  ['submissions', '/api/submissions/page'],
  ['ownerships', '/api/ownerships/page'],
  ['off limits', '/api/off-limits/page'],
  ['firms', '/api/firms/page'],
  ['firms: a part of a name', '/api/firms/page?q=harrow'],
  ['firms: names to verify', '/api/firms/page?verified=no'],
  ['firms: the firm of a typed name', '/api/firms/resolve?name=Harrow+%26+Vale+LLP'],
  ['mails', '/api/mails'],
  ['operations', '/api/health'],
  ['résumés, one word', '/api/resumes/search?q=tax'],
]

export const analyses: readonly Question[] = [
  ['the last 90 days', '/api/analytics'],
  ['a year', '/api/analytics?from=2025-11-21&to=2026-11-20'],
  ['everything since 2020', '/api/analytics?from=2020-01-15&to=2026-11-20'],
  ['a year of one partner', '/api/analytics?from=2025-11-21&to=2026-11-20&partnerId=:partner'],
  ['dashboard', '/api/dashboard'],
]

const everything = new URLSearchParams({
  q: 'associate',
  practiceArea: 'tax',
  location: 'New York, NY',
  seniority: 'associate',
  workType: 'Full-time',
  firmType: 'big-law',
  salaryMin: '150000',
  salaryMax: '400000',
}).toString()

/** Name, query, and how many jobs come before the page. */
export const boardSearches: readonly (readonly [name: string, query: string, skip?: number])[] = [
  ['no filter, most recent', ''],
  ['no filter, salary high to low', 'sort=salary-high'],
  ['no filter, salary low to high', 'sort=salary-low'],
  ['no filter, title', 'sort=title'],
  ['no filter, after 5,000', '', 5000],
  ['one word (associate)', 'q=associate'],
  ['three words (tax new york)', 'q=tax+new+york'],
  ['two letters (co)', 'q=co'],
  ['a word that is nowhere', 'q=zebra'],
  ['shorthand (M&A)', 'q=M%26A'],
  ['shorthand in a metro area', 'q=sr+associate+lev+fin&location=Bay+Area'],
  ['a part of a practice, in its wide sense', 'q=surety'],
  ['practice area', 'practiceArea=tax'],
  ['city', 'location=Boston,+MA'],
  ['state', 'location=NY'],
  ['seniority', 'seniority=counsel'],
  ['work type', 'workType=Part-time'],
  ['firm type', 'firmType=boutique'],
  ['remote', 'remote=true'],
  ['salary from $300K', 'salaryMin=300000'],
  ['salary $201,234 to $298,765', 'salaryMin=201234&salaryMax=298765'],
  ['salary up to $100K, high to low', 'salaryMax=100000&sort=salary-high'],
  ['senior, by title', 'q=senior&sort=title'],
  ['associate, after 5,000', 'q=associate', 5000],
  ['all filters, most recent', everything],
  ['all filters, salary high to low', `${everything}&sort=salary-high`],
  ['all filters, title', `${everything}&sort=title`],
  ['all filters, no result', everything.replace('seniority=associate', 'seniority=managing-partner')],
]

/** Questions that need no answer to another, without their place in the list. */
export const publicSearches: readonly Question[] = boardSearches
  .filter(([, , skip]) => !skip)
  .map(([name, query]) => [name, `/api/public/jobs?limit=20${query ? `&${query}` : ''}`])
