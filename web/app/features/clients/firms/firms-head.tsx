import { firmContactsApi } from '#contract/api/clients/firm-contacts.ts'
import { firmsApi } from '#contract/api/clients/firms.ts'
import { agreementEndingDays } from '#contract/domain/agreements.ts'
import { firmKindLabels, firmKinds, maxNamesCounted } from '#contract/domain/firms.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { Button } from '#web/app/ui/button.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SettledInput } from '#web/app/ui/settled-input.tsx'
import { filtersOf } from './firm-queries.ts'

type FirmsHeadProps = { toVerify: number | undefined; onAdd: () => void }

/** Title, search and filters of the directory. The address holds them. */
export function FirmsHead({ toVerify, onAdd }: FirmsHeadProps) {
  const { role } = useCurrentUser()
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true },
    )
  const { q, ...filters } = filtersOf(params)
  const activeCount = Object.keys(filters).length
  return (
    <ListHead
      title="Firms"
      note={<NamesToVerify count={toVerify} isShown={filters.verified === 'no'} onShow={() => set('verified', 'no')} />}
      search={
        <SettledInput
          aria-label="Name or other name"
          placeholder="Name or other name"
          type="search"
          maxLength={200}
          value={params.get('q') ?? ''}
          onSettle={(value: string) => set('q', value)}
        />
      }
      filters={[
        {
          label: 'Kind',
          width: 'w-36',
          control: (
            <Select
              aria-label="Kind"
              options={[
                { value: 'all', label: 'All kinds' },
                ...firmKinds.map((value) => ({ value, label: firmKindLabels[value] })),
              ]}
              value={filters.kind ?? 'all'}
              onValueChange={(value) => set('kind', value === 'all' ? '' : value)}
            />
          ),
        },
        {
          label: 'Client',
          width: 'w-44',
          control: (
            <Select
              aria-label="Client"
              options={[
                { value: 'all', label: 'Clients and others' },
                { value: 'yes', label: 'Clients' },
                { value: 'no', label: 'Not clients' },
              ]}
              value={filters.client ?? 'all'}
              onValueChange={(value) => set('client', value === 'all' ? '' : value)}
            />
          ),
        },
        {
          label: 'Verified',
          width: 'w-40',
          control: (
            <Select
              aria-label="Verified"
              options={[
                { value: 'all', label: 'Verified or not' },
                { value: 'no', label: 'Names to verify' },
                { value: 'yes', label: 'Verified' },
              ]}
              value={filters.verified ?? 'all'}
              onValueChange={(value) => set('verified', value === 'all' ? '' : value)}
            />
          ),
        },
        {
          label: 'Agreement',
          width: 'w-40',
          control: (
            <Select
              aria-label="Agreement"
              options={[
                { value: 'all', label: 'Any agreement' },
                { value: 'ending', label: `Ends within ${agreementEndingDays} days` },
                { value: 'none', label: 'None in force' },
              ]}
              value={filters.agreement ?? 'all'}
              onValueChange={(value) => set('agreement', value === 'all' ? '' : value)}
            />
          ),
        },
        {
          label: 'Off limits',
          width: 'w-40',
          control: (
            <Select
              aria-label="Off limits"
              options={[
                { value: 'all', label: 'Off limits or not' },
                { value: 'yes', label: 'Off limits' },
              ]}
              value={filters.limits ?? 'all'}
              onValueChange={(value) => set('limits', value === 'all' ? '' : value)}
            />
          ),
        },
      ]}
      csv={
        <>
          <CsvLink endpoint={firmsApi.csv} query={filtersOf(params)} />
          <CsvLink endpoint={firmContactsApi.csv} of="Contacts" />
        </>
      }
      activeCount={activeCount}
      onClear={q || activeCount > 0 ? () => setParams({}, { replace: true }) : undefined}
      actions={
        role === 'admin' ? (
          <Button variant="primary" onClick={onAdd}>
            Add firm
          </Button>
        ) : undefined
      }
    />
  )
}

/** Number of typed names that nobody has checked yet, as a way to them. */
function NamesToVerify({
  count,
  isShown,
  onShow,
}: {
  count: number | undefined
  isShown: boolean
  onShow: () => void
}) {
  if (!count || isShown) return null
  const number = count >= maxNamesCounted ? `${maxNamesCounted}+` : String(count)
  return (
    <button
      type="button"
      className="touch-target min-h-6 shrink-0 cursor-pointer rounded-sm font-medium text-accent hover:underline"
      onClick={onShow}
    >
      {count === 1 ? '1 name to verify' : `${number} names to verify`}
    </button>
  )
}
