import type { ComponentType } from 'react'

/** The module of a section: its component, and a loader that starts reading its data. */
export type SettingsModule = { Section: ComponentType; loader?: () => unknown }

export type SettingsSection = {
  /** Its address: /admin/settings/<id>. */
  id: string
  label: string
  /** `own` settings belong to each user, `agency` settings apply to the whole installation and need an admin. */
  group: 'own' | 'agency'
  load: () => Promise<SettingsModule>
}

/** All sections in the order of the menu. A new one needs a line here and a module that exports `Section`. */
export const settingsSections: readonly SettingsSection[] = [
  { id: 'profile', label: 'Profile', group: 'own', load: () => import('./profile-section.tsx') },
  { id: 'password', label: 'Password', group: 'own', load: () => import('./password-section.tsx') },
  { id: 'two-factor', label: 'Two-factor sign-in', group: 'own', load: () => import('./two-factor-section.tsx') },
  { id: 'sessions', label: 'Signed-in devices', group: 'own', load: () => import('./sessions-section.tsx') },
  { id: 'email', label: 'Email', group: 'own', load: () => import('./mail-preferences-section.tsx') },
  {
    id: 'email-in',
    label: 'Email to Placet',
    group: 'own',
    load: () => import('./inbound-addresses-section.tsx'),
  },
  { id: 'brand', label: 'Brand and contact', group: 'agency', load: () => import('./brand-section.tsx') },
  { id: 'site', label: 'Site', group: 'agency', load: () => import('./site-section.tsx') },
  { id: 'access', label: 'Access', group: 'agency', load: () => import('./access-section.tsx') },
  {
    id: 'mail-templates',
    label: 'Email templates',
    group: 'agency',
    load: () => import('./mail-templates-section.tsx'),
  },
  {
    id: 'candidate-emails',
    label: 'Candidate emails',
    group: 'agency',
    load: () => import('./email-templates-section.tsx'),
  },
  {
    id: 'rejections',
    label: 'Rejection reasons',
    group: 'agency',
    load: () => import('./rejections-section.tsx'),
  },
  {
    id: 'trade-rules',
    label: 'Trade rules',
    group: 'agency',
    load: () => import('./trade-rules-section.tsx'),
  },
  { id: 'consent', label: 'Consent', group: 'agency', load: () => import('./consent-section.tsx') },
  { id: 'fees', label: 'Fees and off limits', group: 'agency', load: () => import('./fees-section.tsx') },
  { id: 'review-rooms', label: 'Review rooms', group: 'agency', load: () => import('./review-rooms-section.tsx') },
  { id: 'scoring', label: 'Scoring', group: 'agency', load: () => import('./scoring-section.tsx') },
  { id: 'follow-ups', label: 'Follow-ups', group: 'agency', load: () => import('./follow-ups-section.tsx') },
  { id: 'intelligence', label: 'Intelligence', group: 'agency', load: () => import('./intelligence-section.tsx') },
  { id: 'data', label: 'Data and sources', group: 'agency', load: () => import('./data-section.tsx') },
  { id: 'history', label: 'History', group: 'agency', load: () => import('./history-section.tsx') },
]

export const groupLabels = { own: 'Your account', agency: 'Agency' } as const satisfies Record<
  SettingsSection['group'],
  string
>

/** The sections that a role may open. */
export function sectionsOf(role: 'admin' | 'partner'): SettingsSection[] {
  return settingsSections.filter(({ group }) => group === 'own' || role === 'admin')
}
