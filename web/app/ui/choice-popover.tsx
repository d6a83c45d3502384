import { Popover } from 'radix-ui'
import type { ComponentProps } from 'react'
import { ChoiceList } from './choice-list.tsx'
import { ChoiceTrigger } from './choice-trigger.tsx'
import { floatingSurface } from './control-class.ts'
import { cx } from './cx.ts'

type ChoicePopoverProps = ComponentProps<typeof ChoiceList> & {
  /** Text of the closed control. */
  text: string
  /** True if nothing is chosen, so that the text is a hint. */
  isPlaceholder: boolean
  isDisabled: boolean
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A closed control that opens a searchable list below it, for `Combobox` and `MultiSelect`. */
export function ChoicePopover({ text, isPlaceholder, isDisabled, open, onOpenChange, ...list }: ChoicePopoverProps) {
  return (
    <Popover.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Popover.Trigger asChild>
        <ChoiceTrigger aria-label={list.label} disabled={isDisabled} text={text} isPlaceholder={isPlaceholder} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={list.label}
          className={cx(floatingSurface, 'w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-64')}
        >
          <ChoiceList {...list} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
