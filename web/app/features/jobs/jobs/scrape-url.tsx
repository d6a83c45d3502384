import { useState } from 'react'
import { scrapeUrlBody, type ExtractedJobFields, type JobToChoose } from '#contract/api/jobs/job-extraction.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { useScrapeUrl } from './use-scrape-url.ts'

type Choices = { url: string; jobs: readonly JobToChoose[] }
type ScrapeUrlProps = {
  onFound: (found: ExtractedJobFields, url: string) => void
  /** Jobs of an imported page, to select one. */
  choices?: Choices | undefined
  /** Notices about an imported page. */
  notices?: readonly string[] | undefined
}

/** Imports a job from its URL. On a page with several jobs, the user selects one. */
export function ScrapeUrl({ onFound, choices: given, notices: givenNotices = [] }: ScrapeUrlProps) {
  const [url, setUrl] = useState(given?.url ?? '')
  const [error, setError] = useState<string>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [notices, setNotices] = useState(givenNotices)
  const [choices, setChoices] = useState<Choices | undefined>(given)
  const { read, isPending } = useScrapeUrl({
    onFound: (data) => {
      setChoices(undefined)
      setMissing([...new Set(data.issues.map(({ message }) => message))])
      setNotices(data.notices)
      onFound(data.fields, data.url)
    },
    onChoice: (data) => setChoices({ url: data.url, jobs: data.jobs ?? [] }),
  })
  function refuse(title: string, text: string) {
    setError(text)
    toast({ title, text, variant: 'destructive' })
  }
  function start() {
    if (isPending) return
    const address = url.trim()
    if (address === '') return refuse('Missing URL', 'Please enter the URL of a job posting')
    if (!scrapeUrlBody.safeParse({ url: address }).success) return refuse('Invalid URL', 'Please enter a valid URL')
    setError(undefined)
    setMissing([])
    setNotices([])
    setChoices(undefined)
    read({ url: address })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Job posting URL" error={error} className="min-w-60 grow">
          <TextInput
            type="url"
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              start()
            }}
          />
        </Field>
        <Button isBusy={isPending} onClick={start}>
          Import
        </Button>
      </div>
      {choices ? (
        <div>
          <p className="text-sm font-medium">This page has several jobs. Choose one:</p>
          <ul className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
            {choices.jobs.map(({ choice, title, location, url: own }) => (
              <li key={choice}>
                <Button
                  variant="quiet"
                  size="sm"
                  isBusy={isPending}
                  onClick={() => read(own ? { url: own } : { url: choices.url, choice })}
                >
                  {location ? `${title}, ${location}` : title}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {missing.length > 0 || notices.length > 0 ? (
        <div className="rounded-md bg-warning-soft px-3 py-2 text-sm text-on-warning-soft">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          {missing.length > 0 ? (
            <>
              <p className="font-medium">We filled in what we found. Before you can post it:</p>
              <ul className="list-disc pl-5">
                {missing.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
