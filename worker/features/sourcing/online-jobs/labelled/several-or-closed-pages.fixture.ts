import { duties, ld, plainPage, site, state, type PageSets } from './page-kit.fixture.ts'

/** Pages with several jobs, a closed one, or none. */
export const severalOrClosedPages: PageSets = {
  validation: [
    {
      name: 'JSON-LD that has ended',
      url: 'https://jobs.winterbourne.example/2',
      html: site(
        'Construction Associate',
        '',
        ld({
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: 'Construction Associate',
          validThrough: '2026-01-31T23:59',
          hiringOrganization: 'Winterbourne LLP',
          jobLocation: { '@type': 'Place', address: { addressLocality: 'Phoenix', addressRegion: 'AZ' } },
          description: `<p>Represent contractors and owners in disputes.</p>${duties}<p>Requires 2-4 years of construction litigation experience.</p>`,
        }),
      ),
      expected: {
        title: 'Construction Associate',
        firmName: 'Winterbourne LLP',
        location: 'Phoenix, AZ',
        seniority: 'associate',
        practiceArea: 'Construction',
        yearsExperienceMin: 2,
        yearsExperienceMax: 4,
      },
      notice: /ended on Jan(?:uary)? 31, 2026/,
    },
    {
      name: 'a page that says that nobody is sought any more',
      url: 'https://jobs.winterbourne.example/3',
      html: site(
        'Corporate Associate',
        '<main><h1>Corporate Associate</h1><div class="alert">We are no longer accepting applications for this position.</div><p>Chicago, IL</p></main>',
      ),
      code: 'posting_closed',
    },
    {
      name: 'a page that says that the posting does not exist any more',
      url: 'https://jobs.winterbourne.example/4',
      html: site(
        'Not found',
        '<main><h1>Sorry</h1><p>The job you are looking for is no longer available. Browse our <a href="/jobs">current openings</a>.</p></main>',
      ),
      code: 'posting_closed',
    },
    {
      name: 'cards of several openings',
      url: 'https://www.fenmoor.example/careers/attorneys',
      html: site(
        'Attorney openings | Fenmoor LLP',
        `<main><h1>Attorney openings</h1><div class="grid">
<div class="card"><h3><a href="/careers/attorneys/101">Corporate Associate</a></h3><p>New York, NY</p></div>
<div class="card"><h3><a href="/careers/attorneys/102">Tax Counsel</a></h3><p>Chicago, IL</p></div>
<div class="card"><h3><a href="/careers/attorneys/103">Litigation Partner</a></h3><p>Boston, MA</p></div></div></main>`,
      ),
      jobs: ['Corporate Associate', 'Tax Counsel', 'Litigation Partner'],
    },
    {
      name: 'several postings as items of a list in JSON-LD',
      url: 'https://www.fenmoor.example/jobs',
      html: site(
        'Jobs',
        '<main><h1>Jobs</h1></main>',
        ld({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: ['Boston', 'Denver', 'Austin'].map((city, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: {
              '@type': 'JobPosting',
              title: 'Healthcare Associate',
              url: `https://www.fenmoor.example/jobs/${at}`,
              hiringOrganization: { name: 'Fenmoor LLP' },
              jobLocation: {
                address: { addressLocality: city, addressRegion: { Boston: 'MA', Denver: 'CO', Austin: 'TX' }[city] },
              },
            },
          })),
        }),
      ),
      jobs: ['Healthcare Associate', 'Healthcare Associate', 'Healthcare Associate'],
    },
    {
      name: 'several postings in __NEXT_DATA__',
      url: 'https://careers.ashgrove.example/roles',
      html: site(
        'Roles',
        `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${state({
          props: {
            pageProps: {
              roles: [
                { id: 1, title: 'Energy Counsel', office: { city: 'Houston', state: 'TX' }, slug: 'energy-counsel' },
                {
                  id: 2,
                  title: 'Appellate Associate',
                  office: { city: 'Austin', state: 'TX' },
                  slug: 'appellate-associate',
                },
              ],
            },
          },
        })}</script>`,
      ),
      jobs: ['Energy Counsel', 'Appellate Associate'],
    },
    {
      name: 'an article about pay, which is no job',
      url: 'https://www.fenmoor.example/news/salary-memo',
      html: site(
        'Firms match associate salaries',
        `<article><h1>Firms match associate salaries</h1><p>First-year associates in New York, NY now earn $225,000 a year, and senior associates up to $435,000. ${'Several firms followed within days, and others are expected to follow. '.repeat(6)}</p></article>`,
      ),
      expected: {},
      notice: /couldn’t find a job/,
    },
  ],
  test: [
    {
      name: 'microdata of two postings on one page',
      url: 'https://brae.example/jobs',
      html: plainPage(
        '<title>Brae</title>',
        ['Tax Associate|Austin|TX', 'Energy Associate|Houston|TX']
          .map((one) => {
            const [title, city, state] = one.split('|')
            return `<div itemscope itemtype="https://schema.org/JobPosting"><a itemprop="url" href="/jobs/${city}"><span itemprop="title">${title}</span></a><div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><meta itemprop="addressLocality" content="${city}"><meta itemprop="addressRegion" content="${state}"></span></div></div>`
          })
          .join(''),
      ),
      jobs: ['Tax Associate', 'Energy Associate'],
    },
    {
      name: 'plain HTML: two jobs under headings of one page',
      url: 'https://www.mayfieldlaw.example/jobs/',
      html: plainPage(
        '<title>Jobs - Mayfield Law, PLLC</title>',
        `<main><h1>Open positions</h1><h2>Family Law Attorney</h2><p>Boise, ID. Represent parents in custody matters. We require two years of family law experience and an Idaho license.</p><h2>Personal Injury Associate</h2><p>Meridian, ID. Handle cases from intake to trial. We require one year of litigation experience and an Idaho license.</p></main>`,
      ),
      jobs: ['Family Law Attorney', 'Personal Injury Associate'],
    },
    {
      name: 'a table of openings with links',
      url: 'https://www.garrickholt.example/careers/openings',
      html: plainPage(
        '<title>Openings</title>',
        `<table><thead><tr><th>Position</th><th>Office</th></tr></thead><tbody><tr><td><a href="opening.aspx?id=4">Antitrust Associate</a></td><td>Washington, DC</td></tr><tr><td><a href="opening.aspx?id=5">Privacy Counsel</a></td><td>San Jose, CA</td></tr><tr><td><a href="opening.aspx?id=6">Billing Coordinator</a></td><td>San Jose, CA</td></tr></tbody></table>`,
      ),
      jobs: ['Antitrust Associate', 'Privacy Counsel'],
    },
    {
      name: "a filled position, in the program's data",
      url: 'https://jobs.tarn.example/5',
      html: plainPage(
        '<title>Tarn</title>',
        `<main><h1>Real Estate Associate</h1><p class="status">This position has been filled.</p><p>Thank you for your interest in Tarn Whitlock LLP.</p></main>`,
      ),
      code: 'posting_closed',
    },
    {
      name: 'JSON-LD that ended, with an hour',
      url: 'https://jobs.tarn.example/6',
      html: plainPage(
        '<title>Tarn</title>',
        ld({
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: 'Land Use Associate',
          validThrough: '2026-04-15T00:00:00-07:00',
          hiringOrganization: { name: 'Tarn Whitlock LLP' },
          jobLocation: { address: { addressLocality: 'Sacramento', addressRegion: 'CA' } },
          description:
            '<p>Represent developers before planning commissions. At least 2 years of land use experience required.</p>',
        }),
      ),
      expected: {
        title: 'Land Use Associate',
        firmName: 'Tarn Whitlock LLP',
        location: 'Sacramento, CA',
        seniority: 'associate',
        practiceArea: 'Land Use',
        yearsExperienceMin: 2,
      },
      notice: /ended on Apr(?:il)? 1[45], 2026/,
    },
    {
      name: 'a biography, which is no job',
      url: 'https://www.garrickholt.example/people/ines-duarte',
      html: plainPage(
        '<title>Inés Duarte | Garrick Holt LLP</title>',
        `<main><h1>Inés Duarte</h1><h2>Partner</h2><p>Inés represents pharmaceutical companies in antitrust litigation. She has more than twenty years of experience before federal courts and is required reading on merger control. Education: Columbia Law School. Admissions: New York.</p><p>Inés seeks practical solutions for clients across industries, and speaks often at conferences on remote hearings.</p></main>`,
      ),
      expected: {},
      notice: /couldn’t find a job/,
    },
  ],
}
