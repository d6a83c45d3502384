import type { Settings } from '#contract/domain/settings.ts'

/** What every page of the site is given. */
export type SiteView = {
  brand: Pick<Settings, 'brandName' | 'brandPhone' | 'brandEmail' | 'brandCity' | 'brandRegion'>
  /** Scheme and host of the site's public address. */
  origin: string
  now: Date
}

/** What a page says about itself to browsers, search engines and chats. */
export type PageMeta = {
  title: string
  description: string
  /** Title in a shared link; the page's own without one. */
  socialTitle?: string
  socialDescription?: string
  /** Its one address, as a path with the query that belongs to it. */
  path: string
  /** `noindex,nofollow` instead of `index,follow`. */
  noIndex?: boolean
  /** schema.org data. */
  structuredData?: object[]
}

/** A mail to the agency with a subject. */
export const mailTo = (brand: SiteView['brand'], subject: string): string =>
  `mailto:${brand.brandEmail}?subject=${encodeURIComponent(subject)}`

/** A phone number as an address to call. */
export const callTo = (brand: SiteView['brand']): string => `tel:${brand.brandPhone.replaceAll(/[^\d+]/g, '')}`
