import { z } from '#contract/zod.ts'
import { cleanLine, isWebAddress, requiredLine, webAddress } from './plain-text.ts'

export const defaultInterviewMinutes = 60
export const interviewMinutes = [15, 30, 45, 60, 90, 120, 180] as const
export const maxInterviewers = 12

/** Somebody who interviews: a member of staff, or a name from outside. */
export type Interviewer = { userId: number | null; name: string }

/** Everything about an interview but its time. */
export type InterviewDetails = {
  /** "First round", "Partner lunch". */
  round: string | null
  minutes: number
  place: string | null
  videoUrl: string | null
  interviewers: readonly Interviewer[]
}

export const noDetails: InterviewDetails = {
  round: null,
  minutes: defaultInterviewMinutes,
  place: null,
  videoUrl: null,
  interviewers: [],
}

const linkMessage = 'Please enter a link that begins with https://'

/** A link to a video call: https only, because the candidate's calendar opens it. */
const videoLink = webAddress(linkMessage).pipe(
  z.string().refine((address) => isWebAddress(address) && address.startsWith('https:'), linkMessage),
)

/** A line that may be cleared: absent is undefined, blank or null is null. */
const clearableLine = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value === undefined ? undefined : cleanLine(value ?? '') || null))
    .pipe(z.string().max(max, `Please use at most ${max} characters`).nullish())

/** The details as a form sends them. Absent ones stay as they are, blank ones are cleared. */
export const interviewDetails = {
  round: clearableLine(80),
  minutes: z
    .number({ error: 'Please choose a duration' })
    .int('Please choose a duration')
    .min(5, 'Please choose at least 5 minutes')
    .max(600, 'Please choose at most 600 minutes')
    .optional(),
  place: clearableLine(200),
  videoUrl: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    videoLink.nullish(),
  ),
  interviewers: z
    .array(
      z.object({
        userId: z.number().int().positive().nullable(),
        name: requiredLine('Please enter a name', { max: 120 }),
      }),
    )
    .max(maxInterviewers, `Please add at most ${maxInterviewers} people`)
    .optional(),
}

/** "45 minutes", "1 hour", "1½ hours". */
export function durationText(minutes: number): string {
  if (minutes < 60 || minutes % 30 !== 0) return `${minutes} minutes`
  const hours = `${Math.floor(minutes / 60)}${minutes % 60 === 30 ? '½' : ''}`
  return hours === '1' ? '1 hour' : `${hours} hours`
}

/** Names in a sentence: "Ann Lee, Bo Park and Cy Moss". */
export function namesText(interviewers: readonly Pick<Interviewer, 'name'>[]): string {
  const names = interviewers.map(({ name }) => name)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

/** Where it takes place, for a calendar; empty if unknown. */
export const locationText = ({ place, videoUrl }: Pick<InterviewDetails, 'place' | 'videoUrl'>): string =>
  [place, videoUrl].filter(Boolean).join(' · ')

/** The details as lines of an email or a calendar. */
export const detailLines = ({ round, minutes, place, videoUrl, interviewers }: InterviewDetails): string[] =>
  [
    [round, durationText(minutes)].filter(Boolean).join(', '),
    place && `Place: ${place}`,
    videoUrl && `Video: ${videoUrl}`,
    interviewers.length > 0 && `With: ${namesText(interviewers)}`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[]

/** True if two interviews have equal details. */
export const hasSameDetails = (one: InterviewDetails, other: InterviewDetails): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

const comparable = ({ round, minutes, place, videoUrl, interviewers }: InterviewDetails) => [
  round,
  minutes,
  place,
  videoUrl,
  interviewers.map(({ userId, name }) => [userId, name]),
]
