import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firmsApi, type Firm } from '#contract/api/clients/firms.ts'
import { firmKindLabels } from '#contract/domain/firms.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { SidePanel } from '#web/app/ui/side-panel.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { FirmLog, FirmOverview } from './firm-overview.tsx'
import { firmQuery, refreshFirms } from './firm-queries.ts'

const FirmDialog = lazyNamed(() => import('./firm-dialog.tsx'), 'FirmDialog')
const FirmContacts = lazyNamed(() => import('./firm-contacts.tsx'), 'FirmContacts')
const FirmAgreements = lazyNamed(() => import('./firm-agreements.tsx'), 'FirmAgreements')
const FirmOffLimits = lazyNamed(() => import('./firm-off-limits.tsx'), 'FirmOffLimits')
const FirmOwnerships = lazyNamed(
  () => import('#web/app/features/clients/ownership/firm-ownerships.tsx'),
  'FirmOwnerships',
)
const FirmSubmissions = lazyNamed(
  () => import('#web/app/features/clients/ownership/firm-ownerships.tsx'),
  'FirmSubmissions',
)
const MergeFirmDialog = lazyNamed(() => import('./merge-firm-dialog.tsx'), 'MergeFirmDialog')

type FirmPanelProps = { id: number; onOpen: (id: number | undefined) => void }

/** The record of one firm, to the right of the list. */
export function FirmPanel({ id, onOpen }: FirmPanelProps) {
  const { data: firm } = useQuery(firmQuery(id))
  const [dialog, setDialog] = useState<'edit' | 'merge'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <SidePanel
        open
        onOpenChange={(isOpen) => isOpen || onOpen(undefined)}
        title={firm?.name ?? 'Firm'}
        subtitle={firm ? [firmKindLabels[firm.kind], firm.isClient && 'Client'].filter(Boolean).join(' · ') : undefined}
        head={firm?.mayChange ? <Actions firm={firm} onSelect={setDialog} /> : undefined}
        returnTo={() => document.querySelector<HTMLElement>(`[data-firm="${id}"]`)}
      >
        <section
          data-panel-start
          // A scrollable box has to be focusable by Tab.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Record"
          className="min-w-0 grow overflow-y-auto px-5 pb-6 max-sm:px-4"
        >
          {firm ? <Record key={firm.id} firm={firm} /> : <Waiting id={id} />}
        </section>
      </SidePanel>
      {firm && dialog === 'edit' ? <FirmDialog firm={firm} onClose={close} onSaved={close} /> : null}
      {firm && dialog === 'merge' ? (
        <MergeFirmDialog
          firm={firm}
          onClose={close}
          onMerged={(intoId) => {
            close()
            onOpen(intoId)
          }}
        />
      ) : null}
    </>
  )
}

/** The record while it loads, or why it didn't. */
function Waiting({ id }: { id: number }) {
  const { error, isError, isFetching, refetch } = useQuery(firmQuery(id))
  if (!isError) return <SkeletonRows label="Loading the firm…" count={5} />
  return (
    <ErrorState
      title="This firm couldn’t be loaded"
      text={sentenceOf(error, 'Please try again.')}
      lost="Nothing was lost."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

function Actions({ firm, onSelect }: { firm: Firm; onSelect: (dialog: 'edit' | 'merge') => void }) {
  const verifying = useMutation({
    mutationFn: () =>
      call(firmsApi.change, { params: { id: firm.id }, body: { isVerified: true, version: firm.version } }),
    onSuccess: () => toast({ title: 'Name verified', text: `${firm.name} is a firm of its own.` }),
    onError: (error) =>
      toast({ title: 'Nothing was saved', text: sentenceOf(error, 'Please try again.'), variant: 'destructive' }),
    onSettled: refreshFirms,
  })
  return (
    <div className="flex flex-wrap gap-2">
      {firm.isVerified ? null : (
        <Button size="sm" variant="primary" isBusy={verifying.isPending} onClick={() => verifying.mutate()}>
          Verify
        </Button>
      )}
      <Button size="sm" onClick={() => onSelect('edit')}>
        Edit
      </Button>
      <Button size="sm" onClick={() => onSelect('merge')}>
        Merge
      </Button>
    </div>
  )
}

type TabName = 'overview' | 'contacts' | 'agreements' | 'off-limits' | 'submissions' | 'ownership' | 'log'

function Record({ firm }: { firm: Firm }) {
  const [tab, setTab] = useState<TabName>('overview')
  return (
    <Tabs
      label="Firm"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'overview', label: 'Overview' },
        { value: 'contacts', label: 'Contacts' },
        { value: 'agreements', label: 'Agreements' },
        { value: 'off-limits', label: 'Off limits' },
        { value: 'submissions', label: 'Submissions' },
        { value: 'ownership', label: 'Ownership' },
        { value: 'log', label: 'Log' },
      ]}
    >
      <TabPanel value="overview">
        <FirmOverview firm={firm} />
      </TabPanel>
      <TabPanel value="contacts">
        <FirmContacts firm={firm} />
      </TabPanel>
      <TabPanel value="agreements">
        <FirmAgreements firm={firm} />
      </TabPanel>
      <TabPanel value="off-limits">
        <FirmOffLimits firm={firm} />
      </TabPanel>
      <TabPanel value="submissions">
        <FirmSubmissions firmId={firm.id} />
      </TabPanel>
      <TabPanel value="ownership">
        <FirmOwnerships firmId={firm.id} />
      </TabPanel>
      <TabPanel value="log">
        <FirmLog firm={firm} />
      </TabPanel>
    </Tabs>
  )
}
