import type { ReactNode } from 'react'
import { callTo, mailTo, type SiteView } from '#web/site/site-view.ts'

export type Statement = { path: string; title: string; description: string; body: (view: SiteView) => ReactNode }

const Mail = ({ view, subject }: { view: SiteView; subject: string }) => (
  <a href={mailTo(view.brand, subject)}>{view.brand.brandEmail}</a>
)

/** The pages about data, terms and help. They describe what the code does and change with it. */
export const statements: readonly Statement[] = [
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'The data we store about applicants, who sees it, and how to have it removed.',
    body: (view) => (
      <>
        <p className="lead">
          You can read every position on this site without sharing any data. We store data when you apply.
        </p>
        <h2>When you browse</h2>
        <p>
          No account, no advertising, no analytics and no third-party scripts. Our server logs the kind of request, its
          result and its duration, but not your name or your searches. To prevent abuse, forms count requests by network
          address; the address is stored as a keyed hash for at most a day.
        </p>
        <h2>When you apply</h2>
        <p>
          We store what you enter in the application form and the résumé you upload, together with the position, the
          date and the application’s progress: its status, interview dates, notes and messages of the recruiters who
          work on it, documents added to it and the firms it was submitted to.
        </p>
        <h2>Emails and your private page</h2>
        <p>
          We email you when your application arrives and when an interview is scheduled, moved or canceled. These emails
          contain a link to a private page that shows the status of your application, the next step and your documents,
          and lets you withdraw. Anyone with the link can view the page. We delete our copies of emails after half a
          year.
        </p>
        <h2>When you write to us</h2>
        <p>
          We store your name, how to reach you and what you wrote. Administrators of {view.brand.brandName} and the one
          recruiter who answers you see it. It’s deleted a year after we last worked on it, or when you ask us to.
        </p>
        <h2>When you ask for job alerts</h2>
        <p>
          We store your email address and the search. We send nothing until you confirm, and every alert has a link to
          unsubscribe with one click, which deletes the address and the search.
        </p>
        <h2>Who sees it</h2>
        <p>
          Administrators of {view.brand.brandName} and the one recruiter your application is assigned to. Résumés are
          private files that only signed-in staff can open. A client firm learns about you when a recruiter submits you
          to it.
        </p>
        <h2>Automated help</h2>
        <p>
          Software compares an application with its position and writes a score and reasons for the recruiter. It uses
          our own rules or, where the agency has set it up, a language model of an outside provider, which then receives
          the text of the application and the résumé. It makes no decisions: every status is set by a person.
        </p>
        <h2>Where and how long</h2>
        <p>
          Data is stored with Cloudflare, encrypted in transit and at rest. A résumé that was uploaded but never sent
          with an application is deleted within hours. Applications are stored while we may place you, or until you ask
          us to delete them; where the agency has set a retention period, inactive candidates are erased when it ends.
          Erased data remains in backups and in the database’s history until these expire, after 30 days for the
          history.
        </p>
        <h2>Your choices</h2>
        <p>
          Write to <Mail view={view} subject="My data" /> to see, correct or delete your data. You get everything as one
          file, and erasing removes you from applications, files, emails, notes and search indexes. You can withdraw an
          application yourself on your private page. See also <a href="/gdpr">GDPR</a> and{' '}
          <a href="/cookies">Cookies</a>.
        </p>
      </>
    ),
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'The terms for using this site and for referrals.',
    body: (view) => (
      <>
        <p className="lead">Free for candidates, with no obligation.</p>
        <h2>Positions</h2>
        <p>
          We post positions for client firms. We take care to keep them accurate, but a firm may change or fill one at
          any time. Some firms ask not to be named; their positions say “Confidential”.
        </p>
        <h2>Applications</h2>
        <p>
          Give true information about yourself, and upload only documents that are yours to share. Don’t send documents
          that belong to a client or employer. Applying twice to the same position updates the first application.
        </p>
        <h2>Referrals</h2>
        <p>
          A referral fee of up to $10K per successful placement is agreed in writing before an introduction. The written
          agreement controls.
        </p>
        <h2>Fair use</h2>
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
  {
    path: '/cookies',
    title: 'Cookies',
    description: 'The three cookies of this site, all of them for signing in.',
    body: () => (
      <>
        <p className="lead">
          We don’t set cookies for visitors. Three are used when you sign in, so there is no banner.
        </p>
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
              <td>Remembers that you signed in on this device, so that other people’s attempts don’t lock you out.</td>
              <td>180 days</td>
            </tr>
          </tbody>
        </table>
        <p>
          The application form stores your draft in your own browser until you send it, so that a reload loses nothing.
          The draft isn’t sent to us before you send the form. The form also stores in one word, in this tab only,
          whether you came from our job board, a link, a search engine, a feed or another website; the word is sent with
          your application. The job board stores the address of your last search in this tab, to link back from a
          position.
        </p>
      </>
    ),
  },
  {
    path: '/gdpr',
    title: 'GDPR',
    description: 'Your rights over your personal data, and how to use them.',
    body: (view) => (
      <>
        <p className="lead">
          If you are in the European Union or the United Kingdom, these rights are yours by law. We grant them to
          everyone.
        </p>
        <h2>Who is responsible</h2>
        <p>
          {view.brand.brandName}, {view.brand.brandCity}, {view.brand.brandRegion}. Contact:{' '}
          <Mail view={view} subject="Data protection" />
          {view.brand.brandPhone && <>, {view.brand.brandPhone}</>}.
        </p>
        <h2>Why we may hold your data</h2>
        <p>
          You ask us to place you, and handling an application requires its data (Article 6 (1) (b)). Keeping a record
          of placements and preventing abuse are our legitimate interests (Article 6 (1) (f)).
        </p>
        <h2>What you can ask for</h2>
        <ul>
          <li>A copy of everything we hold about you, and the PDF summary that recruiters see.</li>
          <li>Correction of errors.</li>
          <li>Deletion of an application, its documents and its history.</li>
          <li>That we stop using your data while a question is open.</li>
          <li>Your data in a machine-readable format.</li>
          <li>A review by a person of any assessment that software wrote.</li>
        </ul>
        <p>
          Write to <Mail view={view} subject="Data protection" /> from the address you applied with. We answer within a
          month. You may also complain to your country’s data protection authority.
        </p>
      </>
    ),
  },
  {
    path: '/employers',
    title: 'For employers',
    description: 'How law firms and legal departments hire with us.',
    body: (view) => (
      <>
        <p className="lead">
          Recruitment agencies, large firms and boutiques hire associates, counsel and partners through{' '}
          {view.brand.brandName}.
        </p>
        <h2>Posting a position</h2>
        <p>
          Send us the description. We check it, set the practice area, the level and the pay range, and post it the same
          day. Where state law requires a pay range in the posting, we remind you.
        </p>
        <h2>Confidential searches</h2>
        <p>
          A position can be posted without your name: its page, feeds, search results and structured data then say
          “Confidential”, and mentions of the firm in the description are masked.
        </p>
        <h2>What you get</h2>
        <p>
          Candidates a recruiter has vetted and interviewed, with a one-page summary, the résumé and the documents you
          ask for, and one contact for the whole process.
        </p>
        <div className="actions">
          <a className="button primary" href={mailTo(view.brand, 'Partnership Inquiry')}>
            Contact Us
          </a>
          <a className="button outline" href="/jobs">
            See current positions
          </a>
        </div>
      </>
    ),
  },
  {
    path: '/support',
    title: 'Support',
    description: 'Help with applications, accounts and this site.',
    body: (view) => (
      <>
        <p className="lead">Answers to common questions, and how to reach us.</p>
        <h2>I can’t upload my résumé</h2>
        <p>
          Résumés are PDF, DOC or DOCX files of up to 5 MB. If a scan is larger, save it again at a lower resolution.
        </p>
        <h2>Did my application arrive?</h2>
        <p>
          Once the form says that your application was submitted, we have it. If you apply to the same position again,
          we add to the first application instead of starting a second one.
        </p>
        <h2>I want to change or withdraw my application</h2>
        <p>
          Every email about your application has a link to its private page, where you can see its status and withdraw
          it. To change something, apply again with the newer résumé, or write to us from the address you applied with.
          Our <a href="/privacy">privacy page</a> explains what we store.
        </p>
        <h2>I’m a recruiter and can’t sign in</h2>
        <p>
          An administrator may have to approve new accounts first; we’ll email you when yours is approved. If you’ve
          lost your password, the <a href="/login">login page</a> explains how to reset it. If you’ve lost both your
          phone and your recovery codes, contact an administrator.
        </p>
        <h2 id="feedback">Tell us what’s missing</h2>
        <p>
          Write to <Mail view={view} subject="Feedback" />
          {view.brand.brandPhone && (
            <>
              {' '}
              or call <a href={callTo(view.brand)}>{view.brand.brandPhone}</a>
            </>
          )}
          , or use Feedback at the bottom of any page.
        </p>
      </>
    ),
  },
]

/** A page of one statement. */
export const StatementPage = ({ view, statement }: { view: SiteView; statement: Statement }) => (
  <div className="page prose statement">
    <h1>{statement.title}</h1>
    {statement.body(view)}
  </div>
)
