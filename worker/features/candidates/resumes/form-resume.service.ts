import { resumeLimits, resumeProblem } from '#contract/domain/upload-limits.ts'
import { hmac, sha256Hex } from '#worker/http/digest.ts'
import { badRequest } from '#worker/http/errors.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import { checkWholeFile } from '#worker/platform/uploads/whole-file.ts'
import { resumeKey, type ResumesRepo } from './resumes.repo.ts'
import { uploadsPerAddress } from './resumes.service.ts'

type StoreFormResumeDeps = {
  resumes: ResumesRepo
  files: R2Bucket
  limiter: RateLimiter
  config: { SECRET_KEY: string }
  now: () => Date
}

/**
 * Stores a résumé that came as a part of a form. Its id follows from the form and the file's content, so that a form
 * that is sent twice, even at once, names one résumé. Row first, then file: the sweep finds whatever was cut off.
 *
 * @param input.formKey Made for this copy of the form; unguessable.
 * @param input.address The caller's network address.
 * @returns The id of the résumé.
 * @throws AppError 429; 400 upload_refused with the message of `resumeProblem`; 415 for the wrong content.
 */
export async function storeFormResume(
  deps: StoreFormResumeDeps,
  { file, formKey, address }: { file: File; formKey: string; address: string },
): Promise<string> {
  await deps.limiter.hit(uploadsPerAddress, address)
  const problem = resumeProblem(file)
  if (problem) throw badRequest('upload_refused', problem.text)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mimeType = checkWholeFile({ name: file.name, type: file.type, bytes }, resumeLimits.extensions)
  const content = await sha256Hex(bytes)
  const id = (await sha256Hex(await hmac(deps.config.SECRET_KEY, `form-resume:${formKey}:${content}`))).slice(0, 32)
  const now = deps.now()
  await deps.resumes.addOnce({ id, originalName: file.name.slice(0, 300) || null, createdAt: now })
  await deps.files.put(resumeKey(id), bytes, { httpMetadata: { contentType: mimeType } })
  await deps.resumes.arrived(id, { fileSize: bytes.byteLength, mimeType, storedAt: now })
  return id
}
