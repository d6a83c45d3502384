import { z } from 'zod'
import {
  amount,
  dateOf,
  listOf,
  moment,
  part,
  payOf,
  placeOf,
  placesOf,
  relativeDay,
  text,
  unitOf,
  yes,
} from '#worker/reading/posting/field-values.ts'
import { statedPosting, type StatedPosting } from '#worker/reading/posting/online-posting.ts'

/** What a platform's interface said about one posting; `closed` when it takes no applications any more. */
export type PlatformAnswer = Partial<StatedPosting> & { title: string }
type Reader = (json: unknown, now: Date) => PlatformAnswer | 'closed' | undefined

/** The reader of one platform's shape: a JSON that is not of this shape gives undefined. */
const reader =
  <S extends z.ZodType>(
    schema: S,
    read: (found: z.output<S>, now: Date) => PlatformAnswer | 'closed' | undefined,
  ): Reader =>
  (json, now) => {
    const parsed = schema.safeParse(json)
    return parsed.success ? read(parsed.data, now) : undefined
  }

const name = z.string().trim().min(1)
const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n') || undefined
const headed = (heading: string, body: string | undefined) => body && `<h3>${heading}</h3>\n${body}`

const greenhouse = reader(
  z.object({
    title: name,
    absolute_url: z.string(),
    content: text,
    location: part({ name: text }),
    company_name: text,
    first_published: moment,
    updated_at: moment,
    application_deadline: moment,
    pay_input_ranges: listOf(part({ min_cents: amount, max_cents: amount, currency_type: text, title: text })),
  }),
  (found) => {
    const pay = found.pay_input_ranges.find(({ min_cents, max_cents }) => min_cents ?? max_cents)
    const dollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)
    return {
      title: found.title,
      firm: found.company_name,
      places: placesOf(found.location.name),
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
  },
)

const lever = reader(
  z.object({
    text: name,
    hostedUrl: z.string(),
    categories: part({ location: text, allLocations: listOf(text), commitment: text }),
    createdAt: moment,
    workplaceType: text,
    description: text,
    descriptionPlain: text,
    lists: listOf(part({ text, content: text })),
    additional: text,
    additionalPlain: text,
    salaryRange: part({ min: amount, max: amount, currency: text, interval: text }),
  }),
  (found) => ({
    title: found.text,
    places: placesOf(found.categories.location, ...found.categories.allLocations),
    ...(found.workplaceType === 'remote' ? { isRemote: true } : {}),
    employmentTypes: found.categories.commitment ? [found.categories.commitment] : [],
    postedAt: found.createdAt,
    description: joined(
      found.description ?? found.descriptionPlain,
      ...found.lists.map((list) => `<h3>${list.text ?? ''}</h3>\n<ul>${list.content ?? ''}</ul>`),
      found.additional ?? found.additionalPlain,
    ),
    salary: payOf({ ...found.salaryRange, unit: unitOf(found.salaryRange.interval) }),
  }),
)

const ashby = reader(
  z.object({
    title: name,
    jobUrl: z.string(),
    isListed: z.unknown().optional(),
    location: text,
    secondaryLocations: listOf(part({ location: text })),
    address: part({ postalAddress: part({ addressLocality: text, addressRegion: text, addressCountry: text }) }),
    isRemote: yes,
    workplaceType: text,
    employmentType: text,
    publishedAt: moment,
    descriptionHtml: text,
    descriptionPlain: text,
    compensation: part({
      summaryComponents: listOf(
        part({ compensationType: text, interval: text, currencyCode: text, minValue: amount, maxValue: amount }),
      ),
    }),
  }),
  (found) => {
    const { addressLocality, addressRegion, addressCountry } = found.address.postalAddress
    const pay = found.compensation.summaryComponents.find(
      ({ compensationType, minValue, maxValue }) =>
        /salary/i.test(compensationType ?? 'salary') && (minValue ?? maxValue),
    )
    return {
      title: found.title,
      places: placesOf(
        placeOf({ city: addressLocality, region: addressRegion, country: addressCountry }) ?? found.location,
        ...found.secondaryLocations.map(({ location }) => location),
      ),
      ...(found.isRemote || found.workplaceType === 'Remote' ? { isRemote: true } : {}),
      employmentTypes: found.employmentType ? [found.employmentType] : [],
      postedAt: found.publishedAt,
      description: found.descriptionHtml ?? found.descriptionPlain,
      salary: pay && {
        min: pay.minValue,
        max: pay.maxValue,
        currency: pay.currencyCode,
        unit: unitOf(pay.interval),
      },
    }
  },
)

const workday = reader(
  z.object({
    jobPostingInfo: z.object({
      title: name,
      jobDescription: text,
      location: text,
      additionalLocations: listOf(text),
      startDate: text,
      postedOn: text,
      endDate: moment,
      timeType: text,
      remoteType: text,
      canApply: z.unknown().optional(),
    }),
    hiringOrganization: part({ name: text }),
  }),
  ({ jobPostingInfo: found, hiringOrganization }, now) =>
    found.canApply === false
      ? 'closed'
      : {
          title: found.title,
          firm: hiringOrganization.name,
          places: placesOf(found.location, ...found.additionalLocations),
          ...(/^(?:fully )?remote$/i.test(found.remoteType ?? '') ? { isRemote: true } : {}),
          employmentTypes: found.timeType ? [found.timeType] : [],
          postedAt: dateOf(found.startDate) ?? relativeDay(found.postedOn, now),
          validThrough: found.endDate,
          description: found.jobDescription,
        },
)

const section = part({ text })
const smartrecruiters = reader(
  z.object({
    name,
    active: z.unknown().optional(),
    company: part({ name: text }),
    location: part({ city: text, region: text, country: text, remote: yes }),
    typeOfEmployment: part({ label: text }),
    releasedDate: moment,
    jobAd: z.object({
      sections: part({ jobDescription: section, qualifications: section, additionalInformation: section }),
    }),
    compensation: part({ min: amount, max: amount, currency: text, period: text }),
  }),
  (found) => {
    if (found.active === false) return 'closed'
    const { jobDescription, qualifications, additionalInformation } = found.jobAd.sections
    const { city, region, country, remote } = found.location
    return {
      title: found.name,
      firm: found.company.name,
      places: placesOf(placeOf({ city, region, country: country?.toUpperCase() })),
      ...(remote ? { isRemote: true } : {}),
      employmentTypes: found.typeOfEmployment.label ? [found.typeOfEmployment.label] : [],
      postedAt: found.releasedDate,
      description: joined(
        jobDescription.text,
        headed('Qualifications', qualifications.text),
        additionalInformation.text,
      ),
      salary: payOf({ ...found.compensation, unit: unitOf(found.compensation.period) }),
    }
  },
)

const workable = reader(
  z.object({
    shortcode: z.string(),
    title: name,
    employment_type: text,
    telecommuting: yes,
    city: text,
    state: text,
    country: text,
    locations: listOf(part({ city: text, region: text, country: text })),
    published_on: moment,
    description: text,
    firm: text,
  }),
  (found) => ({
    title: found.title,
    firm: found.firm,
    places: placesOf(
      placeOf({ city: found.city, region: found.state, country: found.country }),
      ...found.locations.map(placeOf),
    ),
    ...(found.telecommuting ? { isRemote: true } : {}),
    employmentTypes: found.employment_type ? [found.employment_type] : [],
    postedAt: found.published_on,
    description: found.description,
  }),
)

const recruitee = reader(
  z.object({
    offer: z.object({
      title: name,
      company_name: text,
      description: text,
      requirements: text,
      city: text,
      state_name: text,
      country: text,
      remote: yes,
      employment_type_code: text,
      published_at: moment,
      close_at: moment,
      salary: part({ min: amount, max: amount, period: text, currency: text }),
      status: text,
    }),
  }),
  ({ offer: found }) =>
    found.status && /closed|archived|internal/.test(found.status)
      ? 'closed'
      : {
          title: found.title,
          firm: found.company_name,
          places: placesOf(placeOf({ city: found.city, region: found.state_name, country: found.country })),
          ...(found.remote ? { isRemote: true } : {}),
          employmentTypes: found.employment_type_code ? [found.employment_type_code] : [],
          postedAt: found.published_at,
          validThrough: found.close_at,
          description: joined(found.description, headed('Requirements', found.requirements)),
          salary: payOf({ ...found.salary, unit: unitOf(found.salary.period) }),
        },
)

const bamboohr = reader(
  z.object({
    result: z.object({
      jobOpening: z.object({
        jobOpeningName: name,
        jobOpeningStatus: text,
        description: text,
        datePosted: moment,
        compensation: text,
        employmentStatusLabel: text,
        location: part({ city: text, state: text, addressCountry: text }),
      }),
    }),
  }),
  ({ result: { jobOpening: found } }) =>
    found.jobOpeningStatus && /closed|filled|cancel/i.test(found.jobOpeningStatus)
      ? 'closed'
      : {
          title: found.jobOpeningName,
          places: placesOf(
            placeOf({
              city: found.location.city,
              region: found.location.state,
              country: found.location.addressCountry,
            }),
          ),
          employmentTypes: found.employmentStatusLabel ? [found.employmentStatusLabel] : [],
          postedAt: found.datePosted,
          description: joined(found.description, found.compensation && `<p>Salary: ${found.compensation}</p>`),
        },
)

const pinpoint = reader(
  z.object({
    title: name,
    url: z.string(),
    description: text,
    key_responsibilities: text,
    skills_knowledge_expertise: text,
    benefits: text,
    employment_type: text,
    workplace_type: text,
    deadline_at: moment,
    location: part({ city: text, province: text, name: text }),
    compensation_minimum: amount,
    compensation_maximum: amount,
    compensation_currency: text,
    compensation_frequency: text,
  }),
  (found) => ({
    title: found.title,
    places: placesOf(placeOf({ city: found.location.city, region: found.location.province }) ?? found.location.name),
    ...(found.workplace_type === 'remote' ? { isRemote: true } : {}),
    employmentTypes: found.employment_type ? [found.employment_type] : [],
    validThrough: found.deadline_at,
    description: joined(
      found.description,
      headed('Responsibilities', found.key_responsibilities),
      headed('Qualifications', found.skills_knowledge_expertise),
    ),
    benefits: found.benefits,
    salary: payOf({
      min: found.compensation_minimum,
      max: found.compensation_maximum,
      currency: found.compensation_currency,
      unit: unitOf(found.compensation_frequency),
    }),
  }),
)

const oracle = reader(
  z.object({
    items: z
      .array(
        part({
          Title: text,
          PrimaryLocation: text,
          ExternalPostedStartDate: moment,
          ExternalPostedEndDate: moment,
          ExternalDescriptionStr: text,
          ExternalResponsibilitiesStr: text,
          ExternalQualificationsStr: text,
          WorkplaceTypeCode: text,
          JobSchedule: text,
        }),
      )
      .min(1),
  }),
  ({ items: [found] }) =>
    found?.Title
      ? {
          title: found.Title,
          places: placesOf(found.PrimaryLocation),
          ...(found.WorkplaceTypeCode === 'ORA_REMOTE' ? { isRemote: true } : {}),
          employmentTypes: found.JobSchedule ? [found.JobSchedule] : [],
          postedAt: found.ExternalPostedStartDate,
          validThrough: found.ExternalPostedEndDate,
          description: joined(
            found.ExternalDescriptionStr,
            headed('Responsibilities', found.ExternalResponsibilitiesStr),
            headed('Qualifications', found.ExternalQualificationsStr),
          ),
        }
      : undefined,
)

const readers: readonly Reader[] = [
  workday,
  smartrecruiters,
  recruitee,
  bamboohr,
  lever,
  workable,
  ashby,
  greenhouse,
  oracle,
  pinpoint,
]

/** The item of a board's answer that is meant, with what the board says of all its items. */
function picked(json: unknown, id: string): unknown {
  const board = json as Record<string, unknown> | null
  const items = [board, board?.['jobs'], board?.['data']].find(Array.isArray) as unknown[] | undefined
  const item = items?.find(
    (one) =>
      typeof one === 'object' &&
      one !== null &&
      ['id', 'shortcode', 'slug', 'url', 'path'].some((key) => {
        const value = (one as Record<string, unknown>)[key]
        if (typeof value === 'number') return String(value) === id
        return typeof value === 'string' && (value === id || value.split(/[/?#]/).includes(id))
      }),
  )
  const firm = typeof board?.['name'] === 'string' ? { firm: board['name'] } : {}
  return item ? { ...firm, ...item } : undefined
}

/**
 * A posting from a platform's interface, told by the shape of the answer: so an address of the interface itself is read as
 * well, on any host.
 *
 * @param pick The posting's id where the answer is a whole board.
 * @returns `closed` when the platform says so or its board does not list the posting any more; undefined when the answer
 * has no known shape.
 */
export function platformPosting(
  json: unknown,
  pick: string | undefined,
  now: Date,
): StatedPosting | 'closed' | undefined {
  const item = pick === undefined ? json : picked(json, pick)
  if (item === undefined) return 'closed'
  for (const read of readers) {
    const found = read(item, now)
    if (found === 'closed') return 'closed'
    if (found) return statedPosting(found)
  }
  return undefined
}
