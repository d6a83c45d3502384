import { useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { applicationsApi, type ApplicationListItem } from '#contract/api/applications.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { callFile } from '#web/app/api/call.ts'
import { saveFile } from '#web/app/lib/save-file.ts'
import { Button } from '#web/app/ui/button.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshApplication } from './candidate-queries.ts'

type DownloadPdfProps = { application: Pick<ApplicationListItem, 'id' | 'applicantName'> }

/** Saves the candidate summary that goes to a client. */
export function DownloadPdf({ application: { id, applicantName } }: DownloadPdfProps) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      saveFile(await callFile(applicationsApi.pdf, { params: { id } }))
      toast({ title: 'PDF Downloaded', text: `The summary of ${applicantName} is in your downloads.` })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      toast(
        status === 403
          ? {
              variant: 'destructive',
              title: 'Access Denied',
              text: 'Only admins and partners can download candidate PDFs.',
            }
          : {
              variant: 'destructive',
              title: 'Download Failed',
              text: 'Failed to download candidate PDF. Please try again.',
            },
      )
      // No longer ours to see: what is on screen is out of date.
      if (status === 404) refreshApplication(client, id)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button className="self-end" isBusy={isBusy} onClick={() => void download()}>
      <FileDown aria-hidden className="size-4" />
      Download PDF
    </Button>
  )
}
