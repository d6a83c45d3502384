import { numberText } from '#contract/domain/number-text.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import { firmKindLabels } from '#worker/reading/lexicon/firm-kinds.data.ts'
import { marketSalary } from '#worker/reading/lexicon/market-scale.ts'
import type { Wish } from './query-contexts.ts'
import type { Of, QueryReading } from './query-reading.ts'

/** Reads the places that are wanted and those that are ruled out. */
export function readPlaces(places: readonly Of<'place'>[], { text, add }: QueryReading): void {
  for (const [at, place] of places.entries()) {
    const next = places[at + 1]
    // "Upstate NY (Albany, Syracuse)": the city says which part of the state.
    const isOpened = next !== undefined && /^\s*(?:[([:]|- )/.test(text.slice(place.end, next.start))
    const isNarrowed = isOpened && next.places.every(({ city }) => city) && place.places.every(({ city }) => !city)
    if (isNarrowed && next.stance === place.stance) continue
    const names = place.places.map(({ name }) => name)
    add(place.stance === 'unwanted' ? 'excludedLocations' : 'locations', names, place)
  }
}

/** Reads the pay that is wished for. */
export function readPay(salaries: readonly Of<'salary'>[], { criteria, set }: QueryReading, years = 1): void {
  for (const pay of salaries) {
    const [min, max] = [pay.min ?? pay.exact, pay.max]
    if (min !== undefined) set('salaryMin', min, pay, `From ${salaryThousands(min)}`)
    if (max !== undefined) set('salaryMax', max, pay, `Up to ${salaryThousands(max)}`)
  }
  const market = salaries.find(({ isMarket, stance }) => isMarket && stance !== 'unwanted')
  const scale = marketSalary(years)
  if (market && criteria.salaryMax === undefined)
    set('salaryMin', scale, market, `From ${salaryThousands(scale)} (market)`)
}

/** Criteria are in dollars; pay in other money is shown as understood. */
export function sayForeignPay(amounts: readonly Of<'foreignPay'>[], { say }: QueryReading): void {
  for (const pay of amounts) {
    const ends = [pay.min ?? pay.exact, pay.max].flatMap((end) => (end === undefined ? [] : [numberText(end)]))
    const bound = pay.min === undefined && pay.exact === undefined ? 'Up to ' : ''
    say(pay, 'foreignPay', `${bound}${ends.join('–')} ${pay.currency === 'other' ? 'in other money' : pay.currency}`)
  }
}

/** Reads whether the work is remote. */
export function readWorkMode(modes: readonly Of<'workMode'>[], { set, say }: QueryReading): void {
  const find = (mode: string, isOut: boolean) =>
    modes.find(({ workMode, stance }) => workMode === mode && (stance === 'unwanted') === isOut)
  const [remote, hybrid] = [find('remote', false) ?? find('on-site', true), find('hybrid', false)]
  const onSite = find('remote', true) ?? find('on-site', false)
  if (remote) set('remoteWork', true, remote, 'Remote')
  else if (onSite) set('remoteWork', false, onSite, 'Not remote')
  if (hybrid) say(hybrid, 'hybrid', 'Hybrid')
}

/** Reads kinds of firms. "Big law associate looking to leave big law": what is ruled out is so wherever else it is named. */
export function readFirmKinds(kinds: readonly Of<'firmKind'>[], { set, say }: QueryReading): void {
  for (const kind of kinds.filter(({ stance }) => stance !== 'past')) {
    const { firmKind, start } = kind
    const isOut = kinds.some((one) => one.firmKind === firmKind && one.stance === 'unwanted' && one.start >= start)
    const shown = isOut ? `No ${firmKindLabels[firmKind]}` : firmKindLabels[firmKind]
    if (firmKind === 'big-law') set('bigLaw', !isOut, kind, shown)
    else if (firmKind === 'boutique') set('boutique', !isOut, kind, shown)
    else if (firmKind !== 'in-house') say(kind, 'firmKind', shown)
  }
}

/** Reads known firms; one that is an example of what is wanted says that big law is. */
export function readFirms(firms: readonly (Of<'firm'> & Wish)[], { text, criteria, set, say }: QueryReading): void {
  let isExample = false
  for (const firm of firms) {
    // "like Kirkland, Latham or Ropes": the list continues, but a list can't begin with "or".
    const goesOn: boolean =
      isExample && /(?:,|\bor|\band|\/)\s*$/i.test(text.slice(Math.max(0, firm.start - 10), firm.start))
    isExample = firm.stance === 'wanted' && (goesOn || firm.isExample)
    if (isExample && firm.isBigLaw && criteria.bigLaw === undefined)
      set('bigLaw', true, firm, firmKindLabels['big-law'])
    else say(firm, 'firm', firm.firm)
  }
}

/** Bars and books are shown as understood; no criterion asks for them. */
export function sayCredentials(bars: readonly Of<'bar'>[], books: readonly Of<'book'>[], { say }: QueryReading): void {
  for (const bar of bars) say(bar, 'barAdmissions', bar.isPatentBar ? 'Patent bar' : `${bar.states.join(', ')} bar`)
  for (const book of books) {
    const dollars = book.dollars >= 1_000_000 ? `$${book.dollars / 1_000_000}M` : salaryThousands(book.dollars)
    say(book, 'portableBook', `${dollars} book`)
  }
}
