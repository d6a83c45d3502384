import type { Email } from 'postal-mime'
import { maxIntakeFiles } from '#contract/domain/intake.ts'
import { cleanLine } from '#contract/domain/plain-text.ts'
import type { LeftOutFile, LeftOutReason, ReceivedResult } from '#contract/domain/received-emails.ts'
import { resumeLimits, resumeProblem } from '#contract/domain/upload-limits.ts'
import { addIntakeFile } from '#worker/features/candidates/intake/intake-files.service.ts'
import { AppError } from '#worker/http/errors.ts'
import { filesOfEmail, type EmailFile } from './open-email.service.ts'

export type Outcome = { result: ReceivedResult; taken: number; leftOut: LeftOutFile[] }

/** Files that a screen names; an email with more of them is a mistake. */
const maxNamed = 50
const maxName = 120

/** Adds the résumés of an email to a user's intake, and names the files that it leaves out. */
export async function takeResumes(
  deps: Parameters<typeof addIntakeFile>[0],
  email: Email,
  { key, ownerId, mailFrom }: { key: string; ownerId: number; mailFrom: string },
): Promise<Outcome> {
  const leftOut: LeftOutFile[] = []
  let taken = 0
  let isFull = false
  for (const file of await filesOfEmail(email)) {
    const refused = refusalOf(file) ?? (taken >= maxIntakeFiles ? 'count' : undefined)
    const reason: LeftOutReason | undefined =
      refused ?? (isFull ? 'full' : await add(deps, { ...file, key, ownerId, mailFrom }))
    if (reason === undefined) taken++
    else if (leftOut.length < maxNamed) leftOut.push({ name: cleanLine(file.name).slice(0, maxName), reason })
    isFull ||= reason === 'full'
  }
  if (isFull) return { result: 'full', taken, leftOut }
  return { result: taken === 0 ? 'empty' : 'taken', taken, leftOut }
}

/** The reason why a file can't be a résumé. */
function refusalOf({ name, type, bytes }: EmailFile): LeftOutReason | undefined {
  const problem = (size: number) => resumeProblem({ name, type, size }) !== null
  if (problem(1)) return 'type'
  if (bytes.byteLength === 0) return 'empty'
  return problem(bytes.byteLength) ? 'size' : undefined
}

async function add(
  deps: Parameters<typeof addIntakeFile>[0],
  file: EmailFile & { key: string; ownerId: number; mailFrom: string },
): Promise<LeftOutReason | undefined> {
  try {
    await addIntakeFile(deps, { ...file, kinds: resumeLimits.extensions })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'intake_full' ? 'full' : 'content'
  }
}
