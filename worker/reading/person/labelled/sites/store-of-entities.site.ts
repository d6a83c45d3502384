import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, handwritten, sitemap } from '#worker/reading/person/labelled/written-site.fixture.ts'

const montroyalPeople = `
Anders Holmqvist | Partner | Minneapolis | anders.holmqvist | 612.555.2311 | ERISA Litigation; Class Actions | J.D./University of Minnesota Law School/2001; B.A./Gustavus Adolphus College/1997 | Minnesota; Wisconsin | Hon. Elsa Nyberg, U.S. District Court for the District of Minnesota | Anders defends plans.
Hodan Warsame | Associate | Minneapolis | hodan.warsame | 612.555.2312 | Health Care; Telemedicine | J.D./Mitchell Hamline School of Law/2020; B.S.N./St. Catherine University/2012 | Minnesota | - | Hodan was an emergency nurse.
Clifton Beaulieu | Partner | St. Paul | clifton.beaulieu | 651.555.2313 | Tribal Finance; Gaming Compacts | J.D./University of North Dakota School of Law/1998; B.A./Bemidji State University/1994 | Minnesota; North Dakota; White Earth Nation | - | Clifton finances clinics and casinos.
Mai See Vang | Counsel | St. Paul | maisee.vang | 651.555.2314 | Elder Law; Special Needs Trusts | J.D./William Mitchell College of Law/2009; B.A./Macalester College/2005 | Minnesota | - | Mai See explains in Hmong and English.
Desmond O'Rourke-Bly | Chief Operating Officer | Minneapolis | desmond.orourkebly | 612.555.2315 | - | M.B.A./University of St. Thomas/2003; B.A./Carleton College/1996 | - | - | Desmond runs the place.
Greta Sandvik | Associate | Minneapolis | greta.sandvik | 612.555.2316 | Patent Prosecution; Medical Devices | J.D./University of Minnesota Law School/2021; B.M.E./University of Minnesota/2015 | Minnesota | - | Greta drew stents.`

export const montroyal: WrittenPlan = {
  key: 'store-of-entities',
  firm: 'Montroyal Vang LLP',
  host: 'montroyalvang.example',
  structure: 'an empty root with a store of entities by id, names in the store alone, colleagues among them',
  people: handwritten('montroyalvang.example', montroyalPeople),
  path: ({ slug }) => `/attorneys/${slug}`,
  page: (title, inner, head = '') =>
    markup`
      <!doctype html><html><head><title>${escaped(title)} | Montroyal Vang LLP</title></head><body>
      <div id="app">${head ? '' : inner}</div>${head}<script src="/static/js/main.4f1.js"></script></body>
      </html>
    `,
  head(person) {
    const all = montroyal.people
    const state = {
      router: { location: `/attorneys/${person.slug}` },
      ui: { menuOpen: false, locale: 'en' },
      entities: {
        offices: {
          1: { id: 1, city: 'Minneapolis', main_phone: '612.555.2300' },
          2: { id: 2, city: 'St. Paul', main_phone: '651.555.2300' },
        },
        attorneys: Object.fromEntries(
          [person, ...all.filter((one) => one !== person).slice(0, 2)].map((one) => [
            one.slug,
            {
              slug: one.slug,
              full_name: one.name,
              job_title: one.title,
              office_ids: [one.offices[0] === 'St. Paul' ? 2 : 1],
              office_names: one.offices,
              contact: { email_address: one.email, direct_phone: one.phone, fax: '612.555.2399' },
              ...(one === person
                ? {
                    bio_html: `<p>${escaped(one.bio)}</p>`,
                    practice_areas: one.areas.map((title) => ({ title, slug: 'x' })),
                    education: one.education.map((degree) => ({
                      school_name: degree.school,
                      degree_name: degree.degree,
                      graduation_year: String(degree.year),
                    })),
                    bar_admissions: one.bars,
                    judicial_clerkships: one.clerkships,
                    awards: ['Minnesota Super Lawyers, 2015-2026'],
                  }
                : {}),
            },
          ]),
        ),
      },
      currentAttorney: person.slug,
    }
    return `<script>window.__INITIAL_STATE__ = ${JSON.stringify(state).replaceAll('<', '\\u003c')};</script>`
  },
  bio: () => '',
  others: [
    ['/services/telemedicine', 'Telemedicine', '<p>Hodan Warsame, Associate</p>'],
    ['/attorneys', 'Attorneys', '<a href="/attorneys/mai-see-vang">Mai See Vang</a>'],
    ['/offices/st-paul', 'St. Paul', '<p>651.555.2300</p>'],
    ['/news/clifton-beaulieu-compacts', 'Clifton Beaulieu on Compacts', '<p>A talk.</p>'],
  ],
  other: (heading, body) => `<main><h1>${escaped(heading)}</h1>${body}</main>`,
  more: sitemap,
}
