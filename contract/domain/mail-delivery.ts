/** Delivery states of an email, as recruiters see them. */
export const mailDeliveries = ['queued', 'sent', 'delivered', 'bounced', 'failed', 'not_sent', 'canceled'] as const
export type MailDelivery = (typeof mailDeliveries)[number]

export const mailDeliveryLabels = {
  queued: 'Queued',
  sent: 'Sent',
  delivered: 'Delivered',
  bounced: 'Bounced',
  failed: 'Failed',
  not_sent: 'Not sent',
  canceled: 'Canceled',
} as const satisfies Record<MailDelivery, string>

/** Begins the reason of an email that was held back on purpose: no mail service, or its address bounced before. */
export const notSentMark = 'Not sent: '

/** The delivery of a stored email. `sent` means that the service took it; only the service's report makes it `delivered`. */
export function mailDelivery(mail: {
  state: 'queued' | 'sent' | 'failed' | 'kept' | 'canceled'
  reason: string | null
  bouncedAt: Date | null
  deliveredAt: Date | null
}): MailDelivery {
  if (mail.bouncedAt) return 'bounced'
  if (mail.state === 'queued' || mail.state === 'canceled') return mail.state
  if (mail.state === 'kept' || mail.reason?.startsWith(notSentMark)) return 'not_sent'
  if (mail.state === 'failed') return 'failed'
  return mail.deliveredAt ? 'delivered' : 'sent'
}
