import { isObject, type Json } from '#worker/reading/json.ts'
import { payInText, type Pay, type StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { amount, dateOf, payOf, placeOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { fieldNames } from './field-names.data.ts'

/** A field's name without capitals and separators. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z@]/g, '')

/** The entries of a list, or a value as the only one. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 50) : [value ?? []].flat())

/** Maximum number of an object's fields that are read. */
export const maxFields = 300

/** The values that an item has for one kind of field, in the order of preference of its names. */
function fieldsOf(item: unknown, wanted: keyof typeof fieldNames): unknown[] {
  if (!isObject(item)) return []
  const fields = Object.entries(item).slice(0, maxFields)
  const byName = new Map(fields.map(([name, value]) => [plainName(name), value]))
  return fieldNames[wanted].map((name) => byName.get(name)).filter((value) => value != null && value !== '')
}

export const field = (item: unknown, wanted: keyof typeof fieldNames): unknown => fieldsOf(item, wanted)[0]

/** A text as it is, or the `rendered`, `name`, `label`, `value` of an object; of several the first. */
export function said(value: unknown): string | undefined {
  const [first] = list(value)
  return text.parse(isObject(first) ? field(first, 'said') : first)
}

/** A text or a list of them, one a line. */
const texts = (value: unknown): string | undefined =>
  list(value)
    .flatMap((one) => said(one) ?? [])
    .join('\n') || undefined

function placesIn(value: unknown): string[] {
  return list(value).flatMap((one): string[] => {
    if (!isObject(one)) return placesOf(text.parse(one))
    const inAddress = placesIn(field(one, 'address'))
    if (inAddress.length > 0) return inAddress
    const [city, region, country] = (['city', 'region', 'country'] as const).map((part) => said(field(one, part)))
    return placesOf(placeOf({ city, region, country }) ?? said(one))
  })
}

/** Pay as fields of the item, as an object of its own, `compensation: { from, to, currency, period }`, or as a text. */
function salaryOf(item: Json): Pay | undefined {
  const flat = payOf({
    min: amount.parse(field(item, 'salaryMin')),
    max: amount.parse(field(item, 'salaryMax')),
    unit: unitOf(said(field(item, 'salaryPeriod'))),
  })
  return flat ?? fieldsOf(item, 'salary').flatMap((value) => payOfValue(list(value)[0]) ?? [])[0]
}

function payOfValue(value: unknown): Pay | undefined {
  if (typeof value === 'string' && /[^\d.,$]/.test(value)) return payInText(`Salary: ${value}`)
  if (!isObject(value)) return payOf({ min: amount.parse(value), max: amount.parse(value) })
  const { min, max, unit, currency } = payOfValue(field(value, 'amount') ?? null) ?? {}
  return payOf({
    min: amount.parse(field(value, 'low')) ?? min,
    max: amount.parse(field(value, 'high')) ?? max,
    unit: unitOf(said(field(value, 'period'))) ?? unit,
    currency: said(field(value, 'currency')) ?? currency,
  })
}

/** A description worth the name; what is shorter is a caption. Characters. */
const shortestText = 80

/** The description: one text, or the parts of an object ({ role: "…", company: "…" }). */
export const descriptionOf = (item: Json): string | undefined =>
  fieldsOf(item, 'description')
    .map((value) => (isObject(value) ? Object.values(value) : list(value)).flatMap((part) => said(part) ?? []))
    .map((parts) => parts.join('\n\n'))
    .find(({ length }) => length >= shortestText)

/** Maximum length of an employer's name, in characters: some pages mark up what they say about it instead. */
const maxNameLength = 120

/** A posting of the fields of an object, however a site names them; undefined without a title. */
export function postingOf(item: Json): StatedPosting | undefined {
  const title = said(field(item, 'title'))
  if (title === undefined) return undefined
  // The place may be an object or a name beside a city and a state.
  const whole = typeof field(item, 'place') === 'string' ? placesIn(item) : []
  const remote = field(item, 'remote')
  return {
    title,
    id: said(field(item, 'id')),
    url: said(field(item, 'url')),
    firm: [said(field(item, 'firm'))].find((firm = '') => firm.length <= maxNameLength),
    places: placesOf(...(whole.length > 0 && whole[0] !== title ? whole : placesIn(field(item, 'place')))),
    ...(remote === true || list(remote).some((one) => /telecommute/i.test(String(one))) ? { isRemote: true } : {}),
    salary: salaryOf(item),
    postedAt: dateOf(said(field(item, 'posted')) ?? field(item, 'posted')),
    validThrough: dateOf(said(field(item, 'validThrough'))),
    description: descriptionOf(item) ?? said(field(item, 'description')),
    employmentTypes: list(field(item, 'types')).flatMap((type) => said(type)?.split(',') ?? []),
    responsibilities: texts(field(item, 'responsibilities')),
    qualifications: texts(field(item, 'qualifications')),
    benefits: texts(field(item, 'benefits')),
    monthsOfExperience: amount.parse(field(field(item, 'experience'), 'months')),
  }
}
