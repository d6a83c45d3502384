import { byId, idParam, idValue, isoMoment } from '#contract/api/common.ts'
import { optionalLine, optionalText, requiredLine, textLimits } from '#contract/domain/plain-text.ts'
import { profileBlock, profileChoices, profileKinds, profileLimits } from '#contract/domain/profiles.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

/** Choices and texts of a recruiter. */
export const profileBody = z.object({
  kind: z.enum(profileKinds),
  choices: profileChoices,
  /** The application that it is for; its fields are used beside the person's record. */
  applicationId: idValue.nullish(),
  headline: optionalLine(profileLimits.headline),
  summary: optionalText(profileLimits.summary),
  /** Further words that must not appear. */
  words: z
    .array(requiredLine('Please enter a word.', { max: profileLimits.word }))
    .max(profileLimits.words)
    .default([]),
})

/** A text before and after masking; a part with `now` was replaced. */
const maskedText = z.object({
  text: z.string(),
  parts: z.array(z.object({ before: z.string(), now: z.string().nullable() })),
})

/** A forbidden word that was found, and where. */
const foundWord = z.object({ word: z.string(), place: z.string() })

const profileLink = z.object({
  id: z.string(),
  firmName: z.string(),
  sharedBy: z.string().nullable(),
  sharedAt: isoMoment,
  nameAskedAt: isoMoment.nullable(),
  opens: z.number().int(),
  lastOpenedAt: isoMoment.nullable(),
  /** The page can be opened. */
  isOpen: z.boolean(),
})

const profileItem = z.object({
  id: z.number().int(),
  code: z.string(),
  kind: z.enum(profileKinds),
  title: z.string(),
  headline: z.string(),
  createdBy: z.string().nullable(),
  createdAt: isoMoment,
  retiredAt: isoMoment.nullable(),
  links: z.array(profileLink),
})
export type ProfileItem = z.output<typeof profileItem>

const profilePreview = z.object({
  title: z.string(),
  headline: maskedText,
  summary: maskedText,
  blocks: z.array(profileBlock),
  /** Places that were masked, in all texts. */
  removed: z.number().int(),
  /** Forbidden words that would still be on the page. */
  found: z.array(foundWord),
})
export type ProfilePreview = z.output<typeof profilePreview>

/** The PDFs of a candidate, and the profiles that clients open by a link. */
export const profilesApi = {
  /** Everything about the candidate and this application, not for clients. */
  internalFile: endpoint('GET /api/applications/:id/pdf', { params: byId, response: 'file' }),
  /** The page about the candidate for a client. Checked before it is returned, and noted in the timeline. */
  clientProfile: endpoint('POST /api/applications/:id/client-profile', { params: byId, response: 'file' }),
  /** Profiles of an application's candidate, newest first. `candidateId` is null until the application has a person. */
  list: endpoint('GET /api/applications/:id/profiles', {
    params: byId,
    response: z.object({ candidateId: idValue.nullable(), items: z.array(profileItem) }),
  }),
  /** A profile as it would be made now, with texts masked. Stores nothing. */
  preview: endpoint('POST /api/candidates/:id/profiles/preview', {
    params: byId,
    body: profileBody,
    response: profilePreview,
  }),
  /** Makes a profile with the texts as they are written. Refused with `still_identifying` if a forbidden word is in it. */
  make: endpoint('POST /api/candidates/:id/profiles', { params: byId, body: profileBody, response: profileItem }),
  pdf: endpoint('GET /api/profiles/:id/pdf', { params: byId, response: 'file' }),
  /** Ends a profile and every link to it. */
  retire: endpoint('POST /api/profiles/:id/retire', { params: byId, response: profileItem }),
  /** Makes a link for a firm, if the candidate's consent allows this kind of profile. The address is returned once. */
  share: endpoint('POST /api/profiles/:id/links', {
    params: byId,
    body: z.object({
      applicationId: idValue,
      firmName: requiredLine('Please enter the firm.', { max: textLimits.name }),
    }),
    response: z.object({ url: z.url(), profile: profileItem }),
  }),
  /** Ends one link. */
  endLink: endpoint('POST /api/profiles/:id/links/:linkId/end', {
    params: z.object({ id: idParam, linkId: z.string().regex(/^\w{1,40}$/) }),
    response: profileItem,
  }),
}
