import { usStates, type UsState } from '#contract/domain/us-states.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { placeFit, placeNamed, type Place } from '#worker/reading/lexicon/places.ts'
import { formLines } from './evidence.ts'
import { reason, unknownValue, type Facts, type Judged } from './score-facts.ts'

export function judgeLocation(facts: Facts): Judged {
  const { form, resume, job, now } = facts
  if (job.isRemote) return { value: 1, reasons: [reason('fits', 'The job is remote')] }
  if (job.places.length === 0) return undefined
  const office = job.places.map(nameOf).join(' or ')
  const home = homeOf(facts)
  const fits = home.place ? fitsOf(home.place, job.places) : []
  if (home.place && fits.includes('same'))
    return { value: 1, reasons: [reason('fits', `Based in ${nameOf(home.place)}`, home.quote)] }
  if (fits.includes('metro'))
    return { value: 0.95, reasons: [reason('fits', `Within commuting distance of ${office}`, home.quote)] }
  const move = relocation([form.coverLetter, resume?.text ?? null], job.places, now)
  if (move !== undefined)
    return { value: home.place ? 0.75 : 0.7, reasons: [reason('fits', `Willing to move to ${office}`, move)] }
  if (home.place) return judgeMove(facts, { place: home.place, quote: home.quote }, office)
  const text = `Location unclear; the job is in ${office}`
  return { value: home.isStated ? 0.4 : unknownValue, reasons: [reason('risk', text, home.quote)] }
}

const nameOf = (place: Place): string => place.city ?? place.name

const fitsOf = (home: Place, places: readonly Place[]) => places.map((place) => placeFit(home, place))

type Home = { place: Place | undefined; quote: string | undefined; isStated: boolean }

/** Where the candidate lives, as the form states it, else the résumé. */
function homeOf({ form, resume }: Facts): Home {
  const stated = resume?.facts.location
  const name = form.location ?? stated?.value
  return {
    place: name === undefined ? undefined : placeNamed(name),
    quote: form.location === null ? stated?.quote : formLines(form).location,
    isStated: name !== undefined,
  }
}

/** Rates a candidate who lives elsewhere and doesn't offer to move: a near office, or a bar there already, helps. */
function judgeMove(
  { resume, job }: Facts,
  { place, quote }: { place: Place; quote: string | undefined },
  office: string,
): Judged {
  const fits = fitsOf(place, job.places)
  const text = `Would need to relocate from ${nameOf(place)} to ${office}`
  if (fits.includes('state') || fits.includes('region')) return { value: 0.55, reasons: [reason('risk', text, quote)] }
  const admitted = resume?.facts.barAdmissions.find(({ value }) =>
    job.places.some(({ region }) => region !== undefined && usStates[region as UsState] === value),
  )
  if (admitted)
    return { value: 0.4, reasons: [reason('risk', `${text}; already admitted in ${admitted.value}`, quote)] }
  return { value: 0.2, reasons: [reason('risk', text, quote)] }
}

/** The sentence that says somebody would move to one of these places, or anywhere. */
function relocation(texts: readonly (string | null)[], places: readonly Place[], now: Date): string | undefined {
  for (const text of texts) {
    if (!text || !/relocat|moving to|move to/i.test(text)) continue
    const sentence = text.split(/(?<=[.!?])\s+|\n/).find((one) => offersMove(one, places, now))
    if (sentence !== undefined) return sentence.trim()
  }
  return undefined
}

function offersMove(sentence: string, places: readonly Place[], now: Date): boolean {
  if (!/\b(?:relocat\w*|moving to|move to)\b/i.test(sentence)) return false
  if (/\b(?:not|unable|cannot|can['’]t|won['’]t)\b/i.test(sentence)) return false
  const named = readMentions(sentence, { now }).flatMap((mention) => (mention.kind === 'place' ? mention.places : []))
  if (named.length === 0) return /\b(?:open|willing|happy|able|ready)\b/i.test(sentence)
  return named.some((place) => fitsOf(place, places).some((fit) => fit === 'same' || fit === 'metro'))
}
