import type { ImportField } from './imports.ts'

/** Fields of a firm. Labels are the columns of the list of firms as a file; aliases those of spreadsheets and of Bullhorn. */
export const firmImportFields = [
  {
    key: 'name',
    label: 'Name',
    aliases: ['firm', 'firmname', 'company', 'companyname', 'clientname', 'clientcorporation', 'organization'],
    example: 'Whitfield & Crane LLP',
  },
  {
    key: 'aliases',
    label: 'Other names',
    aliases: ['othername', 'alias', 'shortname', 'abbreviation', 'formername', 'alsoknownas', 'aka'],
    example: 'Whitfield; W&C',
  },
  { key: 'kind', label: 'Kind', aliases: ['firmkind', 'firmtype', 'companytype'], example: 'Law firm' },
  { key: 'isClient', label: 'Client', aliases: ['isclient'], example: 'yes' },
  { key: 'isVerified', label: 'Verified', aliases: ['isverified'], example: '' },
  { key: 'offices', label: 'Offices', aliases: ['office', 'locations'], example: 'New York, NY; Boston, MA' },
  { key: 'city', label: 'City', aliases: ['addresscity', 'address1city'], example: '' },
  {
    key: 'region',
    label: 'State or region',
    aliases: ['state', 'region', 'addressstate', 'address1state', 'province'],
    example: '',
  },
  {
    key: 'website',
    label: 'Website',
    aliases: ['web', 'url', 'companyurl', 'companywebsite', 'webaddress', 'homepage'],
    example: 'https://www.example.com',
  },
  {
    key: 'domains',
    label: 'Email domains',
    aliases: ['domain', 'domains', 'emaildomain'],
    example: 'example.com',
  },
  { key: 'amLawRank', label: 'Am Law rank', aliases: ['amlaw', 'rank'], example: '84' },
  {
    key: 'headcount',
    label: 'Lawyers',
    aliases: ['headcount', 'numberoflawyers', 'attorneys', 'numemployees', 'ofemployees', 'employees', 'size'],
    example: '420',
  },
  { key: 'notes', label: 'Notes', aliases: ['note', 'comments', 'comment', 'companycomments'], example: '' },
  {
    key: 'externalId',
    label: 'ID in the other system',
    aliases: ['externalid', 'bullhornid', 'recordid'],
    example: '',
  },
] as const satisfies readonly ImportField[]
