import {
  contract,
  escaped,
  estate,
  expectedOf,
  frame,
  jobPosting,
  kirk,
  ld,
  patent,
  remote,
  tax,
  without,
  words,
  type PageSets,
  type Facts,
  type FixturePage,
} from './page-kit.fixture.ts'

const platform = (name: string, url: string, api: string, answer: object, facts: Facts): FixturePage => ({
  name,
  url,
  answers: { [api]: answer },
  expected: expectedOf(facts),
})

/** Postings of platforms whose interface answers about them. */
export const platformPages: PageSets = {
  development: [
    platform(
      'Greenhouse',
      'https://boards.greenhouse.io/harlowfinch/jobs/4010001',
      'https://boards-api.greenhouse.io/v1/boards/harlowfinch/jobs/4010001?pay_transparency=true',
      {
        id: 4010001,
        title: kirk.title,
        company_name: kirk.firm,
        absolute_url: 'https://boards.greenhouse.io/harlowfinch/jobs/4010001',
        location: { name: 'Boston, Massachusetts, United States' },
        content: escaped(words(kirk)),
        pay_input_ranges: [{ min_cents: 22_500_000, max_cents: 31_000_000, currency_type: 'USD', title: 'Salary' }],
      },
      without(kirk, 'type'),
    ),
    {
      name: 'Greenhouse within a firm’s own page',
      url: 'https://www.tanaka.example/careers/?gh_jid=77001',
      answers: {
        'https://www.tanaka.example/careers/?gh_jid=77001': frame(
          '',
          '<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=tanakabrandt"></script>',
        ),
        'https://boards-api.greenhouse.io/v1/boards/tanakabrandt/jobs/77001?pay_transparency=true': {
          id: 77001,
          title: patent.title,
          absolute_url: 'https://www.tanaka.example/careers/?gh_jid=77001',
          company_name: patent.firm,
          location: { name: 'San Francisco, CA' },
          content: escaped(words(patent)),
        },
      },
      expected: expectedOf(without(patent, 'min', 'max')),
    },
    platform(
      'Lever',
      'https://jobs.lever.co/marsh/1f2e3d4c-0000-4000-8000-000000000001',
      'https://api.lever.co/v0/postings/marsh/1f2e3d4c-0000-4000-8000-000000000001',
      {
        id: '1f2e3d4c-0000-4000-8000-000000000001',
        text: contract.title,
        hostedUrl: 'https://jobs.lever.co/marsh/1f2e3d4c-0000-4000-8000-000000000001',
        categories: { location: 'Houston, TX', commitment: 'Contract' },
        description: '<p>We are looking for a Litigation Associate to join the Litigation group.</p>',
        lists: [
          { text: 'Responsibilities', content: '<li>Advise clients</li>' },
          { text: 'Qualifications', content: '<li>Strong experience in the field</li>' },
        ],
      },
      without(contract, 'firm'),
    ),
    platform(
      'Ashby',
      'https://jobs.ashbyhq.com/Delgado/0aa1/application',
      'https://api.ashbyhq.com/posting-api/job-board/Delgado?includeCompensation=true',
      {
        jobs: [
          { id: '9', title: 'Office Manager', jobUrl: 'https://jobs.ashbyhq.com/Delgado/9' },
          {
            id: '0aa1',
            title: remote.title,
            jobUrl: 'https://jobs.ashbyhq.com/Delgado/0aa1',
            employmentType: 'FullTime',
            location: 'Remote',
            isRemote: true,
            descriptionHtml: words(without(remote, 'firm')),
            compensation: {
              summaryComponents: [
                {
                  compensationType: 'Salary',
                  interval: '1 YEAR',
                  currencyCode: 'USD',
                  minValue: 95_000,
                  maxValue: 120_000,
                },
              ],
            },
          },
        ],
      },
      without(remote, 'firm'),
    ),
    platform(
      'Workday',
      'https://beaumont.wd5.myworkdayjobs.com/en-US/Careers/job/Chicago/Senior-Tax-Counsel_R-100',
      'https://beaumont.wd5.myworkdayjobs.com/wday/cxs/beaumont/Careers/job/Chicago/Senior-Tax-Counsel_R-100',
      {
        jobPostingInfo: {
          title: tax.title,
          jobDescription: words(tax),
          location: 'Chicago, IL',
          timeType: 'Full time',
          startDate: '2026-06-01',
        },
        hiringOrganization: { name: tax.firm },
      },
      { ...tax, type: 'Full-time' },
    ),
    platform(
      'SmartRecruiters',
      'https://jobs.smartrecruiters.com/OkaforLindqvist/743999901234567-real-estate-partner',
      'https://api.smartrecruiters.com/v1/companies/OkaforLindqvist/postings/743999901234567',
      {
        name: estate.title,
        company: { name: estate.firm },
        location: { city: 'New York', region: 'NY', country: 'us' },
        typeOfEmployment: { label: 'Full-time' },
        jobAd: {
          sections: {
            jobDescription: { text: words(estate) },
            qualifications: { text: '<p>J.D. and experience.</p>' },
          },
        },
      },
      estate,
    ),
    platform(
      'Workable',
      'https://apply.workable.com/marshwhitfield/j/AB12CD34EF/',
      'https://apply.workable.com/api/v1/widget/accounts/marshwhitfield?details=true',
      {
        name: contract.firm,
        jobs: [
          {
            shortcode: 'AB12CD34EF',
            title: contract.title,
            employment_type: 'Contract',
            city: 'Houston',
            state: 'Texas',
            country: 'United States',
            url: 'https://apply.workable.com/j/AB12CD34EF',
            description: words(contract),
          },
        ],
      },
      contract,
    ),
    platform(
      'Recruitee',
      'https://beaumont.recruitee.com/o/senior-tax-counsel',
      'https://beaumont.recruitee.com/api/offers/senior-tax-counsel',
      {
        offer: {
          title: tax.title,
          company_name: tax.firm,
          city: 'Chicago',
          state_name: 'Illinois',
          country: 'United States',
          description: words(tax),
          requirements: '',
        },
      },
      tax,
    ),
    platform(
      'BambooHR',
      'https://okafor.bamboohr.com/careers/42',
      'https://okafor.bamboohr.com/careers/42/detail',
      {
        result: {
          jobOpening: {
            jobOpeningName: estate.title,
            jobOpeningStatus: 'Open',
            description: words(without(estate, 'firm')),
            employmentStatusLabel: 'Full-Time',
            location: { city: 'New York', state: 'New York' },
          },
        },
      },
      without(estate, 'firm'),
    ),
    platform(
      'Oracle',
      'https://eabc.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/300',
      'https://eabc.fa.us2.oraclecloud.com/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=ById%3BId%3D%22300%22%2CsiteNumber%3DCX_1',
      {
        items: [
          {
            Id: '300',
            Title: patent.title,
            PrimaryLocation: 'San Francisco, CA, United States',
            ExternalDescriptionStr: words(without(patent, 'firm')),
          },
        ],
      },
      without(patent, 'firm', 'min', 'max'),
    ),
    {
      name: 'UKG: the page carries its data',
      url: 'https://recruiting.ultipro.com/OKA1/JobBoard/aa/OpportunityDetail?opportunityId=bb',
      answers: {
        'https://recruiting.ultipro.com/OKA1/JobBoard/aa/OpportunityDetail?opportunityId=bb': frame(
          ld(jobPosting(estate)),
          '',
        ),
      },
      expected: expectedOf(estate),
    },
    platform(
      'an interface’s own address',
      'https://data.copied.example/v1/boards/harlow/jobs/5',
      'https://data.copied.example/v1/boards/harlow/jobs/5',
      {
        id: 5,
        title: tax.title,
        company_name: tax.firm,
        absolute_url: 'https://x.example/5',
        location: { name: 'Chicago, IL' },
        content: escaped(words(tax)),
      },
      tax,
    ),
  ],
}
