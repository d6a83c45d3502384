import { InquiryForm } from '#web/site/components/inquiry-form.tsx'
import { callTo, mailTo } from '#web/site/site-view.ts'
import { Mail, type Statement } from './statement.tsx'

/** The pages that help applicants, staff and firms. */
export const helpStatements: readonly Statement[] = [
  {
    path: '/employers',
    title: 'For employers',
    description: 'How law firms and legal departments hire with us.',
    lead: (view) =>
      `Recruitment agencies, large firms and boutiques hire associates, counsel and partners through ${view.brand.brandName}.`,
    parts: (view) => [
      {
        title: 'Posting a position',
        text: (
          <p>
            Send us the description. We check it, set the practice area, the level and the pay range, and post it the
            same day. Where state law requires a pay range in the posting, we remind you.
          </p>
        ),
      },
      {
        title: 'Confidential searches',
        text: (
          <p>
            A position can be posted without your name: its page, feeds, search results and structured data then say
            “Confidential”, and mentions of the firm in the description are masked.
          </p>
        ),
      },
      {
        title: 'What you get',
        text: (
          <p>
            Candidates a recruiter has vetted and interviewed, with a one-page summary, the résumé and the documents you
            ask for, and one contact for the whole process.
          </p>
        ),
      },
      {
        title: 'Tell us who you need',
        text: (
          <>
            <InquiryForm topic="hiring" ask="The position, the office, and when you’d like to hire" />
            <div className="actions">
              <a className="button outline" href={mailTo(view.brand, 'Partnership Inquiry')}>
                Contact Us
              </a>
              <a className="button outline" href="/jobs">
                See current positions
              </a>
            </div>
          </>
        ),
      },
    ],
  },
  {
    path: '/support',
    title: 'Support',
    description: 'Help with applications, accounts and this site.',
    lead: () => 'Answers to common questions, and how to reach us.',
    parts: (view) => [
      {
        title: 'I can’t upload my résumé',
        text: (
          <p>
            Résumés are PDF, DOC or DOCX files of up to 5 MB. If a scan is larger, save it again at a lower resolution.
          </p>
        ),
      },
      {
        title: 'Did my application arrive?',
        text: (
          <p>
            Once the form says that your application was submitted, we have it. If you apply to the same position again,
            we add to the first application instead of starting a second one.
          </p>
        ),
      },
      {
        title: 'I want to change or withdraw my application',
        text: (
          <p>
            Every email about your application has a link to its private page, where you can see its status and withdraw
            it. To change something, apply again with the newer résumé, or write to us from the address you applied
            with. Our <a href="/privacy">privacy page</a> explains what we store.
          </p>
        ),
      },
      {
        title: 'I’m a recruiter and can’t sign in',
        text: (
          <p>
            An administrator may have to approve new accounts first; we’ll email you when yours is approved. If you’ve
            lost your password, the <a href="/login">login page</a> explains how to reset it. If you’ve lost both your
            phone and your recovery codes, contact an administrator.
          </p>
        ),
      },
      {
        id: 'feedback',
        title: 'Tell us what’s missing',
        text: (
          <>
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
    ],
  },
]
