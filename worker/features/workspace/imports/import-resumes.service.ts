import { z } from 'zod'
import { resumeId } from '#contract/api/candidates/resumes.ts'
import { importLimits } from '#contract/domain/imports.ts'
import { emailAddress } from '#contract/domain/plain-text.ts'
import { resumeLimits } from '#contract/domain/upload-limits.ts'
import { columnsOfFacts } from '#worker/features/candidates/intake/intake-person.service.ts'
import { keysOfContact } from '#worker/features/candidates/people/contact-columns.service.ts'
import { giveUpReading, readStoredResume } from '#worker/features/candidates/resumes/resume-reading.service.ts'
import type { Reading } from '#worker/features/candidates/resumes/resumes.repo.ts'
import { resumeKeyOf } from '#worker/features/candidates/resumes/resumes.service.ts'
import { contactBanOf, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { email } from '#worker/reading/resume/contact-patterns.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { hmac, sha256Hex } from '#worker/http/digest.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import { readWholeBody } from '#worker/platform/uploads/read-whole-body.ts'
import { checkWholeFile } from '#worker/platform/uploads/whole-file.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import type { ImportResumesRepo } from './import-resumes.repo.ts'
import { changedMeanwhile, importById } from './imports.service.ts'
import type { Import, ImportsRepo } from './imports.repo.ts'

type ReceiveDeps = {
  imports: Pick<ImportsRepo, 'byId'>
  importResumes: ImportResumesRepo
  files: Pick<R2Bucket, 'put'>
  config: { SECRET_KEY: string }
  now: () => Date
}
type ReadDeps = Parameters<typeof readStoredResume>[0] & BanDeps & { importResumes: Pick<ImportResumesRepo, 'learn'> }

/** Reads the résumé of an imported person. On the queue of files that may kill their reader. */
export const readImportedTask = taskDefinition('file.read-imported', z.object({ resumeId }))

const namedAtOnce = 1_000
const rowCursor = z.object({ row: z.number().int().positive() })

/** True if a column of the file names résumés. */
export const namesResumes = ({ columns }: Pick<Import, 'columns'>): boolean => columns.includes('resumeFile')

/** One page of the rows that name a résumé file. @throws AppError 404 import_not_found. */
export async function pageOfResumes(
  { imports, importResumes }: Pick<ReceiveDeps, 'imports' | 'importResumes'>,
  id: number,
  cursor: string | undefined,
) {
  await importById({ imports }, id)
  const rows = await importResumes.named(id, decodeCursor(rowCursor, cursor)?.row ?? 0, namedAtOnce + 1)
  return page(rows, namedAtOnce, ({ row }) => ({ row }))
}

/**
 * Takes the résumé of a row of a checked import. Its id follows from the row and the content, so that a file that is sent
 * twice is one résumé. Row of the résumé first, then the file: the sweep of uploads finds whatever was cut off.
 *
 * @throws AppError 404 import_not_found, row_not_found; 409 changed_meanwhile, resumes_full; 413 too large; 415 for content
 *   that isn't of the kind that the name says.
 */
export async function receiveImportedResume(
  deps: ReceiveDeps,
  { id, row, request }: { id: number; row: number; request: Pick<Request, 'headers' | 'body'> },
): Promise<void> {
  const found = await importById(deps, id)
  if (found.state !== 'checked') throw changedMeanwhile()
  const target = await deps.importResumes.row(id, row)
  if (!target?.file || target.verdict === 'bad') throw notFound('row_not_found', 'This row names no résumé file.')
  const bytes = await readWholeBody(request, resumeLimits.maxBytes)
  const mimeType = checkWholeFile({ name: target.file, type: '', bytes }, resumeLimits.extensions)
  const content = await sha256Hex(bytes)
  const key = await hmac(deps.config.SECRET_KEY, `imported-resume:${id}:${row}:${content}`)
  const newId = (await sha256Hex(key)).slice(0, 32)
  if (target.resumeId === newId) return
  if (found.resumeBytes + bytes.byteLength > importLimits.resumeBytes) {
    throw conflict(
      'resumes_full',
      'The résumés of this import are more than 1 GB. Import the other rows from a new file.',
    )
  }
  const at = deps.now()
  await deps.importResumes.begin(newId, target.file.split(/[/\\]/).at(-1) || target.file, at)
  await deps.files.put(resumeKeyOf(newId), bytes, { httpMetadata: { contentType: mimeType } })
  const arrived = { resumeId: newId, fileSize: bytes.byteLength, mimeType, at }
  if (!(await deps.importResumes.attach({ id, row, file: target.file }, arrived))) throw changedMeanwhile()
}

/** The address of a résumé that contains no other: one of several may be that of a referee. */
function onlyAddressIn({ text, facts }: Pick<Reading, 'text' | 'facts'>): string | null {
  const found = new Set([...(text ?? '').matchAll(new RegExp(email, 'gi'))].map(([one]) => one.toLowerCase()))
  const own = facts?.applicantEmail?.value.toLowerCase()
  return own !== undefined && found.size === 1 && found.has(own) && emailAddress().safeParse(own).success ? own : null
}

/**
 * Reads the résumé of an imported person, and fills what the record leaves empty. The address is taken for a record that the
 * import made without one, unless somebody asked not to be contacted there. Safe to run twice.
 */
export async function readImported(deps: ReadDeps, id: string): Promise<void> {
  const reading = await readStoredResume(deps, id)
  if (!reading?.facts) return
  const [phone, linkedinUrl] = [reading.facts.phoneNumber?.value ?? null, reading.facts.linkedinUrl?.value ?? null]
  const contact = { phone, linkedinUrl, ...keysOfContact({ phone, linkedinUrl }) }
  const address = onlyAddressIn(reading)
  const isBanned = address !== null && (await contactBanOf(deps, { email: address })) !== undefined
  const stated = { ...contact, ...columnsOfFacts(reading.facts) }
  await deps.importResumes.learn(id, stated, { email: isBanned ? null : address, at: deps.now() })
}

/** Records that a file couldn't be read, so that no screen waits for it. */
export const giveUpImported = (deps: ReadDeps, id: string): Promise<void> => giveUpReading(deps, id)
