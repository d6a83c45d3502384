import { z } from 'zod'
import { baseOf, addressOnly, withQuery, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { amount, payOf, placeOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const code = part({ codeValue: text, shortName: text, longName: text })
const page = z.object({ jobRequisitions: z.array(z.unknown()), meta: part({ totalNumber: z.unknown() }) })
const job = z.object({
  itemID: key,
  requisitionTitle: title,
  postDate: moment,
  requisitionLocations: listOf(
    part({ nameCode: code, address: part({ cityName: text, countrySubdivisionLevel1: code, countryCode: text }) }),
  ),
})
const rate = part({ amountValue: amount, currencyCode: text })
const detail = z.object({
  requisitionDescription: text,
  postDate: moment,
  expireDate: moment,
  payGradeRange: part({ minimumRate: rate, maximumRate: rate, unitCode: code }),
})
const pageSize = 20

/**
 * ADP Workforce Now career centers. Locator: the full address of `job-requisitions` with `cid`; details are below it.
 */
export const adp: JobPlatform = {
  hosts: ['adp.com'],
  listUrl: addressOnly,
  async *list(reading) {
    const url = new URL(reading.locator)
    const base = baseOf(url.href)
    for (let skip = 0; ; skip += pageSize) {
      const asked = withQuery(url.href, { $top: pageSize, $skip: skip })
      const { jobRequisitions, meta } = await reading.json(asked, page)
      yield readable(jobRequisitions, job).map((found): Posting => {
        const places = found.requisitionLocations.map(({ nameCode, address }) => {
          const region = address.countrySubdivisionLevel1.codeValue
          return placeOf({ city: address.cityName, region }) ?? nameCode.shortName ?? nameCode.longName
        })
        return {
          id: found.itemID,
          title: found.requisitionTitle,
          url: publicPage(url, found.itemID),
          places: placesOf(...places),
          postedAt: found.postDate,
          detailRef: `${base}/${encodeURIComponent(found.itemID)}${url.search}`,
        }
      })
      const total = Number(meta.totalNumber ?? Number.NaN)
      if (jobRequisitions.length < pageSize || skip + jobRequisitions.length >= total) return
    }
  },
  async detail(reading, ref) {
    const { requisitionDescription, postDate, expireDate, payGradeRange } = await reading.json(ref, detail)
    const { minimumRate, maximumRate, unitCode } = payGradeRange
    return {
      description: requisitionDescription,
      postedAt: postDate,
      validThrough: expireDate,
      salary: payOf({
        min: minimumRate.amountValue,
        max: maximumRate.amountValue,
        currency: minimumRate.currencyCode ?? maximumRate.currencyCode,
        unit: unitOf(unitCode.shortName ?? unitCode.codeValue),
      }),
    }
  },
}

function publicPage(url: URL, id: string): string {
  const shown = new URL('/mascsr/default/mdf/recruitment/recruitment.html', url)
  for (const name of ['cid', 'ccId', 'lang']) {
    const value = url.searchParams.get(name)
    if (value) shown.searchParams.set(name, value)
  }
  shown.searchParams.set('jobId', id)
  return shown.href
}
