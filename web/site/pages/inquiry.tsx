import { InquiryForm, type InquiryValues } from '#web/site/components/inquiry-form.tsx'

type Props = {
  values?: InquiryValues
  problems?: Record<string, string>
  /** Why the whole form was refused, though its fields are fine. */
  refusal?: string
}

/** The inquiry form as a page of its own: for links to it, and for browsers without JavaScript when a field needs attention. */
export const InquiryPage = ({ values = {}, problems = {}, refusal }: Props) => {
  const hasProblems = Object.keys(problems).length > 0
  return (
    <div className="page">
      <h1>{titleOf(hasProblems, refusal)}</h1>
      {refusal === undefined ? null : <p role="alert">{refusal}</p>}
      <p className="lead">
        {hasProblems || refusal !== undefined
          ? 'Nothing was sent yet, and nothing you typed is lost.'
          : 'Tell us how to reach you. No account, and nothing is passed on without your consent.'}
      </p>
      <InquiryForm ask="Your message" values={values} problems={problems} />
    </div>
  )
}

function titleOf(hasProblems: boolean, refusal: string | undefined): string {
  if (refusal !== undefined) return 'Your message wasn’t sent'
  return hasProblems ? 'Please check your message' : 'Write to us in confidence'
}
