import { env } from 'cloudflare:workers'

/** Content of the database: the rows of each table, by their row ids. */
export type State = Map<string, Map<number, string>>

/** Counters and notes of the machinery: they tell of attempts, which a fault makes more of. */
const passing = new Set([
  'rate_limits',
  'outbox',
  'task_errors',
  'cron_runs',
  'fetch_hosts',
  'source_lanes',
  'model_days',
  'model_usage',
  'd1_migrations',
  'sqlite_sequence',
])

/**
 * Counts and unread marks that triggers keep in the transaction of their subject, and the statistics folded after it: what changes
 * in them depends on the day and on other rows.
 */
const isCount = /_counts$|_totals$|_days$|^analytics_|^application_unread$/

let tables: string[] | undefined

/** Reads every table but those of word indexes, which triggers write in the transaction of their rows. */
export async function readState(): Promise<State> {
  tables ??= (
    await env.DB.prepare(
      `select name from sqlite_master m where type = 'table' and sql not like 'create virtual%' and name not like '\\_cf%' escape '\\'
       and not exists (select 1 from sqlite_master v where v.sql like 'create virtual%' and m.name like v.name || '\\_%' escape '\\')`,
    ).all<{ name: string }>()
  ).results
    .map(({ name }) => name)
    .filter((name) => !passing.has(name) && !isCount.test(name))
  const names = tables
  const answers = await env.DB.batch<Record<string, unknown>>(
    names.map((name) => env.DB.prepare(`select rowid as "rowid of it", * from "${name}"`)),
  )
  return new Map(
    answers.map(({ results }, at) => [
      names[at] ?? '',
      new Map(results.map((row) => [row['rowid of it'] as number, JSON.stringify(row)])),
    ]),
  )
}

/** Changes, as "+1 application_events, ~1 job_applications": rows more, fewer and other, table by table. */
export function changeBetween(before: State, after: State): string {
  const changes: string[] = []
  for (const [table, rows] of after) {
    const old = before.get(table) ?? new Map<number, string>()
    let [more, other] = [0, 0]
    for (const [id, row] of rows) {
      if (!old.has(id)) more++
      else if (old.get(id) !== row) other++
    }
    const fewer = old.size - (rows.size - more)
    if (more > 0) changes.push(`+${more} ${table}`)
    if (fewer > 0) changes.push(`-${fewer} ${table}`)
    if (other > 0) changes.push(`~${other} ${table}`)
  }
  return changes.sort().join(', ')
}

/** Files that a record names and that are not there, and files that neither a record nor a sweep knows of. */
export async function strayFiles(): Promise<string[]> {
  const keys = async (query: string) =>
    new Set((await env.DB.prepare(query).all<{ key: string }>()).results.map(({ key }) => key))
  const [named, known, listed] = await Promise.all([
    keys(`select 'resumes/' || id as key from resumes where stored_at is not null union select key from documents
      union select document_key from firm_agreements where document_key is not null`),
    keys(`select key from upload_uses union select 'resumes/' || id from resumes`),
    env.FILES.list(),
  ])
  // The hourly sweep finds every part of an archive without its row.
  const there = new Set(listed.objects.map(({ key }) => key).filter((key) => !key.startsWith('archives/')))
  return [
    ...[...named].filter((key) => !there.has(key)).map((key) => `${key} is named and not there`),
    ...[...there].filter((key) => !named.has(key) && !known.has(key)).map((key) => `${key} is nobody's`),
  ]
}
