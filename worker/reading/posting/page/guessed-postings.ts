import type { Pay, Posting } from '#worker/reading/posting/online-posting.ts'
import { fullUrl } from '#worker/reading/posting/field-values.ts'
import {
  amount,
  dateOf,
  key,
  malformed,
  payOf,
  placeOf,
  placesOf,
  text,
  unitOf,
} from '#worker/reading/posting/field-values.ts'

type Json = Record<string, unknown>

/** Names that sites use for the parts of a posting, without capitals and separators, the most telling first. */
const names = {
  title: [
    'jobtitle',
    'positiontitle',
    'postingtitle',
    'requisitiontitle',
    'title',
    'jobopeningname',
    'roletitle',
    'vacancytitle',
    'position',
    'name',
  ],
  id: ['jobid', 'id', 'uuid', 'requisitionid', 'reqid', 'jobcode', 'positionid', 'objectid', 'guid', 'slug'],
  url: [
    'url',
    'joburl',
    'absoluteurl',
    'detailurl',
    'hostedurl',
    'applyurl',
    'link',
    'permalink',
    'href',
    'uri',
    'joblink',
  ],
  place: [
    'location',
    'locations',
    'joblocation',
    'office',
    'offices',
    'city',
    'locationname',
    'worklocation',
    'officelocation',
    'officename',
    'worksite',
  ],
  posted: [
    'postedat',
    'posteddate',
    'dateposted',
    'postdate',
    'publishedat',
    'publisheddate',
    'createdat',
    'startdate',
    'date',
  ],
  description: ['description', 'jobdescription', 'descriptionhtml', 'content', 'body', 'summary', 'jobsummary'],
  salaryMin: ['salarymin', 'minsalary', 'minimumsalary', 'payrangestart', 'compensationminimum'],
  salaryMax: ['salarymax', 'maxsalary', 'maximumsalary', 'payrangeend', 'compensationmaximum'],
} as const

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

function field(item: Json, wanted: keyof typeof names): unknown {
  const byName = new Map(Object.entries(item).map(([name, value]) => [plain(name), value]))
  for (const name of names[wanted]) {
    const value = byName.get(name)
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

/** A text as it is, or the `rendered`, `name`, `label`, `value` of an object. */
export function said(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return text.parse(value)
  for (const name of [
    'rendered',
    'name',
    'label',
    'title',
    'value',
    'text',
    'displayName',
    'display_name',
    'shortName',
  ]) {
    const found = text.parse((value as Json)[name])
    if (found) return found
  }
  return undefined
}

function placeIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, 20).flatMap(placeIn)
  if (typeof value !== 'object' || value === null) return placesOf(text.parse(value))
  const item = value as Json
  const part = (...wanted: string[]) =>
    Object.entries(item)
      .filter(([name]) => wanted.includes(plain(name)))
      .map(([, found]) => said(found))
      .find(Boolean)
  const city = part('city', 'cityname', 'addresslocality')
  const region = part('state', 'region', 'province', 'addressregion', 'statecode', 'stateabbreviation')
  return placesOf(placeOf({ city, region, country: part('country', 'countrycode') }) ?? said(item))
}

/** Pay as fields of the item, or as an object of its own: `compensation: { from, to, currency, period }`. */
function payIn(item: Json): Pay | undefined {
  const flat = payOf({
    min: amount.parse(field(item, 'salaryMin')),
    max: amount.parse(field(item, 'salaryMax')),
    unit: unitOf(said(item['salaryPeriod'] ?? item['salary_period'])),
  })
  if (flat) return flat
  for (const [name, value] of Object.entries(item)) {
    if (!/^(?:base)?(?:compensation|salary|pay)(?:range|band)?$/.test(plain(name))) continue
    const parts = new Map(
      Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([part, said]) => [
        plain(part),
        said,
      ]),
    )
    const part = (...wanted: string[]) => wanted.map((one) => parts.get(one)).find((one) => one != null && one !== '')
    const pay = payOf({
      min: amount.parse(part('min', 'from', 'minimum', 'minvalue', 'low', 'lower', 'start', 'minamount')),
      max: amount.parse(part('max', 'to', 'maximum', 'maxvalue', 'high', 'upper', 'end', 'maxamount')),
      unit: unitOf(said(part('period', 'interval', 'unit', 'unittext', 'frequency', 'per'))),
      currency: said(part('currency', 'currencycode')),
    })
    if (pay) return pay
  }
  return undefined
}

/** The list in a JSON answer that looks most like postings: the longest one whose items have a title. */
export function findPostings(json: unknown, depth = 0): Json[] | undefined {
  if (typeof json !== 'object' || json === null || depth > 9) return undefined
  if (Array.isArray(json)) {
    const items = json.filter((item): item is Json => typeof item === 'object' && item !== null && !Array.isArray(item))
    const titled = items.filter((item) => said(field(item, 'title')) && (field(item, 'id') ?? field(item, 'url')))
    if (titled.length > 0 && titled.length >= json.length / 2) return items
  }
  let best: Json[] | undefined
  for (const value of Object.values(json).slice(0, 500)) {
    const found = findPostings(value, depth + 1)
    if (found && found.length > (best?.length ?? 0)) best = found
  }
  return best
}

/**
 * Postings from a JSON answer whose format nobody has written down.
 *
 * @param page The address that links are relative to.
 * @param urlOf The address of a posting that states none.
 * @throws PageError `malformed` when nothing in it looks like a posting, unless it is an empty list.
 */
export function guessPostings(
  json: unknown,
  page: string,
  urlOf: (id: string, item: Json) => string = () => page,
): Posting[] {
  const items = findPostings(json)
  if (!items) {
    if (hasEmptyList(json)) return []
    throw malformed()
  }
  return items.flatMap((item): Posting[] => {
    const title = said(field(item, 'title'))
    const stated = fullUrl(said(field(item, 'url')), page)
    const id = key.safeParse(field(item, 'id')).data ?? stated
    if (!title || !id) return []
    const cityAlone = typeof field(item, 'place') === 'string' ? placeIn(item) : []
    const places = cityAlone.length > 0 && cityAlone[0] !== title ? cityAlone : placeIn(field(item, 'place'))
    return [
      {
        id,
        title,
        url: stated ?? urlOf(id, item),
        places,
        postedAt: dateOf(field(item, 'posted')),
        description: said(field(item, 'description')),
        salary: payIn(item),
        ...(item['remote'] === true || item['isRemote'] === true || item['is_remote'] === true
          ? { isRemote: true }
          : {}),
      },
    ]
  })
}

const hasEmptyList = (json: unknown): boolean =>
  Array.isArray(json)
    ? json.length === 0
    : typeof json === 'object' &&
      json !== null &&
      Object.values(json).some((value) => Array.isArray(value) && value.length === 0)
