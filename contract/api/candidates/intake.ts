import { byId, done, idValue, isoMoment, paging } from '#contract/api/common.ts'
import { resumeId, uploadQuery } from '#contract/api/candidates/resumes.ts'
import { intakeFields, intakeMatches, intakeStates, maxIntakeFiles } from '#contract/domain/intake.ts'
import type { IntakeField, IntakeMatch } from '#contract/domain/intake.ts'
import { cleanLine, emailAddress, optionalLine, requiredLine } from '#contract/domain/plain-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { engineValue } from '#contract/domain/intelligence.ts'

const namesOf = <Name extends string>(names: Record<Name, unknown>) => Object.keys(names) as [Name, ...Name[]]
const fileName = z.string().max(1_000).transform(cleanLine)

/** A person on record who may be the one that an item is about. Only people whom the caller may see. */
export const intakeDuplicate = z.object({
  candidateId: idValue,
  name: z.string(),
  /** "Associate, Cooley LLP, Boston". */
  about: z.string(),
  matches: z.array(z.enum(namesOf<IntakeMatch>(intakeMatches))),
  /** False: the caller may read the record but not change it. */
  mayJoin: z.boolean(),
})
export type IntakeDuplicate = z.output<typeof intakeDuplicate>

export const intakeItem = z.object({
  id: idValue,
  origin: z.enum(['drop', 'email']),
  state: z.enum(intakeStates),
  fileName: z.string(),
  /** True for a file that the browser can show beside the facts. */
  isPdf: z.boolean(),
  /** The person whose list it is in. */
  owner: z.object({ id: idValue, name: z.string() }),
  createdAt: isoMoment,
  /** Why there are no facts; null where there are some. */
  message: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Facts that were read, each with the words of the résumé that state it. */
  facts: z.array(z.object({ field: z.enum(namesOf<IntakeField>(intakeFields)), value: z.string(), quote: z.string() })),
  /** Engine that read the facts; null without facts. */
  engine: engineValue.nullable(),
  /** Text that addresses a program, or that people can't see. */
  warnings: z.array(z.string()),
  /** Likeliest first. */
  duplicates: z.array(intakeDuplicate),
  /** The record that the item went into. */
  candidateId: idValue.nullable(),
})
export type IntakeItem = z.output<typeof intakeItem>

/** Corrections of what was read, and where the item goes. */
const decision = z
  .object({
    name: requiredLine('Please enter a name', { max: 200 }).optional(),
    email: emailAddress().nullable().optional(),
    phone: optionalLine(40).nullable(),
    /** The person on record whom the item is about; left out: a new one. */
    candidateId: idValue.optional(),
    /** The job to add the person to. Emails nobody. */
    jobId: idValue.optional(),
    /** Admins only: the partner who looks after the person. */
    ownerId: idValue.optional(),
  })
  .strict()
export type IntakeDecision = z.output<typeof decision>

export const intakeDecided = z.object({
  candidateId: idValue,
  state: z.enum(intakeStates),
  /** Null if no job was given, or the person couldn't be added to it. */
  applicationId: idValue.nullable(),
  /** Why the person, who is on record now, wasn't added to the job. */
  problem: z.string().nullable(),
})
export type IntakeDecided = z.output<typeof intakeDecided>

export const intakeApi = {
  /** Checks the names and sizes of files, and returns an address for each to PUT it to, once, within ten minutes. */
  start: endpoint('POST /api/intake', {
    body: z
      .object({
        files: z
          .array(
            z.object({
              originalName: fileName,
              /** Bytes. */
              fileSize: z.number().int().nonnegative(),
              mimeType: z.string().max(200).default(''),
            }),
          )
          .min(1, 'Please choose at least one file')
          .max(maxIntakeFiles, `Please choose at most ${maxIntakeFiles} files at once`),
      })
      .strict(),
    response: z.object({ uploads: z.array(z.object({ id: resumeId, uploadURL: z.url() })) }),
  }),
  /** Takes one file. It becomes an item of the caller's, and is read in the background. */
  upload: endpoint('PUT /api/intake/upload/:id', {
    params: z.object({ id: resumeId }),
    query: uploadQuery.extend({ name: fileName.default('') }),
    body: 'stream',
    response: done,
  }),
  /** Undecided items, oldest first, or decided ones, newest first. Admins may ask for everybody's. */
  page: endpoint('GET /api/intake/page', {
    query: z.object({
      list: z.enum(['open', 'decided']).default('open'),
      whose: z.enum(['mine', 'all']).default('mine'),
      ...paging,
    }),
    response: z.object({
      items: z.array(intakeItem),
      nextCursor: z.string().nullable(),
      /** Undecided items of this list by state. */
      counts: z.object({ reading: z.number().int(), ready: z.number().int(), unreadable: z.number().int() }),
    }),
  }),
  /** Puts an item on record: as a new person, or into the record of one. Emails nobody. */
  keep: endpoint('POST /api/intake/:id/keep', { params: byId, body: decision, response: intakeDecided }),
  /** Keeps those of the caller's items that have a name and an email address and resemble nobody on record. */
  acceptAll: endpoint('POST /api/intake/keep-all', {
    body: z.object({ ids: z.array(idValue).min(1).max(maxIntakeFiles) }).strict(),
    response: z.object({ kept: z.array(idValue), left: z.array(z.object({ id: idValue, message: z.string() })) }),
  }),
  discard: endpoint('POST /api/intake/:id/discard', { params: byId, response: done }),
  /** Takes a discarded item back. */
  restore: endpoint('POST /api/intake/:id/restore', { params: byId, response: done }),
  /** Reads a file again that couldn't be read. */
  retry: endpoint('POST /api/intake/:id/retry', { params: byId, response: done }),
  /** `view=1` shows a PDF instead of saving it. */
  file: endpoint('GET /api/intake/:id/file', {
    params: byId,
    query: z.object({ view: z.enum(['0', '1']).optional() }),
    response: 'file',
  }),
}
