/** A number as PDF writes it: bounded, at most five decimals, no exponent. */
export function plainNumber(number: number): string {
  if (!Number.isFinite(number)) return '0'
  const bounded = Math.max(-1e7, Math.min(1e7, number))
  return Number.isInteger(bounded) ? String(bounded) : bounded.toFixed(5).replace(/\.?0+$/, '')
}
