import { format, isValid, parse } from 'date-fns'
import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ChoiceTrigger } from './choice-trigger.tsx'
import { floatingSurface } from './control-class.ts'
import { cx } from './cx.ts'

const isoDay = 'yyyy-MM-dd'

function toDate(day: string): Date | undefined {
  const date = parse(day, isoDay, new Date(2000, 0, 1))
  return isValid(date) ? date : undefined
}

type CalendarProps = {
  /** A calendar day without a time zone, `2026-11-21`, or empty. */
  value: string
  onValueChange: (day: string) => void
  /** The first and last selectable day, both included. */
  minDay?: string | undefined
  maxDay?: string | undefined
}

const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronUp, down: ChevronDown }
function Chevron({ orientation = 'left' }: { orientation?: keyof typeof chevrons }) {
  const Icon = chevrons[orientation]
  return <Icon aria-hidden className="size-4" />
}

const turnPage = cx(
  'inline-flex size-9 cursor-pointer items-center justify-center rounded-md text-ink-muted hover:bg-paper-sunk hover:text-ink',
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-40 max-sm:size-11 pointer-coarse:size-11',
)

/** A month of days. Arrow keys move by day, Page Up and Page Down by month. */
export function Calendar({ value, onValueChange, minDay, maxDay }: CalendarProps) {
  const selected = toDate(value)
  const first = minDay ? toDate(minDay) : undefined
  const last = maxDay ? toDate(maxDay) : undefined
  const shownFirst = selected ?? first
  return (
    <DayPicker
      mode="single"
      labels={{ labelNav: () => 'Months' }}
      showOutsideDays
      selected={selected}
      onSelect={(day) => day && onValueChange(format(day, isoDay))}
      {...(shownFirst ? { defaultMonth: shownFirst } : {})}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      components={{ Chevron }}
      classNames={{
        root: 'w-fit text-sm',
        months: 'relative',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: turnPage,
        button_next: turnPage,
        month_caption: 'flex h-9 items-center justify-center max-sm:h-11 pointer-coarse:h-11',
        caption_label: 'font-serif text-base font-medium',
        month_grid: 'mt-1 border-collapse',
        weekday: 'size-9 text-xs font-medium text-ink-muted max-sm:size-11',
        day: 'group p-0 text-center',
        day_button: cx(
          'size-9 cursor-pointer rounded-md tabular-nums hover:bg-paper-sunk max-sm:size-11 pointer-coarse:size-11',
          'group-data-[outside]:text-ink-faint group-data-[today]:font-semibold group-data-[today]:underline',
          'disabled:cursor-not-allowed disabled:text-ink-faint disabled:line-through disabled:hover:bg-transparent',
          'group-aria-selected:bg-action group-aria-selected:text-on-action group-aria-selected:hover:bg-action-hover',
          'group-aria-selected:hover:text-on-action-hover',
        ),
      }}
    />
  )
}

type DatePickerProps = CalendarProps & {
  /** Names the calendar: "Interview date". */
  label: string
  placeholder?: string
  isDisabled?: boolean
}

/** A calendar day, picked from a calendar that opens below. */
export function DatePicker({
  label,
  value,
  onValueChange,
  placeholder = 'Choose a date',
  isDisabled = false,
  ...range
}: DatePickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const date = toDate(value)
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <ChoiceTrigger
          aria-label={label}
          disabled={isDisabled}
          text={date ? format(date, 'EEEE, MMMM d, yyyy') : placeholder}
          isPlaceholder={!date}
        >
          <CalendarDays aria-hidden className="size-4 shrink-0 text-ink-muted" />
        </ChoiceTrigger>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={4}
          aria-label={label}
          className={cx(floatingSurface, 'p-2')}
        >
          <Calendar
            value={value}
            {...range}
            onValueChange={(day) => {
              onValueChange(day)
              setIsOpen(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
