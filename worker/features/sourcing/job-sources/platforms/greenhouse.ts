import { z } from 'zod'
import { PageError } from '#worker/reading/page-error.ts'
import { baseOf, listUrlFrom, withQuery, type Adapter, type Reading } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import {
  amount,
  key,
  listOf,
  moment,
  part,
  placesOf,
  readable,
  text,
  title,
} from '#worker/reading/posting/field-values.ts'

const board = z.object({ jobs: z.array(z.unknown()) })
const job = z.object({
  id: key,
  title,
  absolute_url: z.url(),
  first_published: moment,
  updated_at: moment,
  location: part({ name: text }),
  offices: listOf(part({ name: text })),
  content: text,
})
const detail = z.object({
  content: text,
  pay_input_ranges: listOf(part({ min_cents: amount, max_cents: amount, currency_type: text, title: text })),
})

/** Boards that are larger than this are read without their texts; those come one by one for legal titles. */
const wholeBoardBytes = 6 * 1024 * 1024

/**
 * Greenhouse job board API. Locator: the board's token, or an address that ends in `/jobs`
 * (`https://boards-api.greenhouse.io/v1/boards/{token}/jobs`); details are at `…/jobs/{id}`.
 */
export const greenhouse: Adapter = {
  everyMs: 300,
  isOneAnswer: true,
  listUrl: listUrlFrom((token) => `https://boards-api.greenhouse.io/v1/boards/${token}/jobs`, '/jobs'),
  async *list(reading) {
    const url = greenhouse.listUrl(reading.locator) ?? ''
    yield readable((await boardAt(reading, url)).jobs, job).map((found): Posting => {
      const description = found.content
      return {
        id: found.id,
        title: found.title,
        url: found.absolute_url,
        places: placesOf(found.location.name ?? found.offices[0]?.name),
        postedAt: found.first_published ?? found.updated_at,
        description,
        // The text of a whole board's reply states pay where the job does; without texts each job is asked.
        detailRef: description === undefined ? `${baseOf(url, '/jobs')}/jobs/${found.id}` : undefined,
      }
    })
  },
  async detail(reading, ref) {
    const found = await reading.json(withQuery(ref, { pay_transparency: 'true' }), detail)
    const pay = found.pay_input_ranges.find(({ min_cents, max_cents }) => min_cents ?? max_cents)
    const dollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)
    return {
      description: found.content,
      salary: pay && {
        min: dollars(pay.min_cents),
        max: dollars(pay.max_cents),
        unit: /hour/i.test(pay.title ?? '') ? 'hour' : 'year',
        currency: pay.currency_type,
      },
    }
  },
}

async function boardAt(reading: Reading, url: string): Promise<z.output<typeof board>> {
  try {
    return await reading.json(withQuery(url, { content: 'true' }), board, { maxBytes: wholeBoardBytes })
  } catch (error) {
    if (!(error instanceof PageError) || error.kind !== 'too_large') throw error
    return reading.json(url, board, { maxBytes: wholeBoardBytes })
  }
}
