import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  handwritten,
  listInSentence,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

export const lyricPeople = `
Amélie Rousseau-Diop | Partner | Paris; New York | amelie.rousseau-diop | +33 1 55 55 01 61 | International Arbitration; Public International Law | LL.M./Harvard Law School/2006; Maîtrise/Université Paris 1 Panthéon-Sorbonne/2004 | Paris; New York | - | Amélie sits and pleads in three languages.
Casper Willoughby | Counsel | New York | casper.willoughby | +1 212 555 0162 | Art Law; Restitution | J.D./NYU School of Law/2010; B.A./Williams College/2005 | New York | Hon. Esther Malinowski, New York Court of Appeals | Casper returns paintings.
Noa Ben-David | Associate | New York | noa.ben-david | +1 212 555 0163 | Blockchain & Digital Assets | J.D./Brooklyn Law School/2021; B.A./Tel Aviv University/2016 | New York; Israel | - | Noa explains tokens to regulators.
Theodore Lyric | Name Partner | New York | theodore.lyric | +1 212 555 0164 | Music; Copyright | J.D./Columbia Law School/1983; B.M./The Juilliard School/1979 | New York | - | Theodore represents estates of composers.
Wambui Njoroge | Foreign Associate | New York | wambui.njoroge | +1 212 555 0165 | Project Bonds | LL.M./University of Pennsylvania Carey Law School/2023; LL.B./University of Nairobi/2017 | Kenya | - | Wambui is on secondment.
Daniel Okuda | Associate | Los Angeles | daniel.okuda | +1 310 555 0166 | Film Finance | J.D./Southwestern Law School/2017; B.F.A./California Institute of the Arts/2011 | California | - | Daniel made two documentaries.
Portia Marchetti | Partner | Los Angeles | portia.marchetti | +1 310 555 0167 | Talent Agreements; Television | J.D./Loyola Law School/2002; B.A./Occidental College/1998 | California; New York | - | Portia negotiates series.
Silas Grange | Director of Knowledge & Research | New York | silas.grange | +1 212 555 0168 | - | M.L.S./Rutgers University/2003; B.A./Bard College/1999 | - | - | Silas finds it.`

export const lyric: WrittenPlan = {
  key: 'profile-page-graph',
  firm: 'Lyric Marchetti LLP',
  host: 'lyricmarchetti.example',
  structure: 'a graph with a profile page, its person and an organisation; the page itself shows little',
  people: handwritten('lyricmarchetti.example', lyricPeople),
  path: ({ slug }) => `/who/${slug}/`,
  head: (person) =>
    markup`
      <script type="application/ld+json">
      ${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'LegalService',
            '@id': '#org',
            name: 'Lyric Marchetti LLP',
            telephone: '+1 212 555 0100',
            email: 'hello@lyricmarchetti.example',
            address: [
              { '@type': 'PostalAddress', addressLocality: 'New York' },
              { '@type': 'PostalAddress', addressLocality: 'Paris' },
            ],
          },
          {
            '@type': 'ProfilePage',
            dateModified: '2026-02-02',
            mainEntity: {
              '@type': 'Person',
              givenName: person.name.split(' ').slice(0, -1).join(' '),
              familyName: person.last,
              jobTitle: person.title,
              email: `mailto:${person.email}`,
              telephone: person.phone,
              worksFor: { '@id': '#org' },
              workLocation: person.offices.map((office) => ({
                '@type': 'Place',
                address: { '@type': 'PostalAddress', addressLocality: office },
              })),
              knowsAbout: person.areas,
              hasCredential: person.education.map((one) => ({
                '@type': 'EducationalOccupationalCredential',
                credentialCategory: one.degree,
                recognizedBy: { '@type': 'CollegeOrUniversity', name: one.school },
                dateCreated: String(one.year),
              })),
            },
          },
        ],
      })}
      </script>
    `,
  page: (title, inner, head = '') =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} / Lyric Marchetti</title>${head}</head><body>
      <header><a href="/">LM</a><a href="/who/">Who</a><a href="/what/">What</a><a href="/where/">Where</a>
      </header>${inner}<footer>© Lyric Marchetti LLP</footer></body></html>
    `,
  bio: (person) =>
    markup`
      <article class="two-up"><h1>${escaped(person.name)}</h1><p class="lede">${escaped(person.bio)}</p>
      <p>Clients include people whom you have heard, and some whom you have only seen.</p>
      ${part(person.bars, `<p class="small">Admitted: ${listInSentence(person.bars)}</p>`)}
      ${part(person.clerkships, `<p class="small">Clerked for ${escaped(person.clerkships[0] ?? '')}</p>`)}
      </article>
    `,
  others: [
    ['/what/film-finance/', 'Film Finance', '<p>Gap, tax credits, completion bonds.</p>'],
    ['/where/paris/', 'Paris', '<p>12 rue de la Paix</p><p>+33 1 55 55 01 00</p>'],
    [
      '/who/',
      'Who',
      '<ul><li><a href="/who/noa-ben-david/">Noa Ben-David</a></li><li><a href="/who/silas-grange/">Silas Grange</a></li></ul>',
    ],
    ['/said/portia-on-streaming/', 'Portia Marchetti on Streaming', '<p>Residuals are the new box office.</p>'],
    [
      '/said/in-memory-of-theodore-sr/',
      'In Memory of Theodore Lyric Sr.',
      '<p>He founded the firm in 1951 and was admitted in New York in 1949.</p>',
    ],
    ['/when/salon/', 'Salon: Casper Willoughby and Guests', '<p>New York, 6 pm. Admission is free.</p>'],
  ],
  other: (heading, body) => `<article><h1>${escaped(heading)}</h1>${body}</article>`,
  more: sitemap,
}
