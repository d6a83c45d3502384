import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Target of links to the section. */ id?: string
  children: ReactNode
}

/** A section of the landing page: its heading in the margin where there is one, its text in the column beside it. */
export const LandingSection = ({ title, id, children }: Props) => (
  <section className="page article" id={id}>
    <h2>{title}</h2>
    <div className="column">{children}</div>
  </section>
)

type TermsProps = { terms: readonly (readonly [name: string, text: string])[] }

/** Terms with their explanations, as in a glossary. */
export const Terms = ({ terms }: TermsProps) => (
  <dl className="terms">
    {terms.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

type DatedStepsProps = { steps: readonly (readonly [when: string, what: string, text: string])[] }

/** Steps in order, each with the day it happens. */
export const DatedSteps = ({ steps }: DatedStepsProps) => (
  <ol className="dated">
    {steps.map(([when, what, text]) => (
      <li key={what}>
        <p className="when">{when}</p>
        <div>
          <h3>{what}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
