const amount =
  /\$\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*(million|mm|m|k|thousand)?\b|\b(\d+(?:\.\d+)?)\s*(million|mm|k)\b|\b(seven|six|eight)[- ]figure/gi

/** The largest amount of dollars in a sentence about business, or null. */
export function bookDollars(sentence: string): number | null {
  const amounts = [...sentence.matchAll(amount)].flatMap(([, plain, unit = '', bare, bareUnit = '', figures]) => {
    if (figures !== undefined)
      return [{ six: 100_000, seven: 1_000_000, eight: 10_000_000 }[figures.toLowerCase()] ?? 0]
    const number = Number((plain ?? bare ?? '').replaceAll(',', ''))
    const scale = (unit || bareUnit).toLowerCase()
    return [number * multiplierOf(scale)]
  })
  const fit = amounts.filter((dollars) => dollars >= 10_000 && dollars <= 1_000_000_000)
  return fit.length > 0 ? Math.round(Math.max(...fit)) : null
}

function multiplierOf(scale: string): number {
  if (scale.startsWith('m')) return 1_000_000
  return /^(?:k|thousand)/.test(scale) ? 1_000 : 1
}
