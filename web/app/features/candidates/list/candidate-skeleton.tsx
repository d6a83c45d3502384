import type { CandidateView } from '#contract/domain/candidate-view.ts'
import { SkeletonCards, SkeletonRows } from '#web/app/ui/skeleton.tsx'

type CandidateSkeletonProps = { view: CandidateView; isWide: boolean; cardColumns: number }

const label = 'Loading applications...'

/** Takes the place of the candidates while they load. */
export function CandidateSkeleton({ view, isWide, cardColumns }: CandidateSkeletonProps) {
  if (view === 'table' && isWide) return <SkeletonRows label={label} count={16} hasHeader />
  return <SkeletonCards label={label} columns={cardColumns} size={view === 'table' ? 'small' : 'large'} />
}
