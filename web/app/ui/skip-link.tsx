type SkipLinkProps = { targetId?: string; children?: string }

/** The first link of a page: skips the navigation, and is visible only when focused. */
export function SkipLink({ targetId = 'main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-action px-4 py-2.5 text-sm font-medium text-on-action focus-visible:translate-y-0"
    >
      {children}
    </a>
  )
}
