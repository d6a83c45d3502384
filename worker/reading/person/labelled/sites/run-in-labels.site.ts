import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const brackenPeople = `
Wilhelmina Bracken | Member | Louisville, KY | wbracken | 502-555-2141 | Equine Law; Bloodstock Sales | J.D./University of Kentucky J. David Rosenberg College of Law/1999; B.S./University of Kentucky/1995 | Kentucky; Indiana | - | Wilhelmina has sold a Derby winner.
Jubal Thorne | Member | Lexington, KY | jthorne | 859-555-2142 | Bourbon Industry; Alcohol Regulation | J.D./University of Louisville Brandeis School of Law/2001; B.A./Centre College/1998 | Kentucky; Tennessee | - | Jubal counts barrels.
Araceli Fuentes | Associate | Louisville, KY | afuentes | 502-555-2143 | Immigration; H-2B Visas | J.D./Indiana University Maurer School of Law/2018; B.A./Bellarmine University/2013 | Kentucky | - | Araceli brings grooms and jockeys.
Dabney Colquitt | Of Counsel | Lexington, KY | dcolquitt | 859-555-2144 | Coal; Mineral Rights | J.D./Washington and Lee University School of Law/1979; B.A./Transylvania University/1976 | Kentucky; West Virginia; Virginia | Hon. Beulah Strode, U.S. District Court for the Eastern District of Kentucky | Dabney knows what lies beneath.
Xiomara Pettigrew | Associate | Lexington, KY | xpettigrew | 859-555-2145 | Agricultural Finance | J.D./University of Cincinnati College of Law/2020; B.S./Murray State University/2016 | Kentucky; Ohio | - | Xiomara grew up on tobacco.
Leopold Grimes | Member | Louisville, KY | lgrimes | 502-555-2146 | Insurance Defense; Premises Liability | J.D./Northern Kentucky University Salmon P. Chase College of Law/1994; B.A./Western Kentucky University/1990 | Kentucky; Ohio | - | Leopold tries cases in forty counties.
Odette Marsh | Firm Administrator | Louisville, KY | omarsh | 502-555-2147 | - | B.S./Spalding University/1996 | - | - | Odette answers first.
Ignatius Boone | Counsel | Louisville, KY | iboone | 502-555-2148 | Church Property; Nonprofit Governance | J.D./Saint Louis University School of Law/2003; M.Div./Saint Meinrad School of Theology/1997 | Kentucky; Missouri | - | Ignatius was a pastor.`

const block = (inner: string) =>
  markup`
    <div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content">
    <div class="sqs-html-content">${inner}</div></div></div>
  `

/** Blocks of a site builder: run-in labels in bold, admissions in one sentence, an address written with [at]. */
export const bracken: WrittenPlan = {
  key: 'run-in-labels',
  firm: 'Bracken & Thorne PLLC',
  host: 'brackenthorne.example',
  structure: 'text blocks of a site builder: labels in bold within lines, lists by semicolons, [at]',
  people: handwritten('brackenthorne.example', brackenPeople),
  path: ({ slug }) => `/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html lang="en-US"><head><title>${escaped(title)} &mdash; Bracken &amp; Thorne PLLC</title>
      <meta property="og:site_name" content="Bracken &amp; Thorne PLLC"/>
      <meta property="og:type" content="website"/><meta itemprop="name" content="${escaped(title)} — Bracken &amp; Thorne PLLC"/>
      </head><body class="tweak-page"><div id="siteWrapper" class="clearfix site-wrapper">
      <header data-test="header" id="header"><div class="header-title-text">
      <a id="site-title" href="/">Bracken &amp; Thorne</a></div><nav class="header-nav-list">
      <div class="header-nav-item"><a href="/attorneys">Attorneys</a></div><div class="header-nav-item">
      <a href="/practice">Practice</a></div></nav></header><main id="page" role="main">
      <article class="sections" id="sections"><section class="page-section"><div class="content-wrapper">
      <div class="content">${inner}</div></div></section></article></main>
      <footer class="sections" id="footer-sections">
      ${block('<p>Louisville | 502-555-2140</p><p>Lexington | 859-555-2140</p><p>THIS IS AN ADVERTISEMENT</p>')}
      </footer></div></body></html>
    `,
  bio: (person) =>
    markup`
      ${block(`<h1 style="white-space:pre-wrap;">${escaped(person.shown)}</h1><h4 style="white-space:pre-wrap;">${escaped(person.title)}</h4>`)}
      ${block(markup`
        <p class="" style="white-space:pre-wrap;">${escaped(person.offices[0]?.split(',')[0] ?? '')}<br>
        ${person.phone}<br>${person.email?.replace('@', '[at]')}</p>
      `)}
      ${block(
        markup`
        <p class="" style="white-space:pre-wrap;">${escaped(person.bio)}</p>
        ${part(person.areas, `<p><strong>Practice:</strong> ${each(person.areas, escaped, '; ')}</p>`)}<p>
        <strong>Education:</strong> ${each(person.education, (one) => `${one.degree}, ${escaped(one.school)} (${one.year})`, '; ')}
        </p>
        ${part(
          person.bars,
          markup`
          <p><strong>Admitted to practice:</strong> ${person.bars.length > 2 ? `${person.bars.slice(0, -1).join(', ')}, and ${person.bars.at(-1)}` : person.bars.join(' and ')}
          </p>
        `,
        )}
        ${part(person.clerkships, `<p><strong>Clerkship:</strong> ${escaped(person.clerkships[0] ?? '')}</p>`)}
        <p><strong>Community:</strong> Kentucky Derby Museum; Speed Art Museum; Lexington Humane Society</p>
      `,
      )}
    `,
  others: [
    ['/attorneys', 'Attorneys', '<p>Louisville and Lexington</p>'],
    ['/practice', 'Practice', '<p><strong>Equine Law:</strong> Sales, syndications, stallion shares</p>'],
    ['/news/wilhelmina-bracken-named', 'Wilhelmina Bracken Named Lawyer of the Year', '<p>Equine Law, 2026</p>'],
    ['/lexington', 'Lexington', '<p>300 West Vine Street<br>859-555-2140</p>'],
    ['/secretariat', 'Secretariat', '<p>Our conference room is named for him.</p>'],
    ['/contact', 'Contact', '<p>info[at]brackenthorne.example</p>'],
  ],
  other: (heading, body) => `${block(`<h1>${escaped(heading)}</h1>`)}${block(body)}`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys'
      ? htmlAnswer(
          bracken.page(
            'Attorneys',
            markup`
              ${block('<h1>Attorneys</h1>')}
              ${each(
                peopleAmong(pages),
                ({ path, person }) => markup`
                <div class="sqs-block image-block"><figure><a class="sqs-block-image-link" href="${path}">
                <img src="/p.jpg" alt="${escaped(person.name)}"></a><figcaption><p><a href="${path}">
                ${escaped(person.name)}</a></p></figcaption></figure></div>
              `,
              )}
            `,
          ),
        )
      : undefined,
}
