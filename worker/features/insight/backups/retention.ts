const dayMs = 24 * 3600_000

/** Number of backups that are stored: the newest of each of so many days, weeks and months that have one. */
export const retained = { days: 7, weeks: 4, months: 12 } as const

/** Weeks begin on Monday (UTC). */
const weekOf = (at: Date) => Math.floor((at.getTime() / dayMs + 3) / 7)

/**
 * Chooses the backups to keep: the newest of each of the last 7 days, 4 weeks and 12 months that have one.
 *
 * @returns Those to keep; the newest is always among them.
 */
export function keptBackups<B extends { at: Date }>(backups: readonly B[]): Set<B> {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set<B>()
  const rules: [number, (at: Date) => string | number][] = [
    [retained.days, (at) => at.toISOString().slice(0, 10)],
    [retained.weeks, weekOf],
    [retained.months, (at) => at.toISOString().slice(0, 7)],
  ]
  for (const [most, periodOf] of rules) {
    const periods = new Set<string | number>()
    for (const backup of newestFirst) {
      const period = periodOf(backup.at)
      if (periods.has(period)) continue
      if (periods.size === most) break
      periods.add(period)
      kept.add(backup)
    }
  }
  return kept
}
