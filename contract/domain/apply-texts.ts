/** Use of the data, shown where an application is submitted. The link to the privacy page follows it. */
export const applyPrivacyText = (brandName: string): string =>
  `We use your application to place you. Only recruiters at ${brandName} can open it, and we talk to you before we share it with a firm.`

/** Steps that an applicant can expect after submitting, in order. */
export const stepsAfterApplying: readonly { when: string; what: string }[] = [
  {
    when: 'Today',
    what: 'Check your inbox. The confirmation email has a private link to your status page, where you can follow your application or withdraw it.',
  },
  {
    when: 'Usually within two business days',
    what: 'A recruiter reviews your application and replies to you by email.',
  },
  {
    when: 'Before we contact the firm',
    what: 'We talk with you about the position. We don’t share your name without your consent.',
  },
]
