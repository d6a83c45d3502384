import { sql, type SQL } from 'drizzle-orm'
import { extensionOf, mimeTypes } from '#contract/domain/upload-limits.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'

/** Lists of files in R2, in the order in which an archive has them. */
export const fileLists = ['resumes', 'documents', 'agreements'] as const
export type FileList = (typeof fileLists)[number]

/** Everything that a name in the archive is made of, as JSON. Between people of one name the id makes the difference. */
export const fileSource: Record<FileList, SQL<string | null>> = {
  resumes: sql`json_object('list', 'resumes', 'id', resumes.id, 'mimeType', resumes.mime_type,
    'originalName', resumes.original_name, 'person', coalesce(
      (select a.applicant_name from job_applications a where a.id = resumes.application_id),
      (select i.name from intake_items i where i.resume_id = resumes.id),
      (select c.name from candidates c where c.resume_id = resumes.id limit 1)))`,
  documents: sql`json_object('list', 'documents', 'id', documents.id, 'mimeType', documents.mime_type,
    'originalName', documents.original_name, 'person',
    (select a.applicant_name from job_applications a where a.id = documents.application_id))`,
  agreements: sql`case when firm_agreements.document_key is not null then
    json_object('list', 'agreements', 'id', firm_agreements.id,
    'originalName', firm_agreements.document_name, 'person',
    (select f.name from firms f where f.id = firm_agreements.firm_id)) end`,
}

type Source = {
  list: FileList
  id: number | string
  /** Left out: the name says it. */
  mimeType?: string | null
  originalName: string | null
  /** Whose it is: a person, or a firm. */
  person: string | null
}

/** Place of a file in the archive: "files/resumes/Ann Lee x1Yz.pdf". */
export function filePathIn(source: string | null): string {
  if (source === null) return ''
  const { list, id, mimeType, originalName, person } = JSON.parse(source) as Source
  const known = Object.entries(mimeTypes).find(([, type]) => type === mimeType)?.[0]
  const given = extensionOf(originalName ?? '')
  const extension = known ?? (/^[a-z0-9]{1,8}$/.test(given) ? given : 'bin')
  const what = list === 'resumes' ? '' : ` ${baseOf(originalName)}`
  return `files/${list}/${safeFileName(person ?? 'Without a name', 'x').slice(0, -2)}${what} ${id}.${extension}`
}

const baseOf = (name: string | null) => safeFileName(name ?? 'document', 'x').slice(0, -2)
