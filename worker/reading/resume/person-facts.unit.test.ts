import { expect, test } from 'vitest'
import { plainLine } from '#worker/reading/document/document-lines.ts'
import { labeled } from './labeled-lines.fixture.ts'
import { readName } from './read-name.ts'
import { readResume } from './read-resume.ts'
import { asName } from './resume-name.ts'

const now = new Date('2026-06-15T12:00:00Z')
const read = (text: string) => readResume(text, now)
const barsOf = (text: string) => read(text).barAdmissions.map(({ value }) => value)
const work =
  '\n\nEXPERIENCE\nHolt Power LLP\nAssociate, 2018 to 2024\n- Drafted leases.\n- Argued motions.\n\nEDUCATION\nDuke University School of Law, J.D., 2017\nOberlin College, B.A., 2013\n'

/** A line of text in letters of a size. */
const line = (text: string, size = 1) => ({
  ...plainLine,
  size,
  cells: [{ runs: [{ text, isBold: size > 1, isItalic: false }] }],
})

test('leaves out a letter before the résumé', () => {
  const letter =
    'Mr. Alden Birchwood\nBirchwood Tull LLP\n10 Main Street\nTulsa, Oklahoma 74103\nabirchwood@birchwoodtull.example.com\n\nDear Mr. Birchwood:\n\nPlease find my résumé below.\n\nSincerely,\n\nJane Doe\n\n'
  const facts = read(`${letter}JANE DOE\n5 Elm Road, Lander, Wyoming 82520\n307.555.0157 | jane.doe@example.com${work}`)
  expect(facts.applicantName?.value).toBe('Jane Doe')
  expect(facts.applicantEmail?.value).toBe('jane.doe@example.com')
  expect(facts.location?.value).toBe('Lander, WY')
})

test('keeps a résumé that is inside a letter', () => {
  const facts = read(
    `JANE DOE\njane.doe@example.com\n\nDear Mr. Birchwood,\n\nHere is my résumé.${work}\nSincerely,\nJane Doe\n`,
  )
  expect(facts.jdYear?.value).toBe(2017)
  expect(facts.positions[0]?.firm).toBe('Holt Power LLP')
})

test('reads the bars of states whose names a line breaks, and those by their courts', () => {
  const head = 'Jane Doe\njane.doe@example.com\n\nBAR ADMISSIONS\n'
  expect(
    barsOf(`${head}State Bar of Iowa, admitted 10/12/2012; State Bar of New\nJersey, admitted 2015${work}`),
  ).toEqual(['Iowa', 'New Jersey'])
  expect(barsOf(`${head}Supreme Court of Ohio, 1994\nAll Courts of the State of Hawai‘i, 1999${work}`)).toEqual([
    'Ohio',
    'Hawaii',
  ])
  expect(
    barsOf(`${head}Texas, 2011\nUtah, application filed May 2026\nIdaho, 2014 (without examination)${work}`),
  ).toEqual(['Texas', 'Idaho'])
})

test('reads no bar from a federal court in short, a test, or another trade’s license', () => {
  const head = 'Jane Doe\njane.doe@example.com\n\nBAR ADMISSIONS\n'
  expect(barsOf(`${head}Nebraska 1981; U.S. Supreme Ct. 1988; N.D. Tex. 1994; D. Ct. (Me.)${work}`)).toEqual([
    'Nebraska',
  ])
  expect(barsOf(`${head}Utah 2019\nJ.D. (University of Pennsylvania Carey Law School, 2013)${work}`)).toEqual(['Utah'])
  expect(barsOf(`${head}Utah 2019; sat for the Idaho bar in July; upon Ohio admission${work}`)).toEqual(['Utah'])
  expect(
    barsOf(`${head}Utah, 2019, board certified in tax\nS.D. Bar 2012\nIdaho, admitted upon motion${work}`),
  ).toEqual(['Utah', 'South Dakota', 'Idaho'])
  expect(barsOf(`${head}Utah 2019\nOregon Certified Crane Operator\nAdjuster license: ID${work}`)).toEqual(['Utah'])
})

test('doesn’t read talks, sections and meetings of a bar, or cities, as admissions', () => {
  expect(barsOf(`Jane Doe\n\nTALKS\nUtah State Bar Fall Convention, 2021${work}`)).toEqual([])
  expect(barsOf(`Jane Doe\n\nMEMBERSHIPS\nState Bar of Texas Paralegal Division${work}`)).toEqual([])
  expect(barsOf(`Jane Doe\n\nLICENSES\nSpeaker, Pricing Forum, Chicago, 2022${work}`)).toEqual([])
})

test('reads a name in large letters over two lines, and one in two weights', () => {
  const rest = ['In-House Counsel', 'Reno, NV 89501', '775.555.0193', 'j.quill@example.com'].map((text) => line(text))
  const two = readResume([line('Imogen Harker-', 2.2), line('Quillfeather', 2.2), ...rest], now)
  expect(two.applicantName?.value).toBe('Imogen Harker-Quillfeather')
  const ended = readResume([line('IMOGEN QUILL,', 2.2), line('Registrar', 2.2), ...rest], now)
  expect(ended.applicantName?.value).toBe('Imogen Quill')
  const runs = [
    { text: 'Imogen ', isBold: false, isItalic: false },
    { text: 'Harker-Quill', isBold: true, isItalic: false },
  ]
  expect(readResume([{ ...line('', 2), cells: [{ runs }] }, ...rest], now).applicantName?.value).toBe(
    'Imogen Harker-Quill',
  )
})

test('reads the suffix behind a name', () => {
  expect(read(`RÉSUMÉ OF\nELLIS "BO" T. HARKER, JR.\nbo@harker.example${work}`).applicantName?.value).toMatch(/ Jr\.$/)
})

test('reads no contact data of the agency that presents a candidate', () => {
  const facts = read(
    `Presented by: Tess Marlow, Director\nMarlow Legal Search\n(404) 555-0109 | tess@marlowsearch.example.com\n\nCONFIDENTIAL CANDIDATE PROFILE\nImogen Harker-Quill${work}`,
  )
  expect(facts.applicantEmail).toBeUndefined()
  expect(facts.phoneNumber).toBeUndefined()
  const list =
    'MARLOW LEGAL SEARCH\tCandidate Summary\ntess@marlowsearch.example.com\nName:\tImogen Harker\nTown:\tMacon, GA'
  expect(read(`${list}${work}`).applicantName?.value).toBe('Imogen Harker')
})

test('joins an address that ends with a hyphen or a slash with the next line', () => {
  const linkedinOf = (text: string) => read(`Jane Doe\n${text}\n(212) 555-0117${work}`).linkedinUrl?.value
  expect(linkedinOf('www.linkedin.com/in/jane-\ndoe-law-7a21b\n(LinkedIn)')).toBe(
    'https://www.linkedin.com/in/jane-doe-law-7a21b',
  )
  expect(linkedinOf('linkedin.com/in/\njane-doe')).toBe('https://linkedin.com/in/jane-doe')
  expect(read(`Jane Doe\njane@lawschool-\nalum.example.net${work}`).applicantEmail?.value).toBe(
    'jane@lawschool-alum.example.net',
  )
})

test('prefers the email that the name spells', () => {
  const text = `Jane Quillfeather\nScheduling: Ann Poe, apoe@harker.example.com or jquillfeather@harker.example.com${work}`
  expect(read(text).applicantEmail?.value).toBe('jquillfeather@harker.example.com')
})

test.for([
  ['Flat 2, 9 Mill Row, Cambridge CB1 2LL, United Kingdom', 'Cambridge, United Kingdom'],
  ['Kailua, Hawai‘i 96734', 'Kailua, HI'],
] as const)('reads the home in “%s”', ([text, place]) => {
  expect(read(`Jane Doe\n${text}\njane.doe@example.com\n`).location?.value).toBe(place)
})

test('reads the year of a J.D. in a sentence, and in a line that breaks', () => {
  const yearOf = (text: string) => read(`Jane Doe\njane.doe@example.com\n\n${text}`).jdYear?.value
  expect(
    yearOf('She holds a Juris Doctor (1999) and a Bachelor of Arts (1996) from Drake University, and is married.\n'),
  ).toBe(1999)
  expect(yearOf('He earned his Juris Doctor at Drake University\nin May 2011, and is married.\n')).toBe(2011)
})

test('reads the year of a J.D. behind that of another degree in a sentence', () => {
  const text = 'She holds a Bachelor of Arts (1996) and a Juris Doctor (1999) from Drake University, and is married.\n'
  expect(read(`Jane Doe\njane.doe@example.com\n\n${text}`).jdYear?.value).toBe(1999)
})

test('reads the J.D. year of the entry that has one, and behind that of a B.A.', () => {
  const entry = 'EDUCATION\nJ.D., Drake University Law School, 2011\nB.A., Grinnell College, 2004\n'
  expect(read(`Jane Doe, J.D.\njane.doe@example.com\n\n${entry}`).jdYear?.value).toBe(2011)
  const text = 'Jane earned her B.A. from Grinnell College in 1996 and her J.D. from Drake Law School in 1999.\n'
  expect(read(`Jane Doe\njane.doe@example.com\n\n${text}`).jdYear?.value).toBe(1999)
})

test('reads the year of a J.D. in parentheses, behind that of a B.A.', () => {
  const text = 'Jane earned her B.A. from Grinnell College (1996) and her J.D. from Drake Law School (1999).\n'
  expect(read(`Jane Doe\njane.doe@example.com\n\n${text}`).jdYear?.value).toBe(1999)
})

test('reads bars with short years, and no state from federal districts in a list', () => {
  const states = (bars: string) =>
    read(
      `Jane Doe\njane.doe@example.com\n\nBAR ADMISSIONS\n${bars}\n\nEDUCATION\nJ.D., Drake University Law School, 2009\n`,
    )
      .barAdmissions.map(({ value }) => value)
      .toSorted()
  expect(states("ME '10, MA '11")).toEqual(['Maine', 'Massachusetts'])
  expect(states('California\nN.D., E.D., C.D. Cal.')).toEqual(['California'])
})

test('reads a name between decorative signs', () => {
  expect(read('~*~*~ Paul Harker ~*~*~\npaul.harker@example.com\nReno, NV\n').applicantName?.value).toBe('Paul Harker')
})

test('reads a name behind a rank, with a nickname and before letters of an office', () => {
  expect(asName('COL. (RET.) ELLIS T. HARKER')).toBe('Ellis T. Harker')
  expect(asName('SFC (Ret.) Ellis T. Harker')).toBe('Ellis T. Harker')
  expect(asName('R. Ellis ("Bo") Harker III')).toBe('R. Ellis ("Bo") Harker III')
  expect(asName('Ellis "T.J." Harker')).toBe('Ellis "T.J." Harker')
  expect(asName('ELLIS MAC HARKER BL')).toBe('Ellis Mac Harker')
  expect(asName('"Ellis Harker"')).toBeUndefined()
})

test('reads a name of which an address spells the part behind a hyphen', () => {
  const lines = [
    labeled('header', ['Ana Ruiz-Tolliver', 'title']),
    labeled('header', ['tolliver@example.com', 'contact']),
  ]
  expect(readName(lines, true)?.value).toBe('Ana Ruiz-Tolliver')
})

test('takes no bar whose rules somebody worked with for an admission', () => {
  const accountant = 'JANE DOE, CPA\njane.doe@example.com\n\nEXPERIENCE\nHolt Power LLP\nAccountant, 2018 to 2024\n'
  expect(barsOf(`${accountant}- Reconciled trust accounts under Florida Bar rules.\n`)).toEqual([])
  expect(barsOf(`${accountant}\nBAR ADMISSIONS\nFlorida\n`)).toEqual(['Florida'])
})
