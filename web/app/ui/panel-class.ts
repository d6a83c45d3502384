import { cx } from './cx.ts'

/** The frame of the side panel, to the right of the list; on a phone it fills the screen. */
export const panelClass = cx(
  'fixed inset-y-0 right-0 z-30 flex w-full flex-col border-l border-rule bg-paper-raised shadow-high',
  'focus-visible:outline-none md:w-[min(46rem,62vw)]',
)
