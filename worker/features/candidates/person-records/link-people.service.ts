import { isBlank } from '#worker/features/candidates/people/empty-fields.service.ts'
import type { PersonLinksRepo, StatedPerson } from './person-links.repo.ts'

type LinkDeps = { personLinks: PersonLinksRepo; now: () => Date }

/** Applications that one run links. */
export const linkedAtOnce = 500

/**
 * Finds or makes the person of applications that have none, newest first, so that the newest application fills a record.
 * One that is cut off is run again by the cron job.
 *
 * @returns How many were linked; after `linkedAtOnce` there may be more.
 */
export async function linkPeople({ personLinks, now }: LinkDeps): Promise<number> {
  const rows = await personLinks.unlinked(linkedAtOnce)
  if (rows.length === 0) return 0
  await personLinks.link(
    peopleOf(rows),
    rows.map(({ id }) => id),
    now(),
  )
  return rows.length
}

type UnlinkedApplication = Awaited<ReturnType<PersonLinksRepo['unlinked']>>[number]

/** One person for each email address, with what the newest application states and older ones add. */
function peopleOf(rows: readonly UnlinkedApplication[]): StatedPerson[] {
  return [...Map.groupBy(rows, ({ email }) => email)].map(([email, some]) => {
    const stated = some.map(({ id: _id, appliedAt: _at, ...facts }) => facts)
    const merged = stated.reduceRight((older, newer) => ({
      ...older,
      ...(Object.fromEntries(Object.entries(newer).filter(([, value]) => !isBlank(value))) as Partial<typeof newer>),
    }))
    return { ...merged, email, firstAppliedAt: some.at(-1)?.appliedAt ?? new Date(0) }
  })
}
