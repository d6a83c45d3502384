import {
  contract,
  duties,
  escaped,
  estate,
  frame,
  jobPosting,
  kirk,
  ld,
  page,
  patent,
  plainPage,
  remote,
  schemaType,
  site,
  tax,
  without,
  words,
  type Facts,
  type PageSets,
} from './page-kit.fixture.ts'

function microdata(facts: Facts): string {
  const { title, firm, city, state, type } = facts
  return frame(
    '',
    `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">${title}</h1>
<span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">${firm?.replace('&', '&amp;')}</b></span>
<div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><div itemprop="address" itemscope>
<span itemprop="addressLocality">${city}</span>, <span itemprop="addressRegion">${state}</span></div></div>
${type ? `<meta itemprop="employmentType" content="${schemaType[type]}">` : ''}
<time itemprop="datePosted" datetime="2026-06-01">June 1</time><div itemprop="description">${words(facts)}</div></div>`,
  )
}

/** Pages with schema.org data: JSON-LD, microdata, RDFa. */
export const structuredDataPages: PageSets = {
  development: [
    page('JSON-LD, one object', kirk, frame(ld(jobPosting(kirk)), '<div id="app"></div>')),
    page('JSON-LD, an array', tax, frame(ld([{ '@type': 'WebSite', name: 'x' }, jobPosting(tax)]), '')),
    page(
      'JSON-LD, a graph',
      estate,
      frame(
        ld({
          '@context': 'https://schema.org',
          '@graph': [{ '@type': 'Organization', name: 'Other' }, jobPosting(estate)],
        }),
        '',
      ),
    ),
    page(
      'JSON-LD, a list of types',
      patent,
      frame(ld({ ...jobPosting(patent), '@type': ['Thing', 'JobPosting'] }), ''),
    ),
    page('JSON-LD, main entity', remote, frame(ld({ '@type': 'WebPage', mainEntity: jobPosting(remote) }), '')),
    page(
      'JSON-LD, a trailing comma',
      contract,
      frame(ld(`${JSON.stringify(jobPosting(contract)).slice(0, -1)},}`), ''),
    ),
    page('JSON-LD, CDATA', kirk, frame(ld(`//<![CDATA[\n${JSON.stringify(jobPosting(kirk))}\n//]]>`), '')),
    page('JSON-LD, comments', tax, frame(ld(`/* posting */ ${JSON.stringify(jobPosting(tax))} // end`), '')),
    page(
      'JSON-LD, line breaks and tabs in texts',
      patent,
      frame(ld(JSON.stringify(jobPosting(patent)).replaceAll('\\n', '\n').replace('Advise', 'Advise\t')), ''),
    ),
    page('JSON-LD, escaped HTML', estate, frame(ld(jobPosting(estate, { description: escaped(words(estate)) })), '')),
    page('JSON-LD, HTML comment around', kirk, frame(ld(`<!--${JSON.stringify(jobPosting(kirk))}-->`), '')),
    page(
      'JSON-LD, pay as text',
      { ...kirk, max: 225_000, min: 225_000 },
      frame(
        ld(jobPosting(kirk, { baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value: '$225,000' } })),
        '',
      ),
    ),
    page(
      'JSON-LD, pay by the hour',
      { ...contract, min: 124_800, max: 156_000 },
      frame(
        ld(
          jobPosting(contract, {
            baseSalary: { currency: 'USD', value: { minValue: 60, maxValue: 75, unitText: 'HOUR' } },
          }),
        ),
        '',
      ),
    ),
    page(
      'JSON-LD, pay in pounds is no pay in dollars',
      { ...tax, city: 'Chicago' },
      frame(
        ld(
          jobPosting(tax, {
            baseSalary: { currency: 'GBP', value: { minValue: 90_000, maxValue: 110_000, unitText: 'YEAR' } },
          }),
        ),
        '',
      ),
    ),
    page(
      'JSON-LD, firm as text and place by name',
      patent,
      frame(
        ld(
          jobPosting(patent, {
            hiringOrganization: 'Tanaka Brandt LLP',
            jobLocation: { '@type': 'Place', name: 'San Francisco, California' },
          }),
        ),
        '',
      ),
    ),
    page(
      'JSON-LD, whole state names and a country',
      estate,
      frame(
        ld(
          jobPosting(estate, {
            jobLocation: [
              {
                address: {
                  addressLocality: 'New York',
                  addressRegion: 'New York',
                  addressCountry: { name: 'United States' },
                },
              },
            ],
          }),
        ),
        '',
      ),
    ),
    page(
      'JSON-LD, without a firm or a place',
      { title: 'Associate Attorney', seniority: 'associate', area: 'Insurance' },
      frame(ld(jobPosting({ title: 'Associate Attorney', seniority: 'associate', area: 'Insurance' })), ''),
    ),
    page(
      'JSON-LD, place "Multiple Locations"',
      { ...without(kirk, 'city') },
      frame(ld(jobPosting(kirk, { jobLocation: 'Multiple Locations' })), ''),
    ),
    page(
      'JSON-LD, months of experience',
      { ...without(contract, 'years'), years: [4] },
      frame(ld(jobPosting(contract, { experienceRequirements: { monthsOfExperience: 48 } })), ''),
    ),
    page(
      'JSON-LD, windows-1252 letters and entities',
      { ...tax, firm: 'Núñez & Gray LLP' },
      frame(
        ld(
          jobPosting(tax, {
            hiringOrganization: { name: 'N&uacute;&ntilde;ez &amp; Gray LLP' },
            description: words(tax).replaceAll('Beaumont Reyes PLLC', 'The firm'),
          }),
        ),
        '',
      ),
    ),
    page(
      'JSON-LD, duties and qualifications beside the description',
      kirk,
      frame(
        ld(
          jobPosting(kirk, {
            description:
              '<p>Harlow &amp; Finch LLP is looking for a Corporate Associate to join the Corporate group in Boston.</p>',
            responsibilities: 'Advise clients; draft agreements',
            qualifications: ['3 to 5 years of experience in Corporate', 'J.D.'],
          }),
        ),
        '',
      ),
    ),
    page(
      'JSON-LD with the type as an address, and the pay as one value',
      { ...kirk, max: 225_000 },
      frame(
        ld({
          ...jobPosting(kirk),
          '@type': 'http://schema.org/JobPosting',
          baseSalary: { currency: 'USD', value: { '@type': 'QuantitativeValue', value: 225_000, unitText: 'YEAR' } },
        }),
        '',
      ),
    ),
    page(
      'JSON-LD as the main entity of a page',
      tax,
      frame(ld({ '@context': 'https://schema.org', '@type': 'WebPage', mainEntity: jobPosting(tax) }), ''),
    ),
    page(
      'JSON-LD with an address in words',
      patent,
      frame(
        ld(
          jobPosting(without(patent, 'city', 'state'), {
            jobLocation: { '@type': 'Place', address: 'San Francisco, CA' },
          }),
        ),
        '',
      ),
    ),
    page(
      'JSON-LD with the employer as text and the types as a list',
      contract,
      frame(ld(jobPosting(contract, { hiringOrganization: contract.firm, employmentType: ['CONTRACTOR'] })), ''),
    ),
    page(
      'JSON-LD after a broken block',
      estate,
      frame(`${ld('{"@type": "JobPosting", "title": ')}${ld(jobPosting(estate))}`, ''),
    ),
    page(
      'JSON-LD between comment marks, with upper-case tags',
      tax,
      frame(`<SCRIPT TYPE='application/ld+json'><!-- ${JSON.stringify(jobPosting(tax))} --></SCRIPT>`, ''),
    ),
    page(
      'JSON-LD with the pay by the hour',
      { ...remote, min: 104_000, max: 124_800 },
      frame(
        ld(
          jobPosting(remote, {
            baseSalary: { currency: 'USD', value: { minValue: '50', maxValue: '60.00', unitText: 'HOUR' } },
          }),
        ),
        '',
      ),
    ),
    page(
      'JSON-LD with the description escaped twice',
      kirk,
      frame(ld(jobPosting(kirk, { description: escaped(escaped(words(kirk))) })), ''),
    ),
    page('microdata', estate, microdata(estate)),
    page('microdata of a contract', contract, microdata(contract)),
  ],
  validation: [
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
              address: {
                '@type': 'PostalAddress',
                addressLocality: 'Houston',
                addressRegion: 'TX',
                postalCode: '77002',
              },
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
  ],
  test: [
    {
      name: 'JSON-LD: a city alone, hours of work in words, pay by the month',
      url: 'https://stellan.example/en/roles/412',
      html: plainPage(
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
      html: plainPage(
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
      name: 'microdata with the description beside the properties',
      url: 'https://wilder.example/careers/9',
      html: plainPage(
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
  ],
}
