import { describe, expect, test } from 'vitest'
import { mentionAt, peopleFor, withMention } from './mentions.ts'

const person = (id: number, name: string, email: string) => ({ id, name, email, role: 'partner' as const })
const ann = person(1, 'Ann Żółć', 'ann@firm.com')
const joanna = person(2, 'Joanna Reed', 'j.reed@firm.com')

describe('a mention being typed', () => {
  test('begins with an @ at the start of a word and ends at the caret', () => {
    expect(mentionAt('Hello @an', 9)).toEqual({ start: 6, words: 'an' })
    expect(mentionAt('@', 1)).toEqual({ start: 0, words: '' })
    expect(mentionAt('(@ann@fi', 8)).toEqual({ start: 1, words: 'ann@fi' })
    expect(mentionAt('Hello @an more', 9)).toEqual({ start: 6, words: 'an' })
  })

  test('finds no mention inside an address or after a space', () => {
    expect(mentionAt('joe@firm', 8)).toBeUndefined()
    expect(mentionAt('@ann ', 5)).toBeUndefined()
    expect(mentionAt('no sign', 7)).toBeUndefined()
  })

  test('finds people by any part of name or address, names that begin with it first', () => {
    expect(peopleFor('ann', [joanna, ann])).toEqual([ann, joanna])
    expect(peopleFor('zo', [joanna, ann])).toEqual([ann])
    expect(peopleFor('REED@', [joanna, ann])).toEqual([joanna])
    expect(peopleFor('nobody', [joanna, ann])).toEqual([])
  })

  test('offers no one once the address is complete', () => {
    expect(peopleFor('ann@firm.com', [joanna, ann])).toEqual([])
  })

  test('becomes the address with one space, and the caret after it', () => {
    expect(withMention('Hi @an there', { start: 3, words: 'an' }, ann.email)).toEqual({
      text: 'Hi @ann@firm.com there',
      caret: 17,
    })
  })
})
