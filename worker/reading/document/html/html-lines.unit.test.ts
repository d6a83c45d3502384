import { test } from 'vitest'
import { budgetFor } from '#worker/reading/budget.ts'
import { linesOfHtml, textOfHtmlLine } from './html-lines.ts'
import { parseHtml } from './parse-html.ts'

const linesOf = (html: string) => linesOfHtml(parseHtml(html, budgetFor('page')))
const textsOf = (html: string) => linesOf(html).map(textOfHtmlLine)

test('reads a row of short cells as a label and its value', ({ expect }) => {
  const html = '<table><tr><td>Office</td><td>Boston, MA</td></tr><tr><td>a</td><td>b</td><td>c</td></tr></table>'
  expect(textsOf(html)).toEqual(['Office: Boston, MA', 'a | b | c'])
})

test('reads cells with blocks in them as parts of the page', ({ expect }) => {
  const html = '<table><tr><td>Menu<br>People</td><td><p>Tax Associate</p><p>Boston</p></td></tr></table>'
  expect(textsOf(html)).toEqual(['Menu', 'People', 'Tax Associate', 'Boston'])
})

test('sets apart what only style sets apart', ({ expect }) => {
  expect(textsOf('<div><span>Position</span><span>Legal Counsel</span></div>')).toEqual(['Position: Legal Counsel'])
  expect(textsOf('<p><b>Tax</b> <i>Associate</i> wanted</p>')).toEqual(['Tax Associate wanted'])
})

test('keeps words together if the blank between them is inside an element', ({ expect }) => {
  expect(textsOf('<p><span>Junior </span><span><b>Docket</b> Clerk</span></p>')).toEqual(['Junior Docket Clerk'])
  expect(textsOf('<p><span>Junior</span><span> Docket Clerk</span></p>')).toEqual(['Junior Docket Clerk'])
  expect(textsOf('<p><span> Position</span><span>Docket Clerk </span></p>')).toEqual(['Position: Docket Clerk'])
})

test('sets apart elements in a row whose classes differ', ({ expect }) => {
  const row = (first: string, second: string) =>
    `<div><span class="${first}"><a href="/f">Orvane</a></span> <span class="${second}">Dayton, Ohio</span> </div>`
  expect(textsOf(row('fact', 'fact with-dot'))).toEqual(['Orvane: Dayton, Ohio'])
  expect(textsOf(row('fact', 'fact'))).toEqual(['Orvane Dayton, Ohio'])
})

test('marks headings, list entries, links and weight', ({ expect }) => {
  const [heading, entry] = linesOf('<h2><b>Duties</b></h2><ul><li><a href="/x">Draft</a> briefs</li></ul>')
  expect(heading).toMatchObject({ level: 2, cells: [{ runs: [{ text: 'Duties', isBold: true }] }] })
  expect(entry).toMatchObject({ isListItem: true, cells: [{ runs: [{ link: '/x' }, { text: ' briefs' }] }] })
})
