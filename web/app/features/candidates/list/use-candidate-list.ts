import { pageQuery, type CandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import { candidatePages } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'

/** The applications that fit the filters, for the table and the cards; the board reads its columns itself. */
export const useCandidateList = (filters: CandidateFilters) =>
  usePagedQuery({ ...candidatePages(pageQuery(filters)), enabled: filters.view !== 'board' })

export type PagedCandidates = ReturnType<typeof useCandidateList>
