import type { Pay, Posting } from '#worker/reading/posting/online-posting.ts'
import {
  amount,
  dateOf,
  fullUrl,
  key,
  malformed,
  payOf,
  placeOf,
  placesOf,
  text,
  unitOf,
} from '#worker/reading/posting/field-values.ts'
import { fieldNames } from './field-names.data.ts'

export type Json = Record<string, unknown>

/** A field's name without capitals and separators. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a part of a posting, by the most telling of the names that it may have. */
export function field(item: unknown, wanted: keyof typeof fieldNames): unknown {
  if (!isObject(item)) return undefined
  const byName = new Map(Object.entries(item).map(([name, value]) => [plainName(name), value]))
  return fieldNames[wanted].map((name) => byName.get(name)).find((value) => value != null && value !== '')
}

/** A text as it is, or the `rendered`, `name`, `label`, `value` of an object. */
export const said = (value: unknown): string | undefined => text.parse(isObject(value) ? field(value, 'said') : value)

function placeIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, 20).flatMap(placeIn)
  if (!isObject(value)) return placesOf(text.parse(value))
  const [city, region, country] = (['city', 'region', 'country'] as const).map((part) => said(field(value, part)))
  return placesOf(placeOf({ city, region, country }) ?? said(value))
}

/** Pay as fields of the item, or as an object of its own: `compensation: { from, to, currency, period }`. */
function payIn(item: Json): Pay | undefined {
  const own = Object.entries(item).flatMap(([name, value]) =>
    /^(?:base)?(?:compensation|salary|pay)(?:range|band)?$/.test(plainName(name)) ? [value] : [],
  )
  const flat = payOf({
    min: amount.parse(field(item, 'salaryMin')),
    max: amount.parse(field(item, 'salaryMax')),
    unit: unitOf(said(field(item, 'salaryPeriod'))),
  })
  const inObjects = own.map((value) =>
    payOf({
      min: amount.parse(field(value, 'low')),
      max: amount.parse(field(value, 'high')),
      unit: unitOf(said(field(value, 'period'))),
      currency: said(field(value, 'currency')),
    }),
  )
  return flat ?? inObjects.find((pay) => pay !== undefined)
}

/** The list in a JSON answer that looks most like postings: the longest one whose items have a title. */
export function findPostings(json: unknown, depth = 0): Json[] | undefined {
  if (typeof json !== 'object' || json === null || depth > 9) return undefined
  if (Array.isArray(json)) {
    const items = json.filter(isObject)
    const titled = items.filter((item) => said(field(item, 'title')) && (field(item, 'id') ?? field(item, 'url')))
    if (titled.length > 0 && titled.length >= json.length / 2) return items
  }
  const lists = Object.values(json)
    .slice(0, 500)
    .map((value) => findPostings(value, depth + 1))
  return lists.reduce((best, list) => ((list?.length ?? 0) > (best?.length ?? 0) ? list : best), undefined)
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
  if (!items && !hasEmptyList(json)) throw malformed()
  return (items ?? []).flatMap((item): Posting[] => {
    const title = said(field(item, 'title'))
    const stated = fullUrl(said(field(item, 'url')), page)
    const id = key.safeParse(field(item, 'id')).data ?? stated
    if (!title || !id) return []
    // The place may be an object or a name beside a city and a state.
    const whole = typeof field(item, 'place') === 'string' ? placeIn(item) : []
    return [
      {
        id,
        title,
        url: stated ?? urlOf(id, item),
        places: whole.length > 0 && whole[0] !== title ? whole : placeIn(field(item, 'place')),
        postedAt: dateOf(field(item, 'posted')),
        description: said(field(item, 'description')),
        salary: payIn(item),
        ...(field(item, 'remote') === true ? { isRemote: true } : {}),
      },
    ]
  })
}

const hasEmptyList = (json: unknown): boolean =>
  [json, ...(isObject(json) ? Object.values(json) : [])].some((value) => Array.isArray(value) && value.length === 0)
