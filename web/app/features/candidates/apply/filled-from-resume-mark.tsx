import { Sparkles } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'
import type { ReadableField, ReadFields } from './fill-from-resume.ts'

const none: ReadFields = new Set()

/** Which fields hold what was read from the résumé. */
export const ReadFieldsContext = createContext<ReadFields>(none)

/** The hint of a field, or where its value comes from the résumé, that it does. */
export function useReadHint(): (field: ReadableField, otherwise?: ReactNode) => ReactNode {
  const filled = use(ReadFieldsContext)
  return (field, otherwise) =>
    filled.has(field) ? (
      <span className="inline-flex items-center gap-1.5">
        <Sparkles aria-hidden className="size-3.5 shrink-0" />
        Read from your resume.
      </span>
    ) : (
      otherwise
    )
}
