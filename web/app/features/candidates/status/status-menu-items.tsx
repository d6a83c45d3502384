import { pipelineColumns, statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { MenuGroup, MenuItem, MenuLabel } from '#web/app/ui/dropdown-menu.tsx'

type StatusMenuItemsProps = {
  /** The status it has now, which is left out. */
  current?: string
  onChoose: (status: ApplicationStatus) => void
}

/** Every status of the pipeline under the name of its group, for "Move to…". */
export function StatusMenuItems({ current, onChoose }: StatusMenuItemsProps) {
  return pipelineColumns.map(({ key, label, statuses }) => {
    const others = (statuses as readonly ApplicationStatus[]).filter((status) => status !== current)
    if (others.length === 0) return null
    const own = (status: ApplicationStatus) => statusLabel(status, brandName())
    const isAlone = statuses.length === 1 && own(statuses[0]) === label
    return (
      <MenuGroup key={key} label={label}>
        {isAlone ? null : <MenuLabel>{label}</MenuLabel>}
        {others.map((status) => (
          <MenuItem key={status} onSelect={() => onChoose(status)}>
            {own(status)}
          </MenuItem>
        ))}
      </MenuGroup>
    )
  })
}
