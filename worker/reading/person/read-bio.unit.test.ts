import { expect, test } from 'vitest'
import { listingLinks } from '#worker/reading/site/listings.ts'
import { personInVcard } from './people-in-data.ts'
import { isPeopleAddress } from './page-address.ts'
import { pageOf, peopleAmong } from '#worker/reading/site/people-addresses.ts'
import { readBio, type Bio } from './read-bio.ts'

const from = {
  url: 'https://firm.example/people/amy-wu',
  firm: 'Osgood Pratt Law',
  host: 'firm.example',
  isPeopleAddress: true,
}
const page = (body: string, title = 'Amy Wu | Osgood Pratt Law') =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`
function bioOf(html: string, more: Partial<typeof from> = {}): Bio {
  const read = readBio(html, { ...from, ...more })
  if (!('bio' in read)) throw new Error(read.verdict.reason)
  return read.bio
}

const wu = {
  displayName: 'Amy Wu',
  jobTitle: 'Counsel',
  emailAddress: 'awu@firm.example',
  phoneNumber: '(404) 555-0110',
  location: 'Atlanta, GA',
  practiceAreas: { nodes: [{ title: 'Tax' }, { title: 'ERISA' }] },
  educations: [{ schoolName: 'Emory University School of Law', degree: { name: 'J.D.' }, graduationYear: 2011 }],
  admissions: [{ state: 'Georgia' }],
}
const colleague = {
  ...wu,
  displayName: 'Ben Carter',
  emailAddress: 'bcarter@firm.example',
  clerkships: ['Hon. Ida Moss'],
}

test('reads the person named by the page from the data of its scripts', () => {
  const state = JSON.stringify({ data: [{ team: [colleague] }, { view: { attributes: wu } }] })
  const attribute = state.replaceAll('"', '&quot;')
  for (const body of [
    `<div id="__nuxt"></div><script>window.__NUXT__ = ${state};</script>`,
    `<div id="app"><bio-view :page="${attribute}"></bio-view></div>`,
  ]) {
    expect(bioOf(page(body))).toMatchObject({
      name: 'Amy Wu',
      title: 'Counsel',
      email: 'awu@firm.example',
      phone: '(404) 555-0110',
      offices: ['Atlanta, GA'],
      practiceAreas: ['Tax', 'ERISA'],
      education: ['Emory University School of Law, J.D., 2011'],
      jdYear: 2011,
      barAdmissions: ['Georgia'],
      clerkships: [],
    })
  }
  // The data of an article describes its authors.
  const article = page(`<script>window.__NUXT__ = ${state};</script>`, 'Tax Year in Review | Osgood Pratt Law')
  expect(
    readBio(article, { ...from, url: 'https://firm.example/news/tax-year', isPeopleAddress: false }).verdict.isPerson,
  ).toBe(false)
})

test('keeps a form around the whole page', () => {
  const bio = bioOf(
    page(`<form id="Form1"><input type="hidden" name="__VIEWSTATE" value="x">
      <span class="attorney-name">AMY WU</span><span class="attorney-title">Counsel</span>
      <div>Telephone: (404) 555-0110</div><div>awu@firm.example</div><div><b>Education</b><br>J.D., Emory University, 2011</div></form>`),
  )
  expect(bio).toMatchObject({
    name: 'Amy Wu',
    phone: '(404) 555-0110',
    offices: [],
    education: ['J.D., Emory University, 2011'],
  })
})

test('falls back on a number above the name that is marked as the office’s', () => {
  const body =
    '<ul><li>F (404) 555-0199</li><li>O (404) 555-0110</li></ul><h2>Amy Wu</h2><h4>Counsel</h4><p>awu@firm.example</p>'
  expect(bioOf(page(body)).phone).toBe('(404) 555-0110')
})

test('reads names behind the firm’s name, greetings and invisible leftovers', () => {
  const body = (head: string) =>
    `${head}<div>Counsel</div><div class="w-condition-invisible">Denver, CO</div><div>awu@firm.example</div>`
  const tab = 'Osgood Pratt | Amy Wu'
  expect(bioOf(page(body('<div class="big">Amy Wu (she/hers)</div>'), tab))).toMatchObject({
    name: 'Amy Wu',
    offices: [],
  })
  expect(bioOf(page(body('<h1>Hello, my name is Amy Wu!</h1>')))).toMatchObject({ name: 'Amy Wu', title: 'Counsel' })
  expect(bioOf(page(body('<h1>Hi, I’m Amy</h1><h2>Amy Wu</h2>')))).toMatchObject({ name: 'Amy Wu', title: 'Counsel' })
})

test('reads labels with two topics, years of call, run-in labels and section headings', () => {
  const bio = bioOf(
    page(`<h1>Amy Wu</h1><p>Counsel</p><h4>Bars &amp; Licenses</h4><ul><li>Georgia</li><li>Florida</li></ul>
      <section><header>Schools</header><div>Emory University, J.D., 2011</div></section>
      <p><b>Practice</b>: Tax | ERISA<br><b>Clerkship</b>: Hon. Ida Moss, Supreme Court of Georgia</p>`),
  )
  expect(bio).toMatchObject({
    barAdmissions: ['Georgia', 'Florida'],
    education: ['Emory University, J.D., 2011'],
    practiceAreas: ['Tax', 'ERISA'],
    clerkships: ['Hon. Ida Moss, Supreme Court of Georgia'],
  })
  const canadian = bioOf(
    page('<h1>Amy Wu</h1><p>Avocate</p><h4>Assistant</h4><p>Dora Plank</p><h4>Call to the Bar</h4><p>Ontario</p>'),
  )
  expect(canadian).toMatchObject({ title: 'Avocate', barAdmissions: ['Ontario'] })
})

test('reads chips as entries, and no firm as an office', () => {
  const bio = bioOf(
    page(`<h1>Amy Wu</h1><p>Counsel</p><h3>Focus</h3><p><em class="c">Tax Controversy</em> <em class="c">Land Use</em></p>
      <address>Osgood Pratt, LLC<br>1 Peachtree Street<br>Atlanta, GA 30303</address>`),
  )
  expect(bio).toMatchObject({ practiceAreas: ['Tax Controversy', 'Land Use'], offices: ['Atlanta, GA'] })
})

test('ends a clerkship with its sentence, and reads degrees of any letters', () => {
  const bio = bioOf(
    page(`<h1>Amy Wu</h1><p>Counsel</p><p>Amy Wu clerked for the Honorable Ida J. Moss of the U.S. Tax Court. She is admitted in Georgia.
      She received her J.D. from Emory University in 2011 and her B.Mus. from Oberlin College in 2006.</p>`),
  )
  expect(bio.clerkships).toEqual(['the Honorable Ida J. Moss of the U.S. Tax Court'])
  expect(bio.education).toEqual(['J.D., Emory University, 2011', 'B.Mus., Oberlin College, 2006'])
  const place = bioOf(page('<h1>Amy Wu</h1><h3>Business Manager, Atlanta</h3><p>awu@firm.example</p>'))
  expect(place).toMatchObject({ title: 'Business Manager', offices: ['Atlanta, GA'] })
})

test('reads a number per office, a full-width @, and no school as a jurisdiction', () => {
  const bio = bioOf(
    page(`<h1>Amy Wu</h1><p>Counsel</p><h3>Contact Amy</h3><div><h5>Atlanta, GA</h5><p>P 404-555-0110</p></div><div><h5>Miami, FL</h5><p>P 305-555-0100</p></div>
      <p>awu＠firm.example</p><h3>Education and credentials</h3><ul><li>Lic. iur., Universität Basel, 2009</li><li>Georgia</li></ul>`),
  )
  expect(bio).toMatchObject({
    offices: ['Atlanta, GA', 'Miami, FL'],
    email: 'awu@firm.example',
    phone: '404-555-0110',
    education: ['Lic. iur., Universität Basel, 2009'],
    barAdmissions: ['Georgia'],
  })
  const sector = page('<h1>Cloud Contracts</h1><p>Ben Carter, Partner</p>', 'Cloud Contracts')
  expect(
    readBio(sector, { ...from, url: 'https://firm.example/sectors/cloud', isPeopleAddress: false }).verdict.isPerson,
  ).toBe(false)
})

test('reads labels in other languages, titles in headings, and admissions with status', () => {
  const bio = bioOf(
    page(`<h1>Amy Wu</h1><h3>Socia</h3><h4>Tätigkeitsschwerpunkte</h4><ul><li>Steuerrecht</li></ul>
      <h4>Ausbildung</h4><ul><li>Dr. iur., Universität Basel, 2009</li></ul>
      <h4>Inscrições na Ordem</h4><table><tr><td>Georgia</td><td>Active</td></tr></table>`),
  )
  expect(bio).toMatchObject({
    title: 'Socia',
    practiceAreas: ['Steuerrecht'],
    education: ['Dr. iur., Universität Basel, 2009'],
    barAdmissions: ['Georgia'],
  })
  const sentence = bioOf(
    page(
      '<h1>Amy Wu</h1><p>Counsel</p><p>Amy Wu is a member of the bars of Georgia and Ohio, and of a choir in Macon.</p>',
    ),
  )
  expect(sentence.barAdmissions).toEqual(['Georgia', 'Ohio'])
})

test('reads labels for screen readers, and skips stories about other people', () => {
  const bio = bioOf(
    page(`<h1>Amy Wu</h1><h2>Legal Project Executive</h2><div class="tool-bar"><p><span class="hide">Location</span>Atlanta, GA</p></div>
      <h3>★ Education</h3><p>J.D., Emory University, 2011</p><h3>➤ Clerkship</h3><p>Hon. Ida Moss, Supreme Court of Georgia</p>`),
  )
  expect(bio).toMatchObject({
    title: 'Legal Project Executive',
    offices: ['Atlanta, GA'],
    barAdmissions: [],
    education: ['J.D., Emory University, 2011'],
    clerkships: ['Hon. Ida Moss, Supreme Court of Georgia'],
  })
  for (const heading of ['Patent Experts', 'Graduate Stories', 'Rising Leaders']) {
    const html = page(`<h1>${heading}</h1><p>Olivia Kessler, Trainee Solicitor</p>`, heading)
    expect([heading, readBio(html, { ...from, url: 'https://firm.example/people/x' }).verdict.isPerson]).toEqual([
      heading,
      false,
    ])
  }
})

test('finds people through bare cards, named pictures and folders in two languages', () => {
  const at = 'https://firm.example/nosotros'
  const card = (name: string, slug: string) =>
    `<li><h4>${name}</h4><p>Counsel</p><a href="/x/${slug}">Read ${name.split(' ')[0]}’s story</a></li>`
  const cards = listingLinks(
    page(`<ul>${card('Amy Wu', 'amy-wu')}${card('Bo Oduya', 'bo-oduya')}${card('Cy Young', 'cy-young')}</ul>`),
    at,
  )
  expect(cards.people.map(({ url }) => url.split('/').at(-1))).toEqual(['amy-wu', 'bo-oduya', 'cy-young'])
  const pictures = ['Amy Wu', 'Olivia Kessler', 'James Park'].map(
    (name) => `<a href="/x/${name.replace(' ', '-').toLowerCase()}"><img alt="${name}"></a>`,
  )
  expect(listingLinks(page(pictures.join('')), at).people).toHaveLength(3)
  const inLinks = ['Amy Wu', 'Olivia Kessler', 'James Park'].map(
    (name) =>
      `<a href="/x/${name.replace(' ', '-').toLowerCase()}"><div><span>${name}</span><span>Of Counsel</span></div></a>`,
  )
  expect(listingLinks(page(inLinks.join('')), at).people.map(({ label }) => label)).toContain('Olivia Kessler')
  expect(isPeopleAddress('https://firm.example/nuestro-equipo/amy-wu')).toBe(true)
  expect(isPeopleAddress('https://firm.example/attorneys-abogados/amy-wu')).toBe(true)
  const alike = ['amy-wu', 'james-park', 'xochitl-del-rio', 'okoth-odhiambo', 'maria-garcia'].map((slug) =>
    pageOf(`https://firm.example/q/${slug}`),
  )
  expect(peopleAmong(alike)).toHaveLength(5)
})

const paragraph = 'Amy Wu has handled leases for twelve years, and clients of hers are families, towns and companies.'
test.each([
  ['a trail of links', '<ol class="breadcrumb"><li>People</li><li>Partners</li></ol><h1>Amy Wu</h1>', 'Partner', []],
  ['a heading', '<h1>Amy Wu (President)</h1>', 'President', []],
  ['a picture', '<img alt="Amy Wu, Of Counsel"><h1>Amy Wu</h1>', 'Of Counsel', []],
  ['a line', '<h1>Amy Wu</h1><p>Member / Tampa / (813) 555-0100</p>', 'Member', ['Tampa, FL']],
  ['attributes', '<h1 data-office="tampa" data-rank="Shareholder">Amy Wu</h1>', 'Shareholder', ['Tampa, FL']],
  [
    'a sentence',
    '<h1>Amy Wu</h1><p>As a partner in our Omaha office, Amy Wu handles leases of many kinds.</p>',
    'Partner',
    ['Omaha, NE'],
  ],
])('reads position and office in %s, and no news', (_, head, title, offices) => {
  const bio = bioOf(
    page(`${head}<p>awu@firm.example</p><p>${paragraph}</p><h2>News</h2><p>Amy Wu Named Member of Tax Council</p>`),
  )
  expect({ title: bio.title, places: bio.offices }).toEqual({ title, places: offices })
})

test('takes the state of a school for no bar', () => {
  const said = 'Amy Wu earned a J.D. from the University of Texas School of Law and is admitted to practice in Ohio.'
  expect(bioOf(page(`<h1>Amy Wu</h1><p>awu@firm.example</p><p>${said}</p>`)).barAdmissions).toEqual(['Ohio'])
})

test('reads a vCard as its standard writes it, without the fax number', () => {
  const lines = ['fn:Amy Wu', 'title:Partner\\, Tax', 'tel;type=fax:617-555-0199', 'tel;value=uri:tel:617-555-0100']
  expect(personInVcard(lines.join('\r\n'))).toMatchObject({
    name: 'Amy Wu',
    title: 'Partner, Tax',
    phone: '617-555-0100',
  })
  expect(personInVcard('FN:Amy Wu\r\nTITLE:Chair of the Energy\r\n  Practice').title).toBe(
    'Chair of the Energy Practice',
  )
})

test('leaves the address of an assistant to the assistant', () => {
  const bio = bioOf(
    page(`<h1>Amy Wu</h1><p>Counsel</p><p>Assistant: <a href="mailto:dplank@firm.example">Dora Plank</a></p>`),
  )
  expect(bio.email).toBeNull()
})

test('reads an address that a script puts together in several statements', () => {
  const script = `var addy7 = '&#97;wu' + '&#64;';\n addy7 = addy7 + 'firm' + '&#46;' + 'ex&#97;mple';`
  const body = `<h1>Amy Wu</h1><p>Counsel</p><p>Email: <script>${script}</script></p>`
  expect(bioOf(page(body)).email).toBe('awu@firm.example')
})

test('takes the author in the data of an article for nobody whose page it is', () => {
  const data = { '@type': 'Article', author: { '@type': 'Person', name: 'Amy Wu', jobTitle: 'Partner' } }
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const html = page(`<h1>What the New Rules Change</h1><p>${paragraph}</p>${script}`, 'What the New Rules Change')
  expect(readBio(html, from).verdict.isPerson).toBe(false)
})

test('reads a position with a long name of the firm, and no association as an office', () => {
  const body = `<h1>Amy Wu</h1><h3>Of Counsel at Osgood Pratt and Associates</h3><p>awu@firm.example</p><p>${paragraph}</p>`
  expect(bioOf(page(body)).title).toBe('Of Counsel')
  const labeled = '<h1>Amy Wu</h1><p>Counsel</p><dl><dt>Office</dt><dd>Ontario Bar Association</dd></dl>'
  expect(bioOf(page(labeled)).offices).toEqual([])
})

test('takes no city from a name or a school, and no initials for an office', () => {
  const named = `<h1>Austin Kim</h1><p>Counsel</p><p>Austin Kim</p><p>akim@firm.example</p><p>${paragraph}</p>`
  expect(bioOf(page(named)).offices).toEqual([])
  const taught = '<h1>Amy Wu</h1><p>Counsel</p><p>UC Irvine</p><p>awu@firm.example</p>'
  expect(bioOf(page(`${taught}<p>${paragraph}</p>`)).offices).toEqual([])
  const drawn = '<h1>Amy Wu</h1><p>Counsel</p><dl><dt>Office</dt><dd>AW</dd></dl>'
  expect(bioOf(page(drawn)).offices).toEqual([])
})

test('reads the city of a footer before a postal code without a comma', () => {
  const foot = '<footer><p>95 Wellington Street West Suite 1830 Toronto ON M5J 2N7</p></footer>'
  const body = `<h1>Amy Wu</h1><p>Counsel</p><p>awu@firm.example</p><p>${paragraph}</p>${foot}`
  expect(bioOf(page(body)).offices).toEqual(['Toronto, ON'])
})

test.each([
  ['46 Top Floor, Rose Enclave,</p><p>Delhi -110001', 'Delhi, India'],
  ['Poe Legal - 12 Mill Walk, Worcester, Worcestershire, WR1 1AA', 'Worcester, England'],
  ['Address: 1 Long Close, Zone 2, Abuja, FCT.', 'Abuja, Nigeria'],
  ['Plot 1 Hill Road, Kampala City', 'Kampala, Uganda'],
])('reads the city of an address in a footer: %s', (address, city) => {
  const body = `<h1>Amy Wu</h1><p>Counsel</p><p>awu@firm.example</p><p>${paragraph}</p><footer><p>${address}</p></footer>`
  expect(bioOf(page(body)).offices).toEqual([city])
})

test('takes no city of a footer that names several or only mentions one', () => {
  const withFoot = (foot: string) =>
    bioOf(page(`<h1>Amy Wu</h1><p>Counsel</p><p>awu@firm.example</p><p>${paragraph}</p><footer>${foot}</footer>`))
      .offices
  expect(withFoot('<p>12 Court Square, Dayton, OH</p><p>9 Elm Street, Toledo, OH</p>')).toEqual([])
  expect(withFoot('<p>We have been serving Dallas and Plano for 22 years.</p><p>© 2026 Austin Kim</p>')).toEqual([])
})

test('takes the firm’s only city rather than other words in the place of the city', () => {
  const site = { paths: { name: null, title: null, city: 'p.place' }, furniture: [], cities: ['Toronto, ON'] }
  const body = `<h1>Amy Wu</h1><p>Counsel</p><p class="place">Add to Contacts</p><p>awu@firm.example</p><p>${paragraph}</p>`
  const read = readBio(page(body), { ...from, site })
  expect('bio' in read && read.bio.offices).toEqual(['Toronto, ON'])
})

test('takes the position of a colleague on a linked card for nobody else’s', () => {
  const card =
    '<a href="/b.html"><img src="b.jpg" alt=""><div>Tim Hale</div><div class="role">Managing Partner</div></a>'
  const body = `<h1>Amy Wu</h1><p>awu@firm.example</p><p>${paragraph}</p><h2>Other team members</h2><div>${card}</div>`
  expect(bioOf(page(body)).title).toBeNull()
})

test('reads the position of somebody who currently has it', () => {
  const said =
    'Amy Wu joined the firm in 2015 and is currently a senior associate in its tax group, with three colleagues.'
  expect(bioOf(page(`<h1>Amy Wu</h1><p>awu@firm.example</p><p>${said}</p>`)).title).toBe('Senior Associate')
})

test.each(['William Poe', 'Will Poe'])('reads the position beside the name on a later line: %s', (shown) => {
  const body = `<h1>William Poe</h1><p>Name: ${shown}, Solicitor</p><p>Email: wpoe@firm.example</p><p>${paragraph}</p>`
  const url = 'https://firm.example/people/william-poe'
  expect(bioOf(page(body, 'William Poe | Osgood Pratt Law'), { url }).title).toBe('Solicitor')
})

test('reads “Advocate” as a position', () => {
  const body = `<h1>Amy Wu</h1><p>Advocate</p><p>awu@firm.example</p><p>${paragraph}</p>`
  expect(bioOf(page(body)).title).toBe('Advocate')
})

test('gives a person without an office the only city where the firm can be contacted', () => {
  const read = (body: string) => readBio(page(body), { ...from, card: { seat: 'Reno, NV' } })
  const officesOf = (body: string) => {
    const one = read(`<h1>Amy Wu</h1><p>Partner</p>${body}`)
    return 'bio' in one && one.bio.offices
  }
  expect(officesOf('')).toEqual(['Reno, NV'])
  expect(officesOf('<p>Office: Boise, ID</p>')).toEqual(['Boise, ID'])
})

test('reads which of the firm’s offices a page names, also a town that no list has', () => {
  const card = { seat: 'Wexcombe, England | Ottermouth, England' }
  const read = (body: string) => readBio(page(`<h1>Amy Wu</h1>${body}<p>awu@firm.example</p>`), { ...from, card })
  const factsOf = (body: string) => {
    const one = read(body)
    return 'bio' in one && [one.bio.title, one.bio.offices]
  }
  expect(factsOf('<p>Partner</p><p>Ottermouth</p>')).toEqual(['Partner', ['Ottermouth, England']])
  expect(factsOf('<p>Partner, Wexcombe</p>')).toEqual(['Partner', ['Wexcombe, England']])
  expect(factsOf('<p>Partner</p>')).toEqual(['Partner', []])
})

test('doesn’t read a word in lower case as a city', () => {
  expect(
    bioOf(page('<h1>Amy Wu</h1><p>Partner</p><dl><dt>Office</dt><dd>Droit de la famille</dd></dl>')).offices,
  ).toEqual([])
})

test('rejects a page about another name than the one that the directory gives', () => {
  const read = (label: string | null) =>
    readBio(page('<h1>The Docket</h1><p>Trial Lawyer</p>', ''), {
      ...from,
      url: 'https://firm.example/notes.html',
      label,
    })
  expect(read(null).verdict.isPerson).toBe(true)
  expect(read('Amy Wu').verdict.isPerson).toBe(false)
})

test('doesn’t read a heading with the person’s name as a position', () => {
  const body =
    '<h1>ATTORNEY AMY B. WU</h1><p>Amy B. Wu is a partner of the firm and has tried land cases for nineteen years.</p>'
  expect(bioOf(page(body, 'Our firm'))).toMatchObject({ name: 'Amy B. Wu', title: 'Partner' })
})

test.each([
  ['a script that joins strings', `<script>var a='awu';var b='firm'+'.'+'example';document.write(a+'@'+b)</script>`],
  ['a script that writes three strings', `<script>letters('awu', 'firm', 'example')</script>`],
  ['a word against spam', '<a href="mailto:awu.nospam@firm.example">Email</a>'],
  ['a word against spam in a hidden element', '<p>awu<span hidden>.remove-this</span>@firm.example</p>'],
])('reads an email that is hidden by %s', (_, markup) => {
  expect(bioOf(page(`<h1>Amy Wu</h1><p>Partner</p><p>${markup}</p>`)).email).toBe('awu@firm.example')
})

test('takes the directory’s email if the page of a person has none', () => {
  const read = readBio(page('<h1>Amy Wu</h1><p>Partner</p>'), { ...from, card: { email: 'awu@firm.example' } })
  expect('bio' in read && read.bio.email).toBe('awu@firm.example')
})

test('leaves the email empty if it could be any colleague’s', () => {
  const mail = (user: string) => `<p><a href="mailto:${user}@firm.example">Write to us</a></p>`
  const body = (...users: string[]) => page(`<h1>Amy Wu</h1><p>Partner</p>${users.map(mail).join('')}`)
  expect(bioOf(body('greta')).email).toBe('greta@firm.example')
  expect(bioOf(body('greta', 'owen')).email).toBeNull()
})
