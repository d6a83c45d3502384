import type { ImportCounts } from '#contract/api/workspace/imports.ts'
import { numberText } from '#contract/domain/number-text.ts'
import type { NewNotification } from '#worker/features/identity/notifications/notifications.writes.ts'
import type { Import } from './imports.repo.ts'

/** Ends of a run or an undo. */
export type ImportEnd = 'done' | 'failed' | 'undone' | 'undo_failed'

const titles: Record<ImportEnd, string> = {
  done: 'Import done',
  failed: 'Import stopped',
  undone: 'Import undone',
  undo_failed: 'Undo of an import stopped',
}

/** "480 new, 12 updated". */
function resultText({ added = 0, filled = 0 }: Partial<ImportCounts>): string {
  const parts = [added > 0 ? `${numberText(added)} new` : '', filled > 0 ? `${numberText(filled)} updated` : '']
  return parts.filter(Boolean).join(', ') || 'nothing was new'
}

function keptText(kept: number): string {
  if (kept === 0) return ''
  return kept === 1 ? ' 1 record stays as it is.' : ` ${numberText(kept)} records stay as they are.`
}

const messages: Record<ImportEnd, (fileName: string, counts: Partial<ImportCounts>) => string> = {
  done: (fileName, counts) => `The import of ${fileName} is done: ${resultText(counts)}.`,
  failed: (fileName) =>
    `The import of ${fileName} stopped before its end. Start it again, and it continues where it stopped.`,
  undone: (fileName, { kept = 0 }) => `The import of ${fileName} is undone.${keptText(kept)}`,
  undo_failed: (fileName) =>
    `The undo of ${fileName} stopped before its end. Start it again, and it continues where it stopped.`,
}

/**
 * "Your import is done": for the admin who brought the file. Nobody, if that account is gone. It is written under the guard
 * that the import is still in the step, so that a task that is delivered twice tells once.
 */
export const importNotices = (
  { id, fileName, createdBy }: Pick<Import, 'id' | 'fileName' | 'createdBy'>,
  { end, counts = {}, at }: { end: ImportEnd; counts?: Partial<ImportCounts>; at: Date },
): NewNotification[] =>
  createdBy === null
    ? []
    : [
        {
          userId: createdBy,
          type: 'import',
          title: titles[end],
          message: messages[end](fileName, counts),
          applicationId: null,
          subjectId: id,
          at,
        },
      ]
