/** Health of a source. */
export const sourceHealths = ['waiting', 'ok', 'unproven', 'failing', 'blocked', 'gone', 'needs_key'] as const
export type SourceHealth = (typeof sourceHealths)[number]

export const sourceHealthLabels = {
  waiting: 'Not read yet',
  ok: 'Working',
  unproven: 'No legal positions',
  failing: 'Failing',
  blocked: 'Disallows reading',
  gone: 'Not found',
  needs_key: 'Needs a key',
} as const satisfies Record<SourceHealth, string>
