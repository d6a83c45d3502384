import { endpointUrl, type Endpoint } from '#contract/endpoint.ts'

type CsvLinkProps = {
  endpoint: Pick<Endpoint, 'path'>
  /** Filters and order of the list as it is on screen. */
  query?: Record<string, unknown>
  /** Name of the list, where a screen offers several files. It takes the place of the word "Download". */
  of?: string
}

/** Downloads the whole list as it is filtered and sorted, not only the rows that were loaded. */
export const CsvLink = ({ endpoint, query = {}, of }: CsvLinkProps) => (
  <a
    href={endpointUrl(endpoint, {}, query)}
    download
    className="touch-target inline-flex min-h-6 shrink-0 items-center rounded-sm font-medium text-accent hover:underline"
  >
    <span className={of ? 'sr-only' : 'max-sm:sr-only'}>Download&nbsp;</span>
    {of ? `${of} CSV` : 'CSV'}
  </a>
)
