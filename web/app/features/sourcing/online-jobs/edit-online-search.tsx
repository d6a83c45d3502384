import { useState } from 'react'
import type { SavedSearch } from '#contract/api/sourcing/saved-searches.ts'
import { SaveSearchDialog } from '#web/app/features/sourcing/saved-searches/save-search-dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { NarrowingFields } from './online-filters.tsx'
import { criteriaOf, stateOfCriteria, type OnlineSearchState } from './online-search-address.ts'
import { OnlineSearchFields } from './online-search-fields.tsx'

/** Name, schedule and criteria of a saved online search. Changed criteria restart its history. */
export function EditOnlineSearch({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const [initial] = useState<OnlineSearchState>(() => stateOfCriteria(search.criteria, search))
  const [state, setState] = useState(initial)
  const change = (next: Partial<OnlineSearchState>) => setState((now) => ({ ...now, ...next }))
  return (
    <SaveSearchDialog
      given={{ search }}
      more={{
        fields: (
          <>
            <p className="text-sm text-ink-muted">
              Changing the area, location, title or filters restarts this search: current matches won’t count as new.
            </p>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <OnlineSearchFields words={state} onChange={change} />
              <Field label="Keyword">
                <TextInput maxLength={200} value={state.q} onChange={(event) => change({ q: event.target.value })} />
              </Field>
              <NarrowingFields state={state} onChange={change} />
            </div>
          </>
        ),
        isDirty: JSON.stringify(state) !== JSON.stringify(initial),
        read: async () => criteriaOf(state),
      }}
      onClose={onClose}
    />
  )
}
