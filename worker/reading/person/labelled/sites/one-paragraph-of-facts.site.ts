import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  listing,
  part,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const ridgelinePeople = `
Harper St. James | Shareholder | Asheville, NC | hstjames | 828-555-2421 | Breweries; Hospitality | J.D./Wake Forest University School of Law/2008; B.A./Warren Wilson College/2003 | North Carolina; Tennessee | - | Harper drinks her clients' beer.
Obed Nyarko | Shareholder | Asheville, NC | onyarko | 828-555-2422 | Condemnation; Easements | J.D./North Carolina Central University School of Law/2001; B.S./Western Carolina University/1997 | North Carolina | - | Obed knows what a view is worth.
Lettie Mae Crisp | Associate | Boone, NC | lcrisp | 828-555-2423 | Elder Law; Medicaid Planning | J.D./Elon University School of Law/2019; B.A./Appalachian State University/2015 | North Carolina | Judge Harlan Peek, North Carolina Court of Appeals | Lettie Mae visits homes.
Silvan Roth | Of Counsel | Boone, NC | sroth | 828-555-2424 | Christmas Tree Farms; Agricultural Labor | J.D./University of North Carolina School of Law/1979; B.A./Davidson College/1976 | North Carolina; Virginia | - | Silvan grows firs.
Tamika Rowe-Ellis | Associate | Asheville, NC | trowe-ellis | 828-555-2425 | Criminal Defense; Expunctions | J.D./Campbell University School of Law/2021; B.S.W./UNC Asheville/2016 | North Carolina | - | Tamika clears records.`

export const ridgeline: WrittenPlan = {
  key: 'one-paragraph-of-facts',
  firm: 'Ridgeline Roth, P.A.',
  host: 'ridgelineroth.example',
  structure: 'several degrees of a school in one entry, states by their codes, courts among the states',
  people: handwritten('ridgelineroth.example', ridgelinePeople),
  path: ({ slug }) => `/our-team/${slug}/`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en-US"><head><title>${escaped(title)} – Ridgeline Roth, P.A.</title></head>
      <body><header id="masthead" class="site-header"><div class="site-branding"><p class="site-title">
      <a href="/">Ridgeline Roth, P.A.</a></p></div><nav id="site-navigation">
      <a href="/our-team/">Our Team</a></nav></header><div id="content" class="site-content">${inner}</div>
      <footer id="colophon" class="site-footer">
      <div class="site-info">Asheville 828-555-2400 | Boone 828-555-2450</div></footer></body></html>
    `,
  bio(person) {
    const codes: Record<string, string> = { 'North Carolina': 'NC', Tennessee: 'TN', Virginia: 'VA' }
    return markup`
      <article class="team"><header class="entry-header"><h1 class="entry-title">${escaped(person.shown)}</h1>
      </header><div class="entry-content"><p><strong>${escaped(person.title)}</strong> | ${escaped(person.offices[0] ?? '')} | t. ${person.phone} | e. <a href="mailto:${person.email}">
      ${person.email}</a></p><p>${escaped(person.bio)}</p><h3>Practice</h3><p>
      ${person.areas.map(escaped).join(' &bull; ')}</p><h3>Schools</h3><p>
      ${each(person.education, (one) => `${escaped(one.school)} (${one.degree} ${one.year})`, '; ')}</p>
      <h3>Licensed</h3><p>${person.bars.map((bar) => codes[bar]).join(', ')}</p>
      ${part(person.clerkships, `<h3>Clerked for</h3><p>${escaped(person.clerkships[0] ?? '')}</p>`)}
      <h3>Belongs to</h3><p>Buncombe County Bar; Watauga Chamber of Commerce</p></div></article>
    `
  },
  others: [
    ['/our-team/', 'Our Team', '<p>In the mountains since 1979.</p>'],
    ['/practice/breweries/', 'Breweries', '<p>Harper St. James</p>'],
    ['/boone/', 'Boone', '<p>828-555-2450</p>'],
    ['/news/crisp-and-clear/', 'Crisp and Clear', '<p>Lettie Mae Crisp on Medicaid</p>'],
    ['/our-team/apply/', 'Apply', '<p>Send a transcript.</p>'],
  ],
  other: (heading, body) =>
    `<article><header class="entry-header"><h1 class="entry-title">${escaped(heading)}</h1></header>${body}</article>`,
  more: listing(
    () => ridgeline,
    '/our-team/',
    (path, name, title) => `<div class="card"><a href="${path}"><h4>${name}</h4><p>${title}</p></a></div>`,
  ),
}
