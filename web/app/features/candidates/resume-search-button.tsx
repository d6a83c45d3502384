import { FileSearch } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#web/app/ui/icon-button.tsx'

const ResumeSearchDialog = lazy(() =>
  import('./resume-search.tsx').then(({ ResumeSearchDialog }) => ({ default: ResumeSearchDialog })),
)

/** Opens the search in résumés, which is fetched then. */
export function ResumeSearchButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton icon={FileSearch} label="Search in resumes" aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen ? (
        <Suspense>
          <ResumeSearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
