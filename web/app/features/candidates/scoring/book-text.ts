import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { salaryThousands } from '#contract/domain/salary.ts'

/** Portable business that a résumé states: "$750K", "Size not stated"; empty without any. */
export function bookText(book: ResumeFacts['portableBook']): string {
  if (!book) return ''
  return book.value ? salaryThousands(book.value) : 'Size not stated'
}
