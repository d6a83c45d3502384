export { priorContactAdded, priorContactTakenBack } from './prior-contacts.writes.ts'
