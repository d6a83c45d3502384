import type { ImportField } from './imports.ts'

/** Fields of a submission. The person, the firm and the job are found by what the row says about them. */
export const submissionImportFields = [
  {
    key: 'email',
    label: 'Candidate’s email',
    aliases: ['email', 'candidateemail', 'primaryemail', 'email1'],
    example: 'maya.chen@example.com',
  },
  {
    key: 'name',
    label: 'Candidate',
    aliases: ['name', 'candidatename', 'fullname', 'person'],
    example: 'Maya Chen',
  },
  {
    key: 'firm',
    label: 'Firm',
    aliases: ['firmname', 'company', 'companyname', 'client', 'clientname', 'clientcorporation', 'submittedto'],
    example: 'Whitfield & Crane LLP',
  },
  {
    key: 'jobTitle',
    label: 'Job',
    aliases: ['jobtitle', 'joborder', 'jobordertitle', 'position', 'title'],
    example: 'Corporate Associate',
  },
  { key: 'status', label: 'Status', aliases: ['stage', 'submissionstatus'], example: 'Submitted to client' },
  {
    key: 'submittedOn',
    label: 'Submitted (Eastern)',
    aliases: ['submitted', 'submittedon', 'datesubmitted', 'dateadded', 'date', 'senton'],
    example: '2026-05-12',
  },
  {
    key: 'contactEmail',
    label: 'Contact’s email',
    aliases: ['contact', 'contactemail', 'receiver', 'sentto'],
    example: '',
  },
  { key: 'recruiter', label: 'Recruiter’s email', aliases: ['recruiter', 'owner', 'submittedby'], example: '' },
  { key: 'notes', label: 'Notes', aliases: ['note', 'comments', 'comment'], example: '' },
  {
    key: 'externalId',
    label: 'ID in the other system',
    aliases: ['externalid', 'bullhornid', 'recordid'],
    example: '',
  },
  { key: 'candidateId', label: 'Candidate’s ID', aliases: ['candidateid'], example: '' },
  { key: 'jobId', label: 'Job’s ID', aliases: ['jobid', 'joborderid'], example: '' },
  {
    key: 'firmId',
    label: 'Firm’s ID',
    aliases: ['firmid', 'companyid', 'clientid', 'clientcorporationid', 'organizationid'],
    example: '',
  },
] as const satisfies readonly ImportField[]
