import { expect, test } from 'vitest'
import { budgetFor } from '#worker/reading/budget.ts'
import { tnefOf } from './tnef.fixture.ts'
import { readTnef } from './tnef.ts'

const bytes = new TextEncoder().encode('%PDF-1.7 a résumé')
const read = (from: Uint8Array) => readTnef(from, budgetFor('document'))

test('reads files with their long names, or else their short ones', () => {
  const stream = tnefOf([
    { title: 'MAYACH~1.PDF', longName: 'Maya Chen, résumé.pdf', bytes },
    { title: 'cv.doc', bytes: new Uint8Array([1, 2, 3]) },
  ])
  expect(read(stream)).toEqual([
    { name: 'Maya Chen, résumé.pdf', bytes },
    { name: 'cv.doc', bytes: new Uint8Array([1, 2, 3]) },
  ])
})

test('reads a stream that is cut anywhere, and nothing else', () => {
  const stream = tnefOf([{ title: 'cv.pdf', longName: 'Maya Chen.pdf', bytes }])
  for (let end = 0; end < stream.byteLength; end++) expect(read(stream.subarray(0, end)).length).toBeLessThanOrEqual(1)
  expect(read(bytes)).toEqual([])
})

test('stops at lengths that lie and at a million attributes', () => {
  const stream = tnefOf([{ title: 'cv.pdf', longName: 'Maya Chen.pdf', bytes }])
  for (let at = 6; at < stream.byteLength; at++) {
    const changed = stream.slice()
    changed[at] = 255
    expect(read(changed).length).toBeLessThanOrEqual(2)
  }
  const many = new Uint8Array(11 * 1_000_000)
  many.set(stream.subarray(0, 6))
  expect(() => read(many)).toThrow('items')
})
