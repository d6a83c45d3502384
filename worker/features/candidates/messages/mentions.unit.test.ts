import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const people = [
  { id: 1, email: 'ann@firm.com' },
  { id: 2, email: 'Bob.Lee@firm.com' },
]

test('finds a complete address in any letter case, whatever follows it', () => {
  for (const [text, ids] of [
    ['@ann@firm.com', [1]],
    ['Ask @ANN@firm.com. Or (@bob.lee@firm.com), please', [1, 2]],
    ['@bob.lee@firm.com\n@bob.lee@firm.com!', [2]],
    ['write to ann@firm.com', []],
    ['@ann@firm.community', []],
    ['@ann@firm.com.au', []],
    ['joe@ann@firm.com', []],
    ['joe.@ann@firm.com', []],
    ['@joann@firm.com', []],
    ['x@ann@firm.com, then @ann@firm.com', [1]],
    ['@', []],
    ['', []],
  ] as const) {
    expect([text, mentionedIn(text, people)]).toEqual([text, ids])
  }
  expect(mentionedIn('@ @', [{ id: 3, email: '' }])).toEqual([])
})
