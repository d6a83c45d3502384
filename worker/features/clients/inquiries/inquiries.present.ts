import type { InquiryItem } from '#contract/api/clients/inquiries.ts'
import type { Inquiry } from './inquiries.repo.ts'

export const presentInquiry = (row: Inquiry): InquiryItem => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  topic: row.topic,
  message: row.message,
  status: row.status,
  note: row.note,
  assignee: row.assignee,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
