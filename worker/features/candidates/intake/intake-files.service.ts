import { cleanLine, textLimits } from '#contract/domain/plain-text.ts'
import { maxUndecided } from '#contract/domain/intake.ts'
import { resumeKeyOf } from '#worker/features/candidates/resumes/resumes.service.ts'
import { hmac, sha256Hex } from '#worker/http/digest.ts'
import { conflict } from '#worker/http/errors.ts'
import type { FileKind } from '#worker/platform/uploads/file-kinds.ts'
import { checkWholeFile } from '#worker/platform/uploads/whole-file.ts'
import { readIntakeTask } from './intake-start.service.ts'
import type { IntakeRepo } from './intake.repo.ts'

type IntakeFileDeps = {
  intake: Pick<IntakeRepo, 'arrived' | 'addFile' | 'counts'>
  files: R2Bucket
  config: { SECRET_KEY: string }
  now: () => Date
}
type EmailedFile = {
  /** Same for every delivery of the email. */
  key: string
  name: string
  type: string
  bytes: Uint8Array
  kinds: readonly FileKind[]
  ownerId: number
  mailFrom: string
}

/**
 * Adds a file of an email as an item. Its id follows from the email and the content, so that an email that is delivered
 * twice adds it once. File first, then item: an item always has its file.
 *
 * @throws AppError 415 for content of another kind; 409 intake_full.
 */
export async function addIntakeFile(deps: IntakeFileDeps, file: EmailedFile): Promise<void> {
  const { key, name, type, bytes, kinds, ownerId, mailFrom } = file
  const mimeType = checkWholeFile({ name, type, bytes }, kinds)
  const { reading, ready, unreadable } = await deps.intake.counts(ownerId)
  if (reading + ready + unreadable >= maxUndecided) throw conflict('intake_full', 'This intake is full.')
  const content = await sha256Hex(bytes)
  const id = (await sha256Hex(await hmac(deps.config.SECRET_KEY, `intake-email:${ownerId}:${key}:${content}`))).slice(
    0,
    32,
  )
  await deps.files.put(resumeKeyOf(id), bytes, { httpMetadata: { contentType: mimeType } })
  await deps.intake.addFile(
    deps.intake.arrived(
      {
        resumeId: id,
        ownerId,
        origin: 'email',
        mailFrom,
        originalName: cleanLine(name.split(/[/\\]/).at(-1) ?? '').slice(0, textLimits.line),
        fileSize: bytes.byteLength,
        mimeType,
        at: deps.now(),
      },
      readIntakeTask,
    ),
  )
}
