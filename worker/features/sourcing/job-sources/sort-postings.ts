import { sha256Hex } from '#worker/http/digest.ts'
import { classifyPosting, legalKind } from '#worker/reading/posting/classify-posting.ts'
import type { Pay, Posting } from '#worker/reading/posting/online-posting.ts'
import type { JobSourceRow } from './job-sources.repo.ts'
import type { IndexedPosting, OnlineJobRow } from './posting-index.repo.ts'

/** Version of the reader. Raising it reads postings again whose list entry is unchanged. */
const readingVersion = 2

/** Longest id of a posting that is stored as it is. Characters. */
const maxIdLength = 200

/**
 * Sorts legal postings of a list into those to write, new or changed, and those that are unchanged.
 *
 * @param index.known Hashes of the source's postings in the index, by their ids.
 * @param index.addresses Addresses that are taken, with the id of the posting that has each; new ones are added.
 */
export async function sortPostings(
  source: JobSourceRow,
  page: readonly Posting[],
  index: { known: ReadonlyMap<string, { contentHash: string }>; addresses: Map<string, string>; now: Date },
): Promise<{ write: IndexedPosting[]; unchanged: string[] }> {
  const write: IndexedPosting[] = []
  const unchanged: string[] = []
  for (const posting of page) {
    const kind = legalKind(posting.title, posting.firm ?? source.name)
    if (!kind) continue
    const externalId = posting.id.length > maxIdLength ? await sha256Hex(posting.id) : posting.id
    const contentHash = await hashOf(source, posting)
    if (index.known.get(externalId)?.contentHash === contentHash) {
      unchanged.push(externalId)
      continue
    }
    const classified = classifyPosting(posting, source.name, index.now)
    if (!classified) continue
    write.push({
      ...classified,
      urlKey: ownKey(index.addresses, classified.urlKey, externalId),
      externalId,
      contentHash,
      detailRef: kind === 'attorney' ? (posting.detailRef ?? null) : null,
      priority: source.kind === 'aggregator' ? 1 : 0,
    })
  }
  return { write, unchanged }
}

/** The moment of posting is left out: boards that repost jobs change nothing else. */
async function hashOf(source: JobSourceRow, posting: Posting): Promise<string> {
  const { postedAt: _, ...stated } = posting
  return (await sha256Hex(JSON.stringify([readingVersion, source.name, stated]))).slice(0, 32)
}

/** The key of a posting's address. Several postings on one page get the posting's id behind the page's key. */
function ownKey(addresses: Map<string, string>, urlKey: string, externalId: string): string {
  const owner = addresses.get(urlKey)
  addresses.set(urlKey, owner ?? externalId)
  return owner !== undefined && owner !== externalId ? `${urlKey}#${externalId}` : urlKey
}

/** A posting of the index with the fields that its details add; fields that they leave out stay. */
export function withDetail(row: OnlineJobRow, detail: Partial<Posting>): Posting {
  const places = detail.places?.length ? detail.places : row.place.split('; ').filter(Boolean)
  return {
    id: row.externalId,
    title: detail.title ?? row.title,
    url: detail.url ?? row.url,
    firm: row.firm,
    places,
    isRemote: detail.isRemote ?? (row.isRemote || undefined),
    salary: detail.salary ?? indexedPay(row),
    postedAt: detail.postedAt ?? row.postedAt ?? undefined,
    validThrough: detail.validThrough ?? row.validThrough ?? undefined,
    description: detail.description ?? row.snippet,
  }
}

const indexedPay = ({ salaryMin, salaryMax }: OnlineJobRow): Pay | undefined =>
  salaryMin === null && salaryMax === null
    ? undefined
    : { min: salaryMin ?? undefined, max: salaryMax ?? undefined, unit: 'year' }
