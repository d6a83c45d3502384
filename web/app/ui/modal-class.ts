import { cx } from './cx.ts'

export const scrimClass = 'fixed inset-0 z-40 bg-scrim'

export const modalClass = cx(
  'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2',
  'flex-col rounded-lg border border-rule bg-paper-raised shadow-high focus-visible:outline-none',
)

export const modalFooterClass = cx(
  'flex flex-wrap items-center justify-end gap-2 border-t border-rule px-5 py-3',
  'max-sm:flex-col-reverse max-sm:[&>button]:w-full',
)
