import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const dunmorePeople = `
Aoife Brannigan | Partner | London; Dublin | aoife.brannigan | +44 20 7946 0141 | Aviation; Asset Finance | LL.B./Trinity College Dublin/2000 | Ireland; England and Wales | - | Aoife finances aircraft.
Sebastián Larraín | Partner | Madrid | sebastian.larrain | +34 91 555 0142 | Energy; Infrastructure | LL.M./University of Chicago Law School/2007; LL.B./Pontificia Universidad Católica de Chile/2001 | New York; Chile; Spain | - | Sebastián closes solar deals.
Dr. Annegret Fuchs=Annegret Fuchs | Counsel | Munich | annegret.fuchs | +49 89 5555 0143 | Patent Litigation | LL.M./University of Edinburgh/2010 | Germany | - | Annegret litigates in Munich and Mannheim.
Kwabena Owusu-Ansah | Associate | London | kwabena.owusu-ansah | +44 20 7946 0144 | Project Finance; Mining | LL.B./University of Ghana/2014; LL.M./University of Cambridge/2016 | England and Wales; Ghana | - | Kwabena works on mines.
Mathilde de Vries | Senior Associate | Amsterdam | mathilde.devries | +31 20 555 0145 | Private Equity | LL.M./Leiden University/2013 | Netherlands | - | Mathilde acts for sponsors.
Haruto Mori | Partner | Tokyo | haruto.mori | +81 3 5555 0146 | International Arbitration | J.D./Duke University School of Law/2003; LL.B./University of Tokyo/1998 | California; Japan | - | Haruto arbitrates.
Rania Khoury | Associate | Dubai | rania.khoury | +971 4 555 0147 | Construction Disputes | LL.B./Saint Joseph University of Beirut/2016 | Lebanon | - | Rania reads delay reports.
Gareth Pryce-Jones | Head of Pro Bono | London | gareth.pryce-jones | +44 20 7946 0148 | Pro Bono | B.A./Cardiff University/2001 | - | - | Gareth finds the cases.`

export const dunmore: WrittenPlan = {
  key: 'offices-abroad',
  firm: 'Dunmore Larraín LLP',
  host: 'dunmorelarrain.example',
  structure:
    'offices abroad each with a number, roles before jurisdictions, degrees in brackets, structured data with the head office',
  people: handwritten('dunmorelarrain.example', dunmorePeople),
  path: ({ slug }) => `/en/our-people/${slug}`,
  head: (person) =>
    markup`
      <script type="application/ld+json">
      ${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Person', name: person.name, honorificPrefix: 'Dr.', jobTitle: person.title, worksFor: { '@type': 'Organization', name: 'Dunmore Larraín LLP', address: { '@type': 'PostalAddress', addressLocality: 'New York' }, telephone: '+1 212 555 0100' }, sameAs: ['https://www.linkedin.com/in/x'] })}
      </script>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Sun and sand","author":{"@type":"Person","name":"Haruto Mori","jobTitle":"Partner"}}</script>
    `,
  page: (title, inner, head = '') =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Dunmore Larraín</title>${head}</head>
      <body><header><nav><a href="/en/our-people">Our People</a><a href="/en/expertise">Expertise</a>
      <a href="/es/personas">Español</a></nav></header><div id="main-content">${inner}</div><footer>
      <a href="/en/legal">Legal</a></footer></body></html>
    `,
  bio: (person) =>
    markup`
      <div class="banner"><h1>${escaped(person.shown)}</h1><div class="position">${escaped(person.title)}
      </div></div><div class="offices-list">
      ${each(
        person.offices,
        (office, at) => markup`
        <div class="office-item"><a href="/en/locations/${office.toLowerCase()}">${office}</a>
        <span class="phone">T ${at === 0 ? person.phone : '+353 1 555 0199'}</span></div>
      `,
      )}
      <div class="mail"><a href="mailto:${person.email}">${person.email}</a></div></div><div class="overview">
      <p>${escaped(person.bio)}</p></div><div class="tabs-content"><section><h3>Expertise</h3>
      ${items(person.areas)}</section><section><h3>Education</h3><ul>
      ${each(person.education, (one) => `<li>${one.degree} (${escaped(one.school)}, ${one.year})</li>`)}</ul>
      </section>
      ${part(
        person.bars,
        markup`
        <section><h3>Bar admissions and qualifications</h3><ul>
        ${each(
          person.bars,
          (bar, at) => markup`
          <li>
          ${qualification(bar)} (${2004 + at})</li>
        `,
        )}
        </ul></section>
      `,
      )}
      <section><h3>Languages</h3><ul><li>English</li><li>Spanish</li></ul></section></div>
    `,
  others: [
    ['/en/locations/madrid', 'Madrid', '<p>Calle de Serrano 1</p><p>+34 91 555 0100</p>'],
    ['/en/expertise/aviation', 'Aviation', '<p>Aoife Brannigan, Partner</p>'],
    ['/en/insights/sun-and-sand', 'Sun and Sand', '<p>Haruto Mori, Partner</p>'],
    ['/en/our-people/alumni', 'Alumni', '<p>Once ours.</p>'],
    ['/en/events/london-arbitration-week', 'London Arbitration Week', '<p>Host: Kwabena Owusu-Ansah</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

function qualification(bar: string) {
  if (bar === 'England and Wales') return 'Solicitor, England and Wales'
  return /New York|California/.test(bar) ? `Attorney-at-Law, ${bar}` : bar
}
