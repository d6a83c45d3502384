/**
 * The base salaries of the market scale ("Cravath scale"), in dollars a year by class year, first-years first: what most
 * large US firms have paid since the raises of November 2023. A firm's own scale may differ; staff see what was assumed.
 */
export const marketScale = [225_000, 235_000, 260_000, 310_000, 365_000, 390_000, 420_000, 435_000] as const

/** The market base of an associate in a year of practice (1 is a first-year); the ends of the scale beyond it. */
export function marketSalary(classYear: number): number {
  const step = Math.min(marketScale.length, Math.max(1, Math.round(classYear)))
  return marketScale[step - 1] ?? marketScale[0]
}

/** Names for this scale. */
export const marketTerms: readonly string[] =
  `cravath scale; cravath-scale; cravath salary scale; cravath pay; cravath comp; cravath money; market scale; market salary; market salaries; market rate; market-rate; market comp; market compensation; market pay; market base; market base salary; at market; on market; on-market; paying market; pays market; pay market; biglaw scale; big law scale; biglaw market; milbank scale; full market; full-market; on scale; top of market; top-of-market; above market; above-market; lockstep scale; big law salary; biglaw salary; biglaw pay; big law pay; biglaw comp; big law compensation; biglaw compensation; lockstep market; market associate salaries; scale comp; new york scale; ny scale; nyc scale; nyc market; cravath; market lockstep; biglaw money; big law money; davis polk scale; market bonus`
    .split(';')
    .map((term) => term.trim())
    .filter((term) => term !== 'cravath' && term !== 'market bonus')
