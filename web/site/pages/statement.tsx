import type { ReactNode } from 'react'
import { callTo, mailTo, type SiteView } from '#web/site/site-view.ts'

type Part = { title: string; id?: string; text: ReactNode }

export type Statement = {
  path: string
  title: string
  description: string
  lead: (view: SiteView) => string
  parts: (view: SiteView) => readonly Part[]
}

/** The agency's address as a link that writes to it. */
export const Mail = ({ view, subject }: { view: SiteView; subject: string }) => (
  <a href={mailTo(view.brand, subject)}>{view.brand.brandEmail}</a>
)

/** "When you browse" as the id "when-you-browse". */
const idOf = ({ id, title }: Part): string => id ?? title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** A page of one statement, with its contents and how to reach us beside it on a wide screen. */
export const StatementPage = ({ view, statement }: { view: SiteView; statement: Statement }) => {
  const parts = statement.parts(view)
  return (
    <div className="page prose statement">
      <h1>{statement.title}</h1>
      <p className="lead">{statement.lead(view)}</p>
      <div className="columns">
        <aside>
          <nav aria-label="On this page">
            <p>On this page</p>
            <ul>
              {parts.map((part) => (
                <li key={part.title}>
                  <a href={`#${idOf(part)}`}>{part.title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <address>
            <p>Questions?</p>
            <a href="/inquiry">Write to us in confidence</a>
            {view.brand.brandPhone && <a href={callTo(view.brand)}>{view.brand.brandPhone}</a>}
          </address>
        </aside>
        <div>
          {parts.map((part) => (
            <section key={part.title} aria-labelledby={idOf(part)}>
              <h2 id={idOf(part)}>{part.title}</h2>
              {part.text}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
