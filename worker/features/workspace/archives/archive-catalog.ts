import { columnsOf, type ArchiveColumn, type ArchiveFile } from './archive-columns.ts'
import { agencyFiles } from './catalog-agency.ts'
import { applicationFiles } from './catalog-applications.ts'
import { submissionFiles } from './catalog-submissions.ts'
import { reviewFiles } from './catalog-reviews.ts'
import { firmFiles } from './catalog-firms.ts'
import { peopleFiles } from './catalog-people.ts'
import { profileFiles } from './catalog-profiles.ts'
import { sourcingFiles } from './catalog-sourcing.ts'

/** Every CSV file of an archive, in its order. */
export const archiveFiles: readonly ArchiveFile[] = [
  ...peopleFiles,
  ...applicationFiles,
  ...profileFiles,
  ...submissionFiles,
  ...reviewFiles,
  ...firmFiles,
  ...agencyFiles,
  ...sourcingFiles,
]

/** Columns of a file. */
export const columnsOfFile = (file: ArchiveFile): ArchiveColumn[] => columnsOf(file, archiveFiles)

const secrets = 'Opens an account or a page for anyone who has it.'
const counts = 'Counts rows of other files for a screen.'
const running = 'The work of this installation: tasks, limits, positions.'
const readAgain = 'Is read again from the sources.'

/** Tables that no archive contains, with the reason. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  application_links: secrets,
  received_emails: running,
  inbound_addresses: secrets,
  password_resets: secrets,
  recovery_codes: secrets,
  sealed_keys: secrets,
  session_revocations: secrets,
  sessions: secrets,
  signed_links: secrets,
  two_factor_secrets: secrets,
  analytics_counts: counts,
  analytics_dirty: counts,
  analytics_facts: counts,
  analytics_state: counts,
  analytics_visits: counts,
  application_counts: counts,
  application_job_counts: counts,
  application_job_status_counts: counts,
  application_job_statuses: counts,
  application_job_totals: counts,
  job_counts: counts,
  open_job_days: counts,
  review_counts: counts,
  waiting_days: counts,
  archives: running,
  backup_runs: running,
  cron_runs: running,
  d1_migrations: running,
  dead_letters: running,
  fetch_hosts: running,
  job_addresses: running,
  model_days: running,
  model_usage: running,
  outbox: running,
  rate_limits: running,
  site_state: running,
  source_lanes: running,
  task_errors: running,
  upload_uses: running,
  application_unread: 'What a user has yet to look at.',
  notifications: 'What a user has yet to look at.',
  online_job_views: 'What a user has yet to look at.',
  import_rows: 'Rows of imported files; people.csv has what came of them.',
  imports: 'Rows of imported files; people.csv has what came of them.',
  job_matches: 'Made again by a search.',
  people_pages: readAgain,
  people_search_firms: readAgain,
  saved_list_urls: 'A copy of addresses in saved-lists.csv.',
  title_marks: 'A constant list for sorting.',
}
