import { AskInConfidence } from '#web/site/components/ask-in-confidence.tsx'
import type { TeamMember } from '#contract/domain/site-content.ts'
import { DatedSteps, LandingSection, Terms } from './section.tsx'

const confidence = [
  [
    'Your firm',
    'We never contact it, and never post your name. Your application is seen by our administrators and by the one recruiter who works with you.',
  ],
  [
    'Each submission',
    'Yours to decide. We name the firm and the position first, and your name goes out only after you agree.',
  ],
  [
    'Afterward',
    'Your private page shows your status and lets you withdraw at any time. Ask us, and we delete everything.',
  ],
] as const

const process = (answerTime: string) =>
  [
    [
      'The same minute',
      'You apply',
      'Two short pages and your résumé, without an account. We email you a link to a private page with your status.',
    ],
    [
      answerTime ? answerTime.replace(/^./, (first) => first.toUpperCase()) : 'Next',
      'A recruiter reads it',
      'A person, not a filter. If it isn’t a match, we say so instead of going quiet.',
    ],
    [
      'Then',
      'We talk',
      'One call about your practice, your book and what would make a move worth it. Then we agree which firms may hear of you.',
    ],
    [
      'The weeks after',
      'Interviews and offer',
      'We schedule the rounds, bring you the firm’s feedback and negotiate with you until you sign.',
    ],
  ] as const

type Props = {
  team: readonly TeamMember[]
  /** When a recruiter answers: "within one business day". Empty: no promise. */
  answerTime: string
  /** Median from application to accepted offer, from our own placements; null when there are too few. */
  medianWeeks: number | null
}

/** Answers to what a lateral asks before applying: who hears of it, what happens, how long it takes, and who answers. */
export const Attorneys = ({ team, answerTime, medianWeeks }: Props) => (
  <>
    <LandingSection title="For attorneys" id="attorneys">
      <p className="lead">
        A lateral move starts with discretion. Apply to a position, or ask us a question first. Either way, your firm
        doesn’t hear of it.
      </p>
      <Terms terms={confidence} />
      <h3 className="sub">What happens after you apply</h3>
      <DatedSteps steps={process(answerTime)} />
      {medianWeeks !== null && (
        <p className="measured">
          Half of our recent placements accepted an offer within <strong>{weeksText(medianWeeks)}</strong> of applying.
        </p>
      )}
      <AskInConfidence
        topic="attorney"
        summary="Ask in confidence"
        ask="Your practice, your class year, and what you’d like to know"
      />
    </LandingSection>
    {team.length > 0 && (
      <LandingSection title="Who you’ll talk to" id="team">
        <ul className="team">
          {team.map(({ name, role, bio }) => (
            <li key={name + role}>
              <h3>{name}</h3>
              <p className="role">{role}</p>
              {bio && <p>{bio}</p>}
            </li>
          ))}
        </ul>
      </LandingSection>
    )}
  </>
)

const weeksText = (weeks: number) => (weeks === 1 ? 'one week' : `${weeks} weeks`)
