import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import {
  joinWords,
  peopleJobTitles,
  peopleProviderLabels,
  peopleSearchQuery,
  splitWords,
  type peopleSearchForm,
} from '#contract/domain/people-search.ts'
import { cx } from '#web/app/ui/cx.ts'
import { Field } from '#web/app/ui/field.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { providersQuery } from './people-queries.ts'
import { WordBadges } from './word-badges.tsx'

export type PeopleSearchValues = z.input<typeof peopleSearchForm>
export type PeopleSearchChoice = z.output<typeof peopleSearchForm>

type PeopleSearchFieldsProps = {
  form: UseFormReturn<PeopleSearchValues, unknown, PeopleSearchChoice>
  /** Increases whenever the first field is to take the focus. */
  edit?: number
}

/** The criteria of a people search, with a preview of the query. */
export function PeopleSearchFields({ form, edit = 0 }: PeopleSearchFieldsProps) {
  const { errors } = form.formState
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
  return (
    <>
      <Field label="Location" isRequired error={errors.location?.message} hint="A city, state or region.">
        <TextInput autoComplete="off" placeholder="New York, NY" {...form.register('location')} />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label="Keywords" isRequired error={errors.keywords?.message} hint="Comma-separated; all must match.">
          <TextInput autoComplete="off" placeholder="tax, private equity" {...form.register('keywords')} />
        </Field>
        <WordBadges label="Keywords to match" words={words('keywords')} onRemove={(word) => remove('keywords', word)} />
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
          hint="Optional, comma-separated; exclude any of these."
        >
          <TextInput autoComplete="off" placeholder="intern, retired" {...form.register('excludeWords')} />
        </Field>
        <WordBadges
          label="Keywords to exclude"
          words={words('excludeWords')}
          onRemove={(word) => remove('excludeWords', word)}
        />
      </div>
      <Controller
        control={form.control}
        name="provider"
        render={({ field }) => <ProviderChoice chosen={field.value} onChange={field.onChange} />}
      />
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-medium">Show query</summary>
        <code className="mt-1 block rounded-md border border-rule bg-paper-sunk px-3 py-2 text-xs leading-relaxed wrap-anywhere text-ink-muted">
          {peopleSearchQuery({
            location: watched.location ?? '',
            keywords: words('keywords'),
            jobTitle: watched.jobTitle ?? [],
            excludeWords: words('excludeWords'),
          })}
        </code>
      </details>
    </>
  )
}

/** The provider, if the installation has a key for more than the firms' own directories. */
function ProviderChoice({
  chosen = 'directory',
  onChange,
}: {
  chosen: PeopleSearchValues['provider']
  onChange: (provider: PeopleSearchValues['provider']) => void
}) {
  const { data: providers = ['directory' as const] } = useQuery(providersQuery)
  if (providers.length < 2) return null
  return (
    <Field label="Search in">
      <RadioGroup
        options={providers.map((value) => ({ value, label: peopleProviderLabels[value] }))}
        value={chosen}
        onValueChange={onChange}
      />
    </Field>
  )
}

/** The job titles to select from. A person needs one of the selected titles. */
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
                // In the order of the options, whatever the order of clicks.
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
      <p className="mt-1 text-xs text-ink-muted">Optional; any can match.</p>
    </fieldset>
  )
}
