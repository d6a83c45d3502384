import { importUndoDays, type ImportState } from '#contract/domain/imports.ts'
import type { Deps } from '#worker/deps.ts'
import { everyFiveMinutes, hourly, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import { giveUpImported, readImported, readImportedTask } from './import-resumes.service.ts'
import { checkTaskName, runTaskName, undoTaskName } from './imports.service.ts'
import { checkImport, giveUpImport, runImport, undoImport, type RunImportDeps } from './run-import.service.ts'

/**
 * The task of a step: it continues in another invocation while rows are left. One that is given up returns the import to the
 * state before, from which the step can be started again and continues where it ended.
 */
const step = (
  definition: typeof checkTaskName,
  states: [ImportState, ImportState],
  work: (deps: RunImportDeps, id: number) => Promise<boolean>,
) =>
  task({
    ...definition,
    run: async (deps: Deps, { id }) => {
      if (await work(deps, id)) deps.enqueue([messageFor(deps.ids, definition, { id })])
    },
    giveUp: (deps, { id }) => giveUpImport(deps, id, states),
  })

export const importTasks = [
  step(checkTaskName, ['checking', 'columns'], checkImport),
  step(runTaskName, ['running', 'checked'], runImport),
  step(undoTaskName, ['undoing', 'done'], undoImport),
  task({
    ...readImportedTask,
    run: (deps, { resumeId }) => readImported(deps, resumeId),
    giveUp: (deps, { resumeId }) => giveUpImported(deps, resumeId),
  }),
]

const taskOfState = { checking: checkTaskName, running: runTaskName, undoing: undoTaskName } as const
const hourMs = 3600_000

export const importCronJobs: readonly CronJob[] = [
  {
    name: 'imports.unfinished',
    title: 'Continue imports that were cut off',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const unfinished = await deps.imports.unfinished()
      deps.enqueue(
        unfinished.map(({ id, state }) => messageFor(deps.ids, taskOfState[state as keyof typeof taskOfState], { id })),
      )
    },
  },
  {
    name: 'imports.sweep',
    title: 'Delete rows of imports that can’t be undone',
    cron: hourly,
    run: (deps) =>
      deps.imports.sweep({
        undoEnded: new Date(deps.now().getTime() - importUndoDays * 24 * hourMs),
        readingEnded: new Date(deps.now().getTime() - hourMs),
      }),
  },
]
