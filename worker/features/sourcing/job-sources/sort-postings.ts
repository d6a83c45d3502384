import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { classifyPosting, legalKind } from '#worker/reading/posting/classify-posting.ts'
import type { Pay, Posting } from '#worker/reading/posting/online-posting.ts'
import { withIndexFields } from './index-fields.ts'
import type { JobSourceRow } from './job-sources.repo.ts'
import type { IndexedPosting, OnlineJobRow } from './posting-index.repo.ts'

/** Version of the reader. Raising it reads postings again whose list entry is unchanged. */
const readingVersion = 3

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
  listed: readonly Posting[],
  index: { known: ReadonlyMap<string, { contentHash: string }>; addresses: Map<string, string>; now: Date },
): Promise<{ write: IndexedPosting[]; unchanged: string[] }> {
  const write: IndexedPosting[] = []
  const unchanged: string[] = []
  for (const posting of withOffices(listed).map(ofEmployer(source, listed))) {
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
      ...withIndexFields(classified),
      urlKey: ownKey(index.addresses, classified.urlKey, externalId),
      externalId,
      contentHash,
      detailRef: kind === 'attorney' ? (posting.detailRef ?? null) : null,
      priority: source.kind === 'aggregator' ? 1 : 0,
    })
  }
  return { write, unchanged }
}

/** One posting for several items of one id: boards repeat an item for each office. */
function withOffices(page: readonly Posting[]): Posting[] {
  const byId = new Map<string, Posting>()
  for (const posting of page) {
    const same = byId.get(posting.id)
    const places = [...new Set([...(same?.places ?? []), ...(posting.places ?? [])])]
    byId.set(posting.id, same ? { ...same, places } : posting)
  }
  return [...byId.values()]
}

/** Formats that any site uses, boards of many employers too; the other platforms are used by one employer each. */
const openFormats = new Set([
  'rss',
  'jsonld_or_microdata_page',
  'html_page',
  'html_page_browser',
  'json_generic',
  'json_generic_post',
  'wp_json',
])

/**
 * Returns the function that gives a posting the employer that counts: on a board of many employers its own, on an
 * employer's board the source's name, which is more reliable than the platform's word for it.
 *
 * @param page Postings that were listed together; several names among them make it a board of many.
 */
export function ofEmployer(
  source: Pick<JobSourceRow, 'kind' | 'adapter' | 'name'>,
  page: readonly Partial<Posting>[] = [],
) {
  const named = new Set(page.flatMap(({ firm }) => (firm ? [firstWord(firm)] : [])))
  const isOfMany = source.kind === 'aggregator' || named.size > 1
  const own = firstWord(source.name)
  return <P extends Partial<Posting>>(posting: P): P => {
    const isOther = openFormats.has(source.adapter) && firstWord(posting.firm ?? source.name) !== own
    return isOfMany || isOther ? posting : { ...posting, firm: undefined }
  }
}

/** Names of one employer begin alike: "Acme Law LLP", "Acme". */
const firstWord = (firm: string): string => firmKey(firm).split(' ')[0] ?? ''

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
    firm: detail.firm ?? row.firm,
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
