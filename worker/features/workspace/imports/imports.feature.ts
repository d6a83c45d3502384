import type { Feature } from '#worker/feature.ts'
import { contactImportsRepo } from './contact-imports.repo.ts'
import { externalIdsRepo } from './external-ids.repo.ts'
import { firmImportsRepo } from './firm-imports.repo.ts'
import { importResumesRepo } from './import-resumes.repo.ts'
import { importsRepo } from './imports.repo.ts'
import { importsRoutes } from './imports.routes.ts'
import { importCronJobs, importTasks } from './imports.tasks.ts'
import { jobImportsRepo } from './job-imports.repo.ts'
import { personImportsRepo } from './person-imports.repo.ts'
import { submissionImportsRepo } from './submission-imports.repo.ts'

const repos = {
  imports: importsRepo,
  externalIds: externalIdsRepo,
  importResumes: importResumesRepo,
  personImports: personImportsRepo,
  firmImports: firmImportsRepo,
  contactImports: contactImportsRepo,
  jobImports: jobImportsRepo,
  submissionImports: submissionImportsRepo,
}

export const importsFeature: Feature<typeof repos> = {
  routes: [importsRoutes],
  tasks: importTasks,
  crons: importCronJobs,
  repos,
  personalTables: [{ table: 'import_rows', columns: { name: 'name' } }],
}
