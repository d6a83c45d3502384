import {
  attribute,
  contract,
  duties,
  estate,
  frame,
  kirk,
  page,
  patent,
  plainPage,
  site,
  state,
  tax,
  without,
  words,
  type PageSets,
} from './page-kit.fixture.ts'

/** Pages whose own program holds the job as data. */
export const programDataPages: PageSets = {
  development: [
    page(
      'Next.js data',
      without(kirk, 'min', 'max'),
      frame(
        '',
        `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { job: { id: 'ab-12', title: kirk.title, companyName: kirk.firm, location: 'Boston, MA', employmentType: 'Full time', description: words(kirk) } } } }).replaceAll('</', '<\\/')}</script>`,
      ),
    ),
    page(
      'Next.js data with parts of a description',
      without(tax, 'firm'),
      frame(
        '',
        `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { apiData: { jobPost: { uuid: 'u1', name: tax.title, workLocations: [], locations: ['Chicago, IL'], description: { role: words(without(tax, 'firm')) } } } } } }).replaceAll('</', '<\\/')}</script>`,
      ),
    ),
    page(
      'window.__INITIAL_STATE__',
      patent,
      frame(
        '',
        `<div id="root"></div><script>window.__INITIAL_STATE__ = ${JSON.stringify({ user: null, posting: { jobTitle: patent.title, company: { name: patent.firm }, city: 'San Francisco', state: 'CA', minSalary: 235_000, maxSalary: 285_000, jobDescription: words(patent) } })}; boot();</script>`,
      ),
    ),
    page(
      'phApp.ddo (Phenom)',
      without(estate, 'type'),
      frame(
        '',
        `<script>var phApp = phApp || {}; phApp.ddo = ${JSON.stringify({ jobDetail: { data: { job: { jobSeqNo: 'OKA123', title: estate.title, companyName: estate.firm, location: 'New York, New York, United States of America', description: words(estate) } } } })}; phApp.x = 1;</script>`,
      ),
    ),
    page(
      'a state with the posting of the address among others',
      without(contract, 'type'),
      frame(
        '',
        `<script type="application/json">${JSON.stringify({ jobs: [contract, tax, kirk].map((facts, n) => ({ id: `req-${n + 7}`, title: facts.title, company: facts.firm, location: `${facts.city}, ${facts.state}`, description: words(facts) })) }).replaceAll('</', '<\\/')}</script>`,
      ),
      'https://careers.several.example/job/req-7',
    ),
  ],
  validation: [
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
  ],
  test: [
    {
      name: 'Remix context',
      url: 'https://grow.osprey.example/openings/immigration-counsel',
      html: plainPage(
        '<title>Osprey</title>',
        `<div id="root"></div><script>window.__remixContext = {"url":"/openings/immigration-counsel","state":{"loaderData":{"root":{"user":null},"routes/openings.$slug":{"opening":{"slug":"immigration-counsel","title":"Immigration Counsel","companyName":"Osprey Logistics","locations":[{"city":"Memphis","state":"TN"}],"jobType":"Full-time","salaryRange":{"min":150000,"max":185000,"currency":"USD","interval":"yearly"},"descriptionHtml":"<p>Own employment-based immigration for the company.</p><p>Requirements: 4+ years of business immigration experience.</p>"}}}}};</script>`,
      ),
      expected: {
        title: 'Immigration Counsel',
        firmName: 'Osprey Logistics',
        location: 'Memphis, TN',
        seniority: 'counsel',
        practiceArea: 'Immigration',
        salaryMin: 150_000,
        salaryMax: 185_000,
        yearsExperienceMin: 4,
        workType: 'Full-time',
      },
    },
    {
      name: 'state in single quotes, parsed by the page',
      url: 'https://careers.fenwright.example/d/55',
      html: plainPage(
        '<title>Fenwright</title>',
        `<div id="app"></div><script>window.__PRELOADED_STATE__ = { 'job': { 'jobTitle': 'Securities Litigation Associate', 'firmName': 'Fenwright Cole LLP', 'city': 'Chicago', 'state': 'IL', 'employmentType': 'FullTime', 'jobDescription': '<p>Defend issuers in class actions.<\\/p><p>Candidates need 3 to 5 years of securities litigation experience.<\\/p>', }, 'ui': { loading: false, theme: undefined } };</script>`,
      ),
      expected: {
        title: 'Securities Litigation Associate',
        firmName: 'Fenwright Cole LLP',
        location: 'Chicago, IL',
        seniority: 'associate',
        practiceArea: 'Securities Litigation',
        yearsExperienceMin: 3,
        yearsExperienceMax: 5,
        workType: 'Full-time',
      },
    },
    {
      name: '__NEXT_DATA__ of Apollo inside',
      url: 'https://people.dunmore.example/jobs/77',
      html: plainPage(
        '<title>Dunmore</title>',
        `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"apolloState":{"JobPosting:77":{"__typename":"JobPosting","id":"77","title":"Healthcare Counsel","employer":{"__ref":"Employer:3"},"offices":[{"__ref":"Office:2"}],"description":"<p>Advise hospitals on Stark and Anti-Kickback.</p><p>Seven years of healthcare regulatory experience are required.</p>"},"Employer:3":{"__typename":"Employer","name":"Dunmore Ellery PLLC"},"Office:2":{"__typename":"Office","city":"Nashville","state":"TN"}}}}}</script>`,
      ),
      expected: {
        title: 'Healthcare Counsel',
        firmName: 'Dunmore Ellery PLLC',
        location: 'Nashville, TN',
        seniority: 'counsel',
        practiceArea: 'Healthcare',
        yearsExperienceMin: 7,
      },
    },
    {
      name: 'Inertia with the job deep inside, remote',
      url: 'https://board.example/listings/privacy',
      html: plainPage(
        '<title>Board</title>',
        `<div id="app" data-page="{&quot;component&quot;:&quot;Listing&quot;,&quot;props&quot;:{&quot;listing&quot;:{&quot;position_title&quot;:&quot;Senior Privacy Counsel&quot;,&quot;company&quot;:{&quot;name&quot;:&quot;Alder Health&quot;},&quot;workplace_type&quot;:&quot;remote&quot;,&quot;location&quot;:&quot;Remote (US)&quot;,&quot;pay&quot;:{&quot;minimum&quot;:210000,&quot;maximum&quot;:240000,&quot;currency&quot;:&quot;USD&quot;},&quot;full_description&quot;:&quot;&lt;p&gt;Lead the privacy program of a health company.&lt;/p&gt;&lt;p&gt;You have 8+ years of privacy experience.&lt;/p&gt;&quot;}}}"></div>`,
      ),
      expected: {
        title: 'Senior Privacy Counsel',
        firmName: 'Alder Health',
        seniority: 'senior-counsel',
        practiceArea: 'Privacy & Cybersecurity',
        salaryMin: 210_000,
        salaryMax: 240_000,
        yearsExperienceMin: 8,
        isRemote: true,
      },
    },
  ],
}
