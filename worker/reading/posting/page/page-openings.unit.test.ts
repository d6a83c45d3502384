import { expect, test } from 'vitest'
import { pageFinding } from './page-postings.ts'

const associate =
  '<p>We seek an associate with 3-5 years of experience for our Denver, CO office. The salary is $150,000 - $190,000. Apply online.</p>'
const paralegal =
  '<p>Paralegal with 2 years of experience in Boise, ID. Pay is $60,000 - $70,000 with benefits. Apply by email, please.</p>'
const finding = (body: string) =>
  pageFinding(
    `<html><head><title>Careers | Brae &amp; Holt LLP</title></head><body>${body}</body></html>`,
    'https://brae.example/careers/1',
  )

test.for([
  [
    'an accordion',
    `<details><summary>Tax Associate</summary>${associate}</details><details><summary>Probate Paralegal</summary>${paralegal}</details>`,
  ],
  [
    'buttons with hidden panels',
    `<button aria-expanded="false" aria-controls="a">Tax Associate</button><div id="a" role="region" hidden>${associate}</div><button aria-expanded="false" aria-controls="b">Probate Paralegal</button><div id="b" class="panel" hidden>${paralegal}</div>`,
  ],
  ['low headings', `<h5>Tax Associate</h5>${associate}<h5>Probate Paralegal</h5>${paralegal}<h5>How to apply</h5>`],
  ['bold lines', `<p><b>Tax Associate</b></p>${associate}<p><b>Probate Paralegal</b></p>${paralegal}`],
  ['plain blocks', `<div>Tax Associate</div>${associate}<div>Probate Paralegal</div>${paralegal}`],
] as const)('offers each job of %s with its own words', ([, body]) => {
  const found = finding(`<h1>Open positions</h1>${body}`)
  expect(found.kind === 'stated' && found.postings.map(({ title, firm }) => [title, firm])).toEqual([
    ['Tax Associate', 'Brae & Holt LLP'],
    ['Probate Paralegal', 'Brae & Holt LLP'],
  ])
  expect(found.kind === 'stated' && found.postings.map(({ description }) => description?.match(/\$[\d,]+/g))).toEqual([
    ['$150,000', '$190,000'],
    ['$60,000', '$70,000'],
  ])
})

test('reads a page’s own job without the jobs below it', () => {
  const found = finding(
    `<h1>Tax Associate</h1>${associate}${associate}<h2>Similar jobs</h2><h3>Energy Counsel</h3>${paralegal}<h3>Probate Paralegal</h3>${paralegal}`,
  )
  expect(found).toMatchObject({ kind: 'read', page: { title: 'Tax Associate' } })
  expect(found.kind === 'read' && found.page.text).not.toContain('$60,000')
})

test('takes the stated job that the heading names before related ones', () => {
  const posting = (title: string) => ({ '@type': 'JobPosting', title, description: 'Words' })
  const data = JSON.stringify([posting('Energy Counsel'), posting('Tax Associate')])
  const found = finding(`<h1>Tax Associate</h1><script type="application/ld+json">${data}</script>`)
  expect(found.kind === 'stated' && found.postings.map(({ title }) => title)).toEqual(['Tax Associate'])
})

test('offers no jobs where titles head biographies or are in menus', () => {
  const bio =
    '<p>She has advised banks for years, has experience in tax, and lives in Boston with two cats and a dog.</p>'
  const people = finding(`<h2>Jane Doe</h2><h3>Partner</h3>${bio}<h2>Joan Roe</h2><h3>Associate</h3>${bio}`)
  expect(people.kind).toBe('text')
  const menu = ['Attorneys', 'Associates', 'Careers', 'Law Students'].map(
    (name) => `<li><a href="/${name}">${name}</a></li>`,
  )
  expect(finding(`<ul>${menu.join('')}</ul>${bio}`).kind).toBe('text')
})

test('doesn’t offer the parts of one job as jobs', () => {
  const facts = [
    ['Hours', 'Nine to five, Monday to Friday, and no weekends'],
    ['Skills', 'At least two years as a legal secretary or a paralegal'],
    ['Software', 'A word processor, and whatever our docket clerk asks for.'],
  ].map(([label, value]) => `<tr><td><b>${label}</b></td><td>${value}</td></tr>`)
  expect(finding(`<p>We seek a <b>Legal Secretary</b>.</p>${associate}<table>${facts.join('')}</table>`).kind).not.toBe(
    'stated',
  )
  const questions = ['Who is the partner that I report to?', 'What does an associate earn?']
  expect(finding(questions.map((question) => `<h3>${question}</h3>${associate}`).join('')).kind).not.toBe('stated')
})

test('offers jobs whose titles are links as links, those of the staff too', () => {
  const titles = ['Tax Associate', 'Probate Paralegal', 'Deputy General Counsel', 'Facilities Coordinator']
  const cards = titles.map((title, at) => `<h3><a href="/jobs/${at}">${title}</a></h3>${associate}`)
  const found = finding(cards.join(''))
  expect(found.kind === 'links' && found.postings.map(({ title }) => title)).toEqual(titles)
  expect(finding('<nav><a href="/careers/laterals">Lateral Counsel</a></nav><p>We are kind.</p>'.repeat(3)).kind).toBe(
    'text',
  )
})

test('offers jobs whose titles begin their paragraphs', () => {
  const found = finding(
    associate.replace('<p>', '<p><b>Tax Associate (Denver).</b> ') +
      paralegal.replace('<p>', '<p><b>Probate Paralegal.</b> '),
  )
  expect(found.kind === 'stated' && found.postings.map(({ title }) => title)).toEqual([
    'Tax Associate (Denver)',
    'Probate Paralegal',
  ])
})

test('offers the links of a list that gives no more than places and days', () => {
  const titles = ['Tax Associate (two years)', 'Energy Counsel', 'Contracts Manager', 'Privacy Officer']
  const entries = titles.map(
    (title, at) => `<li><a href="/jobs/${at}">${title}</a> Denver, Colorado – Full-time – Posted ${at} days ago</li>`,
  )
  const found = finding(`<h1>Our jobs</h1>${associate}<ul>${entries.join('')}</ul>`)
  expect(found.kind === 'links' && found.postings.map(({ title }) => title)).toEqual(titles)
})

test('reads a page’s own job, which its name states, beside others of its title', () => {
  const others = ['Tax Associate, Boise', 'Energy Counsel', 'Probate Paralegal', 'Tax Counsel'].map(
    (title, at) => `<li><a href="/jobs/${at}">${title}</a></li>`,
  )
  const page = `<head><title>Tax Associate | Brae &amp; Holt LLP</title></head><body><h1>Tax Associate</h1>${associate.repeat(3)}<h3>Also at our firm</h3><ul>${others.join('')}</ul></body>`
  expect(pageFinding(page, 'https://brae.example/careers/1')).toMatchObject({ kind: 'read' })
})

test('finds the titles of a table in which other words are the links', () => {
  const rows = ['Tax Associate', 'Energy Counsel', 'Deputy City Attorney'].map(
    (title, at) => `<tr><td>25-${at}</td><td>${title}</td><td>Reno</td><td><a href="/jobs/${at}">Details</a></td></tr>`,
  )
  const found = finding(`<h1>Vacancies</h1><table>${rows.join('')}</table>`)
  expect(found.kind === 'links' && found.postings.map(({ title }) => title)).toEqual([
    'Tax Associate',
    'Energy Counsel',
    'Deputy City Attorney',
  ])
})

test('takes the line of a link that may be a title', () => {
  const cards = ['Tax Associate', 'Energy Counsel', 'Probate Paralegal'].map(
    (title, at) => `<li><a href="/jobs/${at}"><p>Denver</p><p>${title}</p><p>Posted today</p></a></li>`,
  )
  const found = finding(`<h1>Our jobs</h1><ul>${cards.join('')}</ul>`)
  expect(found.kind === 'links' && found.postings.map(({ title }) => title)).toEqual([
    'Tax Associate',
    'Energy Counsel',
    'Probate Paralegal',
  ])
})

test('offers all links of a list in which most are titles, beside other lists', () => {
  const titles = ['Court Attorney', 'Judicial Clerk', 'Bailiff of the Circuit', 'Court Administrator']
  const list = (texts: readonly string[]) =>
    `<ul>${texts.map((text) => `<li><a href="/${text}">${text}</a></li>`).join('')}</ul>`
  const found = finding(`<h1>Vacancies</h1>${list(titles)}${list(['Holidays', 'Forms', 'Bids', 'Juries', 'Probate'])}`)
  expect(found.kind === 'links' && found.postings.map(({ title }) => title)).toEqual(titles)
})

test('takes the first part of a card that is one link', () => {
  const titles = ['Tax Associate', 'Energy Counsel', 'Probate Paralegal']
  const more =
    'Full time. You will draft opinions, advise banks and funds on their taxes, and report to the head of the group.'
  const cards = titles.map(
    (title, at) => `<div><a href="/jobs/${at}"><span>${title}</span><span>${more}</span></a></div>`,
  )
  const found = finding(`<h1>Our jobs</h1>${cards.join('')}`)
  expect(found.kind === 'links' && found.postings.map(({ title }) => title)).toEqual(titles)
})

test('prefers the headings of cards to labels that repeat', () => {
  const cards = ['Wage Class Action', 'Pension', 'Traditional Labor'].map(
    (area, at) =>
      `<div class="card"><div class="tag">${at === 1 ? 'Counsel' : 'Associate'}</div><h3>${area} ${at === 1 ? 'Counsel' : 'Associate'}</h3><p>You will advise unions and pension funds in the state and federal courts of Oregon.</p></div>`,
  )
  const found = finding(`<h1>Our jobs</h1>${cards.join('')}`)
  expect(found.kind === 'stated' && found.postings.map(({ title }) => title)).toEqual([
    'Wage Class Action Associate',
    'Pension Counsel',
    'Traditional Labor Associate',
  ])
})

test('reads a page’s own job beside a short list of others', () => {
  const others = ['Energy Counsel', 'Probate Paralegal'].map(
    (title) => `<li><b>${title}</b> Salary $90,000 - $95,000, in Boise, ID, posted today</li>`,
  )
  const found = finding(`<h1>Tax Associate</h1>${associate.repeat(6)}<ul>${others.join('')}</ul>`)
  expect(found).toMatchObject({ kind: 'read', page: { title: 'Tax Associate' } })
})

test.for([
  ['a news article', 'Jane Doe Joins Us as Tax Partner'],
  ['an office', 'Office of the District Attorney'],
  ['a firm', 'Doe Injury Lawyers'],
  ['a question', 'Who is the General Counsel?'],
  ['a filter', 'Associate Attorney (14)'],
] as const)('takes no title from the heading of %s', ([, heading]) => {
  const found = finding(`<h1>${heading}</h1>${associate.repeat(2)}`)
  expect(found.kind === 'read' ? found.page.title : undefined).not.toBe(heading)
})
