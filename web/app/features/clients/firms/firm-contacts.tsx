import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Firm } from '#contract/api/clients/firms.ts'
import type { FirmContact } from '#contract/api/clients/firm-contacts.ts'
import { contactRoleLabels } from '#contract/domain/firms.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { FirmEmails } from './firm-emails.tsx'
import { contactsQuery } from './firm-queries.ts'

const FirmContactDialog = lazyNamed(() => import('./firm-contact-dialog.tsx'), 'FirmContactDialog')

/** People at a firm. Partners propose them, admins confirm and change them. */
export function FirmContacts({ firm }: { firm: Firm }) {
  const { data, error, isFetching, refetch } = useQuery(contactsQuery(firm.id))
  /** A contact to change, or 'new'. */
  const [open, setOpen] = useState<FirmContact | 'new'>()
  return (
    <>
      {error ? (
        <ErrorState
          title="The contacts couldn’t be loaded"
          text={sentenceOf(error, 'Please try again.')}
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {data ? <ContactList contacts={data} firm={firm} onEdit={setOpen} /> : null}
      {data || error ? null : <SkeletonRows label="Loading contacts…" count={3} />}
      <Button size="sm" className="mt-4" onClick={() => setOpen('new')}>
        {firm.mayChange ? 'Add contact' : 'Propose contact'}
      </Button>
      <FirmEmails id={firm.id} />
      {open ? (
        <FirmContactDialog firm={firm} contact={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  )
}

type ContactListProps = { contacts: readonly FirmContact[]; firm: Firm; onEdit: (contact: FirmContact) => void }

function ContactList({ contacts, firm, onEdit }: ContactListProps) {
  if (contacts.length === 0) return <p className="text-sm text-ink-muted">No contacts yet.</p>
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {contacts.map((contact) => (
        <li key={contact.id} className="border-b border-rule pb-3">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <span className="font-medium">{contact.name}</span>
            {contact.isConfirmed ? null : <Badge tone="warning">Proposed</Badge>}
            {contact.isActive ? null : <Badge>No longer there</Badge>}
            {contact.doNotMail ? <Badge tone="danger">Do not email</Badge> : null}
          </p>
          <p className="text-ink-muted wrap-anywhere">
            {[contactRoleLabels[contact.role], contact.title, officeName(firm, contact.officeId)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="flex flex-wrap gap-x-4 wrap-anywhere">
            {contact.email ? (
              <a href={`mailto:${contact.email}`} className={`${linkClass()} touch-target py-0.5`}>
                {contact.email}
              </a>
            ) : (
              <span className="text-ink-muted">No email address</span>
            )}
            {contact.phone ? (
              <a
                href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}
                className={`${linkClass()} touch-target py-0.5`}
              >
                {contact.phone}
              </a>
            ) : null}
          </p>
          {contact.notes ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{contact.notes}</p> : null}
          {firm.mayChange ? (
            <Button size="sm" className="mt-2" onClick={() => onEdit(contact)}>
              Edit<span className="sr-only"> {contact.name}</span>
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const officeName = (firm: Firm, officeId: number | null) => firm.offices.find(({ id }) => id === officeId)?.city
