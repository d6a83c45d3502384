import { useState } from 'react'
import { onlineSearchTexts } from '#contract/domain/online-search.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import type { OnlineSearchState } from './online-search-address.ts'
import { OnlineSearchFields, type SearchWords } from './online-search-fields.tsx'

type FormProps = { state: OnlineSearchState; isBusy: boolean; onSearch: (next: SearchWords) => void }

/** What to search for; nothing happens until Search is pressed (spec 2 §2). */
export function OnlineSearchForm({ state, isBusy, onSearch }: FormProps) {
  const [words, setWords] = useState<SearchWords>({
    practiceArea: state.practiceArea,
    location: state.location,
    title: state.title,
    level: state.level,
  })
  return (
    <Card title="What to search for">
      <form
        noValidate
        aria-label="Online job search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(words)
        }}
        className="flex flex-col gap-3"
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <OnlineSearchFields words={words} onChange={(next) => setWords((now) => ({ ...now, ...next }))} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Search online
          </Button>
          <p className="min-w-0 grow basis-60 text-xs text-ink-muted">{onlineSearchTexts.notice}</p>
        </div>
      </form>
    </Card>
  )
}
