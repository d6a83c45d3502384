import { useMutation } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { doNotContactApi, type MarkedPerson } from '#contract/api/sourcing/do-not-contact.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { SettledInput } from '#web/app/ui/settled-input.tsx'
import { PeopleNav } from '#web/app/layouts/people-nav.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { markedPages, refreshMarked } from './do-not-contact-queries.ts'

const wordsOf = (params: URLSearchParams) => params.get('q')?.trim().slice(0, 200) ?? ''

/** Starts reading what the address asks for. */
export function loader({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchInfiniteQuery(markedPages(wordsOf(new URL(request.url).searchParams)))
  return null
}

/** Everyone who must not be contacted: who marked them, when and why, and a button to lift the mark. */
export function DoNotContactPage() {
  return (
    <>
      <title>{pageTitle('Do Not Contact')}</title>
      <PeopleNav />
      <Marked />
    </>
  )
}

function useLift(onSettled: () => void) {
  return useMutation({
    mutationFn: ({ id }: MarkedPerson) => call(doNotContactApi.lift, { params: { id } }),
    onSuccess: (_, { name }) => toast({ title: 'Contact allowed', text: `${name} appears in search results again.` }),
    onError: (error) =>
      toast({
        title: 'Update Failed',
        text: sentenceOf(error, 'The change couldn’t be saved. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => {
      onSettled()
      refreshMarked({ everySearch: true })
    },
  })
}

function Marked() {
  const [params, setParams] = useSearchParams()
  const q = wordsOf(params)
  const { list, rows, first } = usePagedQuery(markedPages(q))
  const search = (words: string) => setParams(words ? { q: words } : {}, { replace: true })
  const total = first?.total ?? 0
  const isNobodyMarked = total === 0 && q === '' && !list.isPlaceholderData
  return (
    <>
      <ListHead
        title="Do Not Contact"
        about="People on this list are left out of everyone’s searches and exports"
        total={first ? totalText(total) : ''}
        csv={<CsvLink endpoint={doNotContactApi.csv} query={q ? { q } : {}} />}
        search={
          <SettledInput
            aria-label="Search the list"
            type="search"
            placeholder="Name, firm, email or reason"
            value={q}
            onSettle={search}
            maxLength={200}
          />
        }
      />
      <ListState
        list={list}
        rows={first && !isNobodyMarked ? [first] : []}
        pending={<SkeletonCards label="Loading the Do Not Contact list…" />}
        failure={{ title: 'The list couldn’t be loaded', lost: 'Nothing was lost. Everyone on it stays marked.' }}
        empty={<NobodyMarked />}
      >
        <MarkedPeople list={list} people={rows} q={q} onSearch={search} />
      </ListState>
    </>
  )
}

const totalText = (total: number) => (total === 1 ? '1 person' : `${numberText(total)} people`)

function NobodyMarked() {
  return (
    <EmptyState
      title="No one on the list yet"
      text="If someone asks not to be contacted, find them in search results and select More, then Do not contact."
      action={
        <Link to={paths.peopleSearch} className={buttonClass({ variant: 'primary' })}>
          Search for people
        </Link>
      }
    />
  )
}

type MarkedPeopleProps = {
  list: ComponentProps<typeof ShowMore>['list']
  people: readonly MarkedPerson[]
  /** The words that the list is filtered by. */
  q: string
  onSearch: (words: string) => void
}

function MarkedPeople({ list, people, q, onSearch }: MarkedPeopleProps) {
  const [lifting, setLifting] = useState<MarkedPerson>()
  const lift = useLift(() => setLifting(undefined))
  return (
    <div className="max-w-text">
      {people.length === 0 ? (
        <EmptyState
          title="No match"
          text={`No one on the list matches “${q}”.`}
          action={<Button onClick={() => onSearch('')}>Clear filter</Button>}
        />
      ) : (
        <ul aria-label="Do Not Contact" className="flex flex-col gap-3">
          {people.map((person) => (
            <li key={person.id}>
              <MarkedCard person={person} onLift={() => setLifting(person)} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} failed="Couldn’t load more people." className="mt-5 text-center" />
      <ConfirmDialog
        open={lifting !== undefined}
        onOpenChange={(isOpen) => isOpen || setLifting(undefined)}
        title={`Allow contact with ${lifting?.name ?? ''}?`}
        text={
          <>
            <p>They’ll appear in everyone’s searches and exports again.</p>
            {lifting?.reason ? <p className="mt-2 wrap-anywhere">Reason: “{lifting.reason}”</p> : null}
          </>
        }
        confirmLabel="Allow contact"
        tone="primary"
        isBusy={lift.isPending}
        onConfirm={() => lifting && lift.mutate(lifting)}
      />
    </div>
  )
}

function MarkedCard({ person, onLift }: { person: MarkedPerson; onLift: () => void }) {
  const { name, title, firm, offices, email, profileUrl, since, by, reason, hasLeft } = person
  const titleId = `marked-${person.id}`
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-rule bg-paper-raised p-4"
    >
      <div className="min-w-0 grow basis-72">
        <h2 id={titleId} className="text-lg leading-snug wrap-anywhere">
          {name}
        </h2>
        <p className="text-sm text-ink-muted wrap-anywhere">{[title, firm, ...offices].filter(Boolean).join(' · ')}</p>
        {email || profileUrl ? (
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
            {email ? <span className="wrap-anywhere">{email}</span> : null}
            {profileUrl ? (
              <a href={profileUrl} target="_blank" rel="noreferrer nofollow" className={linkClass()}>
                Profile<span className="sr-only"> of {name} (opens in a new tab)</span>
              </a>
            ) : null}
          </p>
        ) : null}
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span>
            Marked <Time at={since} show="day" />
            {by ? ` by ${by}` : ''}
          </span>
          {hasLeft ? <Badge tone="neutral">No longer in the firm’s directory</Badge> : null}
        </p>
        {reason ? <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">“{reason}”</p> : null}
      </div>
      <Button size="sm" onClick={onLift}>
        Allow contact<span className="sr-only"> with {name}</span>
      </Button>
    </article>
  )
}
