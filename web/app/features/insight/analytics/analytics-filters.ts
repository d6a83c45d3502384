import { useCallback, useMemo } from 'react'
import { maxRangeDays } from '#contract/api/insight/analytics.ts'
import { addDays, daysBetween, isDay } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'

/** Filters in the address of analytics. Undefined means the ninety days that end today, and everyone. */
export type AnalyticsFilters = { from?: string; to?: string; partnerId?: number }

/** Reads the filters from an address; invalid days, numbers and ranges are ignored. */
export function readAnalyticsFilters(params: URLSearchParams): AnalyticsFilters {
  const [from, to, partner] = ['from', 'to', 'partner'].map((name) => params.get(name) ?? '')
  const isRange = from && to && isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < maxRangeDays
  return {
    ...(isRange ? { from, to } : {}),
    ...(partner && /^\d{1,15}$/.test(partner) ? { partnerId: Number(partner) } : {}),
  }
}

export const usualRange = 'last-90'

/** Named ranges, relative to today. */
export function namedRanges(now: Date): { value: string; label: string; from: string; to: string }[] {
  const today = easternDay(now)
  const year = today.slice(0, 4)
  const lastYear = String(Number(year) - 1)
  return [
    { value: 'last-30', label: 'Last 30 days', from: addDays(today, -29), to: today },
    { value: usualRange, label: 'Last 90 days', from: addDays(today, -89), to: today },
    { value: 'last-365', label: 'Last 365 days', from: addDays(today, -364), to: today },
    { value: 'this-year', label: `This year (${year})`, from: `${year}-01-01`, to: today },
    { value: 'last-year', label: `Last year (${lastYear})`, from: `${lastYear}-01-01`, to: `${lastYear}-12-31` },
  ]
}

/** The filters of the address and a function to change them. */
export function useAnalyticsFilters() {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readAnalyticsFilters(params), [params])
  const change = useCallback(
    (next: { from?: string | undefined; to?: string | undefined; partnerId?: number | undefined }) =>
      setParams(
        (now) => {
          const params = new URLSearchParams(now)
          const names = { from: 'from', to: 'to', partnerId: 'partner' } as const
          for (const [key, name] of Object.entries(names) as [keyof typeof names, string][]) {
            if (!(key in next)) continue
            const value = next[key]
            if (value === undefined) params.delete(name)
            else params.set(name, String(value))
          }
          return params
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { filters, change }
}
