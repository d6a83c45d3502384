const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/** Names that sites use for the parts of a posting, without capitals and separators, the most telling first. */
export const fieldNames = {
  title: words(
    'jobtitle positiontitle postingtitle requisitiontitle title jobopeningname roletitle vacancytitle position name text',
  ),
  id: words('identifier jobid id uuid requisitionid reqid jobcode positionid objectid guid slug jobseqno shortcode'),
  url: words('url joburl absoluteurl detailurl hostedurl applyurl link permalink href uri joblink sameas'),
  place: words(
    'location locations joblocation office offices city locationname worklocation officelocation officename worksite',
  ),
  posted: words('postedat posteddate dateposted postdate publishedat publisheddate createdat startdate date'),
  description: words(
    `description jobdescription fulldescription longdescription externaldescription publicdescription positiondescription
     roledescription descriptionhtml descriptionplain descriptiontext descriptionraw descriptionbody jobdescriptionhtml
     jobdescriptiontext content contenthtml jobcontent body bodyhtml jobbody text fulltext jobtext html overview overviewhtml
     details detailshtml about abouthtml aboutdescription summary jobsummary`,
  ),
  salary: words(
    `salary compensation pay basesalary basepay basecompensation estimatedsalary estimatedpay salaryrange payrange
     compensationrange basesalaryrange salaryband payband compensationband`,
  ),
  salaryMin: words('salarymin minsalary minimumsalary payrangestart compensationminimum'),
  salaryMax: words('salarymax maxsalary maximumsalary payrangeend compensationmaximum'),
  firm: words('firmname firm companyname company hiringorganization organization employer employername hiringcompany'),
  validThrough: words('validthrough'),
  types: words('employmenttype employmenttypes worktype jobtype commitment type'),
  qualifications: words('qualifications requirements skills'),
  responsibilities: words('responsibilities duties'),
  benefits: words('jobbenefits benefits'),
  /** Texts of a value that is an object. */
  said: words('rendered name label title value text displayname shortname'),
  city: words('addresslocality city cityname'),
  region: words('addressregion state region province statecode stateabbreviation'),
  country: words('addresscountry country countrycode'),
  /** The value inside an amount of pay. */
  amount: words('value'),
  address: words('address'),
  experience: words('experiencerequirements'),
  months: words('monthsofexperience'),
  low: words('min from minimum minvalue low lower start minamount'),
  high: words('max to maximum maxvalue high upper end maxamount'),
  period: words('period interval unit unittext frequency per'),
  currency: words('currency currencycode'),
  salaryPeriod: words('salaryperiod'),
  remote: words('remote isremote joblocationtype'),
} as const

/** Fields of jobs, also those that other things have. */
export const jobFields: ReadonlySet<string> = new Set(
  words(
    `employmenttype employmenttypes requisitionid reqid jobid dateposted posteddate applyurl applicationurl worktype jobtype salary
     compensation salaryrange payrange salarymin paymin salarymax paymax minsalary maxsalary multilocation jobseqno
     hiringorganization commitment workplacetype validthrough closingdate telecommuting
     location locations joblocation locationname city department office offices officename postedat publishedat company companyname
     employer firm firmname organization practicegroup practicearea practice state region country remote isremote`,
  ),
)

/** Fields of people, which jobs don't have. */
export const personFields: ReadonlySet<string> = new Set(
  words('firstname lastname fullname bio biography photo headshot email barnumber'),
)
