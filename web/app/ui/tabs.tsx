import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { numberText } from '#contract/domain/number-text.ts'
import { cx } from './cx.ts'

export type Tab<Value extends string = string> = {
  value: Value
  label: string
  /** Number of items in the tab. */
  count?: number
}

type TabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Names the group of tabs: "Candidate". */
  label: string
  /** `TabPanel`s. */
  children: ReactNode
  className?: string
}

/** Tabs for the views of one record. The arrow keys move between them; on a narrow screen the row scrolls sideways. */
export function Tabs<Value extends string>({
  tabs,
  value,
  onValueChange,
  label,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      className={cx('min-w-0', className)}
    >
      <Primitive.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-rule">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'inline-flex h-row shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-medium',
              '-outline-offset-2 text-ink-muted transition-colors hover:text-ink',
              'data-[state=active]:border-accent data-[state=active]:text-ink',
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-sm bg-neutral-soft px-1.5 text-xs text-on-neutral-soft tabular-nums">
                {numberText(tab.count)}
              </span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  )
}

/** The content of one tab. */
export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  return (
    <Primitive.Content value={value} className={cx('rounded-sm pt-4', className)}>
      {children}
    </Primitive.Content>
  )
}
