// @ts-check
// The stored weights of names are those of their training, and tell names of unseen words from other texts.
import { expect, test } from 'vitest'

/** By a name of their own: files of the Worker are another world of types. @param {string} path */
const load = (path) => import(new URL(path, import.meta.url).href)

test('has weights that were trained on the present names and phrases', async () => {
  const { namesHash, trainingNames } = await load('../bench/documents/train-names.ts')
  const { namesInputs } = await load('../worker/reading/person/trained-names.data.ts')
  expect(namesInputs).toBe(namesHash(trainingNames()))
})

test('tells most names from other texts of their shape', async () => {
  const { trainingNames } = await load('../bench/documents/train-names.ts')
  const { likenessOf } = await load('../worker/reading/person/name-likeness.ts')
  const examples = /** @type {{ parts: string[], isName: boolean }[]} */ (trainingNames())
  const right = examples.filter(({ parts, isName }) => likenessOf(parts) > 0 === isName)
  expect(right.length / examples.length).toBeGreaterThan(0.98)
}, 60_000)
