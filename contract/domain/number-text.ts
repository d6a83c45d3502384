/**
 * A number as US readers write it, with at most three decimals: "1,234.5". Written out rather than left to the browser:
 * engines that lack the US locale's data drop the commas.
 */
export function numberText(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 1000) / 1000).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
