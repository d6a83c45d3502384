import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, handwritten, sitemap } from '#worker/reading/person/labelled/written-site.fixture.ts'

const kestrelPeople = `
Saskia Row | Partner | Chicago, IL | saskia.row | 312-555-2151 | Restructuring; Distressed M&A | J.D./University of Chicago Law School/2003; B.A./Swarthmore College/1999 | Illinois; New York | - | Saskia leads the restructuring team.
Babatunde Alabi-Frye | Partner | Chicago, IL; Dallas, TX | babatunde.alabifrye | 312-555-2152 | Private Equity; Fund Formation | J.D./Northwestern Pritzker School of Law/2006; B.Sc./University of Ibadan/1999 | Illinois; Texas | - | Babatunde closes on Fridays.
Maeve Winterbourne | Associate | Dallas, TX | maeve.winterbourne | 214-555-2153 | Tax | J.D./Southern Methodist University Dedman School of Law/2021; B.A./Austin College/2018 | Texas | Judge Percy Lund, U.S. Tax Court | Maeve reads regulations aloud.
Tariq bin Yusuf | Counsel | Chicago, IL | tariq.binyusuf | 312-555-2154 | Islamic Finance; Real Estate Finance | LL.M./Duke University School of Law/2010; LL.B./University of Malaya/2006 | Illinois; New York | - | Tariq structures without interest.
Gwendolyn Achterberg | Partner | Chicago, IL | gwendolyn.achterberg | 312-555-2155 | Appellate; Class Actions | J.D./Yale Law School/1998; A.B./Princeton University/1994 | Illinois; District of Columbia | Justice Marian Holt, Supreme Court of the United States; Judge Ansel Rourke, U.S. Court of Appeals for the Seventh Circuit | Gwendolyn has argued ninety appeals.
Lucho Benavides | Associate | Dallas, TX | lucho.benavides | 214-555-2156 | Energy Transition; Project Finance | J.D./University of Houston Law Center/2019; B.S./Rice University/2013 | Texas; Louisiana | - | Lucho finances batteries.
Pippa Lindqvist | Director of Business Development | Chicago, IL | pippa.lindqvist | 312-555-2157 | - | B.A./Northwestern University/2004 | - | - | Pippa writes the pitches.
Amadou Diallo-Reed | Associate | Chicago, IL | amadou.diallo-reed | 312-555-2158 | Restructuring | J.D./University of Michigan Law School/2022; B.A./Howard University/2018 | Illinois | - | Amadou counts creditors.`

/** Everything in the data of a program, nothing in the page itself. */
export const kestrel: WrittenPlan = {
  key: 'next-page-props',
  firm: 'Kestrel Row LLP',
  host: 'kestrelrow.example',
  structure: 'an empty page with a program’s own data: the person, colleagues, the menu, the offices',
  people: handwritten('kestrelrow.example', kestrelPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner, head = '') =>
    markup`
      <!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${escaped(title)} | Kestrel Row LLP</title>
      <meta name="next-head-count" content="3"/></head><body><div id="__next">
      ${head === '' ? inner : '<div class="Loader_root__3kQ"><span class="sr-only">Loading…</span></div>'}
      </div>${head}</body></html>
    `,
  head(person) {
    const [first, ...rest] = person.name.split(' ')
    const brief = (one: typeof person) => ({
      __typename: 'ProfessionalCard',
      fullName: one.name,
      title: { label: one.title },
      url: `/people/${one.slug}`,
      email: one.email,
      directDial: one.phone,
    })
    const props = {
      props: {
        pageProps: {
          locale: 'en-US',
          globals: {
            navigation: [
              { label: 'People', url: '/people' },
              { label: 'Capabilities', url: '/capabilities' },
            ],
            offices: [
              { name: 'Chicago', phone: '312-555-2150', fax: '312-555-2199' },
              { name: 'Dallas', phone: '214-555-2150', fax: '214-555-2199' },
            ],
          },
          entry: {
            __typename: 'Professional',
            sys: { id: '4fQ', publishedAt: '2026-03-01T00:00:00Z' },
            slug: person.slug,
            firstName: first,
            lastName: rest.join(' '),
            suffix: null,
            title: { label: person.title },
            email: person.email,
            directDial: person.phone,
            officesCollection: {
              items: person.offices.map((office) => ({
                name: office.split(',')[0],
                state: office.split(', ')[1],
                mainPhone: '312-555-2150',
              })),
            },
            overview: {
              json: {
                nodeType: 'document',
                content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value: person.bio }] }],
              },
            },
            capabilitiesCollection: {
              items: person.areas.map((name) => ({ __typename: 'Capability', name, url: '/capabilities/x' })),
            },
            education: person.education.map(({ degree, school, year }) => ({
              institution: school,
              degree,
              year,
              honors: null,
            })),
            barAdmissions: person.bars.map((name, at) => ({ jurisdiction: name, year: 2001 + at })),
            clerkships: person.clerkships.map((description) => ({ description })),
            languages: ['English'],
            relatedPeopleCollection: {
              items: kestrel.people
                .filter((one) => one !== person)
                .slice(0, 2)
                .map(brief),
            },
          },
        },
        __N_SSG: true,
      },
      page: '/people/[slug]',
      query: { slug: person.slug },
      buildId: 'k3R',
    }
    return `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>`
  },
  bio: () => '',
  others: [
    [
      '/capabilities/restructuring',
      'Restructuring',
      '<p>Creditors, debtors, courts.</p><p>Saskia Row, Partner, 312-555-2151</p>',
    ],
    ['/people', 'People', '<ul><li><a href="/people/saskia-row">Saskia Row</a></li></ul>'],
    ['/offices/dallas', 'Dallas', '<p>214-555-2150</p>'],
    ['/insights/the-liability-maze', 'The Liability Maze', '<p>Gwendolyn Achterberg and Amadou Diallo-Reed</p>'],
    ['/news/kestrel-row-opens', 'Kestrel Row Opens in Dallas', '<p>Led by Lucho Benavides</p>'],
    ['/careers/students', 'Students', '<p>Apply by August.</p>'],
  ],
  other: (heading, body) => `<main><h1>${escaped(heading)}</h1>${body}</main>`,
  more: sitemap,
}
