import { AskInConfidence } from '#web/site/components/ask-in-confidence.tsx'
import { Prose } from '#web/site/components/prose.tsx'
import { LandingSection, Terms } from './section.tsx'

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

const terms = [
  [
    'What you get',
    'Candidates whom a recruiter has interviewed and who agreed to be submitted to you. Each comes with a one-page summary and a résumé, and you have one contact from the first call to the start date.',
  ],
  [
    'When you pay',
    'Only when someone we introduced accepts your offer. No retainer. Rate, due date and guarantee period are agreed in writing before the first introduction.',
  ],
  ['Confidential searches', 'We post a position without your name, on the page and everywhere it is listed.'],
] as const

/** For firms: whom we work for, what they get and when they pay. The agency's own text replaces the built-in terms. */
export const Firms = ({ text }: { text: string }) => (
  <LandingSection title="Who Are Our Clients?" id="firms">
    <Terms terms={clients} />
    <h3 className="sub">For firms that hire</h3>
    {text ? (
      <div className="prose">
        <Prose text={text} />
      </div>
    ) : (
      <Terms terms={terms} />
    )}
    <AskInConfidence
      topic="hiring"
      summary="Tell us who you need"
      ask="The position, the office, and when you’d like to hire"
    />
  </LandingSection>
)
