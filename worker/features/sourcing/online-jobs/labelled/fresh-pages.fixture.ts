import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'

/**
 * Pages that were written before anybody looked at how pages are read, to see what is read of pages nobody had in mind.
 * `jobs` are the titles to choose from, `code` is the refusal, `notice` what is said beside the fields.
 */
export type FreshPage = {
  name: string
  url: string
  html: string
  expected?: ExtractedJobFields
  jobs?: readonly string[]
  code?: string
  notice?: RegExp
}

const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const state = (data: unknown) => JSON.stringify(data).replaceAll('</', '<\\/')
const attribute = (data: unknown) => JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const site = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
<header><a href="/">Home</a><nav><a href="/people">People</a><a href="/practices">Practices</a><a href="/offices">Offices</a><a href="/careers">Careers</a></nav></header>
${body}
<footer><p>Attorney advertising. Prior results do not guarantee a similar outcome.</p><a href="/privacy">Privacy</a></footer></body></html>`

const duties =
  '<p>You will:</p><ul><li>manage a varied docket from intake through closing</li><li>prepare agreements, memoranda and correspondence</li></ul>'

export const freshPages: readonly FreshPage[] = [
  {
    name: 'JSON-LD graph whose posting points at its employer and its office by id',
    url: 'https://www.castellan-rowe.example/careers/openings/energy-associate',
    html: site(
      'Energy Associate | Castellan Rowe LLP',
      `<h1>Energy Associate</h1>${duties}`,
      ld({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'LegalService',
            '@id': '#firm',
            name: 'Castellan Rowe LLP',
            url: 'https://www.castellan-rowe.example',
          },
          {
            '@type': 'Place',
            '@id': '#houston',
            address: { '@type': 'PostalAddress', addressLocality: 'Houston', addressRegion: 'TX', postalCode: '77002' },
          },
          {
            '@type': ['JobPosting'],
            title: 'Energy Associate',
            hiringOrganization: { '@id': '#firm' },
            jobLocation: { '@id': '#houston' },
            employmentType: 'FULL_TIME',
            datePosted: '2026-03-02',
            description:
              '<p>Our energy group represents producers and midstream companies. The associate drafts joint operating agreements.</p><p>Requirements: four to six years of transactional energy experience and admission to the Texas bar.</p>',
          },
        ],
      }),
    ),
    expected: {
      title: 'Energy Associate',
      firmName: 'Castellan Rowe LLP',
      location: 'Houston, TX',
      seniority: 'associate',
      practiceArea: 'Energy',
      yearsExperienceMin: 4,
      yearsExperienceMax: 6,
      workType: 'Full-time',
    },
  },
  {
    name: 'JSON-LD with the pay as a sentence and a place in a country only',
    url: 'https://jobs.northpeak.example/view/88121',
    html: site(
      'Privacy Counsel - Northpeak Software',
      '<div id="app"></div>',
      ld({
        '@context': 'http://schema.org/',
        '@type': 'JobPosting',
        title: 'Privacy Counsel',
        hiringOrganization: {
          '@type': 'Organization',
          name: 'Northpeak Software, Inc.',
          sameAs: 'https://northpeak.example',
        },
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
        baseSalary: '$190,000 - $240,000 per year',
        employmentType: 'Full time',
        description:
          'Northpeak is hiring a Privacy Counsel for its legal department.\n\nWhat you will do\n- advise product teams on GDPR and CCPA\n- negotiate data processing agreements\n\nWhat you bring\n- 5+ years of privacy experience at a firm or in-house\n- JD and bar admission',
      }),
    ),
    expected: {
      title: 'Privacy Counsel',
      firmName: 'Northpeak Software, Inc.',
      seniority: 'counsel',
      practiceArea: 'Privacy & Cybersecurity',
      salaryMin: 190_000,
      salaryMax: 240_000,
      yearsExperienceMin: 5,
      workType: 'Full-time',
      isRemote: true,
    },
  },
  {
    name: 'JSON-LD beside a list of similar openings',
    url: 'https://careers.abernathy-voss.example/job/4410/trusts-estates-associate',
    html: site(
      'Trusts &amp; Estates Associate in White Plains | Abernathy Voss',
      '<h1>Trusts &amp; Estates Associate</h1><aside><h2>Similar jobs</h2><a href="/job/4411">Corporate Partner</a><a href="/job/4412">Tax Counsel</a></aside>',
      ld({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: 'Similar jobs',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            url: 'https://careers.abernathy-voss.example/job/4411',
            name: 'Corporate Partner',
          },
          {
            '@type': 'ListItem',
            position: 2,
            url: 'https://careers.abernathy-voss.example/job/4412',
            name: 'Tax Counsel',
          },
        ],
      }) +
        ld({
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: 'Trusts &amp; Estates Associate',
          hiringOrganization: { '@type': 'Organization', name: 'Abernathy Voss LLP' },
          jobLocation: [
            {
              '@type': 'Place',
              address: {
                streetAddress: '1 Main St',
                addressLocality: 'White Plains',
                addressRegion: 'New York',
                addressCountry: 'US',
              },
            },
          ],
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            minValue: 165000,
            maxValue: 195000,
            unitText: 'YEAR',
          },
          description:
            '&lt;p&gt;The associate drafts wills and trusts and administers estates.&lt;/p&gt;&lt;p&gt;Candidates have two or more years of trusts and estates experience.&lt;/p&gt;',
        }),
    ),
    expected: {
      title: 'Trusts & Estates Associate',
      firmName: 'Abernathy Voss LLP',
      location: 'White Plains, NY',
      seniority: 'associate',
      practiceArea: 'Trusts & Estates',
      salaryMin: 165_000,
      salaryMax: 195_000,
      yearsExperienceMin: 2,
    },
  },
  {
    name: 'microdata with nested pay and address',
    url: 'https://ridgewaylaw.example/join-us/insurance-coverage-attorney/',
    html: site(
      'Join us',
      `<article itemscope itemtype="https://schema.org/JobPosting">
<h1 itemprop="title">Insurance Coverage Attorney</h1>
<span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="Ridgeway Law Group"></span>
<div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Philadelphia</span>, <span itemprop="addressRegion">PA</span></div></div>
<div itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="USD"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue"><span itemprop="minValue" content="120000">$120K</span> to <span itemprop="maxValue" content="150000">$150K</span><meta itemprop="unitText" content="YEAR"></span></div>
<meta itemprop="employmentType" content="FULL_TIME">
<div itemprop="description"><p>Handle coverage litigation for carriers.</p>${duties}<p>Qualifications: minimum of 3 years of insurance coverage experience; Pennsylvania license.</p></div>
</article>`,
    ),
    expected: {
      title: 'Insurance Coverage Attorney',
      firmName: 'Ridgeway Law Group',
      location: 'Philadelphia, PA',
      seniority: 'attorney',
      practiceArea: 'Insurance',
      salaryMin: 120_000,
      salaryMax: 150_000,
      yearsExperienceMin: 3,
      workType: 'Full-time',
    },
  },
  {
    name: 'microdata with plain words for the place and the employer',
    url: 'https://jobs.pinecrest.example/o/family-law-associate',
    html: site(
      'Opening',
      `<section itemscope itemtype="http://schema.org/JobPosting"><h2 itemprop="title">Family Law Associate</h2>
<p><strong itemprop="hiringOrganization">Pinecrest Family Law PLLC</strong> &middot; <span itemprop="jobLocation">Seattle, WA</span> &middot; <span itemprop="employmentType">Part-time</span></p>
<div itemprop="description">${duties}<p>The successful candidate has 1-3 years of family law experience and is licensed in Washington.</p></div></section>`,
    ),
    expected: {
      title: 'Family Law Associate',
      firmName: 'Pinecrest Family Law PLLC',
      location: 'Seattle, WA',
      seniority: 'associate',
      practiceArea: 'Family Law',
      yearsExperienceMin: 1,
      yearsExperienceMax: 3,
      workType: 'Part-time',
    },
  },
  {
    name: 'RDFa',
    url: 'https://talent.merrow.example/positions/17',
    html: site(
      'Position 17',
      `<div vocab="https://schema.org/" typeof="JobPosting"><h1 property="title">White Collar Senior Associate</h1>
<div property="hiringOrganization" typeof="Organization"><span property="name">Merrow Stane LLP</span></div>
<div property="jobLocation" typeof="Place"><span property="address" typeof="PostalAddress"><span property="addressLocality">Washington</span>, <span property="addressRegion">DC</span></span></div>
<div property="description">${duties}<p>Five to eight years of white collar experience are required.</p></div></div>`,
    ),
    expected: {
      title: 'White Collar Senior Associate',
      firmName: 'Merrow Stane LLP',
      location: 'Washington, DC',
      seniority: 'senior-associate',
      practiceArea: 'White Collar',
      yearsExperienceMin: 5,
      yearsExperienceMax: 8,
    },
  },
  {
    name: '__NEXT_DATA__ with names of its own',
    url: 'https://careers.ashgrove.example/roles/real-estate-finance-associate',
    html: site(
      'Ashgrove LLP',
      `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${state({
        props: {
          pageProps: {
            locale: 'en-US',
            role: {
              id: 'r-882',
              attributes: {
                position_title: 'Real Estate Finance Associate',
                firm: { display_name: 'Ashgrove LLP' },
                office: { city: 'Charlotte', state: 'NC' },
                commitment: 'Full-time',
                compensation: { from: 215000, to: 260000, currency: 'USD', period: 'year' },
                description_html: `<p>Represent lenders in real estate finance.</p>${duties}<p>Experience: 2 to 5 years in real estate finance.</p>`,
              },
            },
            menu: [{ title: 'People' }, { title: 'Careers' }],
          },
        },
        page: '/roles/[slug]',
      })}</script>`,
    ),
    expected: {
      title: 'Real Estate Finance Associate',
      firmName: 'Ashgrove LLP',
      location: 'Charlotte, NC',
      seniority: 'associate',
      practiceArea: 'Real Estate',
      salaryMin: 215_000,
      salaryMax: 260_000,
      yearsExperienceMin: 2,
      yearsExperienceMax: 5,
      workType: 'Full-time',
    },
  },
  {
    name: 'window.__NUXT__ with bare keys',
    url: 'https://join.larkhall.example/vacancies/31',
    html: site(
      'Vacancy',
      `<div id="__nuxt"></div><script>window.__NUXT__={layout:"default",data:[{vacancy:{id:31,title:"Antitrust Counsel",employer:"Larkhall & Byrne LLP",location:{city:"Brussels",country:"Belgium"},remote:!1,body:"<p>Advise on merger control.<\\u002Fp><ul><li>Draft notifications to the Commission<\\u002Fli><li>Coordinate filings across the world<\\u002Fli><\\u002Ful><p>Requirements: at least 7 years of antitrust experience.<\\u002Fp>"}}],serverRendered:!0};</script>`,
    ),
    expected: {
      title: 'Antitrust Counsel',
      firmName: 'Larkhall & Byrne LLP',
      location: 'Brussels, Belgium',
      seniority: 'counsel',
      practiceArea: 'Antitrust',
      yearsExperienceMin: 7,
    },
  },
  {
    name: 'Apollo cache',
    url: 'https://work.tessaly.example/jobs/e71',
    html: site(
      'Tessaly careers',
      `<div id="root"></div><script>window.__APOLLO_STATE__=${state({
        ROOT_QUERY: { __typename: 'Query', 'job({"id":"e71"})': { __ref: 'Job:e71' } },
        'Job:e71': {
          __typename: 'Job',
          id: 'e71',
          title: 'Senior Employment Counsel',
          company: { __ref: 'Company:1' },
          location: { __ref: 'Location:5' },
          employmentType: 'FULL_TIME',
          descriptionHtml: `<p>Partner with people teams on employment matters.</p>${duties}<p>You have 8+ years of employment law experience.</p>`,
        },
        'Company:1': { __typename: 'Company', id: 1, name: 'Tessaly Health' },
        'Location:5': { __typename: 'Location', id: 5, city: 'Denver', region: 'Colorado' },
      })};</script>`,
    ),
    expected: {
      title: 'Senior Employment Counsel',
      firmName: 'Tessaly Health',
      location: 'Denver, CO',
      seniority: 'senior-counsel',
      practiceArea: 'Labor & Employment',
      yearsExperienceMin: 8,
      workType: 'Full-time',
    },
  },
  {
    name: 'state in an attribute',
    url: 'https://hiring.quillon.example/j/bankruptcy-associate',
    html: site(
      'Quillon Marsh LLP',
      `<div id="app" data-page="${attribute({
        component: 'Jobs/Show',
        props: {
          job: {
            title: 'Bankruptcy Associate',
            company_name: 'Quillon Marsh LLP',
            location: 'Wilmington, DE',
            employment_type: 'full_time',
            salary_min: 200000,
            salary_max: 245000,
            description: `<p>Represent debtors and creditors in chapter 11 cases.</p>${duties}<p>Three to five years of bankruptcy experience.</p>`,
          },
        },
        url: '/j/bankruptcy-associate',
      })}"></div>`,
    ),
    expected: {
      title: 'Bankruptcy Associate',
      firmName: 'Quillon Marsh LLP',
      location: 'Wilmington, DE',
      seniority: 'associate',
      practiceArea: 'Bankruptcy & Restructuring',
      salaryMin: 200_000,
      salaryMax: 245_000,
      yearsExperienceMin: 3,
      yearsExperienceMax: 5,
      workType: 'Full-time',
    },
  },
  {
    name: 'OpenGraph only',
    url: 'https://app.hirefold.example/p/9ac2',
    html: `<!doctype html><html><head><meta charset="utf-8"><title>Hirefold</title>
<meta property="og:title" content="Tax Partner - Miami, FL"><meta property="og:site_name" content="Delacroix Huang LLP">
<meta property="og:type" content="website"><meta property="og:description" content="Delacroix Huang LLP seeks a Tax Partner for its Miami office to lead the international tax practice. Responsibilities include advising fund sponsors. Requires 10+ years of tax experience."></head><body><div id="root"></div><script src="/main.js"></script></body></html>`,
    expected: {
      title: 'Tax Partner',
      firmName: 'Delacroix Huang LLP',
      location: 'Miami, FL',
      seniority: 'partner',
      practiceArea: 'Tax',
      yearsExperienceMin: 10,
    },
  },
  {
    name: 'plain HTML with a definition list',
    url: 'https://www.oxbow-legal.example/careers/environmental-counsel',
    html: site(
      'Environmental Counsel - Oxbow Legal',
      `<main><h1>Environmental Counsel</h1><dl><dt>Firm</dt><dd>Oxbow Legal PLLC</dd><dt>Office</dt><dd>Portland, Oregon</dd><dt>Practice group</dt><dd>Environmental</dd><dt>Compensation</dt><dd>$185,000&ndash;$220,000 annually</dd><dt>Schedule</dt><dd>Full-time</dd></dl>
<h2>About the role</h2>${duties}<h2>What we look for</h2><ul><li>At least six years of environmental practice</li><li>Oregon bar</li></ul></main>`,
    ),
    expected: {
      title: 'Environmental Counsel',
      firmName: 'Oxbow Legal PLLC',
      location: 'Portland, OR',
      seniority: 'counsel',
      practiceArea: 'Environmental',
      salaryMin: 185_000,
      salaryMax: 220_000,
      yearsExperienceMin: 6,
      workType: 'Full-time',
    },
  },
  {
    name: 'plain HTML with a table of facts',
    url: 'https://www.gildencrane.example/opportunities/detail.php?id=77',
    html: site(
      'Gilden Crane LLP | Opportunities',
      `<div class="content"><h2>Product Liability Associate</h2><table><tr><th>Location</th><td>Kansas City, MO</td></tr><tr><th>Position type</th><td>Full Time</td></tr><tr><th>Experience</th><td>3-6 years</td></tr><tr><th>Salary range</th><td>$140,000 - $175,000</td></tr></table>
<h3>Responsibilities</h3>${duties}<h3>Requirements</h3><p>A J.D., excellent writing and trial experience.</p></div>`,
      '<meta property="og:site_name" content="Gilden Crane LLP">',
    ),
    expected: {
      title: 'Product Liability Associate',
      firmName: 'Gilden Crane LLP',
      location: 'Kansas City, MO',
      seniority: 'associate',
      practiceArea: 'Product Liability',
      salaryMin: 140_000,
      salaryMax: 175_000,
      yearsExperienceMin: 3,
      yearsExperienceMax: 6,
      workType: 'Full-time',
    },
  },
  {
    name: 'plain prose under the word Careers',
    url: 'https://www.hollis-penn.example/careers',
    html: site(
      'Careers | Hollis Penn LLP',
      `<main><h1>Careers</h1><h2>Labor &amp; Employment Associate (Atlanta)</h2><p>Hollis Penn LLP is looking for an associate to join the labor and employment group in our Atlanta, Georgia office. The associate will defend employers in single-plaintiff and class actions, take depositions and advise on policies.</p><p>Candidates must have between three and five years of employment litigation experience, strong academic credentials and be admitted in Georgia.</p><p>To apply, send your résumé to recruiting@hollis-penn.example.</p></main>`,
    ),
    expected: {
      title: 'Labor & Employment Associate',
      firmName: 'Hollis Penn LLP',
      location: 'Atlanta, GA',
      seniority: 'associate',
      practiceArea: 'Labor & Employment',
      yearsExperienceMin: 3,
      yearsExperienceMax: 5,
    },
  },
  {
    name: 'plain HTML with other offices and other openings around it',
    url: 'https://www.sandovalgrant.example/jobs/immigration-attorney-san-diego',
    html: `<!doctype html><html><head><title>Immigration Attorney, San Diego | Sandoval Grant PC</title></head><body>
<nav><ul><li><a href="/offices/el-paso">El Paso, TX</a></li><li><a href="/offices/san-diego">San Diego, CA</a></li><li><a href="/offices/phoenix">Phoenix, AZ</a></li></ul></nav>
<div class="crumbs"><a href="/">Home</a> / <a href="/jobs">Jobs</a> / Immigration Attorney</div>
<main><h1>Immigration Attorney</h1><p class="meta">San Diego, CA | Hybrid | Posted April 3</p>${duties}<h3>You have</h3><ul><li>2+ years of immigration practice</li><li>Fluency in Spanish</li></ul><p>Pay: $90,000 to $110,000 a year plus bonus of up to $15,000.</p></main>
<aside><h3>More openings</h3><ul><li><a href="/jobs/1">Senior Immigration Attorney, Phoenix</a></li><li><a href="/jobs/2">Paralegal, El Paso</a></li></ul></aside>
<footer>Sandoval Grant PC, 200 Stanton St, El Paso, TX 79901</footer></body></html>`,
    expected: {
      title: 'Immigration Attorney',
      firmName: 'Sandoval Grant PC',
      location: 'San Diego, CA',
      seniority: 'attorney',
      practiceArea: 'Immigration',
      salaryMin: 90_000,
      salaryMax: 110_000,
      yearsExperienceMin: 2,
      isRemote: false,
    },
  },
  {
    name: 'plain HTML paid by the hour',
    url: 'https://www.brightdocs.example/projects/review-2026-14',
    html: site(
      'Contract Attorney, Document Review - BrightDocs Legal Staffing',
      `<main><h1>Contract Attorney, Document Review</h1><p>Location: Minneapolis, MN</p><p>Type: Contract</p><p>Rate: $32 - $40 per hour</p><h2>Duties</h2><ul><li>First-level review of e-mail for privilege</li><li>Quality control of coded documents</li></ul><h2>Qualifications</h2><ul><li>Active bar license in any state</li><li>1 year of document review experience</li></ul></main>`,
      '<meta property="og:site_name" content="BrightDocs Legal Staffing">',
    ),
    expected: {
      title: 'Contract Attorney, Document Review',
      firmName: 'BrightDocs Legal Staffing',
      location: 'Minneapolis, MN',
      seniority: 'attorney',
      practiceArea: 'Litigation',
      salaryMin: 66_560,
      salaryMax: 83_200,
      yearsExperienceMin: 1,
      workType: 'Contract',
    },
  },
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
    code: 'no_job_found',
  },
]
