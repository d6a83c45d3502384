import type { Settings } from '#contract/domain/settings.ts'

/** Data of every page of the site. */
export type SiteView = {
  brand: Pick<Settings, 'brandName' | 'brandPhone' | 'brandEmail' | 'brandCity' | 'brandRegion'>
  /** Scheme and host of the site's public address. */
  origin: string
  now: Date
}

/** Metadata of a page for browsers, search engines and link previews. */
export type PageMeta = {
  title: string
  description: string
  /** Title in link previews; the page's title without one. */
  socialTitle?: string
  socialDescription?: string
  /** Canonical address, as a path with its query. */
  path: string
  /** `noindex,nofollow` instead of `index,follow`. */
  noIndex?: boolean
  /** Opened by a client’s link: the agency’s name and address instead of the menus for job seekers and staff. */
  isForClient?: boolean
  /** schema.org data. */
  structuredData?: object[]
}

/** Link that starts an email to the agency. */
export const mailTo = (brand: SiteView['brand'], subject: string): string =>
  `mailto:${brand.brandEmail}?subject=${encodeURIComponent(subject)}`

/** Link that calls the agency. */
export const callTo = (brand: SiteView['brand']): string => `tel:${brand.brandPhone.replaceAll(/[^\d+]/g, '')}`
