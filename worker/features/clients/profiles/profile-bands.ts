import type { FirmKind } from '#contract/domain/firms.ts'
import { numberText } from '#contract/domain/number-text.ts'

/** Bands of the Am Law ranking, from the narrowest to the widest. */
const bands = [10, 50, 100, 200] as const

/** A firm as far as its band needs it. */
export type RankedFirm = { kind: FirmKind; amLawRank: number | null; headcount: number | null }

const bandAt = (rank: number | null): number => {
  const at = bands.findIndex((band) => rank !== null && rank <= band)
  return at === -1 ? bands.length : at
}

/**
 * A firm as a profile says it without its name: "Am Law 50 firm, New York". A firm that is the only one of its band in the
 * city would be named by it, so it goes one band up, and further while it is still alone.
 *
 * @param others Ranks of the other firms in the city.
 * @param place Empty where the profile doesn't say it.
 */
export function firmBand(
  firm: RankedFirm | undefined,
  { others, place }: { others: readonly number[]; place: string },
): string {
  const at = place === '' ? '' : `, ${place}`
  if (firm && firm.kind !== 'law_firm') return `${otherKinds[firm.kind]}${at}`
  const own = bandAt(firm?.amLawRank ?? null)
  const shared = others.map(bandAt).filter((band) => band >= own)
  const band = place === '' || own === bands.length ? own : Math.min(bands.length, ...shared)
  return `${band < bands.length ? `Am Law ${bands[band]} firm` : 'Law firm'}${at}`
}

const otherKinds = {
  company: 'In-house legal department',
  agency: 'Legal services company',
  government: 'Government office',
} as const satisfies Record<Exclude<FirmKind, 'law_firm'>, string>

/** Law schools that lead the rankings year after year, by a word or phrase of their names, folded. */
const leading =
  /\b(?:yale|stanford|harvard|columbia|university of chicago|chicago law|new york university|nyu|pennsylvania|penn carey|virginia|uva|berkeley|michigan|duke|northwestern|cornell|georgetown)\b/i
/** Names that hold one of those words and are another school. */
const notLeading =
  /\b(?:michigan state|west virginia|western michigan|district of columbia|penn state|dickinson|appalachian|british columbia)\b/i

/** A law school as a profile says it without its name. */
export const schoolBand = (name: string): string =>
  leading.test(name) && !notLeading.test(name) ? 'Top-14 law school' : 'Accredited law school'

const bookSteps = [250_000, 500_000, 1_000_000, 3_000_000] as const

/** A portable book as one of five ranges. @param amount Dollars a year; null where only its existence is known. */
export function bookBand(amount: number | null): string {
  if (amount === null) return 'Yes'
  const at = bookSteps.findIndex((step) => amount < step)
  if (at === 0) return `Under $${numberText(bookSteps[0])}`
  const from = bookSteps[(at === -1 ? bookSteps.length : at) - 1] ?? 0
  const to = at === -1 ? undefined : bookSteps[at]
  return to === undefined ? `$${numberText(from)} or more` : `$${numberText(from)} to $${numberText(to)}`
}

/** The level of a lawyer by years since the J.D., for a profile that doesn't say the year. */
export function levelOf(title: string | null, years: number | null): string {
  if (/\bpartner\b|\bshareholder\b/i.test(title ?? '')) return 'Partner'
  if (/\bcounsel\b/i.test(title ?? '')) return 'Counsel'
  if (years === null) return 'Attorney'
  if (years <= 2) return 'Junior associate'
  if (years <= 5) return 'Mid-level associate'
  return years <= 10 ? 'Senior associate' : 'Senior attorney'
}
