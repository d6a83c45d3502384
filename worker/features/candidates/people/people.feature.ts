import type { Feature } from '#worker/feature.ts'
import { personFactsRepo } from './person-facts.repo.ts'

const repos = { personFacts: personFactsRepo }

export const peopleFeature: Feature<typeof repos> = {
  repos,
  personalTables: [{ table: 'candidates', columns: { name: 'name', phone: 'phone', profile: 'linkedin_url' } }],
}
