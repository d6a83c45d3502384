import { Mail, type Statement } from './statement.tsx'

/** The pages about data and terms. They describe what the code does and change with it. */
export const legalStatements: readonly Statement[] = [
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'The data we store about applicants, who sees it, and how to have it removed.',
    lead: () => 'You can read every position on this site without sharing any data. We store data when you apply.',
    parts: (view) => [
      {
        title: 'When you browse',
        text: (
          <p>
            No account, no advertising, no analytics and no third-party scripts. Our server logs the kind of request,
            its result and its duration, but not your name or your searches. To prevent abuse, forms count requests by
            network address; the address is stored as a keyed hash for at most a day.
          </p>
        ),
      },
      {
        title: 'When you apply',
        text: (
          <p>
            We store what you enter in the application form and the résumé you upload, together with the position, the
            date and the application’s progress: its status, interview dates, notes and messages of the recruiters who
            work on it, documents added to it and the firms it was submitted to.
          </p>
        ),
      },
      {
        title: 'Emails and your private page',
        text: (
          <p>
            We email you when your application arrives and when an interview is scheduled, moved or canceled. These
            emails contain a link to a private page that shows the status of your application, the next step and your
            documents, and lets you withdraw. Anyone with the link can view the page. We delete our copies of emails
            after half a year.
          </p>
        ),
      },
      {
        title: 'When you write to us',
        text: (
          <p>
            We store your name, how to reach you and what you wrote. Administrators of {view.brand.brandName} and the
            one recruiter who answers you see it. It’s deleted a year after we last worked on it, or when you ask us to.
          </p>
        ),
      },
      {
        title: 'When you ask for job alerts',
        text: (
          <p>
            We store your email address and the search. We send nothing until you confirm, and every alert has a link to
            unsubscribe with one click, which deletes the address and the search.
          </p>
        ),
      },
      {
        title: 'Who sees it',
        text: (
          <p>
            Administrators of {view.brand.brandName} and the one recruiter your application is assigned to. Résumés are
            private files that only signed-in staff can open. A client firm learns about you when a recruiter submits
            you to it.
          </p>
        ),
      },
      {
        title: 'Automated help',
        text: (
          <p>
            Software compares an application with its position and writes a score and reasons for the recruiter. It uses
            our own rules or, where the agency has set it up, a language model of an outside provider, which then
            receives the text of the application and the résumé. It makes no decisions: every status is set by a person.
          </p>
        ),
      },
      {
        title: 'Where and how long',
        text: (
          <p>
            Data is stored with Cloudflare, encrypted in transit and at rest. A résumé that was uploaded but never sent
            with an application is deleted within hours. Applications are stored while we may place you, or until you
            ask us to delete them; where the agency has set a retention period, inactive candidates are erased when it
            ends. Erased data remains in backups and in the database’s history until these expire, after 30 days for the
            history.
          </p>
        ),
      },
      {
        title: 'Your choices',
        text: (
          <p>
            Write to <Mail view={view} subject="My data" /> to see, correct or delete your data. You get everything as
            one file, and erasing removes you from applications, files, emails, notes and search indexes. You can
            withdraw an application yourself on your private page. See also <a href="/gdpr">GDPR</a> and{' '}
            <a href="/cookies">Cookies</a>.
          </p>
        ),
      },
    ],
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'The terms for using this site and for referrals.',
    lead: () => 'Free for candidates, with no obligation.',
    parts: (view) => [
      {
        title: 'Positions',
        text: (
          <p>
            We post positions for client firms. We take care to keep them accurate, but a firm may change or fill one at
            any time. Some firms ask not to be named; their positions say “Confidential”.
          </p>
        ),
      },
      {
        title: 'Applications',
        text: (
          <p>
            Give true information about yourself, and upload only documents that are yours to share. Don’t send
            documents that belong to a client or employer. Applying twice to the same position updates the first
            application.
          </p>
        ),
      },
      {
        title: 'Referrals',
        text: (
          <p>
            A referral fee of up to $10K per successful placement is agreed in writing before an introduction. The
            written agreement controls.
          </p>
        ),
      },
      {
        title: 'Fair use',
        text: (
          <>
            <p>
              Don’t try to access data that isn’t yours, and don’t overload the site. Programs are welcome to read our{' '}
              <a href="/feed.json">feeds</a>.
            </p>
            <p>
              Questions: <Mail view={view} subject="Terms" />.
            </p>
          </>
        ),
      },
    ],
  },
  {
    path: '/cookies',
    title: 'Cookies',
    description: 'The three cookies of this site, all of them for signing in.',
    lead: () => 'We don’t set cookies for visitors. Three are used when you sign in, so there is no banner.',
    parts: () => [
      {
        title: 'Our three cookies',
        text: (
          <table>
            <thead>
              <tr>
                <th scope="col">Cookie</th>
                <th scope="col">What it does</th>
                <th scope="col">How long</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  <code>__Host-sid</code>
                </td>
                <td>Holds the session. Scripts can’t read it.</td>
                <td>Until the browser closes; 30 days with “Remember me”</td>
              </tr>
              <tr>
                <td>
                  <code>signed_in</code>
                </td>
                <td>Marks you as signed in, so that the header shows the account menu.</td>
                <td>Same as the session</td>
              </tr>
              <tr>
                <td>
                  <code>device</code>
                </td>
                <td>
                  Remembers that you signed in on this device, so that other people’s attempts don’t lock you out.
                </td>
                <td>180 days</td>
              </tr>
            </tbody>
          </table>
        ),
      },
      {
        title: 'What stays in your browser',
        text: (
          <p>
            The application form stores your draft in your own browser until you send it, so that a reload loses
            nothing. The draft isn’t sent to us before you send the form. The form also stores in one word, in this tab
            only, whether you came from our job board, a link, a search engine, a feed or another website; the word is
            sent with your application. The job board stores the address of your last search in this tab, to link back
            from a position.
          </p>
        ),
      },
    ],
  },
  {
    path: '/gdpr',
    title: 'GDPR',
    description: 'Your rights over your personal data, and how to use them.',
    lead: () =>
      'If you are in the European Union or the United Kingdom, these rights are yours by law. We grant them to everyone.',
    parts: (view) => [
      {
        title: 'Who is responsible',
        text: (
          <>
            <p>
              {view.brand.brandName}, {view.brand.brandCity}, {view.brand.brandRegion}. Contact:{' '}
              <Mail view={view} subject="Data protection" />
              {view.brand.brandPhone && <>, {view.brand.brandPhone}</>}.
            </p>
          </>
        ),
      },
      {
        title: 'Why we may hold your data',
        text: (
          <p>
            You ask us to place you, and handling an application requires its data (Article 6 (1) (b)). Keeping a record
            of placements and preventing abuse are our legitimate interests (Article 6 (1) (f)).
          </p>
        ),
      },
      {
        title: 'What you can ask for',
        text: (
          <>
            <ul>
              <li>A copy of everything we hold about you, and the PDF summary that recruiters see.</li>
              <li>Correction of errors.</li>
              <li>Deletion of an application, its documents and its history.</li>
              <li>That we stop using your data while a question is open.</li>
              <li>Your data in a machine-readable format.</li>
              <li>A review by a person of any assessment that software wrote.</li>
            </ul>
            <p>
              Write to <Mail view={view} subject="Data protection" /> from the address you applied with. We answer
              within a month. You may also complain to your country’s data protection authority.
            </p>
          </>
        ),
      },
    ],
  },
]
