import type { ComposedPosting, PostingRow, PostingSpan } from './compose-posting.fixture.ts'
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
  panels: (cells, form) => {
    if (form === 'heading') return `<h3 class="accordion-header">${cells.join(' ')}</h3>`
    return form === 'bullet' ? `<div class="panel">&bull; ${cells.join(' ')}</div>` : tag('div', cells.join(' '))
  },
  labelBlocks: (cells, form) => {
    const [label, ...value] = cells.join('\t').split(/\t|:\s+/)
    if (form === 'line' && value.length > 0) return `<div><div>${label}</div><div>${value.join(': ')}</div></div>`
    return tag({ title: 'h1', heading: 'h2', line: 'p', bullet: 'li' }[form], cells.join(' '))
  },
  facts: (cells, form) => {
    const [label, ...value] = cells.join('\t').split(/\t|:\s+/)
    if (form === 'line' && value.length > 0)
      return `<div class="fact"><span class="k">${label}</span><span class="v">${value.join(': ')}</span></div>`
    return tag({ title: 'div', heading: 'div', line: 'div', bullet: 'li' }[form], cells.join(' '))
  },
  dashes: (cells, form) =>
    tag('p', `${form === 'bullet' ? '- ' : ''}${form === 'heading' ? tag('b', cells.join(' ')) : cells.join(' ')}`),
  headerCells: (cells, form) => {
    const [label, ...value] = cells.join('\t').split(/\t|:\s+/)
    if (form === 'line' && value.length > 0)
      return `<table><tr><th>${label}</th><td>${value.join(': ')}</td></tr></table>`
    return tag({ title: 'h2', heading: 'h3', line: 'p', bullet: 'li' }[form], cells.join(' '))
  },
  bigLetters: (cells, form) =>
    `<div class="rich"><p><span style="font-size:${form === 'title' ? 28 : 16}px">${cells.join(' · ')}</span></p></div>`,
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
  related: (body) =>
    `<nav>${menu.join(' ')}</nav><div>${body}</div><h2>Similar jobs</h2><h3><a href="/2">Tax Partner</a></h3><p>Fargo, ND. $610,000 - $720,000</p><h3><a href="/3">Energy Counsel</a></h3><p>Reno, NV</p>`,
  board: (body) =>
    `<div class="top">${menu.join(' ')}</div><div class="job"><button>Apply now</button>${body}</div><div class="more"><h3>More jobs like this</h3><ul><li><a href="/j/2">Family Law Attorney</a><div>Provo, UT</div><div>$100,000 - $150,000</div></li><li><a href="/j/3">Associate Attorney</a><div>Miami, FL</div></li></ul></div>`,
  header: (body) =>
    `<div class="posting-header"><a href="/"><img alt="logo"></a></div><a href="/apply">Apply for this job</a><div class="content">${body}</div><a href="#">Refer this job to a friend</a>`,
  frameless: (body) => `<div>${menu.join(' | ')}</div>${body}<script>var tracked = true</script>`,
} satisfies Record<string, (body: string, firm: string) => string>

/** Ways to mark up lines and to build a page that nothing is trained on. */
const heldOutParts = new Set([
  'lowHeadings',
  'breaks',
  'spans',
  'labelBlocks',
  'layoutTable',
  'firmHeading',
  'related',
  'frameless',
  'headerCells',
  'bigLetters',
  'board',
])

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

/** Names of job boards. */
const boards = ['LawBoard', 'JobPlace', 'Civic Career Center', 'Legal Jobs Online', 'Qurio', 'HireLine.com']

/** The name of a posting's page, as its tab shows it. */
export function pageName({ truth, employer, isHeldOut }: ComposedPosting, seed: number): PostingSpan[] {
  const random = makeRandom(seed ^ 0x9a6e)
  const title: PostingSpan = { text: truth.title, label: 'title' }
  // Some pages name the employer nowhere else.
  const known = truth.firmName ?? (isHeldOut ? undefined : employer)
  const firm: PostingSpan = known === undefined ? { text: 'Careers' } : { text: known, label: 'firm' }
  const board = { text: random.pick(boards) }
  const place: PostingSpan = truth.location === undefined ? board : { text: truth.location, label: 'place' }
  const joined = (...spans: readonly (PostingSpan | string)[]): PostingSpan[] =>
    spans.map((span) => (typeof span === 'string' ? { text: span } : span))
  const forms = [joined(title, ' | ', firm), joined('Careers | ', firm), [firm], joined('Job details')]
  const others = [
    joined(title, ' | ', board),
    joined(title, ' - ', firm, ' | ', board),
    joined(title, ' at ', firm),
    joined(firm, ' hiring ', title, ' | ', board),
    joined(firm, ' - ', title),
    joined(title, ' Job | ', firm, ' Careers'),
    joined('Job Application for ', title, ' at ', firm),
    joined(title, ' Job in ', place, ' Near Me - 376412 | ', board),
    joined(title, ' in ', place, ' | ', firm),
    joined('Work at ', firm, ': ', title),
    [title],
    [board],
  ]
  return random.pick(isHeldOut ? forms : [...forms, ...others])
}

/** A generated posting as the page of a build; the same seed gives the same page. */
export function jobPage(posting: ComposedPosting, build: PageBuild, seed: number): string {
  const { rows, truth } = posting
  const name = escape(
    pageName(posting, seed)
      .map(({ text }) => text)
      .join(''),
  )
  const body = rows.map((row) => build.rows(cellsOf(row), row.form)).join('\n')
  return `<!doctype html><html><head><title>${name}</title></head><body>${build.around(body, escape(truth.firmName ?? 'Careers'))}</body></html>`
}

/** Ways to put several jobs on one page. */
const openingBuilds = {
  headings: (title, body) => `<h2>${title}</h2>${body}`,
  details: (title, body) => `<details><summary>${title}</summary>${body}</details>`,
  lowHeadings: (title, body) => `<h4>${title}</h4><div>${body}</div>`,
  buttons: (title, body, id) =>
    `<button aria-expanded="false" aria-controls="${id}">${title}</button><div id="${id}" class="panel" hidden>${body}</div>`,
  bold: (title, body) => `<p><strong>${title}</strong></p>${body}`,
  blocks: (title, body) => `<div class="job"><div>${title}</div><div>${body}</div></div>`,
  items: (title, body) =>
    `<div class="item"><div class="item-header">${title}</div><div class="item-body">${body}</div></div>`,
  rules: (title, body) => `<h2>${title}</h2>${body}<hr>`,
  numbered: (title, body, id) => `<p><strong>${Number(id.slice(4)) + 1}. ${title}</strong><br>${body}</p>`,
  tabs: (title, body, id) =>
    `<h3 class="tab" id="t-${id}">${title}</h3><div class="panel" role="tabpanel" aria-labelledby="t-${id}">${body}</div>`,
} satisfies Record<string, (title: string, body: string, id: string) => string>
export type OpeningBuild = keyof typeof openingBuilds
export const openingBuildNames = Object.keys(openingBuilds) as OpeningBuild[]

/** Several generated postings on one page. */
export function openingsPage(postings: readonly ComposedPosting[], name: OpeningBuild): string {
  const body = postings.map(({ rows, truth }, at) => {
    const isTitle = ({ cells }: PostingRow) =>
      cells.flat().some(({ label }) => label === 'title') &&
      cells.flat().every(({ label }) => !/^(?:firm|place|pay|years)$/.test(label ?? ''))
    const own = rows.filter((row) => row.kind !== 'noise' && (row.kind !== 'head' || !isTitle(row)))
    const words = own.map((row) => {
      if (row.form !== 'heading') return rowBuilds.headings(cellsOf(row), row.form)
      return name === 'bold' ? tag('p', cellsOf(row).join(' ')) : tag('p', tag('b', cellsOf(row).join(' ')))
    })
    return openingBuilds[name](escape(truth.title), words.join('\n'), `job-${at}`)
  })
  return `<!doctype html><html><head><title>Careers</title></head><body>${pageBuilds.main(`<h1>Join us</h1>${body.join('\n')}`)}</body></html>`
}
