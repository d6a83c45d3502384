// Texts that show what a rule does where no other document does. Each is read as its kind says (read-text.fixture.ts).
import { ownResumeExamples } from './own-resumes.ts'
import { ownPages, ownSitePages } from './own-pages.ts'
import { ownPostings, ownResumes } from './own-texts.ts'
import type { TextKind } from './read-text.fixture.ts'

const shown = 'BT /F 10 Tf 72 700 Td (Jane Doe) Tj ET'

/** A one-page PDF with extra entries for its font and page. */
const pdfWith = ({ content = shown, font = '', page = '', more = '' }) =>
  `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Kids[3 0 R]>>endobj
3 0 obj<</Type/Page/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>${page}>>endobj
4 0 obj<<>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica${font}>>endobj
${more}`
/** A font whose first codes are mapped to named letters. */
const named = (names: string) => ({
  content: 'BT /F 10 Tf 72 700 Td (Jane \\001\\002 Doe) Tj ET',
  font: `/Encoding<</Differences[1${names}]>>`,
})
const meaning = (hex: string) => ({
  content: 'BT /F 10 Tf 72 700 Td (Jane \\001 Doe) Tj ET',
  font: '/ToUnicode 6 0 R',
  more: `6 0 obj<<>>stream\n1 beginbfchar <01> <${hex}> endbfchar\nendstream endobj`,
})

const row = (x: number, y: number, text: string) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`
/** Texts side by side, those at the right a little lower. */
const inColumns = (left: readonly string[], right: readonly string[], lower = 0) =>
  `BT /F 10 Tf ${left.map((text, at) => `${row(60, 700 - at * 12, text)} ${row(320, 700 - at * 12 - lower, right[at] ?? '')}`).join(' ')} ET`
const studies = ['Education and Training', 'Smith College', 'Boston', 'Tax law', 'With honors', 'French']
const work = ['Work Experience', 'Counsel at Acme', 'Advised banks', 'Led a team', 'Taught others', 'Wrote a book']
const years = ['2012', '2014', '2016', '2018', '2020', '2022']

/** Headings in the margin, one of them of two lines, beside their sections. */
const marginHeadings = [
  ['WORK', 'EXPERIENCE', '', ''],
  ['EDUCATION', '', '', ''],
  ['SKILLS', 'AND', 'INTERESTS', ''],
]
  .flatMap((labels, at) =>
    labels.map((label, line) => {
      const y = 700 - at * 120
      return `${label && row(60, y - line * 12, label)} ${row(170, y - line * 15, `Advised banks in ${at}${line}`)}`
    }),
  )
  .join(' ')

/** A PDF of two pages that end in a page number. */
const pages = ['1', '2'].map(
  (page) =>
    `1${page} 0 obj<</Type/Page/MediaBox[0 0 612 792]/Contents 2${page} 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
2${page} 0 obj<<>>stream
BT /F 10 Tf ${row(72, 700, 'Jane Doe')} ${row(72, 20, `Page ${page}`)} ET
endstream endobj`,
)
const twoPages = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Kids[11 0 R 12 0 R]>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${pages.join('\n')}`

/** Openings in an attribute of a page's root. */
const jobsData = JSON.stringify({
  jobs: ['Tax Associate', 'Litigation Associate', 'Corporate Counsel'].map((title, at) => ({
    id: at,
    title,
    location: 'Boston, MA',
    url: `https://firm.example/jobs/${at}`,
  })),
}).replaceAll('"', '&quot;')

export const ownExamples: readonly (readonly [kind: TextKind, text: string])[] = [
  ...ownResumes.map((text) => ['résumé', text] as const),
  ...ownPostings.map((text) => ['posting', text] as const),
  ...ownResumeExamples,
  ...ownPages.map((text) => ['page', text] as const),
  ...ownSitePages.map((text) => ['site', text] as const),
  ['pdf', `${shown} 1 1 1 rg BT /F 10 Tf 72 600 Td (white on white) Tj ET`],
  ['pdf', `${shown} 1 g BT /F 10 Tf 72 600 Td (white on white) Tj ET`],
  ['pdf', `${shown} 0 0 0 0 k BT /F 10 Tf 72 600 Td (white on white) Tj ET`],
  ['pdf', `0 0 0.3 rg 0 590 612 50 re f 1 1 1 rg BT /F 10 Tf 72 600 Td (white on a dark band) Tj ET`],
  ['pdf', `${shown} BT 3 Tr /F 10 Tf 72 600 Td (drawn without ink) Tj ET`],
  ['pdf', `${shown} BT /F 1 Tf 72 600 Td (too small to read) Tj ET`],
  ['pdf', `${shown} BT /F 10 Tf 900 600 Td (beside the page) Tj ET`],
  ['pdf', `BT /F 10 Tf 72 600 Td (covered later) Tj ET 0.9 g 60 590 200 30 re f 0 g ${shown}`],
  ['pdf', `${shown} q 0 0 10 10 re W n BT /F 10 Tf 72 600 Td (outside of a clip) Tj ET Q`],
  ['pdf', `${shown} q 0.01 0 0 0.01 72 600 cm BT /F 10 Tf 0 0 Td (scaled to nothing) Tj ET Q`],
  ['pdf', 'BT /F 10 Tf 72 700 Td [(Jane) -400 (Doe)] TJ ET'],
  ['pdf', 'BT /F 10 Tf 72 700 Td [(J) -30 (ane)] TJ 12 TL T* (Doe & Co.) Tj (Boston) \' 1 1 (Chicago) " ET'],
  ['pdf', 'BT /F 10 Tf 1 0 0 1 72 700 Tm (Jane Doe) Tj 1 0 0 1 400 700 Tm (2018 - present) Tj ET'],
  ['pdf', 'BT /F 10 Tf 0 1 -1 0 72 300 Tm (turned by a quarter) Tj ET BT /F 10 Tf 72 700 Td (Jane Doe) Tj ET'],
  ['pdf', 'BT /F 10 Tf 72 700 Td (Jane \\(J.\\) Doe\\055Roe \\101) Tj <4a616e65> Tj ET'],
  ['pdf', `q BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q ${shown}`],
  ['pdf', pdfWith(named('/f_i/uni0141'))],
  ['pdf', pdfWith(named('/eacute.swash/ccaron'))],
  ['pdf', pdfWith(meaning('FB01'))],
  ['pdf', pdfWith(meaning('00AD'))],
  ['pdf', pdfWith(meaning('200B'))],
  ['pdf', pdfWith(meaning('0141'))],
  ['pdf', pdfWith(meaning('41'))],
  ['pdf', pdfWith({ font: '/FontDescriptor<</Flags 4>>', content: 'BT /F 10 Tf 72 700 Td (Jane \\216 Doe) Tj ET' })],
  ['pdf', pdfWith({ font: '-Bold' })],
  ['pdf', pdfWith({ page: '/Annots[<</Rect[72 695 200 712]/A<</URI(https://example.com/jane)>>>>]' })],
  ['pdf', pdfWith({ page: '/Annots[<</Rect[72 695 200 712]/A<</URI(javascript:alert(1))>>>>]' })],
  ['pdf', pdfWith({ more: '6 0 obj(a downstream market)endobj' })],
  ['pdf', 'BT /F 10 Tf 72 700 Td (Jane\\r\\t\\n\\Doe) Tj <4a 61 6e 65> Tj ET % Tj (a comment) Tj'],
  ['pdf', 'BT /F 10 Tf 72 700 Td (Jan 2016 -) Tj 0 -12 Td (Present) Tj ET'],
  ['pdf', 'BT /F 10 Tf 72 700 Td (jane@example.com) Tj 2 Ts /F 6 Tf (th) Tj ET'],
  ['pdf', 'BT /F 10 Tf 72 700 Td (\\267) Tj 10 -12 Td (Closed two sales) Tj ET'],
  [
    'pdf',
    pdfWith({ content: `${shown} /S cs 0 scn BT /F 10 Tf 72 600 Td (without ink) Tj ET` }).replace(
      '/Resources<<',
      '/Resources<</ColorSpace<</S[/Separation/Black/DeviceGray null]>>',
    ),
  ],
  ['pdf', pdfWith(named('/e#61cute'))],
  ['pdf', inColumns(studies, work)],
  ['pdf', inColumns(work, years, 3)],
  ['pdf', inColumns(studies.slice(1), work.slice(1), 3)],
  ['pdf', twoPages],
  ['pdf', `BT /F 10 Tf ${marginHeadings} ET`],
  ['doc', 'Jane Doe\r\u0013 HYPERLINK "mailto:jane@example.com" \u0014jane@example.com\u0015\rCounsel\u0007Boston'],
  ['file', 'Experience\n\tAssociate, Roe & Doe LLP'],
  ['file', 'Associate     2018 to 2020'],
  ['docx', '<w:p><w:pPr><w:pStyle w:val="Small"/></w:pPr><w:r><w:t>Experience</w:t></w:r></w:p>'],
  [
    'page',
    `${'<img data-srcset="/lobby.jpg 2x">'.replace('lobby', 'lobby'.repeat(30)).repeat(50)}<div data-page="${jobsData}"></div>`,
  ],
  ['page', 'R&amp;amp;D'],
  ['pdf', pdfWith({ page: '/Hidden true/Annots[<</Rect[72 695 200 712]/A<</URI(https://example.com/jane)>>>>]' })],
  [
    'pdf',
    pdfWith({ content: `6<#'\\7NaE>+B2qq2_lL70J\nFVKA0<9m@;]X!6uQWc+B3(u78s~>` }).replace(
      '4 0 obj<<>>',
      '4 0 obj<</Filter/ASCII85Decode>>',
    ),
  ],
  [
    'pdf',
    pdfWith({
      ...named(''),
      font: '/FontDescriptor<</FontFile 6 0 R>>',
      more: '6 0 obj<<>>stream\ndup 1 /eacute put eexec\nendstream endobj',
    }),
  ],
  ['page', '<ul><li>One<li>Two</ul>'],
  ['page', '</p>\n<p>You will be eligible for tenure after six years.<p><strong>Compensation:'],
  [
    'page',
    '<h1>Tax Associate</h1><table><tr><td>Office:</td><td>Boston, MA</td></tr></table><p>We are looking for a tax\n\nassociate with 3 years of experience. You will draft opinions and advise clients on tax matters.</p>',
  ],
  ['page', '<a rel="next" href="/people/jane-doe/search?x=2">Weiter</a>'],
  ['page', '<a href="/people/jane-doe/search?x=2">Next</a>'],
  ['page', '{"html":"<div><a href=\\"/people/amy-wu\\">Amy Wu</a></div>"}'],
  ['page', '<a href="/people/amy-wu#bio">Amy Wu</a>'],
  ['page', '<a href="/people/jane-doe/search?x=2">Search</a>'],
  ['page', '<h1>Jane Doe</h1><div class="field--name-field-practice-areas"><div>ERISA</div></div>'],
  ['page', '<h1>Jane <b>Doe</b></h1>'],
  ['page', '<h1>Jane Doe <small>Partner</small></h1>'],
  ['page', '<h1>Jane Doe</h1><p>Part<b>ner</b></p>'],
  ['page', '<body><header><h1>Jane Doe</h1><p>Partner</p></header><p>J.D., Yale Law School</p>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><div><form><p>Questions? Call (212) 555-0100</p></form></div>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><div style="display: none"><p>jdoe@firm.example</p></div>'],
  [
    'page',
    `<h1>Jane Doe</h1><p>Partner</p><script>var a = 'jdoe' + '&#64;';\na = a + 'firm' + '.' + 'example';</script>`,
  ],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><dl><dt>Office</dt><dd>Ontario Bar Association</dd></dl>'],
  [
    'page',
    '<h1>New Rules</h1><script type="application/ld+json">{"@type":"Article","author":{"@type":"Person","name":"Amy Wu","jobTitle":"Partner"}}</script>',
  ],
  ['line', 'Robert Doe , Jr.'],
  ['line', 'Orange County Santa Ana'],
  ['page', '<p>one<p>two'],
  ['page', '<table><tr><td>A<table><tr><td>inner</table></table>'],
  ['page', '<table><tr><td>Office</td><td>Boston, MA</td></tr></table>'],
  ['page', '&lt;p&gt;Duties &amp;amp; more&lt;/p&gt;'],
  ['page', `<p class="${'a'.repeat(2_100)}">One</p><p data-a="${'a'.repeat(2_100)}">Two</p>`],
  ['docx', '<w:p><w:r><w:t>Jane\nDoe\tCounsel</w:t></w:r></w:p>'],
  ['docx', '<w:shd w:fill="auto"/><w:color w:val="FFFFFF"/>'],
  ['data', "{a:'\\x41',b:void 0,c:!0,}"],
  ['data', "{a:'one\\ntwo'}"],
  ['data', '{"a":1,}'],
  ['data', '{a:1}'],
  ['line', 'R&amp;amp;D'],
  ['docx', '<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>Experience</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>Jane Doe</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:pPr><w:pStyle w:val="ListBullet"/></w:pPr><w:r><w:t>Advised banks.</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/><w:i/></w:rPr><w:t>Counsel</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:pPr><w:spacing w:before="240"/></w:pPr><w:r><w:t>Education</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>Led deals.</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:del><w:r><w:t>deleted</w:t></w:r></w:del><w:r><w:t>kept</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:r><w:t>Roe</w:t><w:noBreakHyphen/><w:t>Doe</w:t><w:cr/><w:t>Boston</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:r><w:t>Roe</w:t><w:tab/><w:tab/><w:t>Doe</w:t></w:r></w:p>'],
  ['docx', '<w:p><w:hyperlink r:id="r1"><w:r><w:t>Website</w:t></w:r></w:hyperlink></w:p>'],
  [
    'docx',
    '<w:p><w:r><w:t>Roe</w:t></w:r><w:r><w:txbxContent><w:p><w:r><w:t>Doe</w:t></w:r></w:p></w:txbxContent></w:r></w:p>',
  ],
  ['docx', '<w:b w:val="0"/>'],
  ['docx', '<w:color w:val="FEFEFE"/>'],
  ['docx', '<w:shd w:fill="1F3864"/><w:color w:val="FFFFFF"/>'],
  ['page', '<h1>Jane Doe</h1><p>Counsel</p><div class="footer"><p>12 Court Square, Dayton, OH</p></div>'],
  ['page', '<h1>Jane Doe</h1><p>Counsel</p><img data-src="/lobby@2x.png">'],
  [
    'page',
    '<h1>Jane Doe</h1><p>Counsel</p><a href="/contact" data-cfemail="4228262d2702242b302f6c273a232f322e27">Mail</a>',
  ],
  ['page', '<h1>Jane Doe</h1><p class="title">Member of</p><p>Partner</p>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><a data-mail="amRvZUBmaXJtLmV4YW1wbGU=">Mail</a>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><p>jdoe<span style="display:none">x</span>@firm.example</p>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><h3>Bar Admissions</h3><ul><li>Washington, D.C.</li></ul>'],
  ['page', '<a href="/people/jane-doe/page/2/">2</a>'],
  ['page', '<a href="/people/jane-doe?l=b">B</a>'],
  ['page', '<a href="/lawyer-careers">Lawyer Careers</a>'],
  ['page', '<a href="https://firm.example/people/amy-wu">Amy Wu</a>'],
  ['page', '<meta http-equiv="refresh" content="0; url=/home.html">'],
  ['page', '{"html": "<div><h3>Jane Doe</h3><p>Partner</p></div>"}'],
  ['page', '<a href="/people/jane-doe/?page=2">2</a>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><div class="relatedPeople"><p>jroe@firm.example</p></div>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><div style="display: none"><p>J.D., Yale Law School, 2011</p></div>'],
  ['page', '<head><title>Jane Doe | Roe & Doe</title></head><p>Partner</p><p>jdoe@firm.example</p>'],
  [
    'page',
    `<main><h1>Jane Doe</h1><p>Counsel</p><p>${'Families and towns call on her. '.repeat(3)}</p></main><div class="footer"><p>12 Court Square, Dayton, OH</p></div>`,
  ],
  ['page', '<h1>Jane Doe</h1><p>Partner at Poe Stone LLP</p>'],
  ['page', '<h1>Jane Doe</h1><p>Partner, Roe & Doe LLP</p>'],
  ['page', '<h1>Jane Doe</h1><p>Esq., Partner</p>'],
  ['page', '<h1>Jane Doe</h1><p>Partner,</p>'],
  ['page', '<h1>Jane Doe</h1><p>Partner, ERISA</p>'],
  ['page', '<h1>Jane Doe</h1><p>Office Manager</p><h3>Bar Admissions</h3><ul><li>Ohio</li></ul>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><h3>Education</h3><ul><li>Yale Law School, J.D.</li></ul>'],
  ['page', '<h1>Jane Doe</h1><p>Partner</p><a href="/jane.vcf">vCard</a>'],
  ['data', 'https://firm.example/people/jane-doe'],
  ['data', 'FN:Amy Wu\r\nTITLE:Chair of the Energy\r\n  Practice'],
  ['data', 'FN:Amy Wu\r\nTITLE:Partner\\, Tax'],
  ['data', 'FN:Amy Wu\r\nTEL;VALUE=uri:tel:617-555-0100'],
  ['line', 'Jane Doe®'],
  ['line', 'Robert Doe, Jr.'],
  ['line', 'Robert Doe Iii'],
  ['line', 'ROBERT DOE, JR.'],
  ['line', 'Amy Lee Wu JD'],
  ['line', 'Wei Lin Ma'],
  ['line', 'Ann Doe'],
  ['line', 'Tax'],
  ['line', 'M&A'],
  ['line', '3-5 PQE'],
  ['line', 'two years minimum'],
  ['line', 'Σίσυφος'],
  ['line', 'half a million'],
  ['line', 'Sr. Tax Associate'],
  ['line', 'Counsel at Paramount Pictures'],
  ['query', 'tax, avoid - litigation'],
  ['query', 'tax, Denver, not an option litigation'],
  ['query', 'partner, 400k in portable business'],
  ['query', 'licensed in Washington, Boston'],
  ['line', 'Maine, Augusta'],
  ['line', 'Harrisburg Pa'],
  ['result', 'Jane Doe | Partner\nBoston\nhttps://www.linkedin.com/in/jane-doe'],
  ['result', 'Jane Doe | Partner\nBoston\nftp://firm.example/jane-doe'],
  ['page', '<a href="/people/amy-wu">Associate Attorney</a>'],
  ['page', '<li><a href="/o/1">Tax Associate</a><span class="location">Location: Boston</span></li>'],
  ['page', '<div role="dialog">Sign up for alerts</div><p>We need a tax associate in Boston, MA.</p>'],
  ['data', '<!DOCTYPE jobs><jobs></jobs>'],
  ['data', '<jobs><job><![CDATA[<b>Tax Associate</b>]]></job></jobs>'],
  ['page', '<title>Just a moment...</title><body>Wait'],
  [
    'page',
    '<div vocab="http://schema.org/" typeof="schema:JobPosting"><h1 property="schema:title">Tax Associate</h1><p property="schema:description">Tax work for banks and funds.</p></div>',
  ],
  ['line', 'Montréal'],
  ['line', 'Florence Park, NJ'],
  ['line', 'class of 2024 – class of 2021'],
  ['query', 'moving from litigation for tax, Denver'],
]
