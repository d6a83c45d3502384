import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { peopleSearchForm, splitWords } from '#contract/domain/people-search.ts'
import type { PeopleQuery } from '#contract/api/sourcing/people-search.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { PeopleSearchFields, type PeopleSearchChoice, type PeopleSearchValues } from './people-search-fields.tsx'
import { useStartSearch } from './use-start-search.ts'

const fieldNames = ['location', 'keywords', 'jobTitle', 'excludeWords'] as const
const empty: PeopleSearchValues = { location: '', keywords: '', jobTitle: [], excludeWords: '' }

/** The form as a search was started with it. */
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
  /** What it starts with: an earlier search's criteria. */
  values?: PeopleSearchValues
  /** Counts up when the form is to be edited: its first field takes the focus. */
  edit?: number
  onStarted: (id: number) => void
}

/** Starts a search in the background. */
export function PeopleSearchForm({ values = empty, edit = 0, onStarted }: PeopleSearchFormProps) {
  const form = useForm<PeopleSearchValues, unknown, PeopleSearchChoice>({
    resolver: zodResolver(peopleSearchForm),
    defaultValues: values,
  })
  const { mutate, isPending, error } = useStartSearch(onStarted)
  const send = (criteria: PeopleSearchChoice) =>
    isPending || mutate(criteria, { onError: (failed) => void showIssues(failed, form.setError, fieldNames) })
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-4">
      <PeopleSearchFields form={form} edit={edit} />
      {error ? (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(error, 'Failed to start people search. Please try again.')}
        </p>
      ) : null}
      <Button type="submit" variant="primary" isBusy={isPending}>
        Start Search
      </Button>
    </form>
  )
}
