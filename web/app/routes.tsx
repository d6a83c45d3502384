import { redirect, type RouteObject } from 'react-router'
import { CheckingAuthentication } from './features/identity/auth/checking-authentication.tsx'
import { staffRouteId } from './features/identity/auth/staff-route-id.ts'
import { NotFoundPage } from './layouts/not-found-page.tsx'
import { RouteError } from './ui/route-error.tsx'
import { lazyScreen } from './lib/lazy-screen.ts'
import { PageLoading } from './layouts/page-loading.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { paths } from './paths.ts'

/**
 * Every screen of the application. A screen is a module of its own (`lazy`), so that a visitor who signs in or applies
 * does not load the staff area. A module may export a `loader` that reads what the screen needs into the query cache.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: [
      {
        path: '/login',
        HydrateFallback: PageLoading,
        lazy: lazyScreen(() => import('./features/identity/auth/login-page.tsx'), 'LoginPage'),
      },
      {
        path: '/reset/:token',
        HydrateFallback: PageLoading,
        lazy: lazyScreen(() => import('./features/identity/auth/reset-page.tsx'), 'ResetPage'),
      },
      {
        path: '/apply/:shortId',
        HydrateFallback: PageLoading,
        lazy: lazyScreen(() => import('./features/candidates/apply/apply-page.tsx'), 'ApplyPage'),
      },
      {
        id: staffRouteId,
        HydrateFallback: CheckingAuthentication,
        lazy: {
          loader: () => import('./features/identity/auth/require-user.ts').then(({ requireUser }) => requireUser),
          Component: () => import('./layouts/staff-layout.tsx').then(({ StaffLayout }) => StaffLayout),
        },
        children: [{ ErrorBoundary: RouteError, children: staffRoutes() }],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]

/** Screens behind the sign-in. The server decides per record who may do what. */
function staffRoutes(): RouteObject[] {
  return [
    { path: paths.home, loader: () => redirect(paths.candidates) },
    {
      path: paths.admin,
      lazy: lazyScreen(() => import('./features/workspace/admin/admin-page.tsx'), 'AdminPage'),
    },
    {
      path: paths.candidates,
      lazy: lazyScreen(() => import('./features/workspace/candidates/candidates-page.tsx'), 'CandidatesPage'),
    },
    {
      path: paths.intake,
      lazy: lazyScreen(() => import('./features/candidates/intake/intake-page.tsx'), 'IntakePage'),
    },
    {
      path: paths.people,
      lazy: lazyScreen(() => import('./features/workspace/people/people-page.tsx'), 'PeoplePage'),
    },
    {
      path: paths.firms,
      lazy: lazyScreen(() => import('./features/clients/firms/firms-page.tsx'), 'FirmsPage'),
    },
    {
      path: `${paths.firms}/:id`,
      lazy: lazyScreen(() => import('./features/clients/firms/firm-page.tsx'), 'FirmPage'),
    },
    {
      path: paths.submissions,
      lazy: lazyScreen(() => import('./features/clients/ownership/submissions-page.tsx'), 'SubmissionsPage'),
    },
    {
      path: `${paths.ownership()}/:id`,
      lazy: lazyScreen(() => import('./features/clients/ownership/ownership-page.tsx'), 'OwnershipPage'),
    },
    {
      path: paths.imports,
      lazy: lazyScreen(() => import('./features/workspace/imports/imports-page.tsx'), 'ImportsPage'),
    },
    {
      path: paths.archive,
      lazy: lazyScreen(() => import('./features/workspace/archives/archive-page.tsx'), 'ArchivePage'),
    },
    {
      path: paths.followUps,
      lazy: lazyScreen(() => import('./features/candidates/follow-ups/follow-ups-page.tsx'), 'FollowUpsPage'),
    },
    {
      path: paths.mails,
      lazy: lazyScreen(() => import('./features/identity/mails/mails-page.tsx'), 'MailsPage'),
    },
    {
      path: paths.candidateData,
      lazy: lazyScreen(
        () => import('./features/candidates/candidate-rights/candidate-data-page.tsx'),
        'CandidateDataPage',
      ),
    },
    {
      path: paths.operations,
      lazy: lazyScreen(() => import('./features/insight/operations/operations-page.tsx'), 'OperationsPage'),
    },
    {
      path: paths.jobSources,
      lazy: lazyScreen(() => import('./features/sourcing/job-sources/job-sources-page.tsx'), 'JobSourcesPage'),
    },
    {
      path: paths.users,
      lazy: lazyScreen(() => import('./features/identity/users/users-page.tsx'), 'UsersPage'),
    },
    {
      path: `${paths.settings()}/:section?`,
      lazy: lazyScreen(() => import('./features/identity/settings/settings-page.tsx'), 'SettingsPage'),
    },
    ...[paths.peopleSearch, paths.adminPeopleSearch].map((path) => ({
      path,
      lazy: lazyScreen(() => import('./features/sourcing/people-search/people-search-page.tsx'), 'PeopleSearchPage'),
    })),
    {
      path: paths.peopleSources,
      lazy: lazyScreen(() => import('./features/sourcing/people-search/people-sources-page.tsx'), 'PeopleSourcesPage'),
    },
    {
      path: paths.doNotContact,
      lazy: lazyScreen(() => import('./features/sourcing/people-search/do-not-contact-page.tsx'), 'DoNotContactPage'),
    },
    {
      path: paths.searchHistory,
      lazy: lazyScreen(() => import('./features/sourcing/people-search/search-history-page.tsx'), 'SearchHistoryPage'),
    },
    {
      path: paths.myJobLists,
      lazy: lazyScreen(() => import('./features/sourcing/saved-lists/my-lists-page.tsx'), 'MyListsPage'),
    },
    {
      path: paths.inquiries,
      lazy: lazyScreen(() => import('./features/clients/inquiries/inquiries-page.tsx'), 'InquiriesPage'),
    },
    {
      path: paths.reviewRooms,
      lazy: lazyScreen(() => import('./features/clients/review-rooms/review-rooms-page.tsx'), 'ReviewRoomsPage'),
    },
    {
      path: paths.feedback,
      lazy: lazyScreen(() => import('./features/identity/feedback/feedback-notes-page.tsx'), 'FeedbackNotesPage'),
    },
  ]
}
