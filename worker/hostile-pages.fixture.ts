// Families of pages, feeds, sitemaps and JSON that a site could answer with to hold a reader.
import { pageFinding } from '#worker/reading/posting/page/page-postings.ts'
import { detailOfPage } from '#worker/reading/posting/page/page-postings.ts'
import { parseXml } from '#worker/features/sourcing/job-sources/platforms/feed-xml.ts'
import { readBio } from '#worker/reading/person/read-bio.ts'
import { listingLinks } from '#worker/reading/site/listings.ts'
import { entriesOf } from '#worker/reading/site/sitemap-entries.ts'
import { linesOf, parseHtml, textOf, walk } from '#worker/reading/document/html/parse-html.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import type { InputKind, ReadingBudget } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'

/** `length` is in characters; a family repeats its piece to that length. */
type Family = [name: string, make: (length: number) => string]
type Format = {
  kind: InputKind
  /** Longest answer that a reader is given. Characters. */
  maxLength: number
  read: (text: string, budget: ReadingBudget) => unknown
  families: Family[]
}

const run = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length))
const runs =
  (piece: string, before = '', after = '') =>
  (length: number) =>
    before + run(piece, length) + after
/** Elements one in another, closed at the end. */
const nested =
  (tag: string, text = 'word ') =>
  (length: number) => {
    const count = Math.ceil(length / (tag.length * 2 + 5))
    return `<${tag}>`.repeat(count) + text + `</${tag}>`.repeat(count)
  }
/** As deep as a tree gets, with the text at its bottom or at every level. */
const deepText = (length: number) => '<div>'.repeat(380) + run('a word ', length)
const everyLevel = (length: number) => `<div>${run('a ', length / 380)}`.repeat(380)

/** A name that no other number gives. */
const nameOf = (at: number): string =>
  `${['Ann', 'Karen', 'Paul', 'James'][at % 4]} ${[...String(at)].map((digit) => 'blknmrstvg'[Number(digit)]).join('o')}son`.replace(
    / ./,
    (start) => start.toUpperCase(),
  )
const namesIn = (before: string, after: string) => (length: number) =>
  Array.from({ length: length / 20 }, (_, at) => before + nameOf(at) + after).join('')

const html: Family[] = [
  ['names in paragraphs', namesIn('<p>', '</p>')],
  ['names on lines', namesIn('', '<br>')],
  ['names with headings between', namesIn('<h3>', '</h3><i>x</i>')],
  ['digits of hex', (length) => `<script>${`${'ab'.repeat(2_400)}!\n`.repeat(length / 4_800)}</script>`],
  ['attributes of hex', runs(`<p data-a="${'ab'.repeat(900)}!">`)],
  ['open divs', runs('<div>')],
  ['open inline elements', runs('<i>')],
  ['nested divs', nested('div')],
  ['nested lists', runs('<ul><li>')],
  ['nested tables', runs('<table><tr><td>')],
  ['paragraphs', runs('<p>a')],
  ['paragraphs at the bottom', (length) => '<span>'.repeat(390) + run('<p>a', length)],
  ['cells at the bottom', (length) => '<span>'.repeat(390) + run('<td>', length)],
  ['ends of what was never opened', (length) => '<div>'.repeat(390) + run('</b>', length)],
  ['text at the bottom', deepText],
  ['text at every level', everyLevel],
  ['headings at the bottom', (length) => '<div>'.repeat(300) + run('<h2>Tax Associate</h2>', length)],
  ['links at the bottom', (length) => '<div>'.repeat(300) + run('<a href=/people/a-b>Ann Lee</a>', length)],
  ['links with cards', runs('<div class=card><h3>Ann Lee</h3><a href=/people/ann-lee>More</a></div>')],
  ['attributes', (length) => `<p ${run('a ', length)}>`],
  ['other attributes', (length) => `<p ${Array.from({ length: length / 8 }, (_, i) => `a${i}=1`).join(' ')}>`],
  ['elements with attributes', runs('<i a=1 b=2 c=3 d=4>')],
  ['one class', (length) => `<p class="${run('a ', length)}">text</p>`],
  ['classes', runs(`<p class="${'a '.repeat(200)}">`)],
  ['data in attributes', runs(`<p data-a='${JSON.stringify(Array.from({ length: 60 }, () => []))}'>`)],
  ['blanks in a tag', (length) => `<p ${' '.repeat(length)}>`],
  ['quotes in a tag', runs('<p a="b" ', '', '>')],
  ['tags without an end', runs('<p ')],
  ['comments', runs('<!---->')],
  ['comments without an end', runs('<!--')],
  ['entities', runs('&amp;')],
  ['entities without an end', runs('&#')],
  ['escaped HTML', runs('&lt;p&gt;')],
  ['angles', runs('<')],
  ['blanks', runs(' ')],
  ['line breaks', runs('<br>')],
  ['scripts', runs('<script></script>')],
  ['scripts without an end', runs('<script>')],
  ['JSON-LD of lists', runs('[],', '<script type="application/ld+json">[', '[]]</script>')],
  ['JSON-LD in JSON-LD', runs('[', '<script type="application/ld+json">')],
  [
    'JSON-LD of postings',
    runs('{"@type":"JobPosting","title":"a"},', '<script type="application/ld+json">[', '1]</script>'),
  ],
  [
    'JSON-LD of things that refer to each other',
    runs(
      '{"@id":"a"},',
      '<script type="application/ld+json">[{"@type":"JobPosting","title":"a","x":{"@id":"a"}},{"@id":"a","y":[',
      '1]}]</script>',
    ),
  ],
  ['entries of a list of areas', runs('<li>Tax</li>', '<h1>Amy Wu</h1><p>Partner</p><h2>Practices</h2><ul>', '</ul>')],
  [
    'titles of jobs, each pair in a class of its own',
    (length) =>
      ['A', 'B']
        .map((letter) =>
          Array.from(
            { length: Math.ceil(length / 320) },
            (_, at) => `<h3 class="c${at}">Tax Associate ${letter}${at}</h3>
        <p>The firm seeks an associate with three years of experience in tax law for its office.</p>`,
          ).join(''),
        )
        .join(''),
  ],
  ['JSON-LD with comments', runs('/*a*/', '<script type="application/ld+json">{')],
  ['JSON-LD with bare words', runs('a,', '<script type="application/ld+json">[', 'a]</script>')],
  ['many scripts of JSON-LD', runs('<script type="application/ld+json">[1,2,</script>')],
  ['states without an end', runs('window.__STATE__={"a":', '<script>')],
  ['states', runs('window.__STATE__={"name":"Ann Lee"};', '<script>', '</script>')],
  [
    'a state of many keys',
    (length) =>
      `<script>window.__STATE__={${Array.from({ length: length / 12 }, (_, i) => `"k${i}":{}`).join()}}</script>`,
  ],
  ['long names of variables', runs('job', '<script>var ')],
  ['long names of states', runs('State', '<script>window.')],
  ['microdata', runs('<div itemscope itemtype="https://schema.org/JobPosting"><b itemprop=title>a</b>')],
  ['persons', runs('<div itemscope itemtype="https://schema.org/Person"><h1 itemprop=name>Ann Lee</h1>')],
  ['terms', runs('<dt>a<dd>b', '<dl>')],
  ['tabs', runs('<a href=#a role=tab aria-controls=a>Education</a><div id=a role=tabpanel>')],
]

const xml: Family[] = [
  ['open elements', runs('<a>')],
  ['nested elements', nested('a')],
  ['empty elements', runs('<a/>', '<rss>', '</rss>')],
  ['items', runs('<item><title>a</title></item>', '<rss><channel>', '</channel></rss>')],
  ['attributes', (length) => `<a ${run('b="c" ', length)}/>`],
  ['ends', runs('</a>')],
  ['tags without an end', runs('<a ')],
  ['comments', runs('<!---->', '<a>', '</a>')],
  ['comments without an end', runs('<!--', '<a>')],
  ['sections', runs('<![CDATA[]]>', '<a>', '</a>')],
  ['sections without an end', runs('<![CDATA[', '<a>')],
  ['instructions', runs('<?a?>', '<a>', '</a>')],
  ['instructions without an end', runs('<?', '<a>')],
  ['entities', runs('&amp;', '<a>', '</a>')],
  ['declarations', runs('<!ENTITY a "b">')],
  ['declarations further down', runs('<!ENTITY a "b">', `<a>${' '.repeat(5_000)}`)],
  ['one text', runs('a ', '<a>', '</a>')],
  ['names', runs('a', '<', '/>')],
]

const sitemaps: Family[] = [
  ['entries', runs('<url><loc>https://a.example/b</loc></url>', '<urlset>', '</urlset>')],
  ['entries without an end', runs('<url>', '<urlset>')],
  ['ends', runs('</url>', '<urlset>')],
  ['one long entry', runs('<loc>', '<urlset><url>', '</url></urlset>')],
  ['blanks in entries', runs(' ', '<urlset><url><loc>', '</url></urlset>')],
  ['prefixes', runs('a:', '<urlset><', 'url>')],
  ['long prefixes', runs('a', '<urlset><', ':url>')],
  ['lines of text', runs('https://a.example/b\n')],
  ['empty lines', runs('\n')],
]

const json: Family[] = [
  ['lists', runs('[],', '[', '[]]')],
  ['objects', runs('{"a":{}},', '[', '1]')],
  ['nested lists', (length) => run('[', length / 2) + run(']', length / 2)],
  ['nested objects', runs('{"a":')],
  ['numbers', runs('1,', '[', '1]')],
  ['texts', runs('"",', '[', '""]')],
  ['one text', runs('a', '"', '"')],
  ['escapes', runs('\\"', '"', '"')],
  ['a text without an end', runs('\\', '"')],
  ['keys', (length) => `{${Array.from({ length: length / 10 }, (_, i) => `"k${i}":1`).join()}}`],
  ['blanks', runs(' ', '[', ']')],
  ['commas', runs(',')],
]

const readTree = (text: string, budget: ReadingBudget) => linesOf(parseHtml(text, budget))

const at = 'https://www.harlowfinch.example/people/ann-lee'
const site = { url: at, firm: 'Harlow Finch LLP', host: 'harlowfinch.example' }

export const hostileFormats: Record<'html' | 'xml' | 'sitemap' | 'json', Format> = {
  html: { kind: 'page', maxLength: 2_000_000, read: readTree, families: html },
  xml: { kind: 'answer', maxLength: 8_000_000, read: parseXml, families: xml },
  sitemap: { kind: 'answer', maxLength: 8_000_000, read: entriesOf, families: sitemaps },
  json: { kind: 'answer', maxLength: 8_000_000, read: parseJson, families: json },
}

/** The readers of whole pages, each with a budget of its own. */
export const pageReaders: Record<string, (html: string) => unknown> = {
  readBio: (page) => readBio(page, site),
  'the text of every element': (page) =>
    withPageBudget((budget) => {
      for (const element of walk(parseHtml(page, budget))) textOf(element)
    }),
  listingLinks: (page) => listingLinks(page, at),
  pageFinding: (page) => pageFinding(page, at),
  detailOfPage,
}
