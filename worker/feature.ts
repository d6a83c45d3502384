import type { Write } from './db/change.ts'
import type { Database } from './db/client.ts'
import type { Deps } from './deps.ts'
import type { Contact } from './features/identity/contact-ban/contact-ban.service.ts'
import type { Actor } from './http/access.ts'
import type { Router } from './http/route.ts'
import type { CronJob } from './tasks/cron.ts'
import type { Task } from './tasks/task.ts'

/** Repos by the name under which services ask for them (`deps.users`). */
export type RepoMakers = Record<string, (db: Database) => object>

/** Work that runs without a request. */
export type Background = { tasks: readonly Task[]; cronJobs: readonly CronJob[] }

/**
 * A table that stores people under their own email address, beside the applications that they sent. It is part of what is
 * held of a person: exported, counted, and erased with them.
 */
export type PersonalTable = {
  table: string
  /** Columns of what the person is called and reached by elsewhere; a phone only where it is surely their own. */
  columns?: { name?: string; phone?: string; profile?: string }
  /** Column with the id of the person's record, for rows that may have another address or none. */
  candidate?: string
  /** Copies of another table's rows: erased, but neither exported nor counted. */
  isCopy?: boolean
}

/** A column that holds sealed text (platform/sealed-text.ts), which a rotation of SECRET_KEY seals again. */
export type SealedColumn = {
  table: string
  /** Column with the row's own key. */
  id: string
  column: string
  purpose: string
  contextOf: (id: string) => string
}

/** Builds what a new role of a user changes in records of a feature. */
export type RoleWrites = (db: Database, userId: number) => Write

/** Builds what the erasure of a person changes in records of a feature that has no rows of the person. */
export type ErasureWrites = (db: Database) => Write

/** Records that other features refer to by kind and id, such as the subject of a follow-up. */
export type RecordKind = {
  kind: string
  /** Refuses an actor who may not see the record. @returns The application that it belongs to; null for none. */
  see: (deps: Deps, actor: Actor, id: number) => Promise<number | null>
  /** The person whom an action about the record would contact, if it isn't the applicant. */
  contactOf?: (deps: Deps, id: number) => Promise<Contact>
}

/**
 * Parts that a feature adds to the Worker. Each feature exports one from its `<feature>.feature.ts`, with only the parts that it
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
  /**
   * Runs after each successful request that may have changed something, once it has been answered. Do little: strangers'
   * writes count too.
   */
  afterWrites?: (deps: Deps) => Promise<void>
  repos?: Repos
  personalTables?: readonly PersonalTable[]
  sealedColumns?: readonly SealedColumn[]
  records?: readonly RecordKind[]
  /** Written with a new role of a user, once the user has it. */
  roleWrites?: RoleWrites
  /** Written in the transaction of an erasure. */
  erasureWrites?: ErasureWrites
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

/** Looks into the records of any feature by their kind. */
export type Records = {
  see: (kind: string, actor: Actor, id: number) => Promise<number | null>
  contactOf: (kind: string, id: number) => Promise<Contact | undefined>
}

export function recordsOf(features: readonly Feature[], deps: () => Deps): Records {
  const kinds = new Map(features.flatMap(({ records = [] }) => records).map((each) => [each.kind, each]))
  const kindOf = (kind: string) => {
    const found = kinds.get(kind)
    if (!found) throw new Error(`no feature has records of the kind ${kind}`)
    return found
  }
  return {
    see: (kind, actor, id) => kindOf(kind).see(deps(), actor, id),
    contactOf: async (kind, id) => kindOf(kind).contactOf?.(deps(), id),
  }
}
