import { z } from 'zod'
import { placeOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import { listUrlFrom, withQuery, type JobPlatform, type PostingFields } from './platform.ts'
import { isRemoteWord, itemsOf, listedPosting, postingReader } from './posting-fields.ts'
import { key, listOf, moment, part, readable, title, yes } from './answer-fields.ts'

const board = itemsOf('jobs', 'results')
const job = z.object({
  shortcode: key,
  title,
  employment_type: text,
  telecommuting: yes,
  workplace: text,
  workplace_type: text,
  city: text,
  state: text,
  country: text,
  locations: listOf(part({ city: text, region: text, country: text })),
  published_on: moment,
  description: text,
  /** The board's name, which is added to each of its postings. */
  firm: text,
})
const listedJob = job.extend({ url: z.url() })

const isRemote = ({ telecommuting, workplace, workplace_type }: z.output<typeof job>): boolean =>
  telecommuting || isRemoteWord(workplace ?? workplace_type)

const fieldsOf = (found: z.output<typeof job>): PostingFields => ({
  title: found.title,
  firm: found.firm,
  places: placesOf(
    placeOf({ city: found.city, region: found.state, country: found.country }),
    ...found.locations.map(placeOf),
  ),
  ...(isRemote(found) ? { isRemote: true } : {}),
  employmentTypes: found.employment_type ? [found.employment_type] : [],
  postedAt: found.published_on,
  description: found.description,
})

const apiOf = (account: string) => `https://apply.workable.com/api/v1/widget/accounts/${account}`

/**
 * Workable's public widget, one request a board. Locator: the account's name, or an address
 * (`https://apply.workable.com/api/v1/widget/accounts/{account}`).
 */
export const workable: JobPlatform = {
  hosts: ['workable.com'],
  // It answers 429 after some twenty requests at a faster pace.
  everyMs: 5_000,
  isOneAnswer: true,
  listUrl: listUrlFrom(apiOf, ''),
  async *list(reading) {
    const url = withQuery(workable.listUrl(reading.locator) ?? '', { details: 'true' })
    const jobs = await reading.json(url, board, { maxBytes: 8 * 1024 * 1024 })
    yield readable(jobs, listedJob).map((found) =>
      listedPosting(fieldsOf(found), { id: found.shortcode, url: found.url, isRemote: isRemote(found) }),
    )
  },
  fromUrl(url, path) {
    const at = path.indexOf('j')
    const [account, code] = [path[at - 1], path[at + 1]]
    return url.hostname === 'apply.workable.com' && at > 0 && account && code
      ? { api: `${apiOf(encodeURIComponent(account))}?details=true`, board: account, pick: code }
      : undefined
  },
  posting: postingReader(job, fieldsOf),
}
