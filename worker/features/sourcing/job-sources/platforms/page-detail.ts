import type { PostingDetail } from '#worker/reading/posting/online-posting.ts'
import { detailOfPage } from '#worker/reading/posting/page/page-postings.ts'
import type { Reading } from './platform.ts'

/** Details from the posting's own page: its structured data, else its words. */
export async function pageDetail(reading: Reading, ref: string): Promise<PostingDetail> {
  return detailOfPage((await reading.read(ref)).text)
}
