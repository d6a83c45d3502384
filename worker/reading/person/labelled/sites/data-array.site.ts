import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, handwritten, part, sitemap } from '#worker/reading/person/labelled/written-site.fixture.ts'

const glenmorePeople = `
Vivienne Glenmore | Partner | Minneapolis, MN | vglenmore | (612) 555-2531 | Cooperatives; Food Safety | J.D./University of Minnesota Law School/1997; B.A./St. Olaf College/1993 | Minnesota; Iowa | - | Vivienne recalls what must be recalled.
Håkon Brekke | Partner | Duluth, MN | hbrekke | (218) 555-2532 | Great Lakes Shipping; Taconite | J.D./University of Wisconsin Law School/1991; B.A./Concordia College/1987 | Minnesota; Wisconsin | Hon. Gerald Heaney-Ross, U.S. Court of Appeals for the Eighth Circuit | Håkon moves ore.
Sunita Raghavan | Senior Associate | Minneapolis, MN | sraghavan | (612) 555-2533 | Medical Device Reimbursement | J.D./Mitchell Hamline School of Law/2015; M.P.H./University of Minnesota/2011 | Minnesota | - | Sunita gets devices paid for.
Cormac Dunleavy | Associate | Duluth, MN | cdunleavy | (218) 555-2534 | Cabins; Lakeshore Zoning | J.D./University of North Dakota School of Law/2021; B.A./College of St. Scholastica/2017 | Minnesota; North Dakota | - | Cormac measures setbacks.`

export const glenmore: WrittenPlan = {
  key: 'data-array',
  firm: 'Glenmore Brekke LLP',
  host: 'glenmorebrekke.example',
  structure: 'an array of data: the person with credentials and a point of contact, the page itself with little',
  people: handwritten('glenmorebrekke.example', glenmorePeople),
  path: ({ slug }) => `/attorneys/${slug}`,
  head: (person) =>
    markup`
      <script type="application/ld+json">
      ${JSON.stringify([
        {
          '@context': 'https://schema.org',
          '@type': 'LegalService',
          name: 'Glenmore Brekke LLP',
          telephone: '(612) 555-2500',
        },
        {
          '@context': 'https://schema.org',
          '@type': 'Person',
          givenName: person.name.split(' ')[0],
          familyName: person.name.split(' ').slice(1).join(' '),
          jobTitle: [person.title],
          contactPoint: { '@type': 'ContactPoint', email: person.email, telephone: person.phone },
          workLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: person.offices[0]?.split(', ')[0],
              addressRegion: 'MN',
            },
          },
          knowsAbout: person.areas,
          alumniOf: person.education.map(({ school, degree, year }) => ({
            '@type': 'EducationalOrganization',
            name: school,
            credentialCategory: degree,
            endDate: String(year),
          })),
        },
      ])}
      </script>
    `,
  page: (title, inner, head = '') =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Glenmore Brekke</title>${head}</head>
      <body><header><a href="/">Glenmore Brekke</a><nav><a href="/attorneys">Attorneys</a></nav></header>
      <main>${inner}</main><footer><p>Minneapolis · Duluth · (612) 555-2500</p></footer></body></html>
    `,
  bio: (person) =>
    markup`
      <h1>${escaped(person.shown)}</h1><p>${escaped(person.bio)} ${person.name.split(' ')[0]} is a member of the bar of ${person.bars.join(' and ')}.</p>
      ${part(person.clerkships, `<p>Before joining the firm, ${person.name.split(' ')[0]} was a law clerk to the ${escaped(person.clerkships[0] ?? '')}.</p>`)}
    `,
  others: [
    ['/attorneys', 'Attorneys', '<p>Four.</p>'],
    ['/work/taconite', 'Taconite', '<p>Håkon Brekke</p>'],
    ['/duluth', 'Duluth', '<p>Canal Park</p>'],
    ['/writing/cabins-and-setbacks', 'Cabins and Setbacks', '<p>Cormac Dunleavy, Associate</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
