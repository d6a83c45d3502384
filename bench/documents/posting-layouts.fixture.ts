// Layouts of generated postings: the order of their parts. What begins with `!` is held out of training.
import { linesOf } from './word-lists.ts'

/**
 * Heads of postings. `/` ends a line. T title, F firm, P place, X practice, Y kind of employment, S pay, R number, N navigation,
 * D date, W mode of work, E years of practice, G a division of the employer. Before a part: `l` "Label: part", `o` the label on a line of its own, `r` "Label part", `q` label and part in two cells.
 */
export const headLayouts = linesOf(`
  T / F / P
  T - P / F
  T | F | P
  F / T / P
  T / P
  T
  T ( P ) / F
  F | P / T
  lT / lF / lP / lY
  lF / lP / lT / lX / lS
  lT / lR / lP / lY / lS / lD
  oT / oF / oP / oY
  qT / qF / qP / qX / qY
  N / T / F | P / N
  N / N / T / P | Y | W / N
  F - T - P
  T @ F / P
  T / oP / oX / oY / oR
  F / T / lP / lR / lD
  P / T / F
  T / F - P - W
  T / F ( P )
  T | F - P
  'Now_hiring: T / F / P
  'Hiring: T @ F / P | S
  F / 'is_hiring / T / P
  T ( Y ) / F - P | S
  F - T
  F : T / P
  T / P | S | W
  T - F - P
  T / F | D / P
  lT / T / F / P
  oP / oT / oF / oS / oD
  qF / qT / qP / qS
  qT / qR / qF / qP / qD
  T / lP / lS / lY
  F , P / T
  T , F
  P - T
  N / F / T / P / N
  'Job_Description / T / F / P
  F / P / oT / oX / oS
  T ( F )
  lR / T / F / lP / lS
  lF / T / P
  T / R / F / P | Y | D
  X / T / F
  rT / rF / rP / rY
  F / rT / rP / rS
  rF / rT / rR / rP
  T / rP / rF / rX
  rR / rT / rP / rF / rD
  'Open_role: T @ F
  'Legal_Recruiting_Team_at F / T
  'Urgent: T / P
  T 'wanted / P
  T 'Opportunity / F / P
  F , P / T
  F | T | P | Y
  P / F / T
  T / Y | P / F
  T / F / lX / lP / lW / lS
  qT / qP / qF / qY / qW
  lT / lF / lP / lS / lE
  T / oF / oG / oP / oS
  T / oS / oP / oY / oR / oX / oD
  F / T / lP / lE / lS / lY
  T - F , P - S - E
  T , F , P ( E )
  F / 'Position_Announcement / lT / lP / lS
  T / N / 'locations / P / 'time_type / Y / 'posted_on / D / N
  lD / T / oR / oF / oG / oP / oY
  T / P / S / Y / F
  T / F / P / S / Y / N
  qT / qP / qF / qS / qE
  T - P - 'Leading_Commercial_Firm / P / S
  T 'in P / F / S
  T , F , P / F / P
  'Help_wanted: T / F / P
  'Seeking T / P
  'Hiring_a T / F / P
  'Looking_for_a T / P
  T / F / G / 'This_job_announcement_has_closed / 'Summary
  T / F / P / Y
  T / F / P / S
  T - X - P / F
  T - X / P / Y
  'Join_us_as_a T / F / P
  'Great_opportunity_for_a T / P
  T 'needed / P / F
  T - P
  T , X , P
  ! lF / lT / lP / lE / lS
  ! oT / oG / oF / oP / oE
  ! T | E | P | F
  ! F / P / T
  ! T : F , P
  ! N / N / F / T / P | D / N
  ! oF / oT / oP / oS
  ! qF / qT / qR / qP / qS
  ! lR / lD / T / lP / lF
  ! T / F - P - W
  ! P - T / F
  ! X / T / F ( P )
  ! T | P | Y / lF
  ! N / T / R / oP / oF / oY / N
  ! 'We_need: T / F ( P )
  ! F | P | T
  ! T / P - W - Y / F
  ! P : T / F
  ! F / X / T / P
  ! T - P - F
  ! D / T / F | P
  ! qP / qT / qF / qW
  ! oR / oT / oF / oP
  ! rP / rT / rF / rW
  ! F ( P ) / T
  ! T / F , P | S
  ! lF / lT / lR / lD / lP
  ! T / F / P | W | S
  ! F - P / T
`)

/**
 * Bodies: I what is sought, W the employer's story, D duties, Q requirements, K what would be nice, B benefits, S pay, E equal
 * opportunity, A how to apply, C a closing, G navigation, R other jobs.
 */
export const bodyLayouts = linesOf(`
  W I D Q B E
  I D Q K B A
  I Q B E A
  W I D Q S B E
  I W D Q K S B A E
  I D Q S
  I Q A
  I D W Q B
  W D Q B S E
  I S D Q B E G
  I D Q K S E A G
  I
  I A
  I S B
  I Z Q B S
  W Z D Q S
  S I D Q
  Q D B E
  D Q
  I D Q B R
  I D Q B G
  W I Q B G
  D S Q G
  D Q S B R
  W I D Q B S
  W I Q
  ! W D Q S R
  ! Z I Q S
  ! S I Q B A
  ! W I Q D B S E
  ! I B D Q A
  ! D Q S B W E
  ! I Q K D S B G
  ! I W Q B
  ! I S A
`)

/** Beginnings and ends of titles that no list has. */
export const oddHeads = linesOf(`
  Business Affairs
  Privacy
  Claims
  Ethics
  Deal
  Trust and Safety
  Rights
  Policy
  Contracts
  Regulatory Affairs
  Closing
  Trademark
  Conflicts
  Diligence
  Governance
  Product
  Engagement
  Risk
  Escrow
  Clinic
  Tribal Affairs
  Immigration
  Legal Ops
  Client Care
  Office Services
  Knowledge
  Tenant
  Pricing
  Records
  Development
  Intake & Conflicts
  Contracts & Commercial
`)

export const oddTails = linesOf(`
  Executive
  Czar
  Lead
  Shepherd
  Ombudsman
  Evangelist
  Strategist
  Negotiator
  Steward
  Navigator
  Owner
  Examiner
  Guru
  Architect
  Liaison
  Captain
  Ranger
  Closer
  Chair
  Handler
  Generalist
  Champion
  Wrangler
  Curator
  Coach
  Runner
  Scheduler
  Planner
  Representative
  Associate Director
  Administrator
  Concierge
  Scout
`)
