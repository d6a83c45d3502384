import type { CandidateProfile } from '#contract/api/sourcing/matching.ts'
import type { Profile } from './profiles.repo.ts'

/** A saved profile as the screens read it. */
export function presentProfile(profile: Profile & { matchCount: number }): CandidateProfile {
  return { ...profile, createdAt: profile.createdAt.toISOString() }
}
