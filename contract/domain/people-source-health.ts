/** Health of a people source. */
export const peopleSourceHealths = ['waiting', 'ok', 'empty', 'failing', 'blocked', 'gone'] as const
export type PeopleSourceHealth = (typeof peopleSourceHealths)[number]

export const peopleSourceHealthLabels = {
  waiting: 'Not read yet',
  ok: 'Working',
  empty: 'No people found',
  failing: 'Failing',
  blocked: 'Disallows reading',
  gone: 'Not found',
} as const satisfies Record<PeopleSourceHealth, string>

/** Ways in which pages of people are found. */
export const peopleFoundByLabels = {
  sitemap: 'Sitemap',
  listing: 'Directory pages',
  drawn_listing: 'Directory drawn by script',
} as const
