import { sql } from 'drizzle-orm'
import { aiAnalysis } from '#worker/features/candidates/analysis/analysis.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { applicationRepeats } from '#worker/features/candidates/apply/repeats.table.ts'
import { erasures } from '#worker/features/candidates/candidate-rights/erasures.table.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { correspondence } from '#worker/features/candidates/inbound-mail/inbound-mail.table.ts'
import { intakeItems } from '#worker/features/candidates/intake/intake.table.ts'
import { interviews } from '#worker/features/candidates/interviews/interviews.table.ts'
import { candidateMessages } from '#worker/features/candidates/messages/messages.table.ts'
import { rejections } from '#worker/features/candidates/rejections/rejections.table.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { savedViews } from '#worker/features/candidates/saved-views/saved-views.table.ts'
import { applicationScores } from '#worker/features/candidates/scoring/scoring.table.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { archiveFile } from './archive-columns.ts'
import { filePathIn, fileSource } from './archived-files.ts'

const forFinding = 'A copy of another column in the form that searches compare.'

export const applicationFiles = [
  archiveFile('applications.csv', jobApplications, {
    about: 'Applications: one person for one job',
    columns: {
      applicantName: 'Name as it was given',
      applicantEmail: 'Email address, in lower case',
      phoneNumber: 'Phone number',
      linkedinUrl: ['LinkedIn profile', 'Address of the profile'],
      jdYear: ['Class year', 'Year of the law degree'],
      yearsExperience: 'Years of practice',
      experienceField: 'Field of the experience',
      primaryPracticeArea: 'Practice area',
      location: 'Place',
      expectedSalary: 'US dollars a year',
      hasPortableBook: 'Brings clients along',
      bigFirmExperienceYears: 'Years at large firms',
      lastJobTitle: 'Present or last job title',
      lastFirmName: ['Last firm', 'Present or last employer'],
      firmPreference: 'Kinds of firm: big_firm, boutique, in_house',
      needsVisaSponsorship: 'YES or NO',
      coverLetter: 'Text of the cover letter',
      resumeId: ['Résumé id', 'Id in resumes.csv'],
      matchScore: 'Fit with the job, 0 to 100',
      matchSummary: 'Summary of the fit',
      matchReasons: 'Reasons for the score',
      assignedPartnerId: ['Assigned partner', 'Id in users.csv'],
      interviewDate: ['Interview at', 'Next interview, or the last one'],
      suitabilityRating: 'Rating after an interview',
      talentForOtherRoles: 'Other roles that would fit',
      appliedBefore: 'Applied to the agency before',
      additionalNotes: 'Notes of staff',
      interviewNotes: 'Notes about the interview',
      status: 'Stage of the application',
      source: 'Where the applicant heard of the agency',
      appliedAt: 'When the person applied',
      statusChangedAt: 'When the stage last changed',
    },
  }),
  archiveFile('application-history.csv', applicationEvents, {
    about: 'Timeline of applications: changes and notes',
    columns: {
      actorId: ['By', 'Id in users.csv; empty for the applicant and for tasks'],
      kind: 'Kind of event',
      from: 'Value before',
      to: 'Value after, or the text of a note',
    },
  }),
  archiveFile('repeated-applications.csv', applicationRepeats, {
    about: 'Later applications under the email address of an earlier one',
    columns: {
      values: 'Fields of the form',
      filled: 'Fields of the application that took their value from here',
      resumeId: ['Résumé id', 'Id in resumes.csv'],
      receivedAt: 'When it came',
    },
    leftOut: { key: 'Names a delivery.', digest: 'Recognizes an identical application.' },
  }),
  archiveFile('documents.csv', documents, {
    about: 'Documents of applications',
    columns: {
      originalName: 'Name as it was uploaded',
      documentType: 'Kind of document',
      fileSize: 'Bytes',
      mimeType: ['Media type', 'Kind of file'],
      uploadedBy: 'Id in users.csv; empty for the applicant',
      uploadedAt: 'When it was uploaded',
    },
    leftOut: { filename: 'Name of the stored file.', key: 'Place of the stored file.' },
    more: [{ title: 'File', about: 'Its place in this archive', sql: fileSource.documents, cell: filePathIn }],
  }),
  archiveFile('resumes.csv', resumes, {
    about: 'Résumés',
    where: sql`stored_at is not null`,
    columns: {
      originalName: 'Name as it was uploaded',
      mimeType: ['Media type', 'Kind of file'],
      fileSize: 'Bytes',
      storedAt: 'When the file came',
      claimedAt: 'When the application was sent',
      isFromStaff: ['From staff', 'Staff added it'],
    },
    leftOut: { readStartedAt: 'A mark for the task that reads the file.' },
    more: [{ title: 'File', about: 'Its place in this archive', sql: fileSource.resumes, cell: filePathIn }],
  }),
  archiveFile('resume-facts.csv', resumeReadings, {
    about: 'Facts that were read from résumés, each with its quote',
    columns: {
      state: 'Outcome of the reading',
      facts: 'Facts',
      risks: 'What a reader should check',
      engine: 'What read it: rules or the language model',
      pages: 'Number of pages',
      readAt: 'When it was read',
    },
    leftOut: { text: 'The file itself is in this archive.' },
  }),
  archiveFile('analyses.csv', aiAnalysis, {
    about: 'Analyses of applications',
    columns: {
      firmOverview: 'About the firm',
      practiceAreaDetails: 'About the practice area',
      state: 'State of the analysis',
      engine: 'What made it: rules or the language model',
      billableHours: 'What is expected, one point a line',
      strongestMatches: 'What fits best',
      potentialConcerns: 'What may not fit',
      candidateSummary: 'Summary of the candidate',
      overallMatchAssessment: 'Summary of the fit',
      interviewQuestions: 'Questions to ask',
      analysisScore: 'Fit, 0 to 100',
    },
  }),
  archiveFile('scores.csv', applicationScores, {
    about: 'How scores of applications were made',
    columns: {
      engine: 'What made it: rules or the language model',
      parts: 'Parts of the score with their reasons',
      resumeId: ['Résumé id', 'Id in resumes.csv'],
      scoredAt: 'When it was scored',
    },
  }),
  archiveFile('interviews.csv', interviews, {
    about: 'Rounds of interviews',
    columns: {
      uid: 'Name of the event in calendars',
      sequence: 'Number of changes',
      startsAt: 'When it begins',
      minutes: 'Length',
      round: 'Name of the round',
      place: 'Where it is',
      videoUrl: 'Address of a video call',
      interviewers: 'Names and addresses',
      canceledAt: 'When it was canceled',
      createdBy: ['Added by', 'Id in users.csv'],
    },
  }),
  archiveFile('rejections.csv', rejections, {
    about: 'Reasons of rejections',
    columns: {
      reason: 'Reason',
      note: 'Note of staff',
      fromStatus: 'Stage before',
      mailId: ['Email id', 'Id in emails.csv'],
      rejectedBy: 'Id in users.csv',
      rejectedAt: 'When',
    },
  }),
  archiveFile('messages.csv', candidateMessages, {
    about: 'Messages of staff about applications',
    columns: {
      message: 'Text',
      mentionedUserIds: ['Mentions', 'Ids in users.csv'],
      editedAt: 'When it was edited',
    },
  }),
  archiveFile('follow-ups.csv', followUps, {
    about: 'Follow-ups, done ones too',
    columns: {
      ownerId: 'Id in users.csv; 0 for all admins',
      subject: 'Kind of record',
      subjectId: 'Id in the file of that kind',
      rule: 'Rule that added it; empty if a person did',
      text: 'What to do',
      dueAt: 'When it is due',
      doneAt: 'When it was done',
      doneBy: 'Id in users.csv',
      outcome: 'done, or settled because it was no longer needed',
      createdBy: ['Added by', 'Id in users.csv'],
    },
    leftOut: { onceKey: 'Keeps a rule from adding it twice.', notifiedAt: 'A mark for the task that sends reminders.' },
  }),
  archiveFile('correspondence.csv', correspondence, {
    about: 'Emails with people that staff filed',
    columns: {
      email: 'Address of the other side',
      name: 'Name beside that address',
      direction: 'in or out',
      at: ['Sent at', 'When it was sent'],
      subject: 'Subject',
      text: 'Text',
      filedBy: 'Id in users.csv',
      ignoredAt: 'When its filer left it out; only without a person',
    },
    leftOut: { messageKey: 'Recognizes a second delivery.' },
  }),
  archiveFile('intake.csv', intakeItems, {
    about: 'Résumés that staff dropped or forwarded',
    columns: {
      ownerId: 'Id in users.csv',
      origin: 'drop or email',
      resumeId: ['Résumé id', 'Id in resumes.csv'],
      mailFrom: ['Sender', 'Address that forwarded it'],
      state: 'Decision about it',
      name: 'Name in the résumé',
      email: 'Email address in the résumé',
      phone: 'Phone number in the résumé',
      linkedinUrl: ['LinkedIn profile', 'Address in the résumé'],
      decidedBy: 'Id in users.csv',
      decidedAt: 'When',
    },
    leftOut: { phoneKey: forFinding, linkedinKey: forFinding },
  }),
  archiveFile('consents.csv', consents, {
    about: 'Answers of candidates to being submitted to a firm',
    columns: {
      applicationId: 'Id in applications.csv',
      candidateId: 'Id in people.csv',
      firmName: 'Name of the firm',
      firmId: ['Firm id', 'Id in firms.csv'],
      isForAnyPosition: ['Any position', 'For any position at the firm, not only that of the application'],
      state: 'requested, given, declined, withdrawn, expired or cancelled',
      channel: 'link, email or paper',
      scope: 'named or blind: with or without the name',
      message: 'Note of the recruiter',
      statement: 'What the candidate was asked to agree to, word for word',
      statementHash: ['Fingerprint of the statement', 'SHA-256 in hexadecimal'],
      answer: 'The candidate’s own words',
      priorContact: ['Earlier contact', 'Whether the firm heard of the candidate before: no, yes or unsure'],
      priorContactText: ['About earlier contact', 'The candidate’s words about it'],
      requestedBy: 'Id in users.csv',
      requestedAt: 'When',
      openUntil: 'Last moment to answer',
      remindedAt: 'When the reminder was sent',
      answeredAt: 'When the candidate answered',
      validUntil: 'Last moment of the consent',
      answeredIp: ['Answered from', 'Network address'],
      answeredAgent: ['Answered with', 'Browser'],
      documentId: 'Id in documents.csv, for consent by email or on paper',
      withdrawnAt: 'When it was withdrawn',
      withdrawReason: 'Why',
      revealedAt: ['Firm named at', 'When the candidate saw the firm of a confidential job'],
    },
    leftOut: { firmKey: forFinding },
  }),
  archiveFile('evidence.csv', evidence, {
    about: 'Evidence about submissions. docs/evidence.md says how to verify it.',
    columns: {
      chain: 'One candidate at one firm',
      seq: ['Number', 'Place in the chain'],
      at: ['Written at', 'When'],
      actorKind: ['Caused by', 'staff, candidate, contact, referrer or system'],
      actorId: ['Caused by id', 'Id in users.csv, for staff'],
      kind: 'Kind of event',
      body: ['Facts', 'JSON'],
      previousHash: ['Fingerprint before', 'Of the entry before, or the name of the chain'],
      hash: ['Fingerprint', 'SHA-256 in hexadecimal'],
      erasedAt: 'When its facts were erased',
    },
  }),
  archiveFile('saved-views.csv', savedViews, {
    about: 'Filters of the candidate list that users saved',
    columns: { name: 'Name', query: 'Filters, as the address of the screen has them' },
  }),
  archiveFile('erasures.csv', erasures, {
    about: 'Erasures of people. They don’t say who was erased.',
    columns: {
      erasedBy: 'Id in users.csv; empty for the retention rule',
      applications: 'Number of applications',
      files: 'Number of files',
      others: 'Number of other rows',
      erasedAt: 'When',
    },
    leftOut: { personHash: 'Recognizes the erased person.', isDueAgain: 'A mark for restored backups.' },
  }),
] as const
