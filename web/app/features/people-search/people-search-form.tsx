import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import {
  joinWords,
  peopleJobTitles,
  peopleSearchForm,
  peopleSearchQuery,
  splitWords,
} from '#contract/domain/people-search.ts'
import type { PeopleQuery } from '#contract/api/people-search.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { useStartSearch } from './use-start-search.ts'
import { WordBadges } from './word-badges.tsx'

type Values = z.input<typeof peopleSearchForm>
type Criteria = z.output<typeof peopleSearchForm>

const fieldNames = ['location', 'keywords', 'jobTitle', 'excludeWords'] as const
const empty: Values = { location: '', keywords: '', jobTitle: [], excludeWords: '' }

/** The form as a search was started with it. */
export const valuesOf = (query: Pick<PeopleQuery, 'location' | 'keywords' | 'jobTitle' | 'excludeWords'>): Values => ({
  location: query.location,
  keywords: query.keywords,
  jobTitle: splitWords(query.jobTitle),
  excludeWords: query.excludeWords ?? '',
})

type PeopleSearchFormProps = {
  /** What it starts with: an earlier search's criteria. */
  values?: Values
  /** Counts up when the form is to be edited: its first field takes the focus. */
  edit?: number
  onStarted: (id: number) => void
}

/** Where, what and whom to look for, with the query that this makes (spec 2 §5). */
export function PeopleSearchForm({ values = empty, edit = 0, onStarted }: PeopleSearchFormProps) {
  const form = useForm<Values, unknown, Criteria>({ resolver: zodResolver(peopleSearchForm), defaultValues: values })
  const { errors } = form.formState
  const { mutate, isPending, error } = useStartSearch(onStarted)
  const watched = useWatch({ control: form.control })
  const words = (name: 'keywords' | 'excludeWords') => splitWords(watched[name])
  const { setFocus } = form
  useEffect(() => {
    if (edit > 0) setFocus('location')
  }, [edit, setFocus])
  const remove = (name: 'keywords' | 'excludeWords', word: string) =>
    form.setValue(name, joinWords(words(name).filter((one) => one !== word)), {
      shouldValidate: form.formState.isSubmitted,
    })
  const send = (criteria: Criteria) =>
    isPending || mutate(criteria, { onError: (failed) => void showIssues(failed, form.setError, fieldNames) })
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-4">
      <Field label="Location" isRequired error={errors.location?.message} hint="A city, a state, or a region.">
        <TextInput autoComplete="off" placeholder="New York, NY" {...form.register('location')} />
      </Field>
      <div className="flex flex-col gap-2">
        <Field
          label="Keywords"
          isRequired
          error={errors.keywords?.message}
          hint="Separated by commas; each of them has to be there."
        >
          <TextInput autoComplete="off" placeholder="tax, private equity" {...form.register('keywords')} />
        </Field>
        <WordBadges label="Words to find" words={words('keywords')} onRemove={(word) => remove('keywords', word)} />
      </div>
      <Controller
        control={form.control}
        name="jobTitle"
        render={({ field }) => <TitleChoice chosen={field.value ?? []} onChange={field.onChange} />}
      />
      <div className="flex flex-col gap-2">
        <Field
          label="Exclude words"
          error={errors.excludeWords?.message}
          hint="Optional, separated by commas; none of them may be there."
        >
          <TextInput autoComplete="off" placeholder="intern, retired" {...form.register('excludeWords')} />
        </Field>
        <WordBadges
          label="Words to leave out"
          words={words('excludeWords')}
          onRemove={(word) => remove('excludeWords', word)}
        />
      </div>
      <figure>
        <figcaption className="text-sm font-medium">Query preview</figcaption>
        <code className="mt-1 block rounded-md border border-rule bg-paper-sunk px-3 py-2 text-xs leading-relaxed wrap-anywhere text-ink-muted">
          {peopleSearchQuery({
            location: watched.location ?? '',
            keywords: words('keywords'),
            jobTitle: watched.jobTitle ?? [],
            excludeWords: words('excludeWords'),
          })}
        </code>
      </figure>
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

/** The titles to choose from; any of those chosen will do. */
function TitleChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (titles: string[]) => void }) {
  const titles = [
    ...peopleJobTitles,
    ...chosen.filter((title) => !(peopleJobTitles as readonly string[]).includes(title)),
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">Job titles</legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {titles.map((title) => {
          const isChosen = chosen.includes(title)
          return (
            <button
              key={title}
              type="button"
              aria-pressed={isChosen}
              onClick={() =>
                // In the order of the choices, however they are clicked.
                onChange(titles.filter((one) => (one === title ? !isChosen : chosen.includes(one))))
              }
              className={cx(
                'inline-flex min-h-8 cursor-pointer items-center rounded-md border px-2.5 text-sm transition-colors max-sm:min-h-11',
                isChosen
                  ? 'border-accent bg-accent-soft font-medium text-on-accent-soft'
                  : 'border-rule-strong bg-paper-raised text-ink hover:bg-paper-sunk',
              )}
            >
              {title}
            </button>
          )
        })}
      </div>
      <p className="mt-1 text-xs text-ink-muted">Optional; one of them is enough.</p>
    </fieldset>
  )
}
