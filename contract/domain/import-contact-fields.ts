import type { ImportField } from './imports.ts'

/** Fields of a person at a firm. Labels are the columns of the list of contacts as a file. */
export const contactImportFields = [
  {
    key: 'firm',
    label: 'Firm',
    aliases: ['firmname', 'company', 'companyname', 'client', 'clientname', 'clientcorporation', 'organization'],
    example: 'Whitfield & Crane LLP',
  },
  { key: 'name', label: 'Name', aliases: ['contact', 'contactname', 'fullname', 'person'], example: 'Robin Hale' },
  { key: 'firstName', label: 'First name', aliases: ['first', 'givenname', 'forename'], example: '' },
  { key: 'lastName', label: 'Last name', aliases: ['last', 'surname', 'familyname'], example: '' },
  {
    key: 'email',
    label: 'Email',
    aliases: ['emailaddress', 'primaryemail', 'email1', 'mail', 'workemail'],
    example: 'robin.hale@example.com',
  },
  {
    key: 'phone',
    label: 'Phone number',
    aliases: ['phone', 'directphone', 'workphone', 'primaryphone', 'phone1', 'telephone', 'mobile', 'mobilephone'],
    example: '(212) 555-0134',
  },
  {
    key: 'title',
    label: 'Job title',
    aliases: ['title', 'occupation', 'position'],
    example: 'Director of Lateral Recruiting',
  },
  { key: 'role', label: 'Role', aliases: ['contacttype', 'contactrole'], example: 'Recruiting' },
  {
    key: 'office',
    label: 'Office',
    aliases: ['location', 'citystate', 'city', 'addresscity', 'address1city'],
    example: 'New York, NY',
  },
  { key: 'isActive', label: 'Active', aliases: ['isactive', 'stillthere'], example: 'yes' },
  { key: 'doNotMail', label: 'Do not email', aliases: ['donotmail', 'massmailoptout', 'emailoptout'], example: 'no' },
  { key: 'notes', label: 'Notes', aliases: ['note', 'comments', 'comment', 'generalcomments'], example: '' },
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
