import { Tabs as Primitive } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { numberText } from '#contract/domain/number-text.ts'
import { cx } from './cx.ts'

export type Tab<Value extends string = string> = {
  value: Value
  label: string
  /** Number of items in the tab; null while it is unknown. Its place is reserved then, so that the tabs don't move. */
  count?: number | null
}

type TabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Names the group of tabs: "Candidate". */
  label: string
  /** For a narrow column. */
  isDense?: boolean
  /** On a wide screen: a line of 36 pixels, for the head of a list. */
  isLow?: boolean
  /** Called after a tab was selected by mouse, pen or finger, not by keyboard. */
  onTabClick?: (value: Value) => void
  /** `TabPanel`s. */
  children: ReactNode
  className?: string
}

/** Tabs for the views of one record. The arrow keys move between them; on a narrow screen the row scrolls sideways. */
export function Tabs<Value extends string>({
  tabs,
  value,
  onValueChange,
  isDense = false,
  isLow = false,
  onTabClick,
  label,
  children,
  className,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector<HTMLElement>(`[role=tab][id$="-trigger-${value}"]`)
    // Sideways alone: the page around stays where it is.
    if (row && open) row.scrollTo({ left: open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2 })
  }, [value])
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      className={cx('min-w-0', className)}
    >
      <Primitive.List
        ref={list}
        aria-label={label}
        className={cx('flex shrink-0 overflow-x-auto border-b border-rule', isDense ? 'px-3' : 'gap-1')}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            // A key press counts as a click without a position.
            onClick={(event) => event.detail > 0 && onTabClick?.(tab.value)}
            className={cx(
              'inline-flex h-row shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-transparent text-sm font-medium',
              '-outline-offset-2 text-ink-muted transition-colors hover:text-ink',
              'data-[state=active]:border-accent data-[state=active]:text-ink',
              isDense ? 'px-2' : 'px-3',
              isLow && 'min-[75rem]:h-9',
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span
                className={cx(
                  'min-w-5 rounded-sm bg-neutral-soft px-1 text-center text-xs text-on-neutral-soft tabular-nums',
                  tab.count === null && 'invisible',
                )}
              >
                {numberText(tab.count ?? 0)}
              </span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  )
}

type TabPanelProps = {
  value: string
  children: ReactNode
  className?: string
  /** Hides the content while another tab is open, instead of removing it with what was typed. */
  isKept?: boolean
}

/** The content of one tab. */
export function TabPanel({ value, children, className, isKept = false }: TabPanelProps) {
  return (
    <Primitive.Content
      value={value}
      {...(isKept ? { forceMount: true } : {})}
      className={cx('rounded-sm pt-4', isKept && 'data-[state=inactive]:hidden', className)}
    >
      {children}
    </Primitive.Content>
  )
}
