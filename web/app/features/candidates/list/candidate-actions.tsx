import { Bookmark, Ellipsis, FileSearch, Keyboard, RefreshCw } from 'lucide-react'
import { Menu, MenuItem } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { useIsWideList } from '#web/app/ui/list/list-head.tsx'
import type { ListDialog } from './list-dialogs.tsx'

type CandidateActionsProps = {
  onOpen: (dialog: ListDialog) => void
  onRefresh: () => void
  isRefreshing: boolean
  onShortcuts: () => void
}

/** Actions for the list itself. On a narrow screen everything is in one menu. */
export function CandidateActions({ onOpen, onRefresh, isRefreshing, onShortcuts }: CandidateActionsProps) {
  const isWide = useIsWideList()
  const own = [
    { label: 'Search résumés', icon: FileSearch, onSelect: () => onOpen('resumes') },
    { label: 'Saved views', icon: Bookmark, onSelect: () => onOpen('views') },
  ] as const
  return (
    <>
      {isWide
        ? own.map(({ label, icon, onSelect }) => (
            <IconButton key={label} icon={icon} label={label} aria-haspopup="dialog" onClick={onSelect} />
          ))
        : null}
      <Menu trigger={<IconButton icon={Ellipsis} label="More" isBusy={isRefreshing} />}>
        {isWide
          ? null
          : own.map(({ label, icon, onSelect }) => (
              <MenuItem key={label} icon={icon} onSelect={onSelect}>
                {label}
              </MenuItem>
            ))}
        <MenuItem icon={RefreshCw} onSelect={onRefresh}>
          Refresh
        </MenuItem>
        <MenuItem icon={Keyboard} aria-keyshortcuts="?" onSelect={onShortcuts}>
          Keyboard shortcuts
        </MenuItem>
      </Menu>
    </>
  )
}
