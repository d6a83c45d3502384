import type { FreshPage } from './fresh-pages.fixture.ts'

const page = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

/** A second round of pages nobody had in mind, written after what the first showed was mended. */
export const laterPages: readonly FreshPage[] = [
  {
    name: 'JSON-LD: a city alone, hours of work in words, pay by the month',
    url: 'https://stellan.example/en/roles/412',
    html: page(
      '<title>Stellan Ward</title>',
      ld({
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Commercial Litigation Attorney',
        hiringOrganization: {
          '@type': 'Organization',
          name: 'Stellan Ward LLP',
          logo: { '@type': 'ImageObject', url: 'x' },
        },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Cleveland',
            addressRegion: 'Ohio',
            addressCountry: { '@type': 'Country', name: 'US' },
          },
        },
        employmentType: ['FULL_TIME', 'PERMANENT'],
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'USD',
          value: { '@type': 'QuantitativeValue', minValue: '12,000', maxValue: '15,000', unitText: 'MONTH' },
        },
        description:
          '<p>Represent businesses in contract disputes.</p><p>Skills: six years of commercial litigation, trial experience a plus.</p>',
      }),
    ),
    expected: {
      title: 'Commercial Litigation Attorney',
      firmName: 'Stellan Ward LLP',
      location: 'Cleveland, OH',
      seniority: 'attorney',
      practiceArea: 'Commercial Litigation',
      salaryMin: 144_000,
      salaryMax: 180_000,
      yearsExperienceMin: 6,
      workType: 'Full-time',
    },
  },
  {
    name: 'JSON-LD with experience as an object and nothing in words',
    url: 'https://jobs.kestrel.example/9',
    html: page(
      '<title>Job</title>',
      ld([
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [{ '@type': 'ListItem', name: 'Jobs' }],
        },
        {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: 'Patent Counsel',
          hiringOrganization: { '@type': 'Corporation', name: 'Kestrel Robotics' },
          jobLocation: { '@type': 'Place', address: 'Pittsburgh, PA' },
          experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 60 },
          responsibilities: [
            'Manage the patent portfolio',
            'Advise engineers on invention disclosures and freedom to operate',
          ],
          description:
            'Kestrel Robotics builds machines for warehouses. The patent counsel works with engineering and outside firms.',
        },
      ]),
    ),
    expected: {
      title: 'Patent Counsel',
      firmName: 'Kestrel Robotics',
      location: 'Pittsburgh, PA',
      seniority: 'counsel',
      practiceArea: 'Patent Prosecution',
      yearsExperienceMin: 5,
    },
  },
  {
    name: 'microdata of two postings on one page',
    url: 'https://brae.example/jobs',
    html: page(
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
    name: 'microdata with the description beside the properties',
    url: 'https://wilder.example/careers/9',
    html: page(
      '<title>Careers at Wilder</title>',
      `<div itemscope itemtype="https://schema.org/JobPosting"><h1><span itemprop="title">Project Finance Senior Associate</span></h1><p>Firm: <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Wilder Stroud LLP</span></span></p><p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="name">New York, NY</span></p><time itemprop="validThrough" datetime="2027-01-31"></time><div itemprop="description"><p>Advise sponsors of renewable projects.</p><p>Five plus years of project finance experience required.</p></div></div>`,
    ),
    expected: {
      title: 'Project Finance Senior Associate',
      firmName: 'Wilder Stroud LLP',
      location: 'New York, NY',
      seniority: 'senior-associate',
      practiceArea: 'Project Finance',
      yearsExperienceMin: 5,
    },
  },
  {
    name: 'Remix context',
    url: 'https://grow.osprey.example/openings/immigration-counsel',
    html: page(
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
    html: page(
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
    html: page(
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
    name: 'OpenGraph only, with the place in the words',
    url: 'https://recruit.example/share/abc',
    html: page(
      `<title>Job</title><meta property="og:title" content="Thornbury &amp; Lake LLP is hiring: Labor &amp; Employment Partner"><meta property="og:site_name" content="Careers"><meta property="og:description" content="Join our Denver, CO office as a Labor &amp; Employment Partner with a portable book. Candidates need at least 12 years of experience in employment law.">`,
      '<div id="app"></div>',
    ),
    expected: {
      title: 'Labor & Employment Partner',
      firmName: 'Thornbury & Lake LLP',
      location: 'Denver, CO',
      seniority: 'partner',
      practiceArea: 'Labor & Employment',
      yearsExperienceMin: 12,
    },
  },
  {
    name: 'plain HTML: bold labels in paragraphs',
    url: 'https://www.kelso-hart.example/attorney-openings/bankruptcy.html',
    html: page(
      '<title>Kelso Hart P.C. :: Attorney Openings</title>',
      `<div id="content"><h3>Bankruptcy Associate</h3><p><b>Office:</b> Wilmington, Delaware<br><b>Practice area:</b> Bankruptcy &amp; Restructuring<br><b>Years of experience:</b> 2-4<br><b>Salary:</b> $205,000 to $235,000</p><p>Kelso Hart P.C. is seeking an associate for its restructuring team. Duties include drafting first-day motions, plans and disclosure statements, and appearing before the bankruptcy court.</p><p>Please apply with a cover letter and transcript.</p></div>`,
    ),
    expected: {
      title: 'Bankruptcy Associate',
      firmName: 'Kelso Hart P.C.',
      location: 'Wilmington, DE',
      seniority: 'associate',
      practiceArea: 'Bankruptcy & Restructuring',
      salaryMin: 205_000,
      salaryMax: 235_000,
      yearsExperienceMin: 2,
      yearsExperienceMax: 4,
    },
  },
  {
    name: 'plain HTML: a letter of a small firm',
    url: 'https://www.mayfieldlaw.example/were-hiring/',
    html: page(
      '<title>We&#39;re hiring! - Mayfield Law, PLLC</title>',
      `<main><h1>We're hiring!</h1><h2>Estate Planning Attorney</h2><p>Mayfield Law, PLLC is a six-lawyer firm in Boise, Idaho. We are looking for an estate planning attorney who will meet clients, draft wills and trusts, and guide families through probate.</p><p>You have at least three years of experience in estate planning and an Idaho license. Part-time is possible.</p><p>We pay $95,000 to $125,000 a year.</p></main>`,
    ),
    expected: {
      title: 'Estate Planning Attorney',
      firmName: 'Mayfield Law, PLLC',
      location: 'Boise, ID',
      seniority: 'attorney',
      practiceArea: 'Trusts & Estates',
      salaryMin: 95_000,
      salaryMax: 125_000,
      yearsExperienceMin: 3,
    },
  },
  {
    name: 'plain HTML: two jobs under headings of one page',
    url: 'https://www.mayfieldlaw.example/jobs/',
    html: page(
      '<title>Jobs - Mayfield Law, PLLC</title>',
      `<main><h1>Open positions</h1><h2>Family Law Attorney</h2><p>Boise, ID. Represent parents in custody matters. We require two years of family law experience and an Idaho license.</p><h2>Personal Injury Associate</h2><p>Meridian, ID. Handle cases from intake to trial. We require one year of litigation experience and an Idaho license.</p></main>`,
    ),
    jobs: ['Family Law Attorney', 'Personal Injury Associate'],
  },
  {
    name: 'a table of openings with links',
    url: 'https://www.garrickholt.example/careers/openings',
    html: page(
      '<title>Openings</title>',
      `<table><thead><tr><th>Position</th><th>Office</th></tr></thead><tbody><tr><td><a href="opening.aspx?id=4">Antitrust Associate</a></td><td>Washington, DC</td></tr><tr><td><a href="opening.aspx?id=5">Privacy Counsel</a></td><td>San Jose, CA</td></tr><tr><td><a href="opening.aspx?id=6">Billing Coordinator</a></td><td>San Jose, CA</td></tr></tbody></table>`,
    ),
    jobs: ['Antitrust Associate', 'Privacy Counsel'],
  },
  {
    name: "a filled position, in the program's data",
    url: 'https://jobs.tarn.example/5',
    html: page(
      '<title>Tarn</title>',
      `<main><h1>Real Estate Associate</h1><p class="status">This position has been filled.</p><p>Thank you for your interest in Tarn Whitlock LLP.</p></main>`,
    ),
    code: 'posting_closed',
  },
  {
    name: 'JSON-LD that ended, with an hour',
    url: 'https://jobs.tarn.example/6',
    html: page(
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
    html: page(
      '<title>Inés Duarte | Garrick Holt LLP</title>',
      `<main><h1>Inés Duarte</h1><h2>Partner</h2><p>Inés represents pharmaceutical companies in antitrust litigation. She has more than twenty years of experience before federal courts and is required reading on merger control. Education: Columbia Law School. Admissions: New York.</p><p>Inés seeks practical solutions for clients across industries, and speaks often at conferences on remote hearings.</p></main>`,
    ),
    code: 'no_job_found',
  },
  {
    name: 'Inertia with the job deep inside, remote',
    url: 'https://board.example/listings/privacy',
    html: page(
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
]
