import { easternDateText } from '#contract/domain/eastern-time.ts'
import type { ProfileView } from '#contract/domain/profiles.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { PrintedProfile } from '#worker/platform/pdf/print-profile.ts'

export type ProfileBrand = Pick<Settings, 'brandName' | 'brandPhone' | 'brandCity' | 'brandRegion'>
export type ProfileContact = { name: string; email: string }

/** "Confidential profile P-7F3K2M.pdf": the name of nobody. */
export const profileFileName = (code: string): string => `Confidential profile ${code}.pdf`

/** A profile as it is printed for a client: the agency's own texts around it, and the day alone, not the minute. */
export const printedProfile = (
  view: ProfileView,
  { brand, contact, at }: { brand: ProfileBrand; contact: ProfileContact; at: Date },
): PrintedProfile => ({
  metadata: {
    title: profileFileName(view.code).slice(0, -'.pdf'.length),
    author: brand.brandName,
    day: new Date(`${at.toISOString().slice(0, 10)}T12:00:00Z`),
  },
  brand: { name: brand.brandName, place: [brand.brandCity, brand.brandRegion].filter(Boolean).join(', ') },
  kind: `Confidential profile ${view.code}`,
  title: view.title,
  headline: view.headline,
  blocks: view.blocks,
  contact: {
    title: 'Your contact',
    lines: [contact.name, [contact.email, brand.brandPhone].filter(Boolean).join(' · ')],
  },
  foot: `Confidential. Please don’t pass this profile on without asking us. · ${easternDateText(at)}`,
})
