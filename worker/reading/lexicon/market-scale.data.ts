/**
 * The base salaries of the market scale ("Cravath scale"), in dollars a year by class year, first-years first: what most
 * large US firms have paid since the raises of November 2023. A firm's own scale may differ; staff see what was assumed.
 */
export const marketScale = [225_000, 235_000, 260_000, 310_000, 365_000, 390_000, 420_000, 435_000] as const
