import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { JobCard } from '#web/site/components/job-card.tsx'
import { callTo, mailTo, type SiteView } from '#web/site/site-view.ts'

type Props = { view: SiteView; jobs: PublicJob[]; openJobs: number }

const clients = [
  [
    'Recruitment agencies',
    'Search firms and independent legal recruiters who need more lateral candidates than one desk can find. We share the work and the fee.',
  ],
  [
    'Large law firms',
    'Hiring partners and recruiting departments of Am Law firms filling associate, counsel and partner seats across offices.',
  ],
  [
    'Boutique law firms',
    'Specialist practices that hire rarely, where one lateral with the right book can change the year.',
  ],
] as const

const tools = [
  [
    'AI matching',
    'Every application is compared with its position: practice area, years, bar admissions, portable book. The reasons are shown, and a person decides.',
  ],
  [
    'One database',
    'Candidates, opportunities and placement progress are tracked in one place, from the first conversation to the start date.',
  ],
  [
    'A streamlined workflow',
    'Screening, interviews, submissions and references move through one pipeline, so no one is left waiting to hear back.',
  ],
] as const

const steps = [
  ['Introduce', 'Tell us who you know, or who you need. A short email is all it takes.'],
  ['Match', 'We confidentially match the candidate with open positions at our partner firms.'],
  ['Place', 'We manage interviews and the offer through to signing, and keep you informed at each step.'],
  ['Share', 'When the candidate starts, the fee is shared as agreed.'],
] as const

export function LandingPage({ view, jobs, openJobs }: Props) {
  const { brand } = view
  return (
    <>
      <section className="hero page">
        <p className="eyebrow">Legal talent partnerships and referrals</p>
        <h1>Looking for Talent Partners &amp; Attorney Referrals</h1>
        <p className="lead">
          {brand.brandName} works with legal search firms and recruiters who place attorneys at law firms, and with
          legal professionals who know attorneys with portable books. A successful referral pays up to $10K.
        </p>
        <div className="actions">
          <a className="button primary" href={mailTo(brand, 'Partnership Inquiry')}>
            Get in Touch
          </a>
          <a className="button outline" href="/jobs">
            {openJobs > 0
              ? `See ${numberText(openJobs)} open ${openJobs === 1 ? 'position' : 'positions'}`
              : 'Browse jobs'}
          </a>
        </div>
      </section>

      {jobs.length > 0 && (
        <section className="page" aria-labelledby="latest">
          <div className="section-head">
            <h2 id="latest">Latest positions</h2>
            <a href="/jobs">All positions</a>
          </div>
          <ol className="job-list">
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} now={view.now} />
              </li>
            ))}
          </ol>
        </section>
      )}

      <section className="page">
        <h2>Who Are Our Clients?</h2>
        <dl className="terms">
          {clients.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="page">
        <h2>Powered by AI &amp; Technology</h2>
        <dl className="terms">
          {tools.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="page" id="services">
        <h2>Two Ways to Work Together</h2>
        <div className="ways">
          <div>
            <h3>Talent partnerships</h3>
            <p>
              For legal search firms and recruiters. Bring the candidates or bring the mandate; we bring the other half,
              and both sides can follow each candidate’s progress.
            </p>
          </div>
          <div>
            <h3>Attorney referrals</h3>
            <p>
              For legal professionals with law-firm experience. If you know an attorney with a portable book who would
              consider a move, an introduction is all we ask: up to <strong>$10K</strong> for each successful placement.
            </p>
          </div>
        </div>
        <h2>How We Work</h2>
        <ol className="steps">
          {steps.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="page" id="partnership">
        <h2>Ready to Work Together?</h2>
        <p className="lead">
          Whether you place attorneys for a living or simply know a good one, we’d like to hear from you.
        </p>
        <h3>Work With Us</h3>
        <ul className="plain">
          <li>Conversations are confidential, and we never share a name without the candidate’s consent.</li>
          <li>Terms are agreed in writing before the first introduction.</li>
          <li>You can follow your candidate’s progress at any time.</li>
        </ul>
        <div className="actions">
          <a className="button primary" href={mailTo(brand, 'Partnership Inquiry')}>
            Contact Us
          </a>
          {brand.brandPhone && (
            <a className="button outline" href={callTo(brand)}>
              {brand.brandPhone}
            </a>
          )}
        </div>
      </section>

      <section className="closing">
        <div className="page">
          <h2>Let&apos;s Work Together</h2>
          <p>
            It starts with one email. We’re in {brand.brandCity}, {brand.brandRegion}, and work with firms across the
            country.
          </p>
          <a className="button primary" href={mailTo(brand, 'Partnership & Referral Inquiry')}>
            Get in Touch
          </a>
        </div>
      </section>
    </>
  )
}
