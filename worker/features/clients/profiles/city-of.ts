const country = /^(?:u\.?s\.?a?\.?|united states(?: of america)?)$/i
const zipCode = /\b\d{5}(?:-\d{4})?\b/g
const streetEnd =
  /\s(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|square|sq|way|terrace|parkway|pkwy|highway|hwy|suite|apartment|floor)\.?$/i

/**
 * The city and state of a location as somebody typed it, "New York, NY", without street, house number, ZIP code or anything
 * that could be contact data. Empty when nothing else is left: leaving out too much is safe, showing a street is not.
 */
export function cityOf(location: string | null): string {
  return (location ?? '')
    .replaceAll(zipCode, '')
    .split(/[,;|/\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/[\d@:]|\p{Nd}|\bp\.?\s?o\.?\s?box\b/iu.test(part))
    .filter((part) => !country.test(part) && !streetEnd.test(part))
    .slice(-2)
    .join(', ')
    .slice(0, 80)
}
