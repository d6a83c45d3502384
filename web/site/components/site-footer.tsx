import { callTo, mailTo, type SiteView } from '#web/site/site-view.ts'

const links = [
  ['/jobs', 'Browse jobs'],
  ['/employers', 'Employers'],
  ['/support', 'Support'],
  ['/admin/candidates', 'Candidates'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/cookies', 'Cookies'],
  ['/gdpr', 'GDPR'],
] as const

type BrandProps = { brand: SiteView['brand'] }

/** Unknown when the settings couldn't be read. */
const Address = ({ brand }: BrandProps) =>
  brand.brandEmail && (
    <address>
      {brand.brandCity}, {brand.brandRegion}
      {brand.brandPhone && (
        <>
          {' · '}
          <a href={callTo(brand)}>{brand.brandPhone}</a>
        </>
      )}
      {' · '}
      <a href={mailTo(brand, 'Partnership & Referral Inquiry')}>Contact</a>
    </address>
  )

/** The footer for a client, who came for one page. */
export const ClientFooter = ({ view: { brand } }: { view: SiteView }) => (
  <footer className="site-footer">
    <div className="wide">
      <div>
        <p className="footer-name">{brand.brandName}</p>
        <Address brand={brand} />
      </div>
      <nav aria-label="Footer">
        <ul>
          <li>
            <a href="/privacy">Privacy</a>
          </li>
        </ul>
      </nav>
    </div>
  </footer>
)

export function SiteFooter({ view: { brand } }: { view: SiteView }) {
  return (
    <footer className="site-footer">
      <div className="wide">
        <div>
          <p className="footer-name">{brand.brandName}</p>
          <p>Legal talent partnerships and referrals, powered by AI.</p>
          <Address brand={brand} />
        </div>
        <nav aria-label="Footer">
          <ul>
            {links.map(([path, label]) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
            <li>
              <a href="/support#feedback" data-feedback>
                Feedback
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
