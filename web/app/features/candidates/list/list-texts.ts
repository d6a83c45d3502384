import type { Role } from '#contract/domain/roles.ts'

export type ListTexts = {
  title: string
  subtitle: string
  /** For a list without filters that holds nothing. */
  empty: { title: string; text: string }
  /** For filters that nothing fits. */
  noneFound: string
  /** Without `text` the server's sentence is shown. */
  failure: { title: string; text?: string }
}

/** Words of the screen for admins, who see every candidate, and for partners, who see those assigned to them. */
export const listTexts: Record<Role, ListTexts> = {
  admin: {
    title: 'Candidate Management',
    subtitle: 'Review and manage candidate applications',
    empty: { title: 'No applications found', text: 'No candidates have applied to jobs yet' },
    noneFound: 'No applications found',
    failure: { title: 'Error loading applications. Please try again.' },
  },
  partner: {
    title: 'My Assigned Candidates',
    subtitle: 'Review and manage the candidates assigned to you',
    empty: {
      title: 'No candidates assigned yet',
      text: 'When an admin assigns candidates to you, they appear here.',
    },
    noneFound: 'No candidates found',
    failure: {
      title: 'Error Loading Candidates',
      text: 'Failed to load candidate applications. Please try again.',
    },
  },
}
