/** Searches the board from a page that has nothing to show. */
const FindJobs = () => (
  <search>
    <form className="find" action="/jobs">
      <input type="search" name="q" maxLength={200} aria-label="Find a job" placeholder="Title, firm, practice area" />
      <button className="button outline" type="submit">
        Search
      </button>
    </form>
  </search>
)

/** The 404 page. */
export const NotFoundPage = () => (
  <div className="page short">
    <h1>Page Not Found</h1>
    <p>There’s nothing at this address. The page may have moved, or the link may contain a typo.</p>
    <div className="actions">
      <a className="button primary" href="/">
        Go Home
      </a>
      <a className="button outline" href="/jobs">
        Browse Jobs
      </a>
      <a className="button outline" href="/admin/candidates">
        View Candidates
      </a>
    </div>
    <FindJobs />
  </div>
)

/** For an address without a job. */
export const JobNotFoundPage = () => (
  <div className="page short">
    <h1>Job Not Found</h1>
    <p>The job you&apos;re looking for doesn&apos;t exist or has been removed.</p>
    <div className="actions">
      <a className="button primary" href="/jobs">
        Back to Jobs
      </a>
    </div>
    <FindJobs />
  </div>
)

/** Shown when a page can't be rendered. `again` is the page's own address. */
export const TroublePage = ({ text, again }: { text: string; again: string }) => (
  <div className="page short">
    <h1>Something went wrong</h1>
    <p role="alert">{text}</p>
    <div className="actions">
      <a className="button primary" href={again}>
        Try again
      </a>
      <a className="button outline" href="/">
        Go Home
      </a>
    </div>
  </div>
)
