import type { ReactNode } from 'react'
import { callTo, mailTo, type SiteView } from '#web/site/site-view.ts'

export type Statement = { path: string; title: string; description: string; body: (view: SiteView) => ReactNode }

const Mail = ({ view, subject }: { view: SiteView; subject: string }) => (
  <a href={mailTo(view.brand, subject)}>{view.brand.brandEmail}</a>
)

/** The pages that say what this software does with data, and how to reach the agency. They describe what the code does. */
export const statements: readonly Statement[] = [
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'What we keep about people who apply for a position, who sees it, and how to have it removed.',
    body: (view) => (
      <>
        <p className="lead">
          You can read every position on this site without telling us anything. We keep data when you apply.
        </p>
        <h2>When you browse</h2>
        <p>
          No account, no advertising, no analytics and no scripts of third parties. Our server logs the kind of request,
          its result and how long it took, not your name and not what you searched for. To stop abuse, forms count calls
          by network address; the address is stored as a keyed hash for at most a day.
        </p>
        <h2>When you apply</h2>
        <p>
          We keep what you enter in the application form and the resume you upload, together with the position, the date
          and what becomes of the application: its status, interview dates, notes and messages of the recruiters who
          work on it, documents added to it and the firms it was submitted to.
        </p>
        <h2>E-mails and your private page</h2>
        <p>
          We write to you when your application arrives and when an interview is set, moved or called off. These e-mails
          hold a link to a private page that shows where your application stands, the next step and your documents, and
          lets you withdraw. Whoever has the link can see the page. Our copies of e-mails are deleted after half a year.
        </p>
        <h2>When you ask for job alerts</h2>
        <p>
          We keep your e-mail address and the search. Nothing is sent before you confirm, and every alert has a link
          that stops it with one click; then the address and the search are deleted.
        </p>
        <h2>Who sees it</h2>
        <p>
          Administrators of {view.brand.brandName} and the one recruiter to whom your application is assigned. Resumes
          are private files that only signed-in staff can open. A client firm learns about you when a recruiter submits
          you to it.
        </p>
        <h2>Automated help</h2>
        <p>
          Software compares an application with its position and writes a score and reasons for the recruiter. This runs
          on our own rules, or, where the agency has set it up, with a language model of an outside provider, which then
          receives the text of the application and the resume. It decides nothing: every status is set by a person.
        </p>
        <h2>Where and how long</h2>
        <p>
          Data is stored with Cloudflare, encrypted in transit and at rest. A resume that was uploaded but never sent
          with an application is deleted within hours. Applications are kept while we may place you, or until you ask us
          to delete them; where the agency has set a time, people whose applications nobody touched for so long are
          erased. Backups and the database’s own history hold what was erased until they run out, 30 days for the
          history.
        </p>
        <h2>Your choices</h2>
        <p>
          Write to <Mail view={view} subject="My data" /> to see, correct or delete what we hold: you get everything as
          one file, and erasing takes you out of applications, files, e-mails, notes and search indexes. You can
          withdraw an application yourself on your private page. See also <a href="/gdpr">GDPR</a> and{' '}
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
        <p className="lead">Using this site is free for candidates and binds nobody to anything.</p>
        <h2>Positions</h2>
        <p>
          Positions are posted for client firms. We take care that they are right, but a firm may change or fill one at
          any time. Some firms ask not to be named; their positions read “Confidential”.
        </p>
        <h2>Applications</h2>
        <p>
          Give true information about yourself, and upload only documents that are yours to share. Do not send documents
          that belong to a client or employer. Applying twice to the same position updates the first application.
        </p>
        <h2>Referrals</h2>
        <p>
          A referral fee of up to $10K per successful placement is agreed in writing before an introduction. What is
          written there counts, not this page.
        </p>
        <h2>Fair use</h2>
        <p>
          Do not try to reach data that is not yours, and do not overload the site. Programs are welcome to read our{' '}
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
          Visitors get no cookies. The three we have are for people who sign in, so there is no banner.
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
              <td>Holds the session. Scripts cannot read it.</td>
              <td>Until the browser closes; 30 days with “Remember me”</td>
            </tr>
            <tr>
              <td>
                <code>signed_in</code>
              </td>
              <td>Says that someone is signed in, so that the header shows the account menu.</td>
              <td>As the session</td>
            </tr>
            <tr>
              <td>
                <code>device</code>
              </td>
              <td>Remembers that you signed in on this device, so that attempts by others do not lock you out.</td>
              <td>180 days</td>
            </tr>
          </tbody>
        </table>
        <p>
          The application form keeps what you typed in your own browser until you send it, so that a reload loses
          nothing. The draft is not sent to us before you send the form. It also notes in one word, in this tab only,
          whether you came by our job board, a link, a search engine, a feed or another website; the word is sent with
          your application. The job board notes the address of your last search in this tab, for the way back from a
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
          You ask us to place you: handling an application takes what is in it (Article 6 (1) (b)). Keeping the record
          of placements and preventing abuse is our legitimate interest (Article 6 (1) (f)).
        </p>
        <h2>What you can ask for</h2>
        <ul>
          <li>A copy of everything we hold about you, and the PDF summary that recruiters see.</li>
          <li>Correction of what is wrong.</li>
          <li>Deletion of an application, its documents and its history.</li>
          <li>That we stop using your data while a question is open.</li>
          <li>Your data in a form that a program can read.</li>
          <li>That a person looks again at any assessment that software wrote.</li>
        </ul>
        <p>
          Write to <Mail view={view} subject="Data protection" /> from the address you applied with. We answer within a
          month. You may also complain to the authority of your country.
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
          day. Where state law asks for the pay range in the posting, we remind you.
        </p>
        <h2>Confidential searches</h2>
        <p>
          A position can run without your name: page, feeds, search and structured data then say “Confidential”, and
          mentions of the firm in the description are masked.
        </p>
        <h2>What you receive</h2>
        <p>
          Candidates whom a recruiter has read and spoken to, with a one-page summary, the resume and the documents you
          ask for, and one person who answers for the process.
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
        <p className="lead">Answers to what people ask most, and how to reach a person.</p>
        <h2>I cannot upload my resume</h2>
        <p>
          Resumes are PDF, DOC or DOCX files of at most 5 MB. A scanned file that is larger can be saved again at a
          lower resolution.
        </p>
        <h2>Did my application arrive?</h2>
        <p>
          When the form says that the application was submitted, we have it. If you apply again to the same position, we
          add to the first application instead of starting a second.
        </p>
        <h2>I want to change or withdraw my application</h2>
        <p>
          Every e-mail about your application has a link to its private page: it shows where the application stands and
          withdraws it. To change something, apply again with the newer resume, or write to us from the address you
          applied with. <a href="/privacy">Privacy</a> says what we keep.
        </p>
        <h2>I am a recruiter and cannot sign in</h2>
        <p>
          New accounts may have to be approved by an administrator first; an e-mail tells you when yours is. If you have
          lost your password, the <a href="/login">login page</a> helps you to a new one. Who has lost phone and
          recovery codes asks an administrator.
        </p>
        <h2 id="feedback">Tell us what is missing</h2>
        <p>
          Write to <Mail view={view} subject="Feedback" />
          {view.brand.brandPhone && (
            <>
              {' '}
              or call <a href={callTo(view.brand)}>{view.brand.brandPhone}</a>
            </>
          )}
          , or use Feedback at the foot of any page.
        </p>
      </>
    ),
  },
]

/** The frame of such a page. */
export const StatementPage = ({ view, statement }: { view: SiteView; statement: Statement }) => (
  <div className="page prose statement">
    <h1>{statement.title}</h1>
    {statement.body(view)}
  </div>
)
