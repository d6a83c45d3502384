import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { numberText } from '#contract/domain/number-text.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { siteContentShape } from '#contract/domain/site-content.ts'
import { InquiryForm } from '#web/site/components/inquiry-form.tsx'
import { JobRow } from '#web/site/components/job-row.tsx'
import { Attorneys } from '#web/site/landing/attorneys.tsx'
import { Firms } from '#web/site/landing/firms.tsx'
import { Referrals } from '#web/site/landing/referrals.tsx'
import { LandingSection, Terms } from '#web/site/landing/section.tsx'
import { Questions, Testimonials } from '#web/site/landing/voices.tsx'
import { callTo, mailTo, type SiteView } from '#web/site/site-view.ts'

type LandingPageProps = {
  view: SiteView
  jobs: PublicJob[]
  openJobs: number
  figures: { placements: number; practiceAreas: number; cities: number; medianWeeks: number | null }
  content: Pick<Settings, keyof typeof siteContentShape>
}

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

export function LandingPage({ view, jobs, openJobs, figures, content }: LandingPageProps) {
  const { brand } = view
  return (
    <>
      <div className="opening">
        <section className="hero page">
          <p className="eyebrow">Legal talent partnerships and referrals</p>
          <h1>Looking for Talent Partners &amp; Attorney Referrals</h1>
          <p className="lead">
            {brand.brandName} places attorneys at law firms, in confidence, together with recruiters and the people who
            know them. A successful referral pays up to $10K.
          </p>
          <div className="actions">
            <a className="button primary" href="/jobs">
              {openJobs > 0
                ? `See ${numberText(openJobs)} open ${openJobs === 1 ? 'position' : 'positions'}`
                : 'Browse jobs'}
            </a>
            <a className="button outline" href={mailTo(brand, 'Partnership Inquiry')}>
              Get in Touch
            </a>
          </div>
          <nav className="audiences" aria-label="On this page">
            <a href="#attorneys">I’m an attorney</a>
            <a href="#referrals">I know an attorney</a>
            <a href="#firms">I’m hiring</a>
          </nav>
        </section>

        {jobs.length > 0 && (
          <section className="page latest" aria-labelledby="latest">
            <div className="section-head">
              <h2 id="latest">Latest positions</h2>
              <a href="/jobs">All positions</a>
            </div>
            <ol>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobRow job={job} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>

      <Figures figures={figures} openJobs={openJobs} />
      <Attorneys team={content.siteTeam} answerTime={content.siteAnswerTime} medianWeeks={figures.medianWeeks} />
      <Firms text={content.siteFirmsText} />
      <LandingSection title="Powered by AI & Technology">
        <Terms terms={tools} />
      </LandingSection>
      <Referrals guaranteeDays={content.siteGuaranteeDays} />
      <Testimonials items={content.siteTestimonials} />
      <Questions items={content.siteFaq} />

      <LandingSection title="Ready to Work Together?" id="partnership">
        <p className="lead">
          Whether you place attorneys for a living or simply know a good one, we’d like to hear from you.
        </p>
        <InquiryForm ask="Your message" />
        <h3 className="sub">Work With Us</h3>
        <ul className="plain">
          <li>Conversations are confidential, and we never share a name without the candidate’s consent.</li>
          <li>Terms are agreed in writing before the first introduction.</li>
          <li>You can follow your candidate’s progress at any time.</li>
        </ul>
        <div className="actions">
          <a className="button outline" href={mailTo(brand, 'Partnership Inquiry')}>
            Contact Us
          </a>
          {brand.brandPhone && (
            <a className="button outline" href={callTo(brand)}>
              {brand.brandPhone}
            </a>
          )}
        </div>
      </LandingSection>

      <section className="closing">
        <div className="page">
          <h2>Let&apos;s Work Together</h2>
          <p>
            It starts with one message. We’re in {brand.brandCity}, {brand.brandRegion}, and work with firms across the
            country.
          </p>
          <a className="button outline" href={mailTo(brand, 'Partnership & Referral Inquiry')}>
            Get in Touch
          </a>
        </div>
      </section>
    </>
  )
}

type FiguresProps = { figures: LandingPageProps['figures']; openJobs: number }

/** Figures from what is stored, those above zero; nothing without a placement. */
function Figures({ figures, openJobs }: FiguresProps) {
  if (figures.placements === 0) return null
  const known = [
    [figures.placements, figures.placements === 1 ? 'attorney placed' : 'attorneys placed'],
    [openJobs, openJobs === 1 ? 'open position' : 'open positions'],
    [figures.practiceAreas, figures.practiceAreas === 1 ? 'practice area' : 'practice areas'],
    [figures.cities, figures.cities === 1 ? 'city' : 'cities'],
  ] as const
  return (
    <section className="page figures" aria-label="In figures">
      <dl>
        {known
          .filter(([count]) => count > 0)
          .map(([count, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{numberText(count)}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
