import type { CandidateColumn } from '#contract/domain/preferences.ts'
import { usePreferences } from '#web/app/features/identity/auth/use-preferences.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { columnLabels, type TableColumns } from './table-columns.ts'

/** The columns of the table, each to show or hide. */
export function ChosenColumns({ columns: { all, chosen, shown } }: { columns: TableColumns }) {
  const { mutate } = usePreferences()
  const choose = (name: CandidateColumn, isShown: boolean) =>
    mutate(({ hiddenColumns }) => ({
      hiddenColumns: isShown ? hiddenColumns.filter((one) => one !== name) : [...hiddenColumns, name],
    }))
  return (
    <>
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
      <Button
        size="sm"
        className="mt-2"
        disabled={chosen.length === all.length}
        onClick={() => mutate(() => ({ hiddenColumns: [] }))}
      >
        Show all
      </Button>
    </>
  )
}
