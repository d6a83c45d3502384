import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const tarrantPeople = `
Celeste Arbogast | Founder | Portland, ME | celeste | 207-555-0121 | Divorce Mediation; Parental Rights | J.D./University of Maine School of Law/2003; B.A./Colby College/1998 | Maine | - | Celeste believes that most fights end at a table.
Ansel Roy | Partner | Bangor, ME | ansel | 207-555-0122 | Lobster & Fisheries Law; Boundary Disputes | J.D./Vermont Law School/2007; B.S./Maine Maritime Academy/2001 | Maine; New Hampshire | Hon. Philippa Grant, Maine Supreme Judicial Court | Ansel hauls traps in summer.
Bashir Warsame | Associate | Lewiston, ME | bashir | 207-555-0123 | Immigration; Naturalization | J.D./University of Maine School of Law/2021; B.A./Bates College/2017 | Maine | - | Bashir came to Lewiston as a child.
Juniper Haskell | Associate | Portland, ME | juniper | 207-555-0124 | Elder Law; Guardianships | J.D./Boston University School of Law/2018; B.A./Bowdoin College/2013 | Maine; Massachusetts | - | Juniper sits with families.
Thaddeus Kemp | Of Counsel | Portland, ME | thaddeus | 207-555-0125 | Timberland; Conservation Easements | J.D./Harvard Law School/1975; A.B./Dartmouth College/1971 | Maine | - | Thaddeus has walked each parcel.
Odette Michaud | Paralegal | Bangor, ME | odette | 207-555-0126 | Real Estate Closings | A.S./Husson University/2010 | - | - | Odette closes on Fridays.
Royal Pennington | Partner | Portland, ME | royal | 207-555-0127 | Breweries; Restaurants; Liquor Licensing | J.D./Suffolk University Law School/2005; B.A./University of Vermont/1999 | Maine; Massachusetts | - | Royal was a brewer.
Sigrid Alden | Associate | Bangor, ME | sigrid | 207-555-0128 | Wind Power | J.D./Lewis & Clark Law School/2019; B.S./College of the Atlantic/2012 | Maine; Oregon | Justice Milo Farnham, Maine Superior Court | Sigrid reads maps.`

const line = (inner: string) => `<p class="font_8" style="line-height:1.6em"><span class="color_15">${inner}</span></p>`

const bold = (inner: string) => line(`<span style="font-weight:bold">${inner}</span>`)

export const tarrant: WrittenPlan = {
  key: 'styled-paragraphs',
  firm: 'Arbogast Roy Pennington',
  host: 'arbogastroy.example',
  structure: 'styled paragraphs alone, labels in capitals, bullets as characters, zero-width spaces',
  people: handwritten('arbogastroy.example', tarrantPeople),
  path: ({ slug }) => `/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Arbogast Roy</title>
      <meta property="og:title" content="${escaped(title)} | Arbogast Roy">
      <meta property="og:site_name" content="Arbogast Roy"></head><body><div id="SITE_CONTAINER">
      <div id="masterPage"><header id="SITE_HEADER"><nav><ul><li><a href="/">Home</a></li><li>
      <a href="/our-people">Our People</a></li><li><a href="/our-work">Our Work</a></li></ul></nav></header>
      <main id="PAGES_CONTAINER"><div id="SITE_PAGES">${inner}</div></main><footer id="SITE_FOOTER">
      ${line('©2026 Arbogast Roy Pennington. 1 Monument Square, Portland, Maine')}</footer></div></div></body>
      </html>
    `,
  bio: (person) =>
    `<div class="wixui-rich-text"><h1 class="font_0">${escaped(person.shown)}&#8203;</h1></div><div class="wixui-rich-text">${line(escaped(person.title))}${line(escaped(person.offices[0] ?? ''))}${line('&#8203;')}${line(`<a href="mailto:${person.email}">${person.email}</a>`)}${line(`${person.phone}`)}</div>
<div class="wixui-rich-text">${line(escaped(person.bio))}${line('&nbsp;')}${bold('PRACTICE AREAS')}${each(person.areas, (area) => line(`• ${escaped(area)}`))}${line('&#8203;')}${bold('EDUCATION')}${each(person.education, (one) => line(`• ${escaped(one.school)} – ${one.degree}, ${one.year}`))}${line('&#8203;')}${part(person.bars, `${bold('ADMISSIONS')}${each(person.bars, (bar) => line(`• ${bar}`))}${line('&#8203;')}`)}${part(person.clerkships, `${bold('CLERKSHIP')}${line(`• Law Clerk to the ${escaped(person.clerkships[0] ?? '')}`)}${line('&#8203;')}`)}${bold('INTERESTS')}${line('• Sailing')}${line('• Blueberries')}</div>`,
  others: [
    ['/our-work', 'Our Work', line('Lobsters, divorces, wind.')],
    ['/our-people', 'Our People', line('<a href="/ansel-roy">Ansel Roy</a>')],
    ['/bangor', 'Bangor', line('6 State Street, Bangor, Maine 04401')],
    ['/post/celeste-arbogast-on-custody', 'Celeste Arbogast on Custody', line('Judges ask who packs the lunch.')],
    ['/thank-you', 'Thank You', line('We will call you.')],
  ],
  other: (heading, body) =>
    `<div class="wixui-rich-text"><h1 class="font_0">${escaped(heading)}</h1></div><div class="wixui-rich-text">${body}</div>`,
  more: (url, { pages }) =>
    url.pathname === '/our-people'
      ? htmlAnswer(
          tarrant.page(
            'Our People',
            markup`
              <h1 class="font_0">Our People</h1>
              ${each(
                peopleAmong(pages),
                ({ path, person }) => markup`
                <div class="wixui-repeater__item"><a href="${path}"><img alt=""></a>
                ${line(`<a href="${path}">${escaped(person.name)}</a>`)}${line(escaped(person.title))}</div>
              `,
              )}
            `,
          ),
        )
      : undefined,
}
