import { expect, test } from 'vitest'
import { plainLine, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { readResume } from './read-resume.ts'
import { asName } from './resume-name.ts'

const now = new Date('2026-11-21T12:00:00Z')
const read = (text: string) => readResume(text, now)

const lawyersWork =
  'EXPERIENCE\nRopes & Gray LLP, Boston, MA\nCounsel, 2019 to present\n\nEDUCATION\nJ.D., Fordham University, 2012\n'

test('reads a name of one word only if an address spells it', () => {
  const work = 'Experience\nCorvane Ltd.\nSite Engineer\n2019 – Present\n\nEducation\nB.E. in Civil Engineering, 2014\n'
  expect(read(`VAIDEHI\nvaidehi92@example.com\n+91 98765 43210\n\n${work}`).applicantName?.value).toBe('Vaidehi')
  expect(read(`VAIDEHI\nsite.engineer@example.com\n\n${work}`).applicantName).toBeUndefined()
})

test('reads phone numbers with a space behind the plus or two zeros', () => {
  expect(read('Joan Perez\nPhone: + 65 98624747\n').phoneNumber?.value).toBe('+ 65 98624747')
  expect(read('Joan Perez\n00918447380882\n').phoneNumber?.value).toBe('00918447380882')
})

test.for([
  ['D A N A   W H I T C O M B E', 'Dana Whitcombe'],
  ['PAMELA J. STRICKLAND, ACP', 'Pamela J. Strickland'],
  ['Beatrice Oyelaran, R.N., J.D.', 'Beatrice Oyelaran'],
  ['Dr. Fiona MacAllister', 'Fiona MacAllister'],
  ['Jean-Luc d’Aubigné', 'Jean-Luc d’Aubigné'],
] as const)('“%s” is %s', ([line, name]) => {
  expect(read(`${line}\nBoston, MA\nme@example.com\n\n${lawyersWork}`).applicantName?.value).toBe(name)
})

test('finds a name below a sidebar by the email address', () => {
  expect(
    read(
      'Contact\nrenee.baptiste@example.com\n\nTop Skills\nContract Negotiation\n\nRenée Baptiste\nCounsel at Peachtree Logistics\nAtlanta, Georgia, United States\n\nExperience\nPeachtree Logistics\nCounsel\nMay 2019 - Present\n\nEducation\nEmory University School of Law\nJ.D. · 2012 - 2015\n',
    ),
  ).toMatchObject({ applicantName: { value: 'Renée Baptiste' }, location: { value: 'Atlanta, GA' } })
})

test.for([
  ['Dublin, Ireland | +353 1 555 0142', 'Dublin, Ireland'],
  ['Tel Aviv, Israel / relocating to New York, February 2027', 'Tel Aviv, Israel'],
  ['Lagos, Nigeria', 'Lagos, Nigeria'],
  ['Toronto, Ontario, Canada', 'Toronto, Canada'],
  ['Cleveland Heights, Ohio 44118', 'Cleveland Heights, OH'],
  ['South Boston, MA', 'South Boston, MA'],
  ['Boston, MA, willing to relocate to Denver, CO', 'Boston, MA'],
  ['Azaiba, Muscat, Oman', 'Muscat, Oman'],
  ['Portland OR 97201', 'Portland, OR'],
] as const)('“%s” lives in %s', ([line, place]) => {
  expect(read(`Jane Doe\n${line}\njane@example.com\n`).location?.value).toBe(place)
})

test('reads a foreign number with its country', () => {
  expect(read('Jane Doe\nBogotá, Colombia | +57 310 555 0142\n').phoneNumber?.value).toBe('+57 310 555 0142')
})

test('takes no place from an employer for the home', () => {
  expect(
    read(`Jane Doe\njane@example.com\n\n${lawyersWork}\nDenver, CO\nhttps://example.org/denver\n`).location,
  ).toBeUndefined()
})

test('reads a number behind a phone label, however it is written', () => {
  expect(read('Jane Doe\nMobile No: 81339882\n').phoneNumber?.value).toBe('81339882')
  expect(read('Jane Doe\n(415) · 555 · 0142 | jane@example.com\n').phoneNumber?.value).toBe('(415) · 555 · 0142')
})

test('reads a name before an email without a sign between them', () => {
  expect(read(`Nora Whitcomb nwhitcomb@example.com | 614-555-0142\n\n${lawyersWork}`).applicantName?.value).toBe(
    'Nora Whitcomb',
  )
})

test('keeps an email that contains the first word of the document', () => {
  expect(read(`Nora\nWhitcomb\nLawyer\nColumbus, OH\nnora@x.example.org\n\n${lawyersWork}`).applicantEmail?.value).toBe(
    'nora@x.example.org',
  )
})

test('reads a family name that is a word, and a name in brackets', () => {
  expect(asName('Nora A. Law', true)).toBe('Nora A. Law')
  expect(asName('Nora A. Law')).toBeUndefined()
  expect(read(`[Nora Whitcomb]\nnora@example.com\n\n${lawyersWork}`).applicantName?.value).toBe('Nora Whitcomb')
})

test.for([
  ['Nora Whitcomb Curriculum Vitae', 'Nora Whitcomb'],
  ['Résumé of Nora Whitcomb', 'Nora Whitcomb'],
  ['WHITCOMB, Nora G.', 'Nora G. Whitcomb'],
])('reads the name in “%s”', ([line, name]) => {
  expect(read(`${line}\nnora.whitcomb@example.com\n\n${lawyersWork}`).applicantName?.value).toBe(name)
})

test.fails('reads a name whose words are on two lines', () => {
  const profile = 'PROFILE\nHard-working undergraduate\n\nEXPERIENCE\nTEAM LEADER / FORALL PHONES\n09/2017 - 01/2019\n'
  expect(read(`NORA\n\nLEE\n\nNORA.MEY@EXAMPLE.COM\n07562382957\n\n${profile}`).applicantName?.value).toBe('Nora Lee')
})

test('takes an address that a column breaks from its link', () => {
  const linked = (text: string, link: string): DocumentLine => ({
    ...plainLine,
    cells: [{ runs: [{ text, isBold: false, isItalic: false, link }] }],
  })
  const profile = 'https://www.linkedin.com/in/jane-van-doe-563915/'
  const facts = readResume(
    [linked('Jane van Doe', ''), linked('linkedin.com/in/jane-van-', profile), linked('doe-563915', profile)],
    now,
  )
  expect(facts.linkedinUrl).toEqual({ value: profile, quote: 'linkedin.com/in/jane-van-' })
})

test('takes no digits of an email address for a phone', () => {
  expect(read('Jane Doe\n1227640624@example.com | Phone: 15968176886\n').phoneNumber?.value).toBe('15968176886')
})

test('takes no sex and no place of birth for the home', () => {
  const placeOf = (line: string) => read(`Jane Doe\njane.doe@example.com\n${line}\n\n${lawyersWork}`).location?.value
  expect(placeOf('Sex: Male | Place of birth: Austin, TX')).toBeUndefined()
  expect(placeOf('Place of birth: Austin, TX | Denver, CO')).toBe('Denver, CO')
})

test('reads the contact details of a résumé in another language that says what it is', () => {
  const facts = read(
    'Curriculum vitae\nAnn Poe\nLyon\nlinkedin.com/in/annpoe\nannpoe@example.com\n\nDesarrollo Full Stack\n\nDesarrolladora de software y estudiante entusiasta de sistemas. Apasionada por el conocimiento y la idea de contribuir.\n\nExperiencia\nDesarrolladora Back-end - Marlow\t06-2022 - presente\n\nEducación\nCurso Superior de Tecnología – FIAP – 2023 a 2024.\n',
  )
  expect(facts).toMatchObject({
    applicantEmail: { value: 'annpoe@example.com' },
    linkedinUrl: { value: 'https://linkedin.com/in/annpoe' },
  })
})

test('reads a home three lines below the email', () => {
  const address = 'University of Oregon\tEmail: jane.doe@example.com\nSchool of Law\tWeb: example.com/doe\nLaw Center\n'
  expect(read(`Jane Doe\n${address}Eugene, OR 97403\n\n${lawyersWork}`).location?.value).toBe('Eugene, OR')
})

test('prefers the cell phone to the home phone', () => {
  expect(read('Jane Doe\nHome: 504-555-0154    Cell: 504-555-0155\n').phoneNumber?.value).toBe('504-555-0155')
  expect(read('Jane Doe\n504-555-0154 (home) | 504-555-0155 (cell)\n').phoneNumber?.value).toBe('504-555-0155')
})

test('takes email and LinkedIn from the addresses behind words', () => {
  const line = (text: string, link?: string): DocumentLine => ({
    ...plainLine,
    cells: [{ runs: [{ text, isBold: false, isItalic: false, ...(link === undefined ? {} : { link }) }] }],
  })
  const lines = [
    line('Jane Doe'),
    line('Email', 'mailto:jane.doe@example.com'),
    line('LinkedIn', 'https://www.linkedin.com/in/janedoe'),
    ...['EXPERIENCE', 'Ropes & Gray LLP, Boston, MA', 'Counsel, 2019 to present', 'EDUCATION', 'J.D., Yale, 2012'].map(
      (text) => line(text),
    ),
  ]
  expect(readResume(lines, now)).toMatchObject({
    applicantEmail: { value: 'jane.doe@example.com' },
    linkedinUrl: { value: 'https://www.linkedin.com/in/janedoe' },
  })
})
