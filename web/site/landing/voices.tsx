import type { SiteQuestion, Testimonial } from '#contract/domain/site-content.ts'
import { LandingSection } from './section.tsx'

/** Quotes from clients and candidates. Nothing without testimonials. */
export const Testimonials = ({ items }: { items: readonly Testimonial[] }) =>
  items.length > 0 && (
    <LandingSection title="What people say">
      <ul className="voices">
        {items.map(({ quote, attribution }) => (
          <li key={quote}>
            <figure>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>{attribution}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </LandingSection>
  )

/** Questions that fold open. Nothing without questions. */
export const Questions = ({ items }: { items: readonly SiteQuestion[] }) =>
  items.length > 0 && (
    <LandingSection title="Questions" id="faq">
      <div className="questions">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            {answer.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </LandingSection>
  )
