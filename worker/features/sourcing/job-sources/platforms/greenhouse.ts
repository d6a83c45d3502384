import { z } from 'zod'
import { PageError } from '#worker/reading/page-error.ts'
import { amount, placesOf, text } from '#worker/reading/posting/field-values.ts'
import { baseOf, isOnHost, listUrlFrom, withQuery } from './platform.ts'
import type { JobPlatform, PostingAddress, PostingFields, Reading } from './platform.ts'
import { isPlaceName } from '#worker/reading/lexicon/places.ts'
import { askForDetail, isRemoteWord, itemsOf, listedPosting, postingReader } from './posting-fields.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const board = itemsOf('jobs')
const job = z.object({
  title,
  absolute_url: z.string(),
  company_name: text,
  first_published: moment,
  updated_at: moment,
  application_deadline: moment,
  location: part({ name: text }),
  offices: listOf(part({ name: text })),
  metadata: listOf(part({ name: text, value: z.unknown().optional() })),
  content: text,
  pay_input_ranges: listOf(part({ min_cents: amount, max_cents: amount, currency_type: text, title: text })),
})
const listedJob = job.extend({ id: key, absolute_url: z.url() })

function fieldsOf(found: z.output<typeof job>): PostingFields {
  const pay = found.pay_input_ranges.find(({ min_cents, max_cents }) => min_cents ?? max_cents)
  const dollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)
  return {
    title: found.title,
    firm: found.company_name,
    // Offices are groups too ("US", "All"): those that are places are further ones.
    places: placesOf(
      found.location.name ?? found.offices[0]?.name,
      ...found.offices.map(({ name }) => name).filter(isPlaceName),
    ),
    ...(isRemoteBy(found.metadata) ? { isRemote: true } : {}),
    description: found.content,
    postedAt: found.first_published ?? found.updated_at,
    validThrough: found.application_deadline,
    salary: pay && {
      min: dollars(pay.min_cents),
      max: dollars(pay.max_cents),
      unit: /hour/i.test(pay.title ?? '') ? 'hour' : 'year',
      currency: pay.currency_type,
    },
  }
}

/** "Workplace Type: Remote", as a field of the firm's own. */
const isRemoteBy = (fields: z.output<typeof job>['metadata']): boolean =>
  fields.some(
    ({ name, value }) => /workplace|work (?:type|model|arrangement)|remote/i.test(name ?? '') && isRemoteWord(value),
  )

const posting = postingReader(job, fieldsOf)

/** Boards that are larger than this are read without their texts; those come one by one for legal titles. */
const wholeBoardBytes = 6 * 1024 * 1024

const apiOf = (board: string, id: string): PostingAddress => ({
  api: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board)}/jobs/${encodeURIComponent(id)}?pay_transparency=true`,
  board,
})

/**
 * Greenhouse job board API. Locator: the board's token, or an address that ends in `/jobs`
 * (`https://boards-api.greenhouse.io/v1/boards/{token}/jobs`); details are at `…/jobs/{id}`.
 */
export const greenhouse: JobPlatform = {
  hosts: ['greenhouse.io'],
  everyMs: 300,
  isOneAnswer: true,
  listUrl: listUrlFrom((token) => `https://boards-api.greenhouse.io/v1/boards/${token}/jobs`, '/jobs'),
  async *list(reading) {
    const url = greenhouse.listUrl(reading.locator) ?? ''
    yield readable(await boardAt(reading, url), listedJob).map((found) =>
      listedPosting(fieldsOf(found), {
        id: found.id,
        url: found.absolute_url,
        // The texts of a whole board state pay where the job does; without texts each job is asked.
        detailRef: found.content === undefined ? `${baseOf(url, '/jobs')}/jobs/${found.id}` : undefined,
      }),
    )
  },
  detail: (reading, ref) => askForDetail(reading, withQuery(ref, { pay_transparency: 'true' }), posting),
  fromUrl(url, path) {
    if (!isOnHost(url, 'greenhouse.io')) return undefined
    const query = url.searchParams
    if (path[0] === 'embed') {
      const [board, id] = [query.get('for'), query.get('token') ?? query.get('gh_jid')]
      return board && id ? apiOf(board, id) : undefined
    }
    const at = path.indexOf('jobs')
    const [board, id] = [path[at - 1], path[at + 1] ?? query.get('gh_jid') ?? undefined]
    return at > 0 && board && id && /^\d+$/.test(id) ? apiOf(board, id) : undefined
  },
  /** A firm's own page names the board in an embedded script, and the posting in its address. */
  fromPage(html, url) {
    const id = url.searchParams.get('gh_jid')
    const board = /greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:[^"'\s]*&(?:amp;)?)?for=([\w-]+)/.exec(
      html,
    )?.[1]
    return id && /^\d+$/.test(id) && board ? apiOf(board, id) : undefined
  },
  posting,
}

async function boardAt(reading: Reading, url: string): Promise<z.output<typeof board>> {
  try {
    return await reading.json(withQuery(url, { content: 'true' }), board, { maxBytes: wholeBoardBytes })
  } catch (error) {
    if (!(error instanceof PageError) || error.kind !== 'too_large') throw error
    return reading.json(url, board, { maxBytes: wholeBoardBytes })
  }
}
