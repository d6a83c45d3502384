import { salarySlider, salaryThousands } from './salary.ts'

/** Labels of the two ends of the salary slider, in dollars a year: "Any", "$150K and up", "Up to $300K", "$150K to $300K". */
export function salaryRangeText(low: number, high: number): string {
  const [from, to] = low <= high ? [low, high] : [high, low]
  const isFromStart = from <= salarySlider.min
  const isToEnd = to >= salarySlider.max
  if (isFromStart && isToEnd) return 'Any'
  if (isToEnd) return `${salaryThousands(from)} and up`
  if (isFromStart) return `Up to ${salaryThousands(to)}`
  return `${salaryThousands(from)} to ${salaryThousands(to)}`
}
