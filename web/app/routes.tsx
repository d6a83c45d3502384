import { redirect, type RouteObject } from 'react-router'
import { CheckingAuthentication } from './features/identity/auth/checking-authentication.tsx'
import { staffRouteId } from './features/identity/auth/staff-route-id.ts'
import { NotFoundPage } from './ui/not-found-page.tsx'
import { RouteError } from './ui/route-error.tsx'
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
        lazy: () =>
          import('./features/identity/auth/login-page.tsx').then(({ LoginPage, loader }) => ({
            Component: LoginPage,
            loader,
          })),
      },
      {
        path: '/reset/:token',
        HydrateFallback: PageLoading,
        lazy: () =>
          import('./features/identity/auth/reset-page.tsx').then(({ ResetPage, loader }) => ({
            Component: ResetPage,
            loader,
          })),
      },
      {
        path: '/apply/:shortId',
        HydrateFallback: PageLoading,
        lazy: () =>
          import('./features/candidates/apply/apply-page.tsx').then(({ ApplyPage, loader }) => ({
            Component: ApplyPage,
            loader,
          })),
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

/** The screens behind the sign-in. Who may do what on them is decided by the server, per record. */
function staffRoutes(): RouteObject[] {
  return [
    { path: paths.home, loader: () => redirect(paths.candidates) },
    {
      path: paths.admin,
      lazy: () =>
        import('./features/workspace/admin/admin-page.tsx').then(({ AdminPage, loader }) => ({
          Component: AdminPage,
          loader,
        })),
    },
    {
      path: paths.candidates,
      lazy: () =>
        import('./features/workspace/candidates/candidates-page.tsx').then(({ CandidatesPage, loader }) => ({
          Component: CandidatesPage,
          loader,
        })),
    },
    {
      path: paths.followUps,
      lazy: () =>
        import('./features/candidates/follow-ups/follow-ups-page.tsx').then(({ FollowUpsPage, loader }) => ({
          Component: FollowUpsPage,
          loader,
        })),
    },
    {
      path: paths.mails,
      lazy: () =>
        import('./features/identity/mails/mails-page.tsx').then(({ MailsPage }) => ({ Component: MailsPage })),
    },
    {
      path: paths.candidateData,
      lazy: () =>
        import('./features/candidates/candidate-rights/candidate-data-page.tsx').then(
          ({ CandidateDataPage, loader }) => ({
            Component: CandidateDataPage,
            loader,
          }),
        ),
    },
    {
      path: paths.operations,
      lazy: () =>
        import('./features/insight/operations/operations-page.tsx').then(({ OperationsPage, loader }) => ({
          Component: OperationsPage,
          loader,
        })),
    },
    {
      path: paths.jobSources,
      lazy: () =>
        import('./features/sourcing/job-sources/job-sources-page.tsx').then(({ JobSourcesPage, loader }) => ({
          Component: JobSourcesPage,
          loader,
        })),
    },
    {
      path: paths.users,
      lazy: () =>
        import('./features/identity/users/users-page.tsx').then(({ UsersPage, loader }) => ({
          Component: UsersPage,
          loader,
        })),
    },
    {
      path: `${paths.settings()}/:section?`,
      lazy: () =>
        import('./features/identity/settings/settings-page.tsx').then(({ SettingsPage, loader }) => ({
          Component: SettingsPage,
          loader,
        })),
    },
    ...[paths.peopleSearch, paths.adminPeopleSearch].map((path) => ({
      path,
      lazy: () =>
        import('./features/sourcing/people-search/people-search-page.tsx').then(({ PeopleSearchPage, loader }) => ({
          Component: PeopleSearchPage,
          loader,
        })),
    })),
    {
      path: paths.peopleSources,
      lazy: () =>
        import('./features/sourcing/people-search/people-sources-page.tsx').then(({ PeopleSourcesPage, loader }) => ({
          Component: PeopleSourcesPage,
          loader,
        })),
    },
    {
      path: paths.doNotContact,
      lazy: () =>
        import('./features/identity/do-not-contact/do-not-contact-page.tsx').then(({ DoNotContactPage, loader }) => ({
          Component: DoNotContactPage,
          loader,
        })),
    },
    {
      path: paths.searchHistory,
      lazy: () =>
        import('./features/sourcing/people-search/search-history-page.tsx').then(({ SearchHistoryPage, loader }) => ({
          Component: SearchHistoryPage,
          loader,
        })),
    },
    {
      path: paths.myJobLists,
      lazy: () =>
        import('./features/sourcing/saved-lists/my-lists-page.tsx').then(({ MyListsPage, loader }) => ({
          Component: MyListsPage,
          loader,
        })),
    },
    {
      path: paths.feedback,
      lazy: () =>
        import('./features/identity/feedback/feedback-notes-page.tsx').then(({ FeedbackNotesPage, loader }) => ({
          Component: FeedbackNotesPage,
          loader,
        })),
    },
  ]
}
