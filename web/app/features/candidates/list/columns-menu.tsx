import { Columns3Cog } from 'lucide-react'
import { Button } from '#web/app/ui/button.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { Popover } from '#web/app/ui/popover.tsx'
import { columnLabels, type TableColumns } from './table-columns.ts'

/** Chooses the columns of the table. */
export function ColumnsMenu({ columns: { all, chosen, shown, choose, reset } }: { columns: TableColumns }) {
  return (
    <Popover label="Columns" align="end" trigger={<IconButton icon={Columns3Cog} label="Columns" />}>
      <fieldset>
        <legend className="mb-1 font-medium">Columns</legend>
        {all.map((name) => (
          <Checkbox
            key={name}
            label={
              <>
                {columnLabels[name]}
                {chosen.includes(name) && !shown.includes(name) ? (
                  <span className="block text-xs text-ink-muted">Needs a wider window, or fewer columns</span>
                ) : null}
              </>
            }
            checked={chosen.includes(name)}
            onCheckedChange={(isShown) => choose(name, isShown)}
          />
        ))}
      </fieldset>
      <Button size="sm" className="mt-2" disabled={chosen.length === all.length} onClick={reset}>
        Show all
      </Button>
    </Popover>
  )
}
