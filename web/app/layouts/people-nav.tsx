import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { cx } from '#web/app/ui/cx.ts'

const links = [
  { label: 'Admin', to: paths.admin, here: [] as readonly string[] },
  { label: 'People Search', to: paths.peopleSearch, here: [paths.peopleSearch, paths.adminPeopleSearch] },
  { label: 'Search History', to: paths.searchHistory, here: [paths.searchHistory] },
  { label: 'Do Not Contact', to: paths.doNotContact, here: [paths.doNotContact] },
] as const

/** Links between the screens about people. */
export function PeopleNav() {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen: scroll the current link into view.
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current=page]')
    if (!nav.current || !here) return
    const [row, link] = [nav.current.getBoundingClientRect(), here.getBoundingClientRect()]
    if (link.right > row.right) nav.current.scrollLeft += link.right - row.right
  }, [])
  return (
    <nav ref={nav} aria-label="People search" className="-mt-4 mb-3 flex gap-1 overflow-x-auto border-b border-rule">
      {links.map(({ label, to, here }) => {
        const isHere = (here as readonly string[]).includes(pathname)
        return (
          <Link
            key={label}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={cx(
              'flex h-row shrink-0 items-center border-b-2 px-3 text-sm font-medium no-underline -outline-offset-4 transition-colors',
              isHere ? 'border-accent text-accent' : 'border-transparent text-ink-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
