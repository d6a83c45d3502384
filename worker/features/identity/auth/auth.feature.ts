import type { Feature } from '#worker/feature.ts'
import { hourly } from '#worker/tasks/cron.ts'
import { accountRoutes } from './account.routes.ts'
import { authRepo } from './auth.repo.ts'
import { authRoutes } from './auth.routes.ts'
import { forgottenPasswordTaskRun } from './auth.tasks.ts'
import { passwordResetsRepo } from './password-resets.repo.ts'
import { sealContext, sealPurpose } from './two-factor.service.ts'
import { twoFactorRepo } from './two-factor.repo.ts'

const repos = { auth: authRepo, twoFactor: twoFactorRepo, passwordResets: passwordResetsRepo }

export const authFeature: Feature<typeof repos> = {
  routes: [authRoutes, accountRoutes],
  tasks: [forgottenPasswordTaskRun],
  crons: [
    {
      name: 'sessions.sweep',
      title: 'Remove expired sessions',
      cron: hourly,
      run: (deps) => deps.auth.sweep(deps.now()),
    },
    {
      name: 'password_resets.sweep',
      title: 'Remove expired password links',
      cron: hourly,
      run: (deps) => deps.passwordResets.sweep(deps.now()),
    },
  ],
  sealedColumns: [
    {
      table: 'two_factor_secrets',
      id: 'user_id',
      column: 'secret',
      purpose: sealPurpose,
      contextOf: (id) => sealContext(Number(id)),
    },
  ],
  repos,
}
