import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'

const ResumeSearchDialog = lazyNamed(() => import('./resume-search.tsx'), 'ResumeSearchDialog')

/** Opens the résumé search, whose code is fetched on the first click. */
export function ResumeSearchButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton icon={FileSearch} label="Search in resumes" aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen ? (
        <LazyPart as="dialog" title="Search in resumes" onClose={() => setIsOpen(false)}>
          <ResumeSearchDialog onClose={() => setIsOpen(false)} />
        </LazyPart>
      ) : null}
    </>
  )
}
