import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { PeopleQuery } from '#contract/api/sourcing/people-search.ts'
import type { SavedSearch } from '#contract/api/sourcing/saved-searches.ts'
import {
  peopleSearchForm,
  peopleSearchInput,
  savedPeopleSearch,
  splitWords,
  type PeopleSearchInput,
} from '#contract/domain/people-search.ts'
import { savedSearchLimits } from '#contract/domain/saved-searches.ts'
import { SaveSearchDialog } from '#web/app/features/sourcing/saved-searches/save-search-dialog.tsx'
import { SavedSearchesCard } from '#web/app/features/sourcing/saved-searches/saved-searches-card.tsx'
import { PeopleSearchFields, type PeopleSearchChoice, type PeopleSearchValues } from './people-search-fields.tsx'

/** The user's scheduled people searches. `onOpen` gets the last run, and whether it found anything new. */
export function SavedPeopleSearches({ onOpen }: { onOpen: (runId: number, hasNews: boolean) => void }) {
  return (
    <SavedSearchesCard
      kind="people"
      onOpen={({ lastRunId, newCount }) => lastRunId !== null && onOpen(lastRunId, newCount > 0)}
      Edit={EditDialog}
    />
  )
}

/** Schedules the criteria of a search. */
export function SavePeopleSearchDialog({ query, onClose }: { query: PeopleQuery; onClose: () => void }) {
  const { location, keywords, jobTitle, excludeWords, provider } = query
  const criteria: PeopleSearchInput = {
    location,
    keywords,
    ...(jobTitle ? { jobTitle } : {}),
    ...(excludeWords ? { excludeWords } : {}),
    ...(provider === 'directory' ? {} : { provider }),
  }
  const name = `${keywords} in ${location}`.slice(0, savedSearchLimits.name)
  return <SaveSearchDialog given={{ kind: 'people', name, criteria }} onClose={onClose} />
}

/** The values of a saved search. */
function savedValues(criteria: unknown): PeopleSearchValues {
  const read = savedPeopleSearch.safeParse(criteria)
  if (!read.success) return { location: '', keywords: '', jobTitle: [], excludeWords: '' }
  const { jobTitle, excludeWords = '', ...rest } = read.data
  return { ...rest, jobTitle: splitWords(jobTitle), excludeWords }
}

/** Name, schedule and criteria. Changed criteria restart the history. */
function EditDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const form = useForm<PeopleSearchValues, unknown, PeopleSearchChoice>({
    resolver: zodResolver(peopleSearchForm),
    defaultValues: savedValues(search.criteria),
  })
  const read = () =>
    new Promise<PeopleSearchInput | undefined>((resolve) => {
      void form.handleSubmit(
        (criteria) => resolve(peopleSearchInput(criteria)),
        () => resolve(undefined),
      )()
    })
  return (
    <SaveSearchDialog
      given={{ search }}
      more={{
        fields: (
          <>
            <p className="text-sm text-ink-muted">
              Changing the location, words or titles restarts this search: current matches won’t count as new.
            </p>
            <PeopleSearchFields form={form} />
          </>
        ),
        isDirty: form.formState.isDirty,
        read,
      }}
      onClose={onClose}
    />
  )
}
