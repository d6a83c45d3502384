import { AskInConfidence } from '#web/site/components/ask-in-confidence.tsx'
import { DatedSteps, LandingSection } from './section.tsx'

type DatedStep = readonly [when: string, what: string, text: string]

const schedule = (guaranteeDays: number): DatedStep[] => [
  [
    'Day 0',
    'You introduce',
    'Tell us who they are, with their agreement. We confirm in writing that the introduction is yours.',
  ],
  ['First day of work', 'The referral is earned', 'We tell you the day your candidate starts at a firm we introduced.'],
  guaranteeDays > 0
    ? [
        `Day ${guaranteeDays + 1}`,
        'We pay',
        `Up to $10K, once the firm’s ${guaranteeDays}-day guarantee has ended and its fee is paid.`,
      ]
    : ['After the guarantee', 'We pay', 'Up to $10K, once the firm’s guarantee period has ended and its fee is paid.'],
]

const steps = [
  ['Introduce', 'Tell us who you know, or who you need. A short message is all it takes.'],
  ['Match', 'We confidentially match the candidate with open positions at our partner firms.'],
  ['Place', 'We manage interviews and the offer through to signing, and keep you informed at each step.'],
  ['Share', 'When the candidate starts, the fee is shared as agreed.'],
] as const

/**
 * The two ways to work with the agency, with the schedule of a referral.
 *
 * @param props.guaranteeDays The firms' usual guarantee; 0 names no day.
 */
export const Referrals = ({ guaranteeDays }: { guaranteeDays: number }) => (
  <>
    <LandingSection title="Two Ways to Work Together" id="services">
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
            consider a move, an introduction is all we ask.
          </p>
        </div>
      </div>
      <div className="referral" id="referrals">
        <p className="amount">
          <span>Up to</span> $10K
        </p>
        <p className="amount-for">for each successful placement of an attorney you referred, in three steps:</p>
        <DatedSteps steps={schedule(guaranteeDays)} />
        <AskInConfidence
          topic="referral"
          summary="Refer someone"
          ask="Who they are and how you know them, or a question first"
        />
      </div>
    </LandingSection>
    <LandingSection title="How We Work">
      <ol className="steps">
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  </>
)
