import { jsonLdPage, type StandInJob } from '#worker/features/sourcing/job-sources/platforms/stand-in.ts'

/** An answer in JSON. */
export const json = (value: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json', ...headers } })
/** An answer in XML. */
export const xml = (value: string) => new Response(value, { headers: { 'Content-Type': 'application/xml' } })
/** A page. */
export const html = (value: string) => new Response(value, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
/** Origin of all stand-ins. */
export const host = 'https://board.example.com'
/** A number of the query. */
export const number = (url: URL, name: string, otherwise = 0) => Number(url.searchParams.get(name) ?? otherwise)
/** The posting of that name. */
export const byId = (jobs: readonly StandInJob[], id: string | undefined) => jobs.find((job) => job.id === id)
/** The last part of a path. */
export const last = (url: URL) => decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
/** A posting's text, with its pay in a sentence. */
export const pay = (job: StandInJob) =>
  `<p>${job.text}</p>${job.min ? `<p>The base salary range is $${job.min.toLocaleString('en-US')} to $${job.max?.toLocaleString('en-US')} per year.</p>` : ''}`
/** Postings that are not filled. */
export const openOnly = (jobs: readonly StandInJob[]) => jobs.filter(({ isClosed }) => !isClosed)
/** The page of a posting. */
export const page = (job: StandInJob | undefined) => (job ? html(jsonLdPage(job)) : null)
/** Postings that Workday’s search finds. */
export const query = (jobs: readonly StandInJob[], body: unknown) => {
  const words = (body as { searchText?: string } | undefined)?.searchText ?? ''
  return words ? jobs.filter(({ title }) => title.toLowerCase().includes(words)) : jobs
}
