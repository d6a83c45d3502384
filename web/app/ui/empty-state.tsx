import type { ReactNode } from 'react'

type StateProps = {
  title: string
  /** The next step for the user. */
  text?: ReactNode
  action?: ReactNode
  /** Level of the heading on its page. */
  level?: 2 | 3
}

/** An empty list, with the next step for the user. */
export function EmptyState({ title, text, action, level = 2 }: StateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-12 text-center">
      <Heading className="text-xl">{title}</Heading>
      {text ? <div className="text-sm text-pretty text-ink-muted">{text}</div> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
