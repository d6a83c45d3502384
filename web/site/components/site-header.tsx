import type { SiteView } from '#web/site/site-view.ts'

/** The scales of the logo, as decoration beside the name. */
const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" width="26" height="26">
    <path d="M16 5v21M10 26h12M6 10h20M6 10l-4 9h8zM26 10l-4 9h8z" />
  </svg>
)

/** The header for a client, who came for one page. */
export const ClientHeader = ({ view }: { view: SiteView }) => (
  <header className="site-header">
    <div className="wide bar">
      <p className="logo">
        <Mark />
        <span>{view.brand.brandName}</span>
      </p>
    </div>
  </header>
)

/**
 * The header for visitors. For signed-in users, enhance.ts turns `[data-account]` into the account menu, so that one cached
 * page serves both.
 */
export function SiteHeader({ view }: { view: SiteView }) {
  return (
    <header className="site-header">
      <div className="wide bar">
        <a className="logo" href="/">
          <Mark />
          <span>{view.brand.brandName}</span>
        </a>
        <nav aria-label="Main" className="main-nav">
          <a href="/jobs">Jobs</a>
          <a href="/#services">Services</a>
          <a href="/#partnership">Partnership</a>
        </nav>
        <div className="account" data-account>
          <a className="button quiet" href="/login">
            Login
          </a>
          <a className="button outline" href="/admin">
            Admin Access
          </a>
        </div>
      </div>
    </header>
  )
}
