import { useState } from 'react'
import type { IntakeItem } from '#contract/api/candidates/intake.ts'
import { intakeApi } from '#contract/api/candidates/intake.ts'
import { intakeDays, maxIntakeFiles } from '#contract/domain/intake.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { IntakeDetail } from './intake-detail.tsx'
import { ForwardAddresses } from './forward-addresses.tsx'
import { IntakeEmails } from './intake-emails.tsx'
import { IntakeDropzone } from './intake-dropzone.tsx'
import { intakePages, isClear, isDecidable, readingPollMs, refreshIntake, type IntakeList } from './intake-queries.ts'
import { IntakeRows } from './intake-rows.tsx'
import { JobChoice, type ChosenJob } from './job-choice.tsx'
import { ReceivedEmails } from './received-emails.tsx'
import { useDecisions } from './use-decisions.ts'
import { useDrop } from './use-drop.ts'
import { useShortcuts } from '#web/app/lib/use-shortcuts.ts'

const listOf = (params: URLSearchParams): IntakeList => ({
  list: params.get('list') === 'decided' ? 'decided' : 'open',
  whose: params.get('whose') === 'all' ? 'all' : 'mine',
})

/** Starts reading what the address asks for. */
export function loader({ request }: { request: Request }): null {
  void queryClient.prefetchInfiniteQuery(intakePages(listOf(new URL(request.url).searchParams)))
  return null
}

/** Résumés that staff dropped or forwarded, to be put on record one key each. */
export function IntakePage() {
  const [params, setParams] = useSearchParams()
  const wanted = listOf(params)
  const upload = useDrop()
  const pages = usePagedQuery({
    ...intakePages(wanted),
    refetchInterval: ({ state }) => ((state.data?.pages[0]?.counts.reading ?? 0) > 0 ? readingPollMs : false),
  })
  const set = (name: 'list' | 'whose', value: string) =>
    setParams(
      (now) => {
        now.set(name, value)
        return now
      },
      { replace: true },
    )
  return (
    <>
      <title>{pageTitle('Intake')}</title>
      <IntakeHead wanted={wanted} items={pages.rows} counts={pages.first?.counts} onSet={set} />
      {wanted.list === 'open' ? <IntakeDropzone upload={upload} /> : null}
      {wanted.list === 'open' ? <ForwardAddresses /> : null}
      {wanted.list === 'open' ? <ReceivedEmails whose={wanted.whose} /> : null}
      {wanted.list === 'open' ? <IntakeEmails whose={wanted.whose} /> : null}
      <div className="mt-4">
        <ListState
          list={pages.list}
          rows={pages.rows}
          pending={<SkeletonRows label="Loading the intake…" count={8} />}
          failure={{ title: 'The intake couldn’t be loaded' }}
          empty={<NothingHere list={wanted.list} />}
        >
          <Workspace items={pages.rows} />
          <ShowMore list={pages.list} failed="More résumés couldn’t be loaded." className="mt-5 text-center" />
        </ListState>
      </div>
    </>
  )
}

type HeadProps = {
  wanted: IntakeList
  items: readonly IntakeItem[]
  counts: { reading: number; ready: number; unreadable: number } | undefined
  onSet: (name: 'list' | 'whose', value: string) => void
}

const lists = [
  { value: 'open', label: 'To decide' },
  { value: 'decided', label: 'Decided' },
]
const everybodys = [
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'Everybody’s' },
]

function IntakeHead({ wanted, items, counts, onSet }: HeadProps) {
  const { role } = useCurrentUser()
  const clear = wanted.list === 'open' ? items.filter(isClear).slice(0, maxIntakeFiles) : []
  const select = (name: 'list' | 'whose', label: string, options: typeof lists) => ({
    label,
    width: 'w-36',
    control: (
      <Select
        aria-label={label}
        options={options}
        value={wanted[name]}
        onValueChange={(value: string) => onSet(name, value)}
      />
    ),
  })
  return (
    <ListHead
      title="Intake"
      about="Résumés to put on record. Nobody is emailed."
      total={counts ? totalText(counts) : undefined}
      filters={[select('list', 'List', lists), ...(role === 'admin' ? [select('whose', 'Whose', everybodys)] : [])]}
      actions={clear.length > 0 ? <AcceptAll items={clear} /> : undefined}
    />
  )
}

function totalText({ reading, ready, unreadable }: NonNullable<HeadProps['counts']>): string {
  const parts = [`${ready + unreadable} to decide`, ...(reading > 0 ? [`${reading} being read`] : [])]
  return parts.join(', ')
}

function AcceptAll({ items }: { items: readonly IntakeItem[] }) {
  const [isBusy, setIsBusy] = useState(false)
  async function acceptAll() {
    setIsBusy(true)
    try {
      const { kept, left } = await call(intakeApi.acceptAll, { body: { ids: items.map(({ id }) => id) } })
      const more = left.length > 0 ? ` ${left.length} need a look.` : ''
      toast({
        title: `Kept ${kept.length} ${kept.length === 1 ? 'person' : 'people'}`,
        text: `Nobody was emailed.${more}`,
      })
    } catch (error) {
      toast({ title: 'Not kept', text: sentenceOf(error, 'Please try again.'), variant: 'destructive' })
    }
    await refreshIntake()
    setIsBusy(false)
  }
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void acceptAll()}>
      Keep {items.length} clear ones
    </Button>
  )
}

function Workspace({ items }: { items: readonly IntakeItem[] }) {
  const [openId, setOpenId] = useState<number>()
  const [job, setJob] = useState<ChosenJob>()
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === openId),
  )
  const item = items[at]
  const open = (to: IntakeItem | undefined) => {
    if (!to) return
    setOpenId(to.id)
    document.querySelector<HTMLElement>(`[data-item="${to.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const next = () => open(items[at + 1])
  const decisions = useDecisions({
    item,
    jobId: job ? Number(job.value) : undefined,
    onDecided: () => open(items[at + 1] ?? items[at - 1]),
  })
  const mayDecide = item !== undefined && isDecidable(item)
  const first = item?.duplicates.find(({ mayJoin }) => mayJoin)
  useShortcuts({
    nextItem: next,
    previousItem: () => open(items[at - 1]),
    acceptItem: mayDecide ? decisions.keep : undefined,
    joinItem: mayDecide && first ? () => decisions.join(first.candidateId) : undefined,
    skipItem: next,
    discardItem: mayDecide ? decisions.discard : undefined,
  })
  if (!item) return null
  return (
    <div className="grid gap-6 lg:grid-cols-[22rem_1fr]">
      <div className="max-h-[75dvh] self-start overflow-y-auto rounded-md border border-rule max-lg:max-h-60">
        <IntakeRows items={items} openId={item.id} onOpen={setOpenId} />
      </div>
      <IntakeDetail item={item} decisions={decisions} onSkip={next} job={<JobChoice job={job} onChange={setJob} />} />
    </div>
  )
}

function NothingHere({ list }: { list: IntakeList['list'] }) {
  return list === 'decided' ? (
    <EmptyState
      title="Nothing decided yet"
      text={`What you keep, join or discard is listed here for ${intakeDays.decided} days.`}
    />
  ) : (
    <EmptyState
      title="Nothing to decide"
      text={`Drop résumés above. Each is read, compared with everyone on record, and waits here for your decision for up to ${intakeDays.undecided} days.`}
    />
  )
}
