import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const quillerPeople = `
Marisol Etchegaray | Managing Partner | Chicago, IL | metchegaray | 312.555.0100 x201 | Landlord-Tenant; Condominium Conversions | J.D./Loyola University Chicago School of Law/1998; B.A./DePaul University/1994 | Illinois | - | Marisol has been in each courtroom of the Daley Center.
Fergus O'Hanlon | Partner | Chicago, IL | fohanlon | 312.555.0100 x202 | Zoning; Liquor Licenses; City Council Matters | J.D./John Marshall Law School/1993; B.A./St. Xavier University/1989 | Illinois; Indiana | - | Fergus knows fifty aldermen.
Nkechi Umeh | Associate | Oak Brook, IL | numeh | 312.555.0100 x203 | Divorce; Custody | J.D./DePaul University College of Law/2018; B.S./University of Illinois Urbana-Champaign/2014 | Illinois | Hon. Walter Prince, Circuit Court of Cook County | Nkechi is calm.
Saul Rubinoff | Of Counsel | Chicago, IL | srubinoff | 312.555.0100 x204 | Estate Litigation | J.D./University of Chicago Law School/1972; A.B./University of Chicago/1969 | Illinois; Florida | - | Saul spends winters in Boca.
Ewa Nowakowska | Associate | Chicago, IL | enowakowska | 312.555.0100 x205 | Mechanics Liens | J.D./Chicago-Kent College of Law/2019; B.A./Jagiellonian University/2013 | Illinois | - | Ewa's father was a mason.
Tyrell Washington | Partner | Oak Brook, IL | twashington | 312.555.0100 x206 | Police Misconduct; Civil Rights | J.D./Northwestern Pritzker School of Law/2005; B.A./Morehouse College/2001 | Illinois; Wisconsin | Hon. Adele Murray, U.S. District Court for the Northern District of Illinois | Tyrell has won eleven verdicts.
Bridget Kowalski | Office Manager | Chicago, IL | bkowalski | 312.555.0100 x207 | - | B.A./Northeastern Illinois University/1999 | - | - | Bridget knows where it is.
Lakshmi Raman | Associate | Chicago, IL | lraman | 312.555.0100 x208 | Small Business; Franchises | J.D./University of Illinois College of Law/2020; B.Com./University of Madras/2012 | Illinois | - | Lakshmi sets up shops.`

export const quiller: WrittenPlan = {
  key: 'modules-with-bars',
  firm: 'Quiller O’Hanlon, Ltd.',
  host: 'quillerohanlon.example',
  structure: 'modules with bars between areas, one number with extensions, "at" and "dot" in brackets, "licensed in"',
  people: handwritten('quillerohanlon.example', quillerPeople),
  path: ({ slug }) => `/attorneys/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html><head><meta name="generator" content="HubSpot"><title>Attorney ${escaped(title)} - Quiller O’Hanlon, Ltd.</title>
      </head><body><div class="header-container-wrapper"><div class="header-container">
      <div class="hs-menu-wrapper"><ul><li><a href="/attorneys">Attorneys</a></li><li>
      <a href="/services">Services</a></li><li><a href="/blog">Blog</a></li></ul></div>
      <span class="hs_cos_wrapper">Call now: 312.555.0100</span></div></div>
      <div class="body-container-wrapper">${inner}</div><div class="footer-container-wrapper">
      <div class="footer-container"><p>33 North LaSalle Street, Chicago, Illinois 60602</p>
      <p>1900 Spring Road, Oak Brook, Illinois 60523</p></div></div></body></html>
    `,
  bio(person) {
    const module = (inner: string) =>
      markup`
        <div class="row-fluid"><div class="span12 widget-span widget-type-rich_text">
        <span class="hs_cos_wrapper hs_cos_wrapper_widget">${inner}</span></div></div>
      `
    return `${module(`<h1>${escaped(person.shown)}</h1><h4>${escaped(person.title)} | ${escaped(person.offices[0] ?? '')}</h4>`)}${module(`<p>Phone: ${person.phone}<br>Email: ${person.email?.replace('@', ' [at] ').replaceAll('.', ' [dot] ')}</p>`)}${module(`<p>${escaped(person.bio)}</p>`)}
${part(person.areas, module(`<h3>Practice Areas</h3><p>${person.areas.map(escaped).join(' | ')}</p>`))}${module(`<h3>Education</h3><p>${each(person.education, (one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`, '</p><p>')}</p>`)}${part(person.bars, module(`<h3>Licensed In</h3><p>${person.bars.join(', ')}</p>`))}${part(person.clerkships, module(`<h3>Judicial Experience</h3><p>Law Clerk, ${escaped(person.clerkships[0] ?? '')}</p>`))}${module('<h3>Reviews</h3><p>“They answered on a Sunday.” A client, Chicago</p>')}${module('<h3>Free Consultation</h3><form><input name="name"><input name="email"><button>Send</button></form>')}`
  },
  others: [
    ['/services/zoning', 'Zoning', '<p>Variances, special uses.</p><p>Fergus O’Hanlon, Partner</p>'],
    ['/blog/mechanics-liens', 'Mechanics Liens in Ninety Days', '<p>Posted by Ewa Nowakowska on May 5, 2026</p>'],
    [
      '/attorneys',
      'Attorneys',
      '<h3><a href="/attorneys/saul-rubinoff">Saul Rubinoff</a></h3><p>Of Counsel</p><h3><a href="/attorneys/lakshmi-raman">Lakshmi Raman</a></h3><p>Associate</p>',
    ],
    ['/oak-brook', 'Oak Brook', '<p>1900 Spring Road</p><p>312.555.0100</p>'],
    ['/attorneys/reviews', 'Client Reviews', '<p>“Tyrell Washington won for us.”</p>'],
    ['/blog/author/saul-rubinoff', 'Posts by Saul Rubinoff', '<p>Wills after 70</p><p>Gifts before 70</p>'],
  ],
  other: (heading, body) => `<div class="row-fluid"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}
