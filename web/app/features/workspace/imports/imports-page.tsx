import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ImportItem } from '#contract/api/workspace/imports.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { paths } from '#web/app/paths.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportDetail } from './import-detail.tsx'
import { importWords } from './import-words.ts'
import { importsQuery } from './import-queries.ts'

/** Moves records in from a file of another system. For admins. */
export function ImportsPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('Import')}</title>
      {role === 'admin' ? <Imports /> : <AccessRestricted />}
    </>
  )
}

function Imports() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('import') ?? ''
  const id = /^\d{1,15}$/.test(asked) ? Number(asked) : undefined
  return (
    <div className="flex w-full max-w-text flex-col gap-5">
      <header>
        {id === undefined ? null : (
          <Link className={linkClass()} to={paths.imports}>
            All imports
          </Link>
        )}
        <h1 className="text-2xl">Import</h1>
      </header>
      {id === undefined ? (
        <>
          <FileDrop onRead={(read) => setParams({ import: String(read) })} />
          <PastImports />
        </>
      ) : (
        <ImportDetail key={id} id={id} onClose={() => setParams({})} />
      )}
    </div>
  )
}

const stateText = {
  reading: 'Being read',
  columns: 'Choose the columns',
  checking: 'Being checked',
  checked: 'Ready to import',
  running: 'Being imported',
  done: 'Done',
  undoing: 'Being undone',
  undone: 'Undone',
} as const satisfies Record<ImportItem['state'], string>

function PastImports() {
  const query = useQuery(importsQuery)
  const items = query.data ?? []
  return (
    <Card title="Imports">
      <ListState
        list={query}
        rows={items}
        pending={<SkeletonCards label="Reading imports" />}
        failure={{ title: 'The imports couldn’t be loaded' }}
        empty={<EmptyState level={3} title="Nothing imported yet" text="Files that you import are listed here." />}
      >
        <ul className="divide-y divide-rule">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-sm">
              <Link
                className={`touch-target min-w-40 flex-1 wrap-anywhere ${linkClass()}`}
                to={paths.importOf(item.id)}
              >
                {item.fileName}
              </Link>
              <span className="max-sm:basis-full">
                {importWords[item.kind].kind} · {stateText[item.state]}
              </span>
              <span className="text-ink-muted tabular-nums">
                {numberText(item.total)} {item.total === 1 ? 'row' : 'rows'}
              </span>
              <span className="text-ink-muted">
                <Time at={item.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      </ListState>
    </Card>
  )
}
