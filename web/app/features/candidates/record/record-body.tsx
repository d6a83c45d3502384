import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { ApplicationDetail, ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { submissionsApi } from '#contract/api/clients/submissions.ts'
import { read } from '#web/app/api/query.ts'
import { candidateDocuments } from '#web/app/features/candidates/documents/document-queries.ts'
import { messageThread } from '#web/app/features/candidates/messages/message-queries.ts'
import { focusPanel } from '#web/app/ui/side-panel.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { ActivityTab } from './activity-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { Section, Sections } from './record-section.tsx'
import { SectionsSkeleton } from './record-skeleton.tsx'
import type { RecordTab } from './record-tabs.ts'
import { ResumeViewer } from './resume-viewer.tsx'

type RecordBodyProps = {
  id: number
  /** The row of the list or more; absent when the address named the record. */
  known: ApplicationListItem | undefined
  /** Absent while it is being read. */
  detail: ApplicationDetail | undefined
  /** In place of every tab's content when the record couldn't be read. */
  failure: ReactNode
  tab: RecordTab
  onTabChange: (tab: RecordTab) => void
  onTabClick: (tab: RecordTab) => void
  /** The résumé is beside the tabs, and not in one of them. */
  isWide: boolean
  /** Focuses the field of a new message whenever it changes; 0 for never. */
  focusRequest: number
  submissions: ReactNode
}

/** The tabs of the open record. What is opened once stays until another record comes, with what was typed. */
export function RecordBody(props: RecordBodyProps) {
  const { id, known, detail, failure, tab, onTabChange, onTabClick, isWide, focusRequest, submissions } = props
  const counts = useCounts(id, detail !== undefined)
  const tabs = [
    { value: 'overview', label: 'Overview' },
    { value: 'resume', label: 'Résumé & documents', count: counts.documents },
    { value: 'messages', label: 'Messages', count: counts.messages },
    { value: 'submissions', label: 'Submissions', count: counts.submissions },
    { value: 'activity', label: 'Activity' },
  ] as const
  const content: Record<RecordTab, ReactNode> = {
    overview: <OverviewTab known={known} detail={detail} />,
    resume: (
      <Sections>
        {isWide ? null : (
          <Section title="Résumé">
            <ResumeViewer
              applicationId={id}
              applicantName={known?.applicantName ?? ''}
              isReady={detail !== undefined}
              isPane={false}
            />
          </Section>
        )}
        {detail ? <DocumentsTab application={detail} /> : <SectionsSkeleton rows={[1, 2]} />}
      </Sections>
    ),
    messages: (
      <Sections>
        {detail ? <MessagesTab applicationId={id} focusRequest={focusRequest} /> : <SectionsSkeleton rows={[3]} />}
      </Sections>
    ),
    submissions: (
      <Sections>
        {detail ? <Section title="Client Submissions">{submissions}</Section> : <SectionsSkeleton rows={[2]} />}
      </Sections>
    ),
    activity: <Sections>{detail ? <ActivityTab applicationId={id} /> : <SectionsSkeleton rows={[4]} />}</Sections>,
  }
  return (
    <Tabs
      label="Candidate"
      tabs={tabs}
      value={tab}
      onValueChange={onTabChange}
      onTabClick={onTabClick}
      isDense
      className="flex min-h-0 grow-[1.12] basis-0 flex-col"
    >
      {tabs.map(({ value }) => (
        <TabPanel
          key={value}
          value={value}
          isKept
          className={cx(
            'min-h-0 grow basis-0 overflow-y-auto px-5 pb-4 -outline-offset-2 max-sm:px-4',
            // A long thread begins at its end, where the next message is written.
            value === 'messages' && 'flex flex-col-reverse pb-0',
          )}
        >
          <Visited key={id} isOpen={value === tab}>
            {failure ?? content[value]}
          </Visited>
        </TabPanel>
      ))}
    </Tabs>
  )
}

/** Content that is drawn once its tab is opened. The next record starts at its beginning, wherever the last one was left. */
function Visited({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isVisited, setIsVisited] = useState(isOpen)
  const place = useRef<HTMLDivElement>(null)
  if (isOpen && !isVisited) setIsVisited(true)
  useLayoutEffect(() => {
    place.current?.parentElement?.scrollTo({ top: 0 })
    // The focus may be gone with the record before, and keys that scroll need it in this one.
    if (document.activeElement === document.body) focusPanel(place.current)
  }, [])
  // In a column that is filled from its end, the margin holds a short content at the top.
  return (
    <div ref={place} tabIndex={-1} data-panel-start="" className="mb-auto outline-none">
      {isVisited ? children : null}
    </div>
  )
}

/** Numbers beside the names of the tabs; null while they are unknown. */
function useCounts(id: number, isReady: boolean) {
  const { data: documents } = useQuery({ ...candidateDocuments(id), enabled: isReady })
  const { data: messages } = useQuery({ ...messageThread(id), enabled: isReady })
  // The section itself belongs to a later area; its list came with the record.
  const { data: submissions } = useQuery({ ...read(submissionsApi.list, { params: { id } }), enabled: false })
  return {
    documents: documents?.length ?? null,
    messages: messages?.length ?? null,
    submissions: submissions?.length ?? null,
  }
}
