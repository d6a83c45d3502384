import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { settingsSchema, type Settings } from '#contract/domain/settings.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { useUnsaved } from '#web/app/ui/unsaved.ts'
import { saveFailure, settingsQuery, useSaveSettings } from './settings-queries.ts'

type ListSetting = 'siteTeam' | 'siteTestimonials' | 'siteFaq'
type ListItem = Record<string, string>

type SiteField = { name: string; label: string; maxLength: number; isLong?: boolean; hint?: string }

type SiteListProps = {
  setting: ListSetting
  title: string
  intro: string
  /** One entry in a sentence: "person". */
  itemName: string
  max: number
  empty: ListItem
  fields: readonly SiteField[]
}

/** An ordered list of the landing page: entries are added, moved and removed, and saved together. */
export function SiteList({ setting, title, intro, itemName, max, empty, fields }: SiteListProps) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const saved = settings[setting] as readonly ListItem[]
  const [items, setItems] = useState<readonly ListItem[]>(saved)
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error } = useSaveSettings((all) => setItems(all[setting]))
  const isDirty = JSON.stringify(items) !== JSON.stringify(saved)
  useUnsaved(isDirty)
  const issues = settingsSchema.shape[setting].safeParse(items).error?.issues ?? []
  const problem = (index: number, field: string) =>
    isChecked ? issues.find(({ path }) => path[0] === index && path[1] === field)?.message : undefined
  const change = (index: number, given: ListItem) =>
    setItems(items.map((item, at) => (at === index ? { ...item, ...given } : item)))
  const label = (index: number) => `${itemName} ${index + 1}`
  return (
    <Card title={title}>
      <PageForm
        form={{
          isBusy: isPending,
          isDirty,
          error: error ? sentenceOf(error, saveFailure) : undefined,
          submit: () => {
            setIsChecked(true)
            if (issues.length > 0) return
            mutate({ [setting]: items } as Partial<Settings>, { onSuccess: () => setIsChecked(false) })
          },
        }}
        submitLabel={`Save ${title.toLowerCase()}`}
        actions={
          items.length < max ? (
            <Button variant="quiet" onClick={() => setItems([...items, empty])}>
              Add a {itemName}
            </Button>
          ) : null
        }
      >
        <p className="max-w-xl text-sm text-ink-muted">{intro}</p>
        <ol className="divide-y divide-rule empty:hidden">
          {items.map((item, index) => (
            <li key={index} className="flex flex-col gap-3 py-4">
              <div className="flex items-center justify-between">
                <h3 className="text-base first-letter:uppercase">{label(index)}</h3>
                <div className="flex">
                  <IconButton
                    icon={ArrowUp}
                    label={`Move ${label(index)} up`}
                    disabled={index === 0}
                    onClick={() => setItems(swapped(items, index - 1))}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={`Move ${label(index)} down`}
                    disabled={index === items.length - 1}
                    onClick={() => setItems(swapped(items, index))}
                  />
                  <IconButton
                    icon={Trash2}
                    label={`Remove ${label(index)}`}
                    onClick={() => setItems(items.filter((_, at) => at !== index))}
                  />
                </div>
              </div>
              {fields.map(({ name, label: fieldLabel, maxLength, isLong, hint }) => (
                <Field key={name} label={fieldLabel} hint={hint} error={problem(index, name)}>
                  {isLong ? (
                    <TextArea
                      rows={3}
                      maxLength={maxLength}
                      value={item[name] ?? ''}
                      onChange={(event) => change(index, { [name]: event.target.value })}
                    />
                  ) : (
                    <TextInput
                      maxLength={maxLength}
                      value={item[name] ?? ''}
                      onChange={(event) => change(index, { [name]: event.target.value })}
                    />
                  )}
                </Field>
              ))}
            </li>
          ))}
        </ol>
      </PageForm>
    </Card>
  )
}

/** The list with an entry and the one after it exchanged. */
function swapped(items: readonly ListItem[], index: number): ListItem[] {
  const next = [...items]
  const [first, second] = [next[index], next[index + 1]]
  if (first && second) next.splice(index, 2, second, first)
  return next
}
