import { Button } from '#web/app/ui/button.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import type { ListHeadProps } from './list-head.tsx'
import { QuickFilters } from './quick-filters.tsx'

type FilterSheetProps = Pick<ListHeadProps, 'quick' | 'filters' | 'moreFilters' | 'layout' | 'onClear' | 'total'> & {
  onClose: () => void
}

/** The filters of a list on a narrow screen. They take effect at once, behind the sheet. */
export function FilterSheet({ quick, filters = [], moreFilters, layout, onClear, total, onClose }: FilterSheetProps) {
  return (
    <ViewDialog
      onClose={onClose}
      title="Filters"
      footer={
        <>
          {onClear ? <Button onClick={onClear}>Clear All</Button> : null}
          <Button variant="primary" onClick={onClose}>
            {typeof total === 'string' && total !== '' ? `Show ${total.split(' · ', 1)[0]}` : 'Show results'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {quick ? <QuickFilters {...quick} isWrapped /> : null}
        {filters.map(({ label, control }) => (
          <div key={label} className="flex flex-col gap-1">
            {/* The control has the label as its name. */}
            <span aria-hidden className="text-sm font-medium">
              {label}
            </span>
            {control}
          </div>
        ))}
        {moreFilters}
        {layout ? <div className="self-start">{layout}</div> : null}
      </div>
    </ViewDialog>
  )
}
