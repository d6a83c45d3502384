import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement } from 'react'

type TooltipProps = {
  text: string
  /** Something that takes the focus; a tooltip never carries what can't be found elsewhere. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A line that explains the control under the pointer or the focus; Esc hides it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-xs text-paper shadow-high"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
