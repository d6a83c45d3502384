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
