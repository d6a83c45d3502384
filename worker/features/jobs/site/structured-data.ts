import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { parsePlace } from '#contract/domain/us-states.ts'
import { employmentType } from '#contract/domain/work-types.ts'
import { blocks } from '#contract/domain/prose.ts'
import type { SiteView } from '#web/site/site-view.ts'
import { confidential } from '#worker/features/jobs/jobs/board.service.ts'

const context = 'https://schema.org'

/** The agency, for the landing page. */
export function organization({ brand, origin }: SiteView): object {
  return {
    '@context': context,
    '@type': 'EmploymentAgency',
    name: brand.brandName,
    url: `${origin}/`,
    description: 'Legal talent partnerships and attorney referrals.',
    address: {
      '@type': 'PostalAddress',
      addressLocality: brand.brandCity,
      addressRegion: brand.brandRegion,
      addressCountry: 'US',
    },
    ...(brand.brandPhone ? { telephone: brand.brandPhone } : {}),
    email: brand.brandEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: brand.brandEmail,
      ...(brand.brandPhone ? { telephone: brand.brandPhone } : {}),
    },
  }
}

/** The addresses of the jobs of one list, in its order. */
export const itemList = (origin: string, jobs: PublicJob[]): object => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: jobs.map(({ shortId }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}/job/${shortId}`,
  })),
})

/**
 * A job as JobPosting. A confidential job names the agency as the organization.
 *
 * @param validThrough When the posting ends; left out when that is past, since an open job is open.
 */
export function jobPosting({ brand, origin, now }: SiteView, job: PublicJob, validThrough: Date | null): object {
  const { city, region, state } = parsePlace(job.location)
  const isNamed = job.firmName !== confidential
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: brand.brandName, value: job.shortId },
    url: `${origin}/job/${job.shortId}`,
    datePosted: job.postedDate,
    ...(validThrough && validThrough > now ? { validThrough: validThrough.toISOString() } : {}),
    employmentType: employmentType(job.workType),
    directApply: true,
    hiringOrganization: isNamed
      ? { '@type': 'Organization', name: job.firmName }
      : { '@type': 'Organization', name: brand.brandName, sameAs: `${origin}/` },
    industry: 'Legal services',
    occupationalCategory: `${seniorityLabel(job.seniority)}, ${job.practiceArea}`,
    ...(city !== null || region !== null
      ? {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(city === null ? {} : { addressLocality: city }),
              ...(region === null ? {} : { addressRegion: region }),
              ...(state === null ? {} : { addressCountry: 'US' }),
            },
          },
        }
      : {}),
    ...(job.isRemote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'USA' } }
      : {}),
    ...salary(job),
    ...(job.yearsExperienceMin === null
      ? {}
      : {
          experienceRequirements: {
            '@type': 'OccupationalExperienceRequirements',
            monthsOfExperience: job.yearsExperienceMin * 12,
          },
        }),
    ...(job.requirements.length > 0 ? { qualifications: job.requirements.join('; ') } : {}),
    ...(job.benefits.length > 0 ? { jobBenefits: job.benefits.join('; ') } : {}),
  }
}

function salary({ salaryMin, salaryMax }: PublicJob): object {
  if (salaryMin === null && salaryMax === null) return {}
  const range =
    salaryMin !== null && salaryMin === salaryMax
      ? { value: salaryMin }
      : {
          ...(salaryMin === null ? {} : { minValue: salaryMin }),
          ...(salaryMax === null ? {} : { maxValue: salaryMax }),
        }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...range, unitText: 'YEAR' },
    },
  }
}

/** The description as the little HTML that job boards read. */
export function descriptionHtml(job: PublicJob): string {
  const parts = blocks(job.description).map(({ kind, lines }) => {
    if (kind === 'list') return list(lines)
    return kind === 'heading' ? `<p><b>${escapeXml(lines[0] ?? '')}</b></p>` : `<p>${escapeXml(lines.join(' '))}</p>`
  })
  if (job.requirements.length > 0) parts.push('<p><b>Requirements</b></p>', list(job.requirements))
  if (job.benefits.length > 0) parts.push('<p><b>Benefits</b></p>', list(job.benefits))
  return parts.join('')
}

const list = (items: string[]): string => `<ul>${items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`

/** Text for XML and HTML; what XML 1.0 cannot hold (control characters, half pairs) is left out. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are what it removes
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
