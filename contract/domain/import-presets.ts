import { guessColumns, plainHeader, type ImportKind } from './imports.ts'

/** Kinds of files whose columns are known by name. */
export const importPresets = [
  { value: 'bullhorn', label: 'Bullhorn export' },
  { value: 'plain', label: 'Plain spreadsheet' },
] as const
export type ImportPreset = (typeof importPresets)[number]['value']

/**
 * Columns of Bullhorn by the field that they fill, the best first: names of its API and labels of its lists. Its owners are
 * names instead of email addresses, the type of a job is a priority, and that of a contact is a mood, so none is here.
 */
const bullhorn: Record<ImportKind, Readonly<Record<string, readonly string[]>>> = {
  candidates: {
    name: ['name', 'candidate', 'fullname'],
    firstName: ['firstname'],
    lastName: ['lastname'],
    email: ['email', 'primaryemail', 'email1'],
    phone: ['mobile', 'mobilephone', 'phone', 'primaryphone'],
    lastJobTitle: ['occupation', 'title', 'currenttitle'],
    lastFirmName: ['companyname', 'currentcompany', 'company'],
    city: ['addresscity', 'city'],
    region: ['addressstate', 'state'],
    yearsExperience: ['experience', 'yearsofexperience'],
    practiceAreas: ['specialtiesname', 'specialties', 'specialty', 'categoriesname', 'category'],
    barStates: ['certifications', 'certificationsname'],
    notes: ['comments', 'generalcomments'],
    resumeFile: ['resumefile', 'resumefilename', 'filename', 'resume'],
    externalId: ['id', 'candidateid'],
  },
  firms: {
    name: ['name', 'companyname', 'company'],
    website: ['companyurl', 'website'],
    city: ['addresscity', 'city'],
    region: ['addressstate', 'state'],
    headcount: ['numemployees', 'ofemployees', 'numberofemployees'],
    notes: ['notes', 'companycomments', 'comments'],
    externalId: ['id', 'companyid', 'clientcorporationid'],
  },
  contacts: {
    firm: ['clientcorporationname', 'clientcorporation', 'company', 'companyname'],
    name: ['name', 'contact', 'fullname'],
    firstName: ['firstname'],
    lastName: ['lastname'],
    email: ['email', 'primaryemail', 'email1'],
    phone: ['phone', 'directphone', 'workphone', 'primaryphone', 'mobile', 'mobilephone'],
    title: ['occupation', 'title'],
    office: ['addresscity', 'city'],
    doNotMail: ['massmailoptout'],
    notes: ['comments', 'generalcomments'],
    externalId: ['id', 'contactid', 'clientcontactid'],
    firmId: ['clientcorporationid', 'companyid', 'clientid'],
  },
  jobs: {
    title: ['title', 'jobtitle'],
    firmName: ['clientcorporationname', 'clientcorporation', 'company', 'companyname'],
    isActive: ['isopen', 'openclosed'],
    city: ['addresscity', 'city'],
    region: ['addressstate', 'state'],
    practiceArea: ['specialtiesname', 'categoriesname', 'category', 'publishedcategory'],
    yearsExperienceMin: ['yearsrequired', 'minimumexperience'],
    salaryMin: ['salary', 'salarylow'],
    salaryMax: ['salaryhigh', 'customsalaryhigh'],
    workType: ['employmenttype'],
    description: ['publicdescription', 'publisheddescription', 'description'],
    requirements: ['skilllist', 'requiredskills'],
    benefits: ['benefits'],
    source: ['source'],
    postedDate: ['dateadded', 'datelastpublished'],
    validThrough: ['dateend', 'scheduledenddate'],
    closedAt: ['dateclosed'],
    externalId: ['id', 'jobid', 'joborderid'],
    firmId: ['clientcorporationid', 'companyid', 'clientid'],
  },
  submissions: {
    email: ['candidateemail', 'email', 'primaryemail'],
    name: ['candidatename', 'candidate', 'name'],
    firm: ['joborderclientcorporationname', 'clientcorporationname', 'clientcorporation', 'company', 'companyname'],
    jobTitle: ['jobordertitle', 'joborder', 'jobtitle', 'job'],
    status: ['status', 'submissionstatus'],
    submittedOn: ['datesubmitted', 'dateadded', 'datewebresponse'],
    contactEmail: ['joborderclientcontactemail', 'clientcontactemail'],
    notes: ['comments', 'notes'],
    externalId: ['id', 'submissionid', 'jobsubmissionid'],
    candidateId: ['candidateid'],
    jobId: ['joborderid', 'jobid'],
    firmId: ['joborderclientcorporationid', 'clientcorporationid', 'companyid', 'clientid'],
  },
}

/** Columns of a file as a preset names them; an empty text for a column that it leaves out. */
export function presetColumns(preset: ImportPreset, kind: ImportKind, headers: readonly string[]): string[] {
  if (preset === 'plain') return guessColumns(kind, headers, [])
  const names = headers.map(plainHeader)
  const columns = headers.map(() => '')
  for (const [key, known] of Object.entries(bullhorn[kind])) {
    const column = known.map((name) => names.indexOf(name)).find((at) => at >= 0 && columns[at] === '')
    if (column !== undefined) columns[column] = key
  }
  return columns
}
