import { z } from '#contract/zod.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from './plain-text.ts'

export const maxTeam = 12
export const maxTestimonials = 6
export const maxQuestions = 15

/** A person whom visitors of the site may talk to. */
const teamMember = z.strictObject({
  name: requiredLine('Please enter a name', { max: 80 }),
  role: requiredLine('Please enter a role', { max: 80 }),
  bio: optionalText(600).transform((text) => text ?? ''),
})
export type TeamMember = z.output<typeof teamMember>

/** Something that a client or a candidate said, with their consent. */
const testimonial = z.strictObject({
  quote: requiredText('Please enter the quote', { max: 600 }),
  attribution: requiredLine('Please enter who said it', { max: 120 }),
})
export type Testimonial = z.output<typeof testimonial>

const siteQuestion = z.strictObject({
  question: requiredLine('Please enter the question', { max: 200 }),
  answer: requiredText('Please enter the answer', { max: 1500 }),
})
export type SiteQuestion = z.output<typeof siteQuestion>

/** Parts of the landing page that the agency writes, in the order shown. An empty part isn't shown. */
export const siteContentShape = {
  siteTeam: z.array(teamMember).max(maxTeam, `Please use at most ${maxTeam} people`),
  siteTestimonials: z.array(testimonial).max(maxTestimonials, `Please use at most ${maxTestimonials} quotes`),
  siteFaq: z.array(siteQuestion).max(maxQuestions, `Please use at most ${maxQuestions} questions`),
  /** Replaces the built-in text about what firms get and when they pay. */
  siteFirmsText: optionalText(2000).transform((text) => text ?? ''),
  /** When a recruiter answers, as the end of a sentence: "within one business day". Empty: the site promises no time. */
  siteAnswerTime: optionalLine(60).transform((text) => text ?? ''),
  /** Days of the firms' usual guarantee, after which a referral is paid. 0: the site names no day. */
  siteGuaranteeDays: z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(0, 'The number can’t be negative')
    .max(365, 'Please use at most 365'),
}
