import { z } from 'zod'
import { amount, payOf, placeOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { hostLabel, hostLabelUrl, isOnHost, type JobPlatform, type PostingFields } from './platform.ts'
import { headed, itemsOf, joinTexts, listedPosting, postingReader } from './posting-fields.ts'
import { key, listOf, moment, part, readable, title, yes } from './answer-fields.ts'

const board = itemsOf('offers')
const offer = z.object({
  title,
  company_name: text,
  status: text,
  city: text,
  state_name: text,
  country: text,
  location: text,
  locations: listOf(part({ city: text, state: text, country: text })),
  remote: yes,
  employment_type_code: text,
  published_at: moment,
  close_at: moment,
  description: text,
  requirements: text,
  salary: part({ min: amount, max: amount, period: text, currency: text }),
})
const listedOffer = offer.extend({ id: key, careers_url: z.url() })

function fieldsOf(found: z.output<typeof offer>): PostingFields {
  const { min, max, period, currency } = found.salary
  return {
    title: found.title,
    firm: found.company_name,
    places: placesOf(
      placeOf({ city: found.city, region: found.state_name, country: found.country }) ?? found.location,
      ...found.locations.map(({ city, state, country }) => placeOf({ city, region: state, country })),
    ),
    ...(found.remote ? { isRemote: true } : {}),
    employmentTypes: found.employment_type_code ? [found.employment_type_code] : [],
    postedAt: found.published_at,
    validThrough: found.close_at,
    description: joinTexts(found.description, headed('Requirements', found.requirements)),
    salary: payOf({ min, max, currency, unit: unitOf(period) }),
  }
}

/** Recruitee's careers interface. Locator: the company's name, or an address (`https://{company}.recruitee.com/api/offers/`). */
export const recruitee: JobPlatform = {
  hosts: ['recruitee.com'],
  isOneAnswer: true,
  listUrl: hostLabelUrl((company) => `https://${company}.recruitee.com/api/offers/`, '/api/offers/'),
  async *list(reading) {
    const offers = await reading.json(recruitee.listUrl(reading.locator) ?? '', board)
    yield readable(offers, listedOffer)
      .filter(({ status }) => !status || status === 'published')
      .map((found) => listedPosting(fieldsOf(found), { id: found.id, url: found.careers_url, isRemote: found.remote }))
  },
  fromUrl: (url, [section, slug]) =>
    isOnHost(url, 'recruitee.com') && section === 'o' && slug
      ? { api: `${url.origin}/api/offers/${encodeURIComponent(slug)}`, board: hostLabel(url) }
      : undefined,
  posting: postingReader(z.object({ offer }), ({ offer: found }) =>
    found.status && /closed|archived|internal/.test(found.status) ? 'closed' : fieldsOf(found),
  ),
}
