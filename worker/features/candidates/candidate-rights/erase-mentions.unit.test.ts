import fc from 'fast-check'
import { expect, test } from 'vitest'
import { erasedMark, mentionEraser } from './erase-mentions.ts'

const person = {
  emails: ['jose.nunez+law@firm.example'],
  names: ['José María Núñez'],
  phones: ['+1 (212) 555-0177'],
  profiles: ['https://www.linkedin.com/in/jose-nunez-42/'],
}
const erase = mentionEraser(person)

test('takes a name out in every case, order and spelling', () => {
  for (const name of [
    'José María Núñez',
    'JOSE NUNEZ',
    'jose nuñez',
    'Núñez, José',
    'NUNEZ, JOSE M.',
    'Jose.Nunez',
    'Jose M. Nunez',
    'J. Núñez',
    'J.M. Nunez',
    'Núñez, J.',
    'José_Núñez',
    'Jose%20Nunez',
    'José-María Núñez'.normalize('NFD'),
  ]) {
    expect([name, erase(`Met ${name} today`)]).toEqual([name, `Met ${erasedMark} today`])
  }
  expect(erase('José Núñez’s résumé, and José Núñez.')).toBe(`${erasedMark}’s résumé, and ${erasedMark}.`)
  expect(
    mentionEraser({ ...person, names: ['Jürgen Müller'] })('Juergen Mueller / Jurgen Muller / MÜLLER Jürgen'),
  ).toBe(`${erasedMark} / ${erasedMark} / ${erasedMark}`)
  expect(mentionEraser({ ...person, names: ["Sinéad O'Neil"] })('<b>Sinead O&#39;Neil</b> or O’NEIL, SINEAD')).toBe(
    `<b>${erasedMark}</b> or ${erasedMark}`,
  )
  expect(mentionEraser({ ...person, names: ['王小明'] })('请联系王小明。')).toBe(`请联系${erasedMark}。`)
})

test('leaves other people and other words alone', () => {
  for (const text of [
    'José Nuñes and Maria Nunez',
    'Jose and Nunez & Partners',
    'jnunez is a login',
    'A Nunez matter',
    'Call 212 555 0178 or 12125550177999',
    'linkedin.com/in/jnunez-421',
    'Reference 1732125550177',
  ]) {
    expect(erase(text)).toBe(text)
  }
  const young = mentionEraser({ ...person, names: ['Ann Young', 'An Do'] })
  expect(young('a young associate, e.g. young partners; what can an do?')).toBe(
    'a young associate, e.g. young partners; what can an do?',
  )
  expect(young('A. Young and An Do')).toBe(`${erasedMark} and ${erasedMark}`)
})

test('takes phone numbers, emails and profiles out in every form', () => {
  for (const text of [
    '2125550177',
    '212.555.0177',
    '(212) 555-0177',
    '1-212-555-0177',
    '+12125550177',
    '+1 212 555 01 77',
    'JOSE.NUNEZ+LAW@FIRM.EXAMPLE',
    'jose.nunez%2Blaw%40firm.example',
    'linkedin.com/in/Jose-Nunez-42',
    'https://uk.linkedin.com/in/jose%2Dnunez%2D42/',
  ]) {
    expect([text, erase(`See ${text}, please`)]).toEqual([text, `See ${erasedMark}, please`])
  }
  const abroad = mentionEraser({ emails: [], names: [], phones: ['+44 20 7946 0958'], profiles: [] })
  expect(abroad('020 7946 0958, +44 (0)20 7946 0958, 00442079460958')).toBe(
    `${erasedMark}, ${erasedMark}, ${erasedMark}`,
  )
})

const accents = ['', '\u0301', '\u0308', '\u0303', '\u0327']
const letterCase = fc.constantFrom<(text: string) => string>(
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text,
)

test('leaves nothing of a person, however a name, number or address was typed', () => {
  const word = fc.stringMatching(/^[A-Z][b-df-hj-np-tv-z]?[aeiou][a-z]{2,7}$/)
  const typed = (text: string) =>
    fc
      .tuple(letterCase, fc.array(fc.constantFrom(...accents), { minLength: text.length, maxLength: text.length }))
      .map(([change, marks]) =>
        [...change(text)]
          .map((letter, at) => (/[aeiouncsz]/i.test(letter) ? letter + (marks[at] ?? '') : letter))
          .join('')
          .normalize('NFC'),
      )
  const cases = fc.tuple(word, word).chain(([first, last]) =>
    fc.record({
      name: fc.constant(`${first} ${last}`),
      written: fc
        .tuple(typed(first), typed(last), fc.boolean(), fc.constantFrom(' ', '  ', '\u00a0', '-', '\n'))
        .map(([one, other, isReversed, blank]) => (isReversed ? `${other}, ${one}` : `${one}${blank}${other}`)),
      around: fc.tuple(
        fc.constantFrom('', 'Met ', '("', 'ok.\n'),
        fc.constantFrom('', '.', '.Then', ', and', '’s file', '")'),
      ),
    }),
  )
  fc.assert(
    fc.property(cases, ({ name, written, around: [before, after] }) => {
      const text = before + written + after
      expect(mentionEraser({ emails: [], names: [name], phones: [], profiles: [] })(text)).toBe(
        before + erasedMark + after,
      )
    }),
    { numRuns: 200 },
  )
  const number = fc.tuple(
    fc.stringMatching(/^[2-9]\d{9}$/),
    fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), { minLength: 9, maxLength: 9 }),
    fc.constantFrom('', '+1 ', '1-', '+1'),
  )
  fc.assert(
    fc.property(number, ([digits, seps, prefix]) => {
      const written = prefix + [...digits].map((digit, at) => digit + (seps[at] ?? '')).join('')
      const eraser = mentionEraser({ emails: [], names: [], phones: [`+1${digits}`], profiles: [] })
      expect(eraser(`Tel ${written}; ok`)).toBe(`Tel ${erasedMark}; ok`)
    }),
  )
})
