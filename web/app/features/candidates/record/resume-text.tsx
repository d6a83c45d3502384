import { Fragment } from 'react'
import { cx } from '#web/app/ui/cx.ts'
import type { Find } from './use-find.ts'

type ResumeTextProps = { text: string; find: Find; isPane: boolean }

/** The text of a résumé. Marks the words found and scrolls to the current hit. */
export function ResumeText({ text, find: { hits, at }, isPane }: ResumeTextProps) {
  return (
    <section
      aria-label="Text of the résumé"
      // Focusable by Tab, so that the arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      {...(isPane ? { tabIndex: 0 } : {})}
      className={cx(
        'rounded-sm border border-rule bg-paper px-5 py-4 text-sm leading-relaxed',
        isPane && 'min-h-0 grow overflow-y-auto -outline-offset-2',
      )}
    >
      <p className="max-w-[80ch] wrap-anywhere whitespace-pre-wrap">
        {hits.map(([start, end], index) => (
          <Fragment key={start}>
            {text.slice(hits[index - 1]?.[1] ?? 0, start)}
            <mark
              ref={index === at ? bringIntoSight : null}
              {...(index === at ? { 'aria-current': true } : {})}
              className={cx(
                'scroll-my-24 rounded-xs',
                index === at ? 'bg-action text-on-action' : 'bg-brass-soft text-on-brass-soft',
              )}
            >
              {text.slice(start, end)}
            </mark>
          </Fragment>
        ))}
        {text.slice(hits.at(-1)?.[1] ?? 0)}
      </p>
    </section>
  )
}

/** Called for each hit that becomes the current one. */
const bringIntoSight = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest' })
