import { sql } from 'drizzle-orm'
import { candidateEvents, candidateMerges, candidates } from '#worker/features/candidates/people/people.table.ts'
import { archiveFile } from './archive-columns.ts'
import { filePathIn, fileSource } from './archived-files.ts'

const forFinding = 'A copy of another column in the form that searches compare.'

/** Columns of a person have the names that an import of people knows. */
const person = {
  columns: {
    name: 'Full name',
    email: 'Email address',
    phone: ['Phone number', 'As it was typed'],
    linkedinUrl: ['LinkedIn profile', 'Address of the profile'],
    lastJobTitle: 'Present or last job title',
    lastFirmName: ['Last firm', 'Present or last employer'],
    city: 'City',
    region: ['State or region', 'Postal abbreviation of a state, or the region’s name'],
    lawSchool: 'Law school',
    jdYear: ['Class year', 'Year of the law degree'],
    yearsExperience: ['Years of experience', 'Years of practice'],
    practiceAreas: 'Practice areas',
    barStates: ['Bar admissions', 'Postal abbreviations of states; other admissions by name'],
    seniority: 'Level, such as associate or partner',
    otherSeniorities: ['Other levels', 'Levels that are as welcome'],
    notes: 'Notes of staff',
    queryText: ['Search text', 'Words that a search profile was made from'],
    excludedAreas: ['Practice areas ruled out', 'Areas the person doesn’t want'],
    locations: 'Places the person would work in',
    excludedLocations: ['Locations ruled out', 'Places the person wouldn’t work in'],
    salaryMin: ['Lowest salary', 'US dollars a year'],
    salaryMax: ['Highest salary', 'US dollars a year'],
    remoteWork: 'Would work remotely',
    bigLaw: ['Large firms', 'Would work at a large firm'],
    boutique: ['Boutiques', 'Would work at a boutique'],
    assignedPartnerId: ['Owner id', 'Id in users.csv of the partner who looks after the person'],
    status: 'Status of a search profile',
    resumeUrl: ['Résumé address', 'Address given with a search profile'],
    isSearchProfile: ['Is a search profile', 'Listed among the saved profiles of the job search'],
    mergedIntoId: ['Merged into', 'Id in people.csv of the record that this one was merged into'],
    resumeId: ['Résumé id', 'Id in resumes.csv of the newest résumé'],
    createdBy: ['Added by', 'Id in users.csv; empty if the person applied'],
    importId: 'Number of the import that added the person',
    applicationTouchedAt: ['Application changed at', 'When an application of the person last changed, to the hour'],
  },
  leftOut: {
    phoneKey: forFinding,
    linkedinKey: forFinding,
    isPerson: 'Each of the files with people has only records, or only profiles.',
    lastFirmId: 'Isn’t used yet.',
    version: 'Counts changes for the screen.',
    importRow: 'Number of a row that was deleted with its import.',
    deletedAt: 'Isn’t used: deleting a person deletes the row.',
  },
} as const

export const peopleFiles = [
  archiveFile('people.csv', candidates, {
    ...person,
    about: 'People the agency knows, one row each. An import of people takes this file back.',
    where: sql`is_person = 1 and merged_into_id is null`,
    more: [
      {
        title: 'Owner’s email',
        about: 'Email address of the owner',
        sql: sql`(select u.email from users u where u.id = assigned_partner_id)`,
      },
      {
        title: 'Résumé file',
        about: 'Place of the newest résumé in this archive. An import of people takes the file from the archive.',
        sql: sql`(select ${fileSource.resumes} from resumes where resumes.id = candidates.resume_id and resumes.stored_at is not null)`,
        cell: (source) => (source === null ? null : filePathIn(source)),
      },
    ],
  }),
  archiveFile('merged-people.csv', candidates, {
    ...person,
    about: 'Records that were merged into another one',
    where: sql`is_person = 1 and merged_into_id is not null`,
  }),
  archiveFile('search-profiles.csv', candidates, {
    ...person,
    about: 'Profiles of the job search that aren’t records of people',
    where: sql`is_person = 0`,
  }),
  archiveFile('person-history.csv', candidateEvents, {
    about: 'Changes of people’s records',
    columns: {
      actorId: ['By', 'Id in users.csv; empty for tasks'],
      kind: 'Kind of change',
      detail: 'Changed fields, or the title of a job',
    },
  }),
  archiveFile('person-merges.csv', candidateMerges, {
    about: 'Records of one person that were merged',
    columns: {
      mergedId: ['Merged record', 'Id in merged-people.csv'],
      applicationIds: ['Applications', 'Ids in applications.csv that moved'],
      earlierIds: ['Earlier records', 'Records that had been merged into the merged one before'],
      filled: 'Fields that were empty and took the merged record’s value',
      mergedBy: 'Id in users.csv',
      mergedAt: 'When they were merged',
      undoneAt: 'When the merge was undone',
    },
  }),
] as const
