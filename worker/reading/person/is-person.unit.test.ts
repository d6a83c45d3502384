import { expect, test } from 'vitest'
import { judgePerson } from './is-person.ts'
import { emailFits, readName } from './person-name.ts'

const persons = `Grace Law; Kevin Partner; Rebecca Court; K. J. Lee; Ng, Wei; Jean-Luc de la Fontaine III; Mary Ann O’Brien; José García Márquez;
  Robert "Bob" Smith, Jr.; Paris Miller; Will Banks; Sue Price; Virginia Woolf; Chase Banks; Dr. Amy Wu, Ph.D.; van der Berg, Anna;
  Nguyen Van Thanh; Ii, Ken; JOHN MCDONALD; Bo Li; Xu Wu; Ms. Hope Hall; Łukasz Wójcik; Siobhán Ní Bhriain; D’Angelo Russell`
const others = `Morgan Stanley Litigation Team; Grant Thornton Alert; Jones Day; New York; White Collar Defense; Los Angeles; Baker McKenzie;
  Private Equity; Our People; Investment Funds; Madison Avenue; Austin Texas; Virginia Beach; Charlotte Office; Client Alert; Davis Polk;
  Paul Weiss; Morrison Foerster; Real Estate; San Francisco; Labor Employment; Contact Us; About The Firm; Tax Law; Best Lawyers; Page 2; Orange County Santa Ana`
const listed = (text: string) => text.split(';').map((one) => one.trim())

test('takes names of many origins for people, and gives a reason why others are not', ({ expect }) => {
  for (const name of listed(persons)) expect([name, judgePerson(name).isPerson]).toEqual([name, true])
  for (const text of listed(others)) {
    const verdict = judgePerson(text)
    expect([text, verdict.isPerson]).toEqual([text, false])
    expect(verdict.reason).toMatch(/^“.+” .+\.$/)
  }
})

test('shows names as written, in reading order, without degrees', ({ expect }) => {
  const shown = (text: string) => readName(text)?.name
  expect(shown('Ng, Wei')).toBe('Wei Ng')
  expect(shown('Thomas Harlow, Jr., Esq.')).toBe('Thomas Harlow, Jr.')
  expect(shown('WEI NG, ESQ.')).toBe('Wei Ng')
  expect(shown('JANE MCDONALD-O’BRIEN')).toBe('Jane McDonald-O’Brien')
  expect(shown('Samuel Finch III')).toBe('Samuel Finch III')
  expect(readName('Łukasz J. Wójcik')?.key).toBe('lukasz wojcik')
})

test('recognizes email addresses made of a name', ({ expect }) => {
  const fits = (email: string, text: string) => {
    const name = readName(text)
    return name !== undefined && emailFits(email, name)
  }
  for (const local of ['jdoe', 'jane.doe', 'doej', 'janed', 'jane'])
    expect(fits(`${local}@x.com`, 'Jane Doe'), local).toBe(true)
  expect(fits('info@x.com', 'Jane Doe')).toBe(false)
  expect(fits('lwojcik@x.com', 'Łukasz Wójcik')).toBe(true)
})

test('takes letters of societies and a military rank for no part of a name', ({ expect }) => {
  const shown = (text: string) => readName(text)?.name
  expect(shown('Amaka Dike Obi, SAN, FCIArb (UK), ACIS')).toBe('Amaka Dike Obi')
  expect(shown('Col. Arun Vohra')).toBe('Arun Vohra')
  expect(shown('Ng Lee, McKenna')).toBe('McKenna Ng Lee')
})

test('takes the end of an address for no person', ({ expect }) => {
  expect(judgePerson('Wuse, Abuja', { title: 'Partner' }).isPerson).toBe(false)
  expect(judgePerson('Horvath, Sofia', { title: 'Partner' }).isPerson).toBe(true)
})

test('takes the text of a link for a person only if it is clearly a name', ({ expect }) => {
  const onPage = (text: string) => judgePerson(text, { isListed: true, isPage: true }).isPerson
  expect([onPage('Amy Wu'), onPage('Sexual Abuse')]).toEqual([true, false])
})

test.each([
  ['Me Hélène Roy-Caron', 'Hélène Roy-Caron'],
  ['Hélène Roy-Caron, Ad. E.', 'Hélène Roy-Caron'],
  ['Mr. Poe, Mrs. Wu', undefined],
  ['Mr. Poe', undefined],
])('reads “%s” with forms of address and letters', (text, name) => {
  expect(readName(text)?.name).toBe(name)
})

test.each(['hcaron', 'roycaron', 'lena'])('finds that the email %s is made of a double name or a nickname', (user) => {
  const name = readName('Hélène "Lena" Roy-Caron')
  expect(name && emailFits(`${user}@firm.example`, name)).toBe(true)
})
