import { ChevronDown, Menu as MenuIcon, Search } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { CurrentUser } from '#contract/api/identity/auth.ts'
import { roleAccessLabels, roleLabels } from '#contract/domain/roles.ts'
import { useLogOut } from '#web/app/features/identity/auth/use-log-out.ts'
import { showFeedback } from '#web/app/lib/feedback-store.ts'
import { NotificationBell } from '#web/app/features/identity/notifications/notification-bell.tsx'
import { showWindow } from '#web/app/lib/palette-store.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { cx } from '#web/app/ui/cx.ts'
import { Kbd } from '#web/app/ui/kbd.tsx'
import { Menu, MenuGroup, MenuItem, MenuLabel, MenuSeparator } from '#web/app/ui/dropdown-menu.tsx'
import { Logo } from './logo.tsx'
import { isCurrent, topMenus, userMenuLinks, type MenuEntry, type MenuLink } from './staff-menus.ts'

type StaffHeaderProps = { user: CurrentUser }

const quietButton = cx(buttonClass({ variant: 'quiet' }), 'px-3')

/** Logo, the menus of the role, and the user's own menu. On a phone everything is in one menu. */
export function StaffHeader({ user }: StaffHeaderProps) {
  const menus = topMenus(user.role)
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper">
      <div className="flex h-14 items-center gap-4 px-6 max-sm:gap-1 max-sm:px-4">
        <Link
          to={paths.admin}
          className="flex min-h-11 min-w-0 items-center rounded-sm no-underline min-[72rem]:max-w-72 min-[72rem]:shrink-0"
        >
          <Logo className="truncate max-sm:text-lg" />
        </Link>
        <nav aria-label="Main" className="flex h-full shrink-0 items-stretch whitespace-nowrap max-[72rem]:hidden">
          {menus.map((entry) => (
            <TopEntry key={entry.label} entry={entry} />
          ))}
        </nav>
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => showWindow('palette')}
          className={cx(quietButton, 'ml-auto shrink-0 text-ink-muted')}
        >
          <Search aria-hidden className="size-4" />
          <span className="max-[88rem]:sr-only">Search</span>
          <span aria-hidden className="max-[88rem]:hidden">
            <Kbd>Ctrl K</Kbd>
          </span>
        </button>
        <NotificationBell />
        <div className="-ml-4 min-w-0 max-[72rem]:hidden">
          <Menu
            trigger={
              // The email address shrinks first; the menu shows it in full.
              <button type="button" aria-label={user.email} className={cx(quietButton, 'max-w-full min-w-0')}>
                <span className="max-w-56 truncate">{user.email}</span>
                <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
              </button>
            }
          >
            <UserEntries user={user} links={userMenuLinks(user.role)} />
          </Menu>
        </div>
        <div className="min-[72rem]:hidden">
          <Menu
            trigger={
              <button type="button" className={quietButton}>
                <MenuIcon aria-hidden className="size-4" />
                Menu
              </button>
            }
          >
            <div className="w-[calc(100vw-1.625rem)] max-w-96">
              <PhoneEntries menus={menus} own={userMenuLinks(user.role)} />
              <MenuSeparator />
              <UserEntries user={user} links={[]} isWide />
            </div>
          </Menu>
        </div>
      </div>
    </header>
  )
}

function TopEntry({ entry }: { entry: MenuEntry }) {
  const location = useLocation()
  const frame = 'flex items-center border-b-2 transition-colors'
  if ('links' in entry) {
    const isHere = entry.links.some((link) => isCurrent(link, location))
    return (
      <div className={cx(frame, isHere ? 'border-accent' : 'border-transparent')}>
        <Menu
          align="start"
          trigger={
            <button type="button" className={cx(quietButton, isHere && 'text-accent')}>
              {entry.label}
              <ChevronDown aria-hidden className="size-4 text-ink-muted" />
            </button>
          }
        >
          {entry.links.map((link) => (
            <LinkEntry key={link.label} link={link} />
          ))}
        </Menu>
      </div>
    )
  }
  const look = cx(frame, 'px-3 text-sm font-medium no-underline -outline-offset-4')
  const isHere = isCurrent(entry, location)
  if (entry.isNewTab) {
    return (
      <a
        href={entry.to}
        target="_blank"
        rel="noreferrer"
        className={cx(look, 'border-transparent text-ink hover:text-accent')}
      >
        {entry.label}
        <NewTab />
      </a>
    )
  }
  return (
    <Link
      to={entry.to}
      aria-current={isHere ? 'page' : undefined}
      className={cx(look, isHere ? 'border-accent text-accent' : 'border-transparent text-ink hover:text-accent')}
    >
      {entry.label}
    </Link>
  )
}

type PhoneEntriesProps = { menus: readonly MenuEntry[]; own: readonly MenuLink[] }

/** All places, under the headings of the desktop's menus and in columns, so that a phone shows them at once. */
function PhoneEntries({ menus, own }: PhoneEntriesProps) {
  const single = menus.flatMap((entry) => ('links' in entry ? [] : [entry]))
  const named = new Set(single.map(({ to }) => to))
  const groups = [
    { label: 'Main', isHidden: true, links: [...single, ...own.filter(({ to }) => !named.has(to))] },
    ...menus.flatMap((entry) => ('links' in entry ? [{ ...entry, isHidden: false }] : [])),
  ]
  return groups.map(({ label, isHidden, links }) => (
    <MenuGroup key={label} label={label}>
      {isHidden ? null : <MenuLabel>{label}</MenuLabel>}
      <div className={cx('grid', links.length === 3 ? 'grid-cols-3' : 'grid-cols-2')}>
        {links.map((link) => (
          <LinkEntry key={link.label} link={link} />
        ))}
      </div>
    </MenuGroup>
  ))
}

function LinkEntry({ link }: { link: MenuLink }) {
  const isHere = isCurrent(link, useLocation())
  return (
    <MenuItem asChild>
      {link.isNewTab ? (
        <a href={link.to} target="_blank" rel="noreferrer">
          {link.label}
          <NewTab />
        </a>
      ) : (
        <Link to={link.to} aria-current={isHere ? 'page' : undefined}>
          {link.label}
        </Link>
      )}
    </MenuItem>
  )
}

function NewTab() {
  return <span className="sr-only"> (opens in a new tab)</span>
}

type UserEntriesProps = StaffHeaderProps & {
  links: readonly MenuLink[]
  /** True where two entries fit into a row. */
  isWide?: boolean
}

function UserEntries({ user, links, isWide = false }: UserEntriesProps) {
  const { logOut, isLoggingOut } = useLogOut()
  return (
    <>
      <MenuLabel>
        <span className="block text-sm text-ink">{user.name}</span>
        <span className="block wrap-anywhere">{user.email}</span>
        {roleLabels[user.role]} · {roleAccessLabels[user.role]}
      </MenuLabel>
      <MenuSeparator />
      <div className={isWide ? 'grid grid-cols-2' : undefined}>
        {links.map((link) => (
          <LinkEntry key={link.label} link={link} />
        ))}
        <MenuItem onSelect={() => showFeedback(true)}>Send feedback</MenuItem>
        <MenuItem
          disabled={isLoggingOut}
          onSelect={(event) => {
            // The menu stays open, so that its entry can show the progress.
            event.preventDefault()
            logOut()
          }}
        >
          {isLoggingOut ? 'Logging out...' : 'Logout'}
        </MenuItem>
      </div>
    </>
  )
}
