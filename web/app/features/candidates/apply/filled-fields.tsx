import { Sparkles } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'
import type { ReadableField, FilledFields } from './fill-from-resume.ts'

const none: FilledFields = new Set()

/** The fields filled in from the résumé. */
export const FilledFieldsContext = createContext<FilledFields>(none)

/** Hint for a field: that its value is from the résumé, or the given hint. */
export function useFilledHint(): (field: ReadableField, otherwise?: ReactNode) => ReactNode {
  const filled = use(FilledFieldsContext)
  return (field, otherwise) =>
    filled.has(field) ? (
      <span className="inline-flex items-center gap-1.5">
        <Sparkles aria-hidden className="size-3.5 shrink-0" />
        From your résumé.
      </span>
    ) : (
      otherwise
    )
}
