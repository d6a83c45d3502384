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

/** States by which the list of sources is filtered: all, those that are switched off, and each health of the others. */
export const sourceStates = ['all', 'off', ...sourceHealths] as const
export type SourceState = (typeof sourceStates)[number]

/** Checks whether a source is in a state. */
export const isInState = (state: SourceState, source: { enabled: boolean; health: SourceHealth }): boolean =>
  state === 'all' || (state === 'off' ? !source.enabled : source.enabled && source.health === state)

/** Checks whether a source has words in its name, platform or address. */
export const sourceHas = (words: string, source: { name: string; platform: string; locator: string }): boolean =>
  `${source.name} ${source.platform} ${source.locator}`.toLowerCase().includes(words.trim().toLowerCase())
