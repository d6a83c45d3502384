import { useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { profilesApi } from '#contract/api/clients/profiles.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { callFile } from '#web/app/api/call.ts'
import { saveFile } from '#web/app/lib/save-file.ts'
import { Menu, MenuItem } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { candidateEvents, refreshApplication } from '#web/app/features/candidates/applications/candidate-queries.ts'

type DownloadPdfProps = { application: Pick<ApplicationListItem, 'id' | 'applicantName'> }

const files = {
  profile: { endpoint: profilesApi.clientProfile, label: 'The client profile' },
  internal: { endpoint: profilesApi.internalFile, label: 'The internal file' },
} as const

/** Downloads the profile of a candidate that may go to a client, or the internal file, which must not. */
export function DownloadPdf({ application: { id, applicantName } }: DownloadPdfProps) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function download(which: keyof typeof files) {
    const { endpoint, label } = files[which]
    setIsBusy(true)
    try {
      saveFile(await callFile(endpoint, { params: { id } }))
      toast({ title: 'PDF Downloaded', text: `${label} of ${applicantName} is in your downloads.` })
      if (which === 'profile') void client.invalidateQueries({ queryKey: candidateEvents(id).queryKey })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 403) {
        const text = 'Only admins and partners can download candidate PDFs.'
        toast({ variant: 'destructive', title: 'Access Denied', text })
      } else {
        // The check names the text that a client would have read, and where to find it.
        const isRefused = error instanceof ApiError && error.code === 'profile_would_disclose'
        const text = isRefused ? error.message : 'Failed to download candidate PDF. Please try again.'
        toast({ variant: 'destructive', title: 'Download Failed', text })
      }
      // No longer visible to this user: the screen is out of date.
      if (status === 404) refreshApplication(client, id)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Menu align="end" trigger={<IconButton icon={FileDown} label="Download PDF" isBusy={isBusy} />}>
      <MenuItem onSelect={() => void download('profile')}>Client profile (PDF)</MenuItem>
      <MenuItem onSelect={() => void download('internal')}>Internal file (PDF)</MenuItem>
    </Menu>
  )
}
