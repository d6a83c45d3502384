import type { z } from 'zod'
import type { Deps } from '#worker/deps.ts'

/** A named piece of background work over the same services that routes use. */
export type Task<P extends z.ZodType = z.ZodType> = {
  name: string
  /** Ids and small facts only: never a person's text. */
  payload: P
  /** Does the work. Queues deliver at least once, so a second run must leave the same state as the first. */
  run: (deps: Deps, payload: z.output<P>) => Promise<void>
  /** Marks the record as failed when the work has failed for good, so that no screen waits forever. */
  giveUp?: (deps: Deps, payload: z.output<P>) => Promise<void>
}

/** Name and payload of a task. A service that starts a task owns these; the feature that runs it adds `run`. */
export type TaskDefinition<P extends z.ZodType = z.ZodType> = Pick<Task<P>, 'name' | 'payload'>

/** Names a task for those who start it; `task` adds what it runs. */
export const taskDefinition = <P extends z.ZodType>(name: string, payload: P): TaskDefinition<P> => ({ name, payload })

/** Declares a task. Its feature lists it in `<feature>.feature.ts`. */
export const task = <P extends z.ZodType>(definition: Task<P>): Task<P> => definition
