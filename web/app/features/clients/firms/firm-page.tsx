import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router'
import { firmsApi, type Firm } from '#contract/api/clients/firms.ts'
import { firmKindLabels } from '#contract/domain/firms.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { FirmLog } from './firm-log.tsx'
import { FirmOverview } from './firm-overview.tsx'
import { firmQuery, refreshFirms } from './firm-queries.ts'

const FirmDialog = lazyNamed(() => import('./firm-dialog.tsx'), 'FirmDialog')
const FirmContacts = lazyNamed(() => import('./firm-contacts.tsx'), 'FirmContacts')
const FirmAgreements = lazyNamed(() => import('./firm-agreements.tsx'), 'FirmAgreements')
const FirmOffLimits = lazyNamed(() => import('./firm-off-limits.tsx'), 'FirmOffLimits')
const FirmJobs = lazyNamed(() => import('./firm-jobs.tsx'), 'FirmJobs')
const FirmOwnerships = lazyNamed(
  () => import('#web/app/features/clients/ownership/firm-ownerships.tsx'),
  'FirmOwnerships',
)
const FirmSubmissions = lazyNamed(() => import('./firm-submissions.tsx'), 'FirmSubmissions')
const DeleteFirmDialog = lazyNamed(() => import('./delete-firm-dialog.tsx'), 'DeleteFirmDialog')
const MergeFirmDialog = lazyNamed(() => import('./merge-firm-dialog.tsx'), 'MergeFirmDialog')

const idOf = (text: string | undefined) => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/** Starts reading what the address asks for. */
export function loader({ params }: LoaderFunctionArgs): null {
  const id = idOf(params['id'])
  if (id) void queryClient.prefetchQuery(firmQuery(id))
  return null
}

/** The record of one firm. */
export function FirmPage() {
  const id = idOf(useParams()['id'])
  const { data: firm, error, isFetching, refetch } = useQuery(firmQuery(id))
  // The id of a merged firm leads to the one that stays.
  if (firm && firm.id !== id) return <Navigate replace to={paths.firm(firm.id)} />
  return (
    <div className="flex w-full max-w-text flex-col gap-4">
      <title>{pageTitle(firm?.name ?? 'Firm')}</title>
      <Link
        to={paths.firms}
        className={`${linkClass()} touch-target inline-flex items-center gap-1 self-start text-sm`}
      >
        <ArrowLeft aria-hidden className="size-4" />
        All firms
      </Link>
      {firm ? <Record key={firm.id} firm={firm} /> : null}
      {firm || error ? null : <SkeletonText lines={8} />}
      {error && !firm ? (
        <ErrorState
          title="This firm couldn’t be loaded"
          text={sentenceOf(error, 'Please try again.')}
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        />
      ) : null}
    </div>
  )
}

function Record({ firm }: { firm: Firm }) {
  return (
    <>
      <Head firm={firm} />
      <FirmTabs firm={firm} />
    </>
  )
}

type FirmDialogName = 'edit' | 'merge' | 'delete'

function Head({ firm }: { firm: Firm }) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<FirmDialogName>()
  const close = () => setDialog(undefined)
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere">{firm.name}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <span>{[firmKindLabels[firm.kind], firm.isClient && 'Client'].filter(Boolean).join(' · ')}</span>
          {firm.isVerified ? null : <Badge tone="warning">To verify</Badge>}
        </p>
      </div>
      {firm.mayChange ? <Actions firm={firm} onSelect={setDialog} /> : null}
      {dialog === 'edit' ? <FirmDialog firm={firm} onClose={close} onSaved={close} /> : null}
      {dialog === 'delete' ? (
        <DeleteFirmDialog firm={firm} onClose={close} onDeleted={() => void navigate(paths.firms)} />
      ) : null}
      {dialog === 'merge' ? (
        <MergeFirmDialog
          firm={firm}
          onClose={close}
          onMerged={(intoId) => {
            close()
            void navigate(paths.firm(intoId))
          }}
        />
      ) : null}
    </header>
  )
}

function Actions({ firm, onSelect }: { firm: Firm; onSelect: (dialog: FirmDialogName) => void }) {
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
      <Button size="sm" onClick={() => onSelect('delete')}>
        Delete
      </Button>
    </div>
  )
}

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'agreements', label: 'Agreements' },
  { value: 'off-limits', label: 'Off limits' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'submissions', label: 'Submissions' },
  { value: 'ownership', label: 'Ownership' },
  { value: 'log', label: 'Log' },
] as const
type TabName = (typeof tabs)[number]['value']

/** The parts of the record. The address holds the open one. */
function FirmTabs({ firm }: { firm: Firm }) {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview'
  const open = (value: TabName) =>
    setParams(
      (now) => {
        if (value === 'overview') now.delete('tab')
        else now.set('tab', value)
        return now
      },
      { replace: true },
    )
  return (
    <Tabs label="Firm" value={tab} onValueChange={open} tabs={tabs}>
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
      <TabPanel value="jobs">
        <FirmJobs firm={firm} />
      </TabPanel>
      <TabPanel value="submissions">
        <FirmSubmissions firm={firm} />
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
