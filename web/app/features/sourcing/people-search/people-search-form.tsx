import { peopleSearchApi, type PeopleQuery } from '#contract/api/sourcing/people-search.ts'
import { peopleSearchForm, peopleSearchInput, splitWords } from '#contract/domain/people-search.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { PeopleSearchFields, type PeopleSearchValues } from './people-search-fields.tsx'
import { showStartedSearch, showStartFailure, startFailure } from './use-start-search.ts'

const empty: PeopleSearchValues = { location: '', keywords: '', jobTitle: [], excludeWords: '' }

/** The values that a search was started with. */
export const valuesOf = (
  query: Pick<PeopleQuery, 'location' | 'keywords' | 'jobTitle' | 'excludeWords' | 'provider'>,
): PeopleSearchValues => ({
  location: query.location,
  keywords: query.keywords,
  jobTitle: splitWords(query.jobTitle),
  excludeWords: query.excludeWords ?? '',
  provider: query.provider,
})

type PeopleSearchFormProps = {
  /** Initial values: an earlier search's criteria. */
  values?: PeopleSearchValues
  /** Increases whenever the first field is to take the focus. */
  edit?: number
  onStarted: (id: number) => void
}

/** Starts a search in the background. */
export function PeopleSearchForm({ values = empty, edit = 0, onStarted }: PeopleSearchFormProps) {
  const form = useContractForm(peopleSearchApi.start, {
    defaults: values,
    schema: peopleSearchForm,
    send: (criteria) => call(peopleSearchApi.start, { body: peopleSearchInput(criteria) }),
    onSaved: (query) => {
      showStartedSearch(query)
      onStarted(query.id)
    },
    onFailed: showStartFailure,
    failure: startFailure,
  })
  return (
    <PageForm form={form} submitLabel="Start Search" buttonWidth="full">
      <PeopleSearchFields form={form} edit={edit} />
    </PageForm>
  )
}
