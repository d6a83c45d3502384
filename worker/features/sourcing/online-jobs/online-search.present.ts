import type { OnlineResult } from '#contract/api/sourcing/online-jobs.ts'
import { jobPlatformName, platformOf } from '#contract/domain/job-platforms.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import type { SourceStanding } from './online-search.repo.ts'
import type { OnlinePage } from './online-search.service.ts'

export const presentStanding = ({ total, fresh, reading, failed, asOf }: SourceStanding) => ({
  sources: { total, fresh, reading, failed },
  asOf: asOf?.toISOString() ?? null,
})

export function presentFound(row: OnlinePage['found'][number]): OnlineResult {
  const adapter = jobPlatformName(row.adapter)
  const { salaryMin, salaryMax } = row
  return {
    id: row.id,
    title: row.title,
    firm: row.firm,
    url: row.url,
    source: row.source,
    snippet: row.snippet,
    location: row.place,
    isRemote: row.isRemote === 1,
    salary: salaryMin === null && salaryMax === null ? null : jobSalaryText({ salaryMin, salaryMax }),
    salaryMin,
    salaryMax,
    practiceArea: row.practiceArea,
    seniority: row.seniority,
    postedAt: row.postedAt === null ? null : new Date(row.postedAt).toISOString(),
    isNew: row.isNew,
    seenBefore: row.seenBefore,
    isSaved: row.savedFor !== null,
    savedFor: row.savedFor,
    attribution: (adapter && platformOf(adapter).attribution) ?? null,
  }
}
