import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const vesperPeople = `
Ignatius Vesper | Chair | St. Louis, MO | ignatius.vesper | 314-555-0141 | Class Action Defense; Antitrust | J.D./Washington University School of Law/1987; A.B./Saint Louis University/1984 | Missouri; Illinois | Hon. Bernadette Klein, U.S. Court of Appeals for the Eighth Circuit | Ignatius has defended forty class actions.
Coretta Baines-Hall | Member | Kansas City, MO | coretta.baineshall | 816-555-0142 | Railroads; FELA | J.D./University of Missouri-Kansas City School of Law/2000; B.A./Lincoln University/1996 | Missouri; Kansas | - | Coretta grew up by the yards.
Anders Nygaard | Member | St. Louis, MO | anders.nygaard | 314-555-0143 | Grain Trading; Crop Insurance | J.D./University of Nebraska College of Law/2003; B.S./Iowa State University/1999 | Missouri; Nebraska | - | Anders knows futures.
Tabitha Osei-Bonsu | Associate | Kansas City, MO | tabitha.oseibonsu | 816-555-0144 | Workplace Safety | J.D./University of Kansas School of Law/2020; B.A./Kansas State University/2016 | Kansas; Missouri | - | Tabitha visits plants.
Leopold Stern | Senior Member | St. Louis, MO | leopold.stern | 314-555-0145 | Bankruptcy; Receiverships | J.D./Saint Louis University School of Law/1979; B.S./Truman State University/1976 | Missouri | - | Leopold has closed two banks.
Farrah Jamil | Associate | St. Louis, MO | farrah.jamil | 314-555-0146 | Health Care Fraud | J.D./University of Missouri School of Law/2021; B.A./Drake University/2017 | Missouri | Judge Lucius Warner, Missouri Court of Appeals | Farrah was an auditor.
Quincy Abbott | Litigation Technology Manager | Kansas City, MO | quincy.abbott | 816-555-0147 | - | B.S./Rockhurst University/2007 | - | - | Quincy runs the war room.
Maeve Delahunt | Counsel | St. Louis, MO; Kansas City, MO | maeve.delahunt | 314-555-0148 | ERISA Litigation; Fiduciary Duty | J.D./University of Iowa College of Law/2012; B.A./Creighton University/2008 | Missouri; Iowa | - | Maeve defends trustees.`

export const vesper: WrittenPlan = {
  key: 'facts-before-name',
  firm: 'Vesper Stern L.L.C.',
  host: 'vesperstern.example',
  structure: 'the facts stand before the name, structured parts of degrees, the address only in data about the page',
  people: handwritten('vesperstern.example', vesperPeople),
  path: ({ slug, last }) => `/professionals/${last.slice(0, 1).toLowerCase()}/${slug}.html`,
  head: (person) =>
    markup`
      <script type="application/ld+json">
      ${JSON.stringify({ '@context': 'https://schema.org', '@type': ['Person', 'Attorney'], name: person.name, email: person.email, url: `https://vesperstern.example/professionals/${person.slug}.html`, image: { '@type': 'ImageObject', url: '/x.jpg' }, worksFor: { '@type': 'LegalService', name: 'Vesper Stern L.L.C.', telephone: '314-555-0100' } })}
      </script>
    `,
  page: (title, inner, head = '') =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Vesper Stern</title>${head}</head><body>
      <header id="header"><div class="region-header"><a href="/" rel="home">Vesper Stern</a></div></header>
      <div class="layout-container">${inner}</div><footer><div class="region-footer">
      <p>St. Louis 314-555-0100, Kansas City 816-555-0100</p></div></footer></body></html>
    `,
  bio(person) {
    const field = (label: string, inner: readonly string[]) =>
      part(
        inner,
        markup`
          <div class="field field--label-above"><div class="field__label">${label}</div>
          <div class="field__items">${each(inner, (one) => `<div class="field__item">${one}</div>`)}</div>
          </div>
        `,
      )
    return markup`
      <div class="layout-sidebar">
      ${field(
        'Office',
        person.offices.map((office) => `<a href="/offices/x">${escaped(office)}</a>`),
      )}
      ${field('Direct', [person.phone ?? ''])}
      ${field(
        'Services',
        person.areas.map((area) => `<a href="/services/x">${escaped(area)}</a>`),
      )}
      ${field(
        'Education',
        person.education.map(
          (one) =>
            markup`
            <div class="paragraph paragraph--type--degree"><div class="field field--name-field-degree">
            ${one.degree}</div><div class="field field--name-field-institution">${escaped(one.school)}</div>
            <div class="field field--name-field-year">${one.year}</div></div>
          `,
        ),
      )}
      ${field('Admitted', person.bars)}${field('Clerked', person.clerkships.map(escaped))}
      ${field('Languages', ['English'])}</div><div class="layout-content"><h1 class="page-title">
      ${escaped(person.shown)}</h1><div class="field field--name-field-position">${escaped(person.title)}
      </div><div class="field field--name-body"><p>${escaped(person.bio)}</p></div></div>
    `
  },
  others: [
    ['/services/fela', 'FELA', '<p>Railroad workers and those who employ them.</p>'],
    ['/offices/kansas-city', 'Kansas City', '<p>1100 Main Street, Kansas City, MO 64105</p>'],
    ['/insights/anders-nygaard-on-drought', 'Anders Nygaard on Drought', '<p>Crop insurers have questions.</p>'],
    ['/professionals/all.html', 'All Professionals', '<p>Vesper, Ignatius</p><p>Stern, Leopold</p>'],
    ['/events/gala', 'Mercy Hospital Gala', '<p>May 5, St. Louis. Chair: Ignatius Vesper</p>'],
  ],
  other: (heading, body) => `<div class="layout-content"><h1 class="page-title">${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}
