import type { Database } from './db/client.ts'
import type { Deps } from './deps.ts'
import type { Router } from './http/route.ts'
import type { CronJob } from './tasks/cron.ts'
import type { Task } from './tasks/task.ts'

/** Repos by the name under which services ask for them (`deps.users`). */
export type RepoMakers = Record<string, (db: Database) => object>

/** Work that runs without a request. */
export type Background = { tasks: readonly Task[]; cronJobs: readonly CronJob[] }

/**
 * What a feature adds to the Worker. Each feature exports one from its `<feature>.feature.ts`, with only the parts that it
 * has, and is listed in `worker/features.ts`.
 *
 * The type names its repos (`Feature<typeof repos>`): `Deps` is made of them, and handlers, which are part of the value,
 * use `Deps`. Without the annotation the type would refer to itself.
 */
export type Feature<Repos extends RepoMakers = RepoMakers, ReplicaRepos extends RepoMakers = RepoMakers> = {
  /** Mount endpoints and pages. `background` is there for pages about the tasks and cron jobs themselves. */
  routes?: readonly ((router: Router, background: Background) => void)[]
  tasks?: readonly Task[]
  crons?: readonly CronJob[]
  /** Runs after each successful request that isn't a read, once it has been answered. Do little: strangers' writes count too. */
  afterWrites?: (deps: Deps) => Promise<void>
  repos?: Repos
  /** Repos that read from a replica, for public pages that check how new their answer is (`publicReads`). */
  replicaRepos?: ReplicaRepos
}

type Union<F> = F extends Feature<infer Repos, infer ReplicaRepos> ? Named<Repos> | Named<ReplicaRepos> : never
/** Leaves out the index signature of features without repos. */
type Named<Repos> = string extends keyof Repos ? never : Repos
type Merged<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Repos of a union of features, made: what those features add to `Deps`. */
export type ReposOf<F> = {
  [Name in keyof Merged<Union<F>>]: Merged<Union<F>>[Name] extends (db: Database) => infer Repo ? Repo : never
}

/** Makes the repos of one request, task batch or cron tick. */
export function makeRepos(
  features: readonly Feature[],
  { db, readDb }: { db: Database; readDb: Database },
): Record<string, object> {
  const repos: Record<string, object> = {}
  for (const feature of features) {
    for (const [name, make] of Object.entries(feature.repos ?? {})) repos[name] = make(db)
    for (const [name, make] of Object.entries(feature.replicaRepos ?? {})) repos[name] = make(readDb)
  }
  return repos
}
