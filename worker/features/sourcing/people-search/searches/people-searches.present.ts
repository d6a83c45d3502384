import type { PeopleQuery, PeopleQueryDetail, PersonResult } from '#contract/api/sourcing/people-search.ts'
import { linkableAddress } from '#contract/domain/plain-text.ts'
import type { JudgedResult } from '#worker/features/sourcing/people-search/results/judged-results.service.ts'
import type { ListedPeopleQuery, ScrapingCounts } from './people-searches.repo.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null
const text = (value: string | null) => (value?.trim() ? value : null)

export const presentQuery = (row: ListedPeopleQuery): PeopleQuery => ({
  id: row.id,
  location: row.location,
  keywords: row.keywords,
  jobTitle: row.jobTitle,
  excludeWords: row.excludeWords,
  status: row.status,
  resultCount: row.resultCount,
  createdAt: row.createdAt.toISOString(),
  completedAt: iso(row.completedAt),
  isCancelled: row.cancelledAt !== null,
  searchedBy: row.createdBy === null ? null : { id: row.createdBy, name: row.searcher ?? '' },
  provider: row.provider,
  savedSearchId: row.savedSearchId,
})

export const presentQueryDetail = (row: ListedPeopleQuery, counts: ScrapingCounts): PeopleQueryDetail => ({
  ...presentQuery(row),
  searchQuery: row.searchQuery,
  failure: row.failure,
  hasResults: row.searchedAt !== null,
  progress: {
    firmsTotal: row.firmsTotal,
    firmsRead: row.firmsRead,
    firmsFailed: row.firmsFailed,
    pagesRead: row.pagesRead,
    peopleFound: row.peopleFound,
  },
  profiles: {
    pending: counts.pending,
    scraped: counts.scraped,
    failed: counts.failed,
    notAttempted: counts.not_attempted,
  },
})

export const presentResult = (row: JudgedResult): PersonResult => ({
  id: row.id,
  name: row.name,
  title: text(row.title),
  company: text(row.company),
  practiceArea: text(row.practiceArea),
  email: text(row.email),
  phone: text(row.phone),
  location: text(row.location),
  education: text(row.education),
  barAdmission: text(row.barAdmission),
  clerkships: text(row.clerkships),
  profileSummary: text(row.profileSummary),
  snippet: text(row.snippet),
  sourceUrl: linkableAddress(row.sourceUrl),
  profileUrl: linkableAddress(row.profileUrl),
  scrapingStatus: row.scrapingStatus,
  scrapeFailure: row.scrapeFailure,
  scrapedAt: iso(row.scrapedAt),
  extractedAt: row.extractedAt.toISOString(),
  isValid: row.isValid && row.doNotContactAt === null,
  filterReason: row.isValid && row.doNotContactAt ? 'Marked as do not contact.' : row.filterReason,
  news: row.news,
  previousFirm: row.previousFirm,
  previousTitle: row.previousTitle,
  doNotContact: row.doNotContactAt && {
    since: row.doNotContactAt.toISOString(),
    by: row.doNotContactBy,
    reason: row.doNotContactReason,
  },
  offLimits: row.offLimits,
  personId: row.personId,
})
