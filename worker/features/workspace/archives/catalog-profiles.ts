import { profiles, profileShares } from '#worker/features/clients/profiles/profiles.table.ts'
import { archiveFile } from './archive-columns.ts'

export const profileFiles = [
  archiveFile('profiles.csv', profiles, {
    about: 'Profiles of candidates for clients',
    columns: {
      code: 'What a blind profile calls the candidate',
      candidateId: 'Id in people.csv',
      applicationId: 'Id in applications.csv',
      kind: 'client or blind: with or without the name',
      choices: ['Shown facts', 'What was shown, banded or hidden'],
      title: 'The candidate’s name, or the code',
      headline: 'Line under the title',
      body: ['Contents', 'Parts of the page'],
      pdfSha256: ['Fingerprint of the PDF', 'SHA-256 in hexadecimal'],
      checkedAt: 'When the page and the PDF were searched for forbidden words',
      createdBy: 'Id in users.csv',
      retiredAt: 'When its links ended',
    },
    leftOut: {
      forbidden: 'Sealed: what the profile keeps to itself.',
      pdfKey: 'Name of a file of this installation.',
      version: 'Names one state of the row.',
    },
  }),
  archiveFile('profile-links.csv', profileShares, {
    about: 'Profiles that were shared with firms',
    columns: {
      profileId: 'Id in profiles.csv',
      applicationId: 'Id in applications.csv',
      firmName: 'Name of the firm',
      consentId: 'Id in consents.csv',
      sharedBy: 'Id in users.csv',
      sharedAt: 'When',
      nameAskedAt: ['Name asked for at', 'When the client asked for the candidate’s name'],
    },
  }),
] as const
