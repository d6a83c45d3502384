import type { ImportField } from './imports.ts'

/** Fields of a job. Labels are the columns of the list of jobs as a file; aliases those of spreadsheets and of Bullhorn. */
export const jobImportFields = [
  {
    key: 'title',
    label: 'Title',
    aliases: ['jobtitle', 'position', 'positiontitle', 'role', 'jobname'],
    example: 'Corporate Associate',
  },
  {
    key: 'firmName',
    label: 'Firm',
    aliases: ['firmname', 'company', 'companyname', 'client', 'clientname', 'clientcorporation', 'employer'],
    example: 'Whitfield & Crane LLP',
  },
  {
    key: 'isActive',
    label: 'Open',
    aliases: ['isopen', 'openclosed', 'status', 'jobstatus', 'active', 'isactive'],
    example: 'no',
  },
  { key: 'isConfidential', label: 'Confidential', aliases: ['isconfidential', 'hidefirm'], example: 'yes' },
  {
    key: 'location',
    label: 'Location',
    aliases: ['citystate', 'office', 'joblocation', 'place'],
    example: 'New York, NY',
  },
  { key: 'city', label: 'City', aliases: ['addresscity', 'address1city'], example: '' },
  {
    key: 'region',
    label: 'State or region',
    aliases: ['state', 'region', 'addressstate', 'address1state', 'province'],
    example: '',
  },
  { key: 'isRemote', label: 'Remote', aliases: ['isremote', 'onsite', 'workfromhome'], example: 'no' },
  {
    key: 'practiceArea',
    label: 'Practice area',
    aliases: ['practice', 'practicegroup', 'category', 'primarycategory', 'publishedcategory', 'specialty'],
    example: 'Corporate',
  },
  {
    key: 'additionalAreas',
    label: 'More practice areas',
    aliases: ['additionalareas', 'otherpracticeareas', 'categories', 'specialties'],
    example: 'Mergers & Acquisitions; Private Equity',
  },
  {
    key: 'seniority',
    label: 'Seniority',
    aliases: ['level', 'seniorities', 'senioritylevel', 'experiencelevel'],
    example: 'Associate',
  },
  {
    key: 'yearsExperienceMin',
    label: 'Years of experience from',
    aliases: ['yearsrequired', 'minimumyears', 'minyears', 'yearsexperiencemin', 'minimumexperience'],
    example: '3',
  },
  {
    key: 'yearsExperienceMax',
    label: 'Years of experience to',
    aliases: ['maximumyears', 'maxyears', 'yearsexperiencemax', 'maximumexperience'],
    example: '6',
  },
  {
    key: 'salaryMin',
    label: 'Salary from',
    aliases: ['salary', 'salarylow', 'minimumsalary', 'minsalary', 'salarymin'],
    example: '225000',
  },
  {
    key: 'salaryMax',
    label: 'Salary to',
    aliases: ['salaryhigh', 'maximumsalary', 'maxsalary', 'salarymax'],
    example: '310000',
  },
  { key: 'workType', label: 'Work type', aliases: ['employmenttype', 'jobtype', 'type'], example: 'Full-time' },
  { key: 'firmSize', label: 'Firm size', aliases: ['companysize'], example: '' },
  { key: 'isBigLaw', label: 'Big Law', aliases: ['isbiglaw'], example: 'yes' },
  { key: 'isBoutique', label: 'Boutique', aliases: ['isboutique'], example: 'no' },
  {
    key: 'description',
    label: 'Description',
    aliases: ['jobdescription', 'publicdescription', 'publisheddescription', 'details'],
    example:
      'A corporate group in New York is looking for an associate. Duties include drafting purchase agreements and leading diligence. Qualifications: three years of experience with acquisitions.',
  },
  {
    key: 'requirements',
    label: 'Requirements',
    aliases: ['skills', 'requiredskills', 'skilllist', 'qualifications'],
    example: 'JD; Admitted in New York',
  },
  { key: 'benefits', label: 'Benefits', aliases: ['perks', 'benefit'], example: '' },
  { key: 'source', label: 'Source', aliases: ['jobsource'], example: '' },
  { key: 'publicUrl', label: 'Public address', aliases: ['publicurl', 'url', 'joburl', 'externalurl'], example: '' },
  { key: 'applyUrl', label: 'Application address', aliases: ['applyurl', 'applicationurl'], example: '' },
  {
    key: 'postedDate',
    label: 'Posted (Eastern)',
    aliases: ['posted', 'dateposted', 'dateadded', 'postedon', 'datelastpublished'],
    example: '',
  },
  {
    key: 'validThrough',
    label: 'Last day to apply',
    aliases: ['validthrough', 'enddate', 'scheduledenddate', 'dateend', 'deadline', 'closingdate'],
    example: '',
  },
  { key: 'closedAt', label: 'Closed (Eastern)', aliases: ['closed', 'dateclosed', 'closedon'], example: '' },
  {
    key: 'externalId',
    label: 'ID in the other system',
    aliases: ['externalid', 'bullhornid', 'recordid'],
    example: '',
  },
  {
    key: 'firmId',
    label: 'Firm’s ID',
    aliases: ['firmid', 'companyid', 'clientid', 'clientcorporationid', 'organizationid'],
    example: '',
  },
] as const satisfies readonly ImportField[]
export type JobImportField = (typeof jobImportFields)[number]['key']
