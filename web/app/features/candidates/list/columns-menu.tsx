import { Columns3Cog } from 'lucide-react'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { Popover } from '#web/app/ui/popover.tsx'
import type { TableColumns } from './table-columns.ts'

const ChosenColumns = lazyNamed(() => import('./chosen-columns.tsx'), 'ChosenColumns')

/** Chooses the columns of the table. */
export function ColumnsMenu({ columns }: { columns: TableColumns }) {
  return (
    <Popover label="Columns" align="end" trigger={<IconButton icon={Columns3Cog} label="Columns" />}>
      <LazyPart as="section" title="Columns" fallback={<div className="h-80 w-48" />}>
        <ChosenColumns columns={columns} />
      </LazyPart>
    </Popover>
  )
}
