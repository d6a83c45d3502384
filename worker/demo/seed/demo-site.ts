import type { Settings } from '#contract/domain/settings.ts'

/** Texts that the demo agency put on its landing page. */
export const demoSite = {
  siteAnswerTime: 'by the end of the next business day',
  siteGuaranteeDays: 90,
  siteTeam: [
    {
      name: 'Avery Whitcombe',
      role: 'Managing director, partners and groups',
      bio: 'Practiced capital markets in New York for nine years before placing partners. Works with groups and with everyone whose book is the question.',
    },
    {
      name: 'Jordan Ellis',
      role: 'Corporate and finance',
      bio: 'Former M&A associate. Knows which deal lists partners ask about, and says so before you interview.',
    },
    {
      name: 'Beatriz Montalvo',
      role: 'Litigation and regulatory',
      bio: 'Clerked in the Southern District and tried cases for six years. Places litigators from mid-level to counsel.',
    },
  ],
  siteTestimonials: [
    {
      quote:
        'I was asked before my name went to any firm, each time. Nobody at my old office knew until I gave notice.',
      attribution: 'Senior tax associate, New York to Boston',
    },
    {
      quote: 'Three candidates, all of whom had read our posting. We hired the second.',
      attribution: 'Hiring partner, litigation boutique',
    },
  ],
  siteFaq: [
    {
      question: 'Will my firm find out that I applied?',
      answer:
        'Not from us. Your application is seen by our administrators and the one recruiter who works with you, and a firm learns your name only after you agree to that firm.',
    },
    {
      question: 'What is a qualifying placement?',
      answer:
        'The attorney you introduced signs with a firm that we submitted them to and completes the first 90 days. Attorneys who were in touch with us before your introduction don’t count.',
    },
    {
      question: 'Do candidates pay anything?',
      answer: 'No. Firms pay our fee. Candidates and referrers never do.',
    },
    {
      question: 'How are salaries shown?',
      answer: 'As the firm posts them. Where state law requires a pay range, the position has one.',
    },
  ],
} as const satisfies Partial<Settings>
