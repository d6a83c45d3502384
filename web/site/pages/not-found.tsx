/** The 404 page of spec 1 §2. */
export const NotFoundPage = () => (
  <div className="page short">
    <h1>Page Not Found</h1>
    <p>There is nothing at this address. It may have moved, or the link may have a typing error.</p>
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
  </div>
)

/** For an address that never was a job's. */
export const JobNotFoundPage = () => (
  <div className="page short">
    <h1>Job Not Found</h1>
    <p>The job you&apos;re looking for doesn&apos;t exist or has been removed.</p>
    <div className="actions">
      <a className="button primary" href="/jobs">
        Back to Jobs
      </a>
    </div>
  </div>
)

/** When a page could not be put together; nothing the visitor did. `again` is the page's own address. */
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
