import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactKeys, linkedinKey, phoneKey, sharesName } from './contact-keys.policy.ts'

test('gives one key to a phone number however it is written', () => {
  const written = ['+1 (212) 555-0177', '212.555.0177', '2125550177', '1-212-555-0177', '+1 212 555 0177 ext. 5']
  expect(new Set(written.map(phoneKey))).toEqual(new Set(['2125550177']))
  expect(phoneKey('555-0177')).toBeNull()
  const separator = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '\u00a0')
  fc.assert(
    fc.property(fc.array(separator, { minLength: 9, maxLength: 9 }), (between) => {
      const text = [...'2125550177'].map((digit, at) => digit + (between[at] ?? '')).join('')
      expect(contactKeys({ texts: [`Reach me at ${text}, thanks`] }).phones).toEqual(['2125550177'])
    }),
  )
})

test('finds emails and LinkedIn profiles in any case, alone or in a text', () => {
  expect(linkedinKey('https://www.LinkedIn.com/in/Ann-Lee-42/?trk=x')).toBe('ann-lee-42')
  expect(linkedinKey('https://firm.example/in/ann')).toBeNull()
  expect(
    contactKeys({
      email: ' Ann.Lee@Firm.Example ',
      texts: ['See uk.linkedin.com/in/ann%2Dlee or ANN.LEE@firm.example.'],
    }),
  ).toEqual({ emails: ['ann.lee@firm.example'], phones: [], linkedin: ['ann-lee'] })
  expect(contactKeys({ phone: null, texts: ['Class of 2012, 14 deals'] })).toEqual({
    emails: [],
    phones: [],
    linkedin: [],
  })
})

test('compares names by shared words in any order, case and accent, without initials', () => {
  expect(sharesName('NÚÑEZ, José M.', 'Jose Nunez')).toBe(true)
  expect(sharesName('A. Lee', 'Ann Lee')).toBe(true)
  expect(sharesName('Ben M. Carter', 'Ann M. Lee')).toBe(false)
})
