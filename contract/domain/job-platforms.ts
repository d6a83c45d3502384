type Platform = {
  label: string
  /** Example of a locator, for the form. */
  locator: string
  /** Credit that the board asks for next to its postings. */
  attribution?: string
  /** Settings that reading it requires. */
  keys?: readonly ('USAJOBS_KEY' | 'USAJOBS_EMAIL' | 'ADZUNA_APP_ID' | 'ADZUNA_APP_KEY')[]
  /** A board of many employers: the firm comes with each posting. */
  isAggregator?: true
}

/**
 * The platforms that job postings are read from, by the name that sources carry. Each has a module of that name in the
 * Worker's registry, whose type holds the two lists equal.
 */
export const jobPlatformFacts = {
  greenhouse: { label: 'Greenhouse', locator: 'board token, or https://…/jobs' },
  lever: { label: 'Lever', locator: 'site token, or https://api.lever.co/v0/postings/…' },
  ashby: { label: 'Ashby', locator: 'board name, or https://api.ashbyhq.com/posting-api/job-board/…' },
  workday: { label: 'Workday', locator: 'https://….myworkdayjobs.com/…, or https://…/wday/cxs/…/…/jobs' },
  workday_myworkdaysite: { label: 'Workday (myworkdaysite)', locator: 'https://wd1.myworkdaysite.com/recruiting/…/…' },
  virecruit: { label: 'viRecruit', locator: 'https://…/RecDefault.aspx' },
  florecruit: { label: 'Florecruit', locator: 'firm name, or https://…/career-page-jobs' },
  ultipro: { label: 'UKG UltiPro', locator: 'https://recruiting.ultipro.com/…/JobBoard/…/' },
  smartrecruiters: { label: 'SmartRecruiters', locator: 'company id, or https://…/postings' },
  workable: { label: 'Workable', locator: 'account name, or https://…/widget/accounts/…' },
  recruitee: { label: 'Recruitee', locator: 'company name, or https://…/api/offers/' },
  personio: { label: 'Personio', locator: 'company name, or https://…/xml' },
  jibe: { label: 'Jibe (iCIMS)', locator: 'https://…/api/jobs' },
  icims_html: { label: 'iCIMS', locator: 'https://careers-….icims.com' },
  bamboohr: { label: 'BambooHR', locator: 'company name, or https://…/careers/list' },
  rippling: { label: 'Rippling', locator: 'company name, or https://…/jobs' },
  breezy: { label: 'Breezy', locator: 'company name, or https://…/json' },
  pinpoint: { label: 'Pinpoint', locator: 'company name, or https://…/postings.json' },
  jobvite: { label: 'Jobvite', locator: 'company token, or https://…/jobs' },
  oracle_ce: { label: 'Oracle', locator: 'https://….oraclecloud.com siteNumber=CX_1' },
  adp_wfn: { label: 'ADP', locator: 'https://…/job-requisitions?cid=…' },
  taleo_be: { label: 'Taleo', locator: 'https://…/searchResults?org=…' },
  clearcompany: { label: 'ClearCompany', locator: 'https://careers-api.clearcompany.com/v1/…' },
  radancy_html: { label: 'Radancy', locator: 'https://…/search-jobs/…' },
  wp_json: { label: 'WordPress', locator: 'https://…/wp-json/wp/v2/…' },
  rss: { label: 'RSS or Atom feed', locator: 'https://…' },
  json_generic: { label: 'JSON list', locator: 'https://…' },
  json_generic_post: { label: 'JSON search', locator: 'https://…' },
  jsonld_or_microdata_page: { label: 'Page with structured data', locator: 'https://…' },
  html_page: { label: 'Careers page', locator: 'https://…' },
  html_page_browser: { label: 'Careers page drawn by scripts', locator: 'https://…' },
  usajobs: {
    label: 'USAJOBS',
    locator: 'https://data.usajobs.gov/api/search?JobCategoryCode=0905',
    keys: ['USAJOBS_KEY', 'USAJOBS_EMAIL'],
    isAggregator: true,
  },
  remotive: {
    label: 'Remotive',
    locator: 'https://remotive.com/api/remote-jobs?search=attorney',
    attribution: 'Remote jobs by Remotive',
    isAggregator: true,
  },
  himalayas: {
    label: 'Himalayas',
    locator: 'https://himalayas.app/jobs/api/search?q=attorney',
    attribution: 'Jobs from Himalayas',
    isAggregator: true,
  },
  themuse: {
    label: 'The Muse',
    locator: 'https://www.themuse.com/api/public/jobs?category=…',
    attribution: 'Jobs from The Muse',
    isAggregator: true,
  },
  jobicy: {
    label: 'Jobicy',
    locator: 'https://jobicy.com/api/v2/remote-jobs',
    attribution: 'Jobs from Jobicy',
    isAggregator: true,
  },
  arbeitnow: {
    label: 'Arbeitnow',
    locator: 'https://www.arbeitnow.com/api/job-board-api',
    attribution: 'Jobs from Arbeitnow',
    isAggregator: true,
  },
  remoteok: {
    label: 'Remote OK',
    locator: 'https://remoteok.com/api',
    attribution: 'Jobs from Remote OK',
    isAggregator: true,
  },
  adzuna: {
    label: 'Adzuna',
    locator: 'https://api.adzuna.com/v1/api/jobs/us/search/1?what=attorney',
    attribution: 'Jobs by Adzuna',
    keys: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
    isAggregator: true,
  },
} as const satisfies Record<string, Platform>

export type JobPlatformName = keyof typeof jobPlatformFacts

/** Other names that people give the generic pages. */
const otherNames: Readonly<Record<string, JobPlatformName>> = {
  jsonld: 'jsonld_or_microdata_page',
  'json-ld': 'jsonld_or_microdata_page',
  microdata: 'jsonld_or_microdata_page',
  html: 'html_page',
  page: 'html_page',
  browser: 'html_page_browser',
  atom: 'rss',
  json: 'json_generic',
  icims: 'icims_html',
  radancy: 'radancy_html',
  ukg: 'ultipro',
  oracle: 'oracle_ce',
  adp: 'adp_wfn',
  taleo: 'taleo_be',
}

/** The platform of a name, in any capitals, also by its short name; undefined for an unknown name. */
export function jobPlatformName(name: string): JobPlatformName | undefined {
  const plain = name.trim().toLowerCase()
  return Object.hasOwn(jobPlatformFacts, plain) ? (plain as JobPlatformName) : otherNames[plain]
}

export const platformOf = (adapter: JobPlatformName): Platform => jobPlatformFacts[adapter]
