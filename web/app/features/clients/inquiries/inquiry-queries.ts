import type { InfiniteData } from '@tanstack/react-query'
import { inquiriesApi, type InquiryItem } from '#contract/api/clients/inquiries.ts'
import { inquiryStatuses, inquiryTopics, type InquiryStatus, type InquiryTopic } from '#contract/domain/inquiries.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { queryKey } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

const inquiriesAPage = 25

export type ShownInquiries = { status?: InquiryStatus; topic?: InquiryTopic; assignee?: number | 'none' }

/** Reads the filters of an address; unknown values are left out. */
export function readInquiryFilter(params: URLSearchParams): ShownInquiries {
  const status = inquiryStatuses.find((each) => each === params.get('status'))
  const topic = inquiryTopics.find((each) => each === params.get('topic'))
  const asked = params.get('assignee') ?? ''
  const assignee = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined
  return {
    ...(status ? { status } : {}),
    ...(topic ? { topic } : {}),
    ...(asked === 'none' ? { assignee: 'none' as const } : {}),
    ...(assignee === undefined ? {} : { assignee }),
  }
}

export const inquiryPages = (filter: ShownInquiries) =>
  readPages(inquiriesApi.page, { ...filter, limit: inquiriesAPage })

type InquiryPages = InfiniteData<ResponseOf<typeof inquiriesApi.page>>

/** Shows a changed inquiry in place, even if it no longer fits the filter, and reads the counts again. */
export function showInquiry(changed: InquiryItem): void {
  queryClient.setQueriesData({ queryKey: queryKey(inquiriesApi.page) }, (data: InquiryPages | undefined) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === changed.id ? changed : item)),
          })),
        }
      : data,
  )
  void queryClient.invalidateQueries({ queryKey: queryKey(inquiriesApi.page), refetchType: 'none' })
}
