import type { Feature } from '#worker/feature.ts'
import { personFactsRepo } from './person-facts.repo.ts'
import { personMatchesRepo } from './person-matches.repo.ts'

const repos = { personFacts: personFactsRepo, personMatches: personMatchesRepo }

export const peopleFeature: Feature<typeof repos> = {
  repos,
  personalTables: [{ table: 'candidates', columns: { name: 'name', phone: 'phone', profile: 'linkedin_url' } }],
}
