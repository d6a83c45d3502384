import { useState } from 'react'
import { Link } from 'react-router'
import { liveSubmissionsApi, type LiveSubmission } from '#contract/api/clients/live-submissions.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { LiveSubmissions } from './live-submissions.tsx'
import { liveSubmissionPages } from './ownership-queries.ts'

const RecordSendingDialog = lazyNamed(() => import('./record-sending-dialog.tsx'), 'RecordSendingDialog')
const RecordReplyDialog = lazyNamed(() => import('./record-reply-dialog.tsx'), 'RecordReplyDialog')

/** Starts reading while the page's code loads. */
export function loader(): null {
  void queryClient.prefetchInfiniteQuery(liveSubmissionPages())
  return null
}

/** Candidates whom firms have yet to decide about, the longest waiting first. */
export function SubmissionsPage() {
  const { list, rows } = usePagedQuery(liveSubmissionPages())
  const [recording, setRecording] = useState<LiveSubmission>()
  const close = () => setRecording(undefined)
  return (
    <>
      <title>{pageTitle('Submissions')}</title>
      <ListHead
        title="Submissions"
        about="Waiting for a firm’s decision"
        csv={<CsvLink endpoint={liveSubmissionsApi.csv} />}
        actions={
          <Link to={paths.reviewRooms} className={buttonClass()}>
            Review rooms
          </Link>
        }
      />
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonRows label="Loading submissions…" count={10} hasHeader />}
        failure={{ title: 'Submissions couldn’t be loaded' }}
        empty={
          <EmptyState
            title="Nothing is waiting"
            text="Submit a candidate to a firm from their record, under Submissions. It stays here until the firm decides."
          />
        }
      >
        <LiveSubmissions submissions={rows} onRecord={setRecording} />
        <ShowMore list={list} failed="The next submissions couldn’t be loaded." className="mt-5 text-center" />
      </ListState>
      {recording && !isSent(recording) ? <RecordSendingDialog submission={recording} onClose={close} /> : null}
      {recording && isSent(recording) ? <RecordReplyDialog submission={recording} onClose={close} /> : null}
    </>
  )
}

const isSent = ({ sentAt }: LiveSubmission) => sentAt !== null
