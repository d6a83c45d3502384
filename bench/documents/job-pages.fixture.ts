import type { ComposedPosting, PostingRow } from './compose-posting.fixture.ts'
import { makeRandom } from './random.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const cellsOf = (row: PostingRow) => row.cells.map((cell) => escape(cell.map(({ text }) => text).join('')))
type Form = PostingRow['form']
type WriteRow = (cells: readonly string[], form: Form) => string

/** Markup of the lines of a posting. None says in its classes that it is a job. */
const rowBuilds = {
  headings: (cells, form) => {
    if (form === 'bullet') return `<ul><li>${cells.join(' ')}</li></ul>`
    return tag({ title: 'h1', heading: 'h2', line: 'p' }[form], cells.join(' '))
  },
  lowHeadings: (cells, form) => tag({ title: 'h3', heading: 'h5', line: 'p', bullet: 'li' }[form], cells.join(' ')),
  divs: (cells) => tag('div', cells.join(' ')),
  breaks: (cells, form) => `${form === 'bullet' ? '&bull; ' : ''}${cells.join(' &nbsp; ')}<br>`,
  bold: (cells, form) =>
    tag('p', form === 'heading' || form === 'title' ? tag('strong', cells.join(' ')) : cells.join(' ')),
  definitions: (cells, form) => definition(cells, form),
  tableRows: (cells) => `<table><tr>${cells.map((cell) => tag('td', cell)).join('')}</tr></table>`,
  spans: (cells) => tag('div', cells.map((cell) => tag('span', cell)).join('')),
} satisfies Record<string, WriteRow>

function tag(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}

function definition(cells: readonly string[], form: Form): string {
  const [label, ...value] = cells.join(' ').split(/:\s+/)
  if (form === 'line' && value.length > 0) return `<dl><dt>${label}</dt><dd>${value.join(': ')}</dd></dl>`
  return tag(form === 'heading' ? 'h4' : 'p', cells.join(' '))
}

const menu = ['People', 'Services', 'Offices', 'Insights', 'Careers'].map((name) => `<a href="/${name}">${name}</a>`)
const notice = 'We use cookies. Privacy policy. All rights reserved.'

/** Pages around a posting. */
const pageBuilds = {
  main: (body) => `<nav>${menu.join(' ')}</nav><main>${body}</main><footer>${notice}</footer>`,
  bare: (body) => body,
  nestedDivs: (body) => `<div>${menu.join('')}</div><div><div>${body}</div></div><div>${notice}</div>`,
  layoutTable: (body) =>
    `<table><tr><td>${menu.join('<br>')}</td><td>${body}</td></tr><tr><td colspan="2">${notice}</td></tr></table>`,
  article: (body) => `<header>${menu.join('')}</header><article>${body}</article><aside>Latest news</aside>`,
  firmHeading: (body, firm) => `<h1>${firm}</h1><ul><li>${menu.join('</li><li>')}</li></ul><section>${body}</section>`,
  // Drawn by the page's program, whose data stays in the page.
  state: (body, firm) =>
    `<div id="root"><div>${body}</div></div><script>window.__DATA__=${JSON.stringify({ org: firm, record: { html: body } }).replaceAll('<', String.raw`\u003c`)}</script>`,
  frameless: (body) => `<div>${menu.join(' | ')}</div>${body}<script>var tracked = true</script>`,
} satisfies Record<string, (body: string, firm: string) => string>

/** Ways to mark up lines and to build a page that nothing is trained on. */
const heldOutParts = new Set(['lowHeadings', 'breaks', 'spans', 'layoutTable', 'firmHeading', 'frameless'])

type PageBuild = {
  rows: WriteRow
  around: (body: string, firm: string) => string
  id: string
  isHeldOut: boolean
}
/** Structurally different job pages: each way to mark up lines in each way to build a page. */
export const jobPageBuilds: readonly PageBuild[] = Object.entries(rowBuilds).flatMap(([rowId, rows]) =>
  Object.entries(pageBuilds).map(([pageId, around]) => ({
    rows,
    around,
    id: `${rowId}/${pageId}`,
    isHeldOut: heldOutParts.has(rowId) || heldOutParts.has(pageId),
  })),
)

/** A generated posting as the page of a build; the same seed gives the same page. */
export function jobPage({ rows, truth }: ComposedPosting, build: PageBuild, seed: number): string {
  const random = makeRandom(seed ^ 0x9a6e)
  const firm = escape(truth.firmName ?? 'Careers')
  const title = random.pick([`${escape(truth.title)} | ${firm}`, `Careers | ${firm}`, firm, 'Job details'])
  const body = rows.map((row) => build.rows(cellsOf(row), row.form)).join('\n')
  return `<!doctype html><html><head><title>${title}</title></head><body>${build.around(body, firm)}</body></html>`
}
