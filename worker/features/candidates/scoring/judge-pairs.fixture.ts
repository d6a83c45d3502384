import { bm25, gradeByRules, ndcgAt10, pairCandidates, pairJobs, pairsNow } from './labelled-pairs.fixture.ts'
import { scoreApplication } from './score-application.ts'
import { jobFacts } from './score-facts.ts'
import { writtenPiles } from './written-pairs.fixture.ts'

const ordered = (scores: readonly number[], grades: readonly number[]): number[] =>
  scores
    .map((score, at) => ({ score, grade: grades[at] ?? 0, at }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .map(({ grade }) => grade)

/** Mean nDCG@10 over the jobs, of our score and of BM25, and how many pairs were judged. */
export function judgePairs(): { pairs: number; score: number; bm25: number } {
  const sums = { score: 0, bm25: 0 }
  for (const one of pairJobs) {
    const job = jobFacts(one.job, pairsNow)
    const grades = pairCandidates.map((candidate) => gradeByRules(one, candidate))
    const scores = pairCandidates.map(
      ({ form, resume }) => scoreApplication({ form, resume, job, now: pairsNow }).score,
    )
    const words = bm25(
      one.words,
      pairCandidates.map(({ resume }) => resume.text),
    )
    sums.score += ndcgAt10(ordered(scores, grades))
    sums.bm25 += ndcgAt10(ordered(words, grades))
  }
  return {
    pairs: pairJobs.length * pairCandidates.length,
    score: sums.score / pairJobs.length,
    bm25: sums.bm25 / pairJobs.length,
  }
}

/** Mean nDCG@10 over the hand-written piles, pile by pile. */
export function judgePiles(): {
  pairs: number
  score: number
  bm25: number
  byPile: { title: string; score: number; bm25: number }[]
} {
  const byPile = writtenPiles.map(({ one, candidates }) => {
    const job = jobFacts(one.job, pairsNow)
    const grades = candidates.map((candidate) => gradeByRules(one, candidate))
    const scores = candidates.map(({ form, resume }) => scoreApplication({ form, resume, job, now: pairsNow }).score)
    const words = bm25(
      one.words,
      candidates.map(({ resume }) => resume.text),
    )
    return { title: one.job.title, score: ndcgAt10(ordered(scores, grades)), bm25: ndcgAt10(ordered(words, grades)) }
  })
  const mean = (of: 'score' | 'bm25') => byPile.reduce((sum, one) => sum + one[of], 0) / byPile.length
  return {
    pairs: writtenPiles.reduce((sum, { candidates }) => sum + candidates.length, 0),
    score: mean('score'),
    bm25: mean('bm25'),
    byPile,
  }
}
