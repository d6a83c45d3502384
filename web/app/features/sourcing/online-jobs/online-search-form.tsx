import { useState } from 'react'
import { onlineSearchTexts } from '#contract/domain/online-search.ts'
import { Card } from '#web/app/ui/card.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import type { OnlineSearchState } from './online-search-address.ts'
import { OnlineSearchFields, type SearchWords } from './online-search-fields.tsx'

type FormProps = { state: OnlineSearchState; isBusy: boolean; onSearch: (next: SearchWords) => void }

/** The criteria of an online job search. Nothing is searched until the button is pressed. */
export function OnlineSearchForm({ state, isBusy, onSearch }: FormProps) {
  const [words, setWords] = useState<SearchWords>({
    practiceArea: state.practiceArea,
    location: state.location,
    title: state.title,
    level: state.level,
  })
  return (
    <Card title="Search criteria">
      <PageForm
        form={{ isBusy, isDirty: false, error: undefined, submit: () => onSearch(words) }}
        label="Online job search"
        submitLabel="Search online"
        actions={<p className="min-w-0 grow basis-60 text-xs text-ink-muted">{onlineSearchTexts.notice}</p>}
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 min-[75rem]:grid-cols-1">
          <OnlineSearchFields words={words} onChange={(next) => setWords((now) => ({ ...now, ...next }))} />
        </div>
      </PageForm>
    </Card>
  )
}
