import { cx } from './cx.ts'

/** The frame of the side panel, to the right of the list, with room for two columns where the window has it; on a phone it fills the screen. */
export const panelClass = cx(
  'fixed inset-y-0 right-0 z-30 flex w-full flex-col border-l border-rule bg-paper-raised shadow-high',
  'focus-visible:outline-none md:w-[min(50rem,78vw)] min-[80rem]:w-[min(22rem+62vw,108rem)]',
)
