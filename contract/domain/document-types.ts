/** The seven kinds of file on an application, in the order the upload dialog offers them. */
export const documentTypes = [
  'jd_certificate',
  'writing_sample',
  'cover_letter',
  'transcript',
  'resume',
  'recommendation_letter',
  'other',
] as const

export type DocumentType = (typeof documentTypes)[number]

/** The type of a newly selected file. */
export const defaultDocumentType = 'other' satisfies DocumentType

export const documentTypeLabels = {
  jd_certificate: 'JD Certificate',
  writing_sample: 'Writing Sample',
  cover_letter: 'Cover Letter',
  transcript: 'Law School Transcript',
  resume: 'Resume/CV',
  recommendation_letter: 'Recommendation Letter',
  other: 'Other',
} as const satisfies Record<DocumentType, string>
