import type { InquiryTopic } from '#contract/domain/inquiries.ts'
import { InquiryForm } from './inquiry-form.tsx'

type Props = {
  topic: InquiryTopic
  /** The line that opens the form. */ summary: string
  /** Label of the message. */ ask: string
}

/** The inquiry form of one audience, folded into one line of its section. Opens without JavaScript. */
export const AskInConfidence = ({ topic, summary, ask }: Props) => (
  <details className="ask">
    <summary>
      <span className="button primary">{summary}</span>
    </summary>
    <InquiryForm topic={topic} ask={ask} />
  </details>
)
