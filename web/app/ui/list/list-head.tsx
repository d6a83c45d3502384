import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { useMedia } from '#web/app/lib/use-media.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { QuickFilters, type QuickFiltersProps } from './quick-filters.tsx'

const FilterSheet = lazyNamed(() => import('./filter-sheet.tsx'), 'FilterSheet')

/** Lists are tables from here on, and cards below. */
export const wideList = '(width >= 75rem)'
export const useIsWideList = () => useMedia(wideList)
const phone = '(width < 40rem)'

/** For the header cells of a table under a `ListHead`: they stay below its first line while the list scrolls. */
export const belowListHead = 'top-28!'

/** A control that filters or sorts a list. `width` is its class in the head of a wide screen. */
export type ListControl = { label: string; width: string; control: ReactNode }

export type ListHeadProps = {
  title: string
  /** Purpose of the list, in a few words. */
  about?: ReactNode
  /** Number of rows: "160 candidates". Announced as it changes. */
  total?: ReactNode
  /** An action about the rows that are shown, after their number. */
  note?: ReactNode
  /** Downloads the list: a `CsvLink`. */
  csv?: ReactNode
  search?: ReactNode
  /** Groups with their counts. */
  quick?: QuickFiltersProps
  filters?: readonly ListControl[]
  /** More filters, which have a button of their own on a wide screen. */
  moreFilters?: ReactNode
  /** Number of filters that are set, without the search words. */
  activeCount?: number
  /** Number of these that are in `moreFilters`. */
  moreCount?: number
  /** Given while anything is set. */
  onClear?: (() => void) | undefined
  /** Choice of layout. On a phone it is in the sheet of filters. */
  layout?: ReactNode
  actions?: ReactNode
  /** Filters that only an address can set, each with a button to remove it. */
  chips?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

/**
 * The head of every list: what it is and how many there are, search and filters, each of them once. On a wide screen it is
 * at most two lines, of which the first stays in view; below, all filters are in a sheet behind one button.
 */
export function ListHead(props: ListHeadProps) {
  return useIsWideList() ? <WideHead {...props} /> : <NarrowHead {...props} />
}

function WideHead(props: ListHeadProps) {
  const { title, search, quick, filters = [], moreFilters, moreCount = 0, onClear, layout, actions, chips } = props
  const [isOpen, setIsOpen] = useState(moreCount > 0)
  const panelId = useId()
  const clear = onClear ? <ClearAll onClear={onClear} /> : null
  return (
    <>
      <div className="sticky top-14 z-10 -mx-6 -mt-3 flex h-14 shrink-0 items-center gap-4 bg-paper px-6">
        <Heading {...props} />
        <search aria-label={title} className="flex min-w-0 items-center gap-2">
          {search ? <div className="w-96 min-w-36">{search}</div> : null}
          {filters.map(({ label, width, control }) => (
            <div key={label} className={width}>
              {control}
            </div>
          ))}
          {moreFilters ? (
            <FiltersButton count={moreCount} isOpen={isOpen} controls={panelId} onClick={() => setIsOpen(!isOpen)} />
          ) : null}
          {quick ? null : clear}
        </search>
        {actions || layout ? (
          <div className="flex shrink-0 items-center gap-1">
            {actions}
            {layout}
          </div>
        ) : null}
      </div>
      {quick || chips ? (
        <div className="flex items-center gap-2 pb-1.5">
          {chips}
          {quick ? <QuickFilters {...quick} /> : null}
          {quick ? clear : null}
        </div>
      ) : null}
      {moreFilters ? (
        <div id={panelId} hidden={!isOpen} className="mb-3 rounded-lg border border-rule bg-paper-raised p-4">
          {isOpen ? moreFilters : null}
        </div>
      ) : null}
    </>
  )
}

function NarrowHead(props: ListHeadProps) {
  const { title, search, quick, filters = [], moreFilters, activeCount = 0, layout, actions, chips } = props
  const isPhone = useMedia(phone)
  const [isOpen, setIsOpen] = useState(false)
  const hasSheet = quick !== undefined || filters.length > 0 || moreFilters !== undefined
  const close = () => setIsOpen(false)
  return (
    <div className="-mt-2 flex flex-col gap-2 pb-2">
      <div className="flex items-center gap-2">
        <Heading {...props} />
        <div className="flex shrink-0 items-center gap-1">
          {actions}
          {isPhone ? null : layout}
        </div>
      </div>
      {search || hasSheet ? (
        <search aria-label={title} className="flex items-center gap-2">
          {search ? <div className="min-w-0 grow">{search}</div> : null}
          {hasSheet ? <FiltersButton count={activeCount} onClick={() => setIsOpen(true)} /> : null}
        </search>
      ) : null}
      {chips}
      {isOpen ? (
        <LazyPart as="dialog" title="Filters" onClose={close}>
          <FilterSheet {...props} layout={isPhone ? layout : undefined} onClose={close} />
        </LazyPart>
      ) : null}
    </div>
  )
}

/** The name of the list over its number of rows; what the list is for gives way when there is no room. */
function Heading({ title, about, total, note, csv, headingRef }: ListHeadProps) {
  return (
    <div className="min-w-32 grow basis-0 min-[75rem]:min-w-80">
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="truncate text-2xl leading-8 focus-visible:outline-none max-sm:text-xl max-sm:leading-7"
      >
        {title}
      </h1>
      <div className="flex h-4 items-center gap-x-1.5 text-xs whitespace-nowrap text-ink-muted">
        {total === undefined ? null : <output className="max-w-full shrink-0 truncate empty:-mr-1.5">{total}</output>}
        {note}
        {csv}
        {about && (total || csv) ? (
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
        ) : null}
        {about ? <div className={cx('min-w-0 truncate', Boolean(total) && 'max-sm:sr-only')}>{about}</div> : null}
      </div>
    </div>
  )
}

function ClearAll({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="quiet" size="sm" onClick={onClear}>
      Clear All
    </Button>
  )
}

type FiltersButtonProps = { count: number; isOpen?: boolean; controls?: string; onClick: () => void }

/** Opens the panel of filters on a wide screen, the sheet on others; says how many are set. */
function FiltersButton({ count, isOpen, controls, onClick }: FiltersButtonProps) {
  return (
    <Button
      {...(controls
        ? { 'aria-expanded': isOpen ?? false, 'aria-controls': controls }
        : { 'aria-haspopup': 'dialog' as const })}
      onPointerEnter={controls ? undefined : FilterSheet.preload}
      onClick={onClick}
    >
      <SlidersHorizontal aria-hidden className="size-4" />
      Filters{count > 0 ? ` (${count})` : ''}
    </Button>
  )
}
