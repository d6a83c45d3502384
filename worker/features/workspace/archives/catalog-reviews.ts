import { reviewItems, reviewRooms } from '#worker/features/clients/review-rooms/review-rooms.table.ts'
import { archiveFile } from './archive-columns.ts'

export const reviewFiles = [
  archiveFile('review_rooms.csv', reviewRooms, {
    about: 'Rooms in which contacts at firms read about candidates and answered',
    columns: {
      firmId: 'Id in firms.csv',
      jobId: 'Id in jobs.csv; empty for several jobs',
      contactId: 'Id in firm_contacts.csv',
      title: 'Title that the contact reads',
      note: 'Note for the contact',
      showResume: 'Whether résumés can be downloaded there',
      state: 'draft, open or closed',
      version: 'Number of changes',
      forwardedFrom: ['Forwarded from', 'Id of the room that a colleague forwarded'],
      createdBy: 'Id in users.csv',
      publishedAt: ['Sent at', 'When the contact was invited'],
      closedAt: 'When it was closed',
      openedAt: ['Opened at', 'When the contact opened it, which is the receipt'],
      remindedAt: 'When the contact was last reminded',
      digestDueAt: ['Email due at', 'When the recruiter is to be emailed about answers'],
      digestedAt: ['Emailed at', 'When the recruiter was last emailed about answers'],
    },
    leftOut: { draftKey: 'Recognizes a second request for the same draft.' },
  }),
  archiveFile('review_items.csv', reviewItems, {
    about: 'Candidates in review rooms, with the answers of the contacts',
    columns: {
      roomId: 'Id in review_rooms.csv',
      submissionId: 'Id in submissions.csv',
      profileId: 'Id of the profile that the contact reads',
      position: 'Place in the room',
      answer: 'interview, pass, hold or question',
      reason: 'Why the contact passed',
      text: 'Words of the contact',
      slots: ['Times', 'Times for an interview that the contact offered'],
      answeredAt: 'When the contact answered',
      undoneAt: ['Changed at', 'When an earlier answer was replaced'],
      version: 'Number of changes',
      submissionFrom: ['Submission before', 'Stage of the submission before the answer'],
      applicationFrom: ['Application before', 'Stage of the application before the answer'],
    },
  }),
] as const
