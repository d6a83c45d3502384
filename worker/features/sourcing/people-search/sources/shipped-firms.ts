import type { PeopleSourcesRepo } from './people-sources.repo.ts'
import shipped from './shipped-firms.json' with { type: 'json' }

/** The shipped firms as rows. */
export const shippedFirms = () =>
  (shipped as [string, string][]).map(([name, domain]) => ({ name, site: `https://${domain}`, host: domain }))

/** Puts the shipped firms into an installation that never had them. Safe to run at every chance. */
export async function ensureShippedSources(deps: { peopleSources: PeopleSourcesRepo; now: () => Date }): Promise<void> {
  const firms = shippedFirms()
  if (await deps.peopleSources.hasHost(firms.at(-1)?.host ?? '')) return
  await deps.peopleSources.addShipped(firms, deps.now())
}
