import { test } from 'vitest'
import { budgetFor } from '#worker/reading/budget.ts'
import { byTag, find, findAll, htmlToText, linesOf, parseHtml, parseXmlTree, textOf } from './parse-html.ts'

test('reads a page as a tree, and its text as on screen', ({ expect }) => {
  const page = parseHtml(
    `<!doctype html><head><title>Careers &amp; more</title><style>p{}</style></head>
    <body><h1 class="big title">Associate</h1><script>var a = "<p>no</p>"</script>
    <p>Draft &amp; negotiate<br>agreements&nbsp;&#8211; daily</p><ul><li>One<li>Two <b>bold</b></ul></body>`,
    budgetFor('page'),
  )
  expect(textOf(find(page, byTag('title')))).toBe('Careers & more')
  expect(textOf(find(page, ({ attributes }) => attributes['class'] === 'big title'))).toBe('Associate')
  expect(find(page, byTag('script'))?.children).toEqual(['var a = "<p>no</p>"'])
  expect(linesOf(find(page, byTag('body')) ?? page)).toBe(
    'Associate\n\nDraft & negotiate\nagreements – daily\n\n- One\n\n- Two bold',
  )
})

test('closes missing ends as a browser does', ({ expect }) => {
  const page = parseHtml(
    '<table><tr><td>A<td>B<tr><td>C<table><tr><td>inner</table>D</table><p>one<p>two</div></span><a href=x?a=1&amp;b=2>z',
    budgetFor('page'),
  )
  expect(findAll(page, byTag('td')).map(textOf)).toEqual(['A', 'B', 'C inner D', 'inner'])
  expect(findAll(page, byTag('p')).map(textOf)).toEqual(['one', 'twoz'])
  expect(find(page, byTag('a'))?.attributes['href']).toBe('x?a=1&b=2')
})

test('reads pages that are built to be expensive at a bounded cost', ({ expect }) => {
  const deep = parseHtml('<div>'.repeat(900) + 'bottom', budgetFor('page'))
  expect(textOf(deep)).toBe('bottom')
  expect(findAll(deep, byTag('div'))).toHaveLength(400)
  expect(() => parseHtml('<i>'.repeat(90_000), budgetFor('page'))).toThrow('depth')
  expect(findAll(parseHtml('<i></i>'.repeat(90_000), budgetFor('page')), byTag('i'))).toHaveLength(60_000)
  const feed = `<rss>${'<item/>'.repeat(120_000)}</rss>`
  expect(
    findAll(
      parseXmlTree(feed, () => false, budgetFor('answer')),
      byTag('item'),
    ),
  ).toHaveLength(120_000)
  const [cut] = findAll(parseHtml(`<p class="${'a'.repeat(9_000)}">text</p>`, budgetFor('page')), byTag('p'))
  expect(cut?.attributes['class']).toHaveLength(2_000)
  // Each of these once took a parser minutes; the whole test has 30 seconds.
  for (const piece of ['<a "', '<!--', '<', '<a b=', '</i', '<script>', '&#', "<p '"]) {
    expect(parseHtml(piece.repeat(100_000 / piece.length), budgetFor('page')).tag, piece).toBe('#document')
  }
})

test('reads escaped HTML a second time and leaves plain text alone', ({ expect }) => {
  expect(htmlToText('&lt;p&gt;Duties &amp;amp; more&lt;/p&gt;', budgetFor('page'))).toBe('Duties & more')
  expect(htmlToText('Counsel &amp;#8211; Tax &amp;amp; Estates', budgetFor('page'))).toBe('Counsel – Tax & Estates')
  expect(htmlToText('5 < 6, R&D', budgetFor('page'))).toBe('5 < 6, R&D')
  expect(htmlToText('plain text', budgetFor('page'))).toBe('plain text')
})

test('keeps parameters of an address that look like references', ({ expect }) => {
  const page = parseHtml('<a href="/s?a=1&copy=2&reg=3&amp;lt=4">R&D &#150; &rarr;</a>', budgetFor('page'))
  expect(find(page, byTag('a'))?.attributes['href']).toBe('/s?a=1&copy=2&reg=3&lt=4')
  expect(textOf(page)).toBe('R&D – →')
})

test('drops the code of a script past the last element, and keeps the text after it', ({ expect }) => {
  const page = parseHtml(`${'<br>'.repeat(60_000)}<script>let code</script>after`, budgetFor('page'))
  expect(textOf(page)).toBe('after')
})
