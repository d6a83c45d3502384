import type { AdminViewName } from '#web/app/lib/admin-views.ts'
import { lazyScreen, type Screen } from '#web/app/lib/lazy-screen.ts'

const candidates = lazyScreen(
  () => import('#web/app/features/workspace/candidates/candidates-page.tsx'),
  'CandidatesPage',
)

/** The screen of each view of the admin page. */
export const adminScreens: Record<AdminViewName, () => Promise<Screen>> = {
  dashboard: lazyScreen(() => import('#web/app/features/workspace/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  'find-jobs': lazyScreen(() => import('#web/app/features/sourcing/matching/find-jobs-page.tsx'), 'FindJobsPage'),
  'online-jobs': lazyScreen(
    () => import('#web/app/features/sourcing/online-jobs/online-jobs-page.tsx'),
    'OnlineJobsPage',
  ),
  'my-candidates': candidates,
  'post-job': lazyScreen(() => import('#web/app/features/jobs/jobs/post-job-page.tsx'), 'PostJobPage'),
  'manage-jobs': lazyScreen(() => import('#web/app/features/jobs/jobs/manage-jobs-page.tsx'), 'ManageJobsPage'),
  candidates: candidates,
  analytics: lazyScreen(() => import('#web/app/features/insight/analytics/analytics-page.tsx'), 'AnalyticsPage'),
  'user-management': lazyScreen(() => import('#web/app/features/identity/users/users-page.tsx'), 'UsersPage'),
  'saved-job-lists': lazyScreen(
    () => import('#web/app/features/sourcing/saved-lists/saved-lists-page.tsx'),
    'SavedListsPage',
  ),
}
