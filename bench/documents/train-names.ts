// Trains the model that tells names from other texts of their shape, and writes its weights: `node bench/documents/train-names.ts`.
// The same sources give the same weights.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { areaTerms } from '#worker/reading/lexicon/area-terms.data.ts'
import { citiesByState } from '#worker/reading/lexicon/city-names.data.ts'
import { bigLawFirms, otherFirms } from '#worker/reading/lexicon/firm-names.data.ts'
import { givenNames as knownGivenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { openModel, type StoredModel } from '#worker/reading/model/weights.ts'
import { storeModel } from './store-model.ts'
import { likenessOf, nameFeatures, nameLabels } from '#worker/reading/person/name-likeness.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { commonFamilyNames, commonGivenNames } from './names.data.ts'
import {
  actionWords,
  buildingWords,
  headingWords,
  numberWords,
  organizations,
  sitePhrases,
  surnameWords,
  titleWords,
} from './not-names.data.ts'
import { familyNames, givenNames, isHeldOutWord } from './people-words.ts'
import { train } from './perceptron.fixture.ts'
import { makeRandom } from './random.ts'

type Example = { parts: readonly string[]; isName: boolean }

const capital = (word: string) =>
  word.replaceAll(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
const example = (text: string, isName: boolean): Example[] => {
  const name = readName(text)
  return name ? [{ parts: name.parts, isName }] : []
}

/** Names of given and family names, with initials, second names and two family names. */
function namesOf(isHeldOut: boolean, count: number): Example[] {
  const random = makeRandom(isHeldOut ? 71 : 17)
  const own = (list: readonly string[]) => list.filter((word) => isHeldOutWord(word) === isHeldOut)
  const given = [...own([...knownGivenNames].map(capital)), ...own(givenNames), ...own(commonGivenNames.map(capital))]
  const family = [...own(commonFamilyNames.map(capital)), ...own(familyNames), ...own(familyNames)]
  const surnames = surnameWords.map(capital)
  const initials = [...'ABCDEFGHJKLMNPRSTVW'].map((letter) => `${letter}.`)
  return Array.from({ length: count }, () => {
    const middle = random.chance(0.3) ? ` ${random.pick(initials)}` : ''
    const second = random.chance(0.12) ? ` ${random.pick(given)}` : ''
    const last = random.chance(0.16) ? random.pick(surnames) : random.pick(family)
    const more = random.chance(0.12) ? `${random.pick(['-', ' '])}${random.pick(family)}` : ''
    if (random.chance(0.03)) return `${random.pick(initials)} ${random.pick(initials)} ${last}`
    return `${random.pick(given)}${second}${middle} ${last}${more}`
  }).flatMap((text) => example(text, true))
}

/** Phrases of postings, headings, firms, places and areas that have the shape of a name. */
function othersOf(isHeldOut: boolean): Example[] {
  const random = makeRandom(isHeldOut ? 29 : 92)
  const postings = JSON.parse(readFileSync(new URL('../sets/postings.json', import.meta.url), 'utf8')) as {
    description: string
  }[]
  // Postings name recruiters and judges too.
  const isPerson = (text: string) => knownGivenNames.has(text.split(' ')[0]?.toLowerCase() ?? '')
  const shaped = postings.flatMap(({ description }) =>
    (description.match(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}/gu) ?? []).filter((text) => !isPerson(text)),
  )
  const known = [
    ...shaped,
    ...Object.values(areaTerms)
      .flatMap((entry) => JSON.stringify(entry).match(/[a-z][a-z &]+/gi) ?? [])
      .map(capital),
    ...Object.keys(areaTerms),
    ...Object.values(citiesByState).flat(),
    ...bigLawFirms,
    ...otherFirms,
    ...organizations.map(capital),
    ...sitePhrases,
  ]
  const words = headingWords.map(capital)
  const cities = Object.values(citiesByState).flat()
  const given = [...knownGivenNames].map(capital)
  const family = commonFamilyNames.map(capital)
  const composed = Array.from({ length: 15_000 }, () => {
    const [word, other] = [random.pick(words), random.pick(words)]
    const kind = random.below(7)
    if (kind === 6)
      return `${capital(random.pick(actionWords))} ${random.pick([random.pick(given), random.pick(family)])}`
    if (kind === 5)
      return `${random.pick([random.pick(cities), random.pick(family), word])} ${capital(random.pick(titleWords))}`
    if (kind === 0) return `${random.pick([random.pick(family), random.pick(cities)])} ${word}`
    if (kind === 1) return `${random.pick(family)} ${random.pick(family)} ${word}`
    if (kind === 2)
      return `${random.pick(given)} ${random.chance(0.3) ? `${random.pick(given)} ` : ''}${random.pick(family)} ${word}`
    return kind === 3 ? `${word} ${other}` : `${word} ${other} ${random.pick(words)}`
  })
  // "One Canada Square", "Canary Wharf One Canada Square"
  const buildings = Array.from({ length: 2000 }, () => {
    const of = random.pick([random.pick(cities), random.pick(family), random.pick(words)])
    const before = random.chance(0.5) ? `${random.pick([random.pick(cities), random.pick(words)])} ` : ''
    return `${before}${random.pick(numberWords)} ${of} ${random.pick(buildingWords)}`
  })
  // The letters of a phrase decide, so that a phrase is either in training or held out.
  return [...new Set([...known, ...composed, ...buildings])]
    .filter((text) => isHeldOutWord(text) === isHeldOut)
    .flatMap((text) => example(text, false))
}

/** Names and other texts whose words are not held out, for the figures. */
export const knownNames = (): Example[] => [...namesOf(false, 12_000), ...othersOf(false)]
/** Training of the weights: all words. */
export const trainingNames = (): Example[] => [...knownNames(), ...namesOf(true, 8000), ...othersOf(true)]
/** Names and other texts of words that are in no training. */
export const heldOutNames = (): Example[] => [...namesOf(true, 2000), ...othersOf(true)]

export const namesHash = (given: readonly Example[]): string =>
  createHash('sha256')
    .update(JSON.stringify(given.map(({ parts, isName }) => [nameFeatures(parts), isName])))
    .digest('hex')
    .slice(0, 16)

export function trainNames(given: readonly Example[]): StoredModel {
  const random = makeRandom(8)
  const sequences = given.map(({ parts, isName }) => {
    const features = nameFeatures(parts)
    // Without its words by heart a name is known by its letters, as one that was never seen must be.
    const kept = random.chance(0.4)
      ? features.filter((feature) => !/^\w+=/.test(feature) || feature.startsWith('words'))
      : features
    return { items: [kept], labels: [[isName ? 'name' : 'other']] }
  })
  return storeModel(train(sequences, { labels: nameLabels, buckets: 16_384, rounds: 6, isSequence: false, seed: 3 }))
}

if (import.meta.main) {
  const began = performance.now()
  const given = trainingNames()
  const names = trainNames(given)
  const text = `import type { StoredModel } from '#worker/reading/model/weights.ts'

// Written by bench/documents/train-names.ts; not for editing.
export const namesInputs = '${namesHash(given)}'

export const namesModel: StoredModel = {
  labels: ${JSON.stringify(names.labels)},
  buckets: ${names.buckets},
  unit: ${names.unit},
  transitions: ${JSON.stringify(names.transitions)},
  weights: ${JSON.stringify(names.weights)},
}
`
  writeFileSync(new URL('../../worker/reading/person/trained-names.data.ts', import.meta.url), text)
  const known = openModel(trainNames(knownNames()))
  const sets = [
    ['all words, in training', given, openModel(names)],
    ['held-out words, trained without them', heldOutNames(), known],
  ] as const
  for (const [set, examples, model] of sets) {
    const wrong = examples.filter(({ parts, isName }) => likenessOf(parts, model) > 0 !== isName)
    const lost = wrong.filter(({ isName }) => isName).length
    const all = examples.filter(({ isName }) => isName).length
    console.log(`${set}: names lost ${lost} of ${all}, others taken ${wrong.length - lost} of ${examples.length - all}`)
  }
  console.log(`${Math.round(text.length / 1000)} kB, ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
