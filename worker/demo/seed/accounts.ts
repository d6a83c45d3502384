import type { users } from '#worker/features/identity/users/users.table.ts'
import type { Calendar } from './calendar.ts'

/** The published password of every demo account. */
export const demoPassword = 'placet-demo'

type Account = { id: number; name: string; email: string; role: 'admin' | 'partner'; status: 'active' | 'waiting' }

const account = (
  id: number,
  name: string,
  email: string,
  role: Account['role'],
  status: Account['status'] = 'active',
) => ({
  id,
  name,
  email,
  role,
  status,
})

export const admins: readonly Account[] = [
  account(1, 'Avery Whitcombe', 'admin@placet.test', 'admin'),
  account(2, 'Noor Haddad', 'noor.haddad@placet.test', 'admin'),
]

export const partners: readonly Account[] = [
  account(3, 'Jordan Ellis', 'partner@placet.test', 'partner'),
  account(4, 'Beatriz Montalvo', 'beatriz.montalvo@placet.test', 'partner'),
  account(5, 'Declan Rafferty', 'declan.rafferty@placet.test', 'partner'),
  account(6, 'Mei-Lin Chow', 'mei-lin.chow@placet.test', 'partner'),
  account(7, 'Samir Okafor', 'samir.okafor@placet.test', 'partner'),
  account(8, 'Zoë Lindqvist', 'zoe.lindqvist@placet.test', 'partner'),
]

const waiting = account(9, 'Priscilla Vance', 'priscilla.vance@placet.test', 'partner', 'waiting')

/** Two admins, six partners and an account that waits for approval, all with the same password hash. */
export function accountRows(calendar: Calendar, password: string): (typeof users.$inferInsert)[] {
  return [...admins, ...partners, waiting].map((person) => ({
    ...person,
    password,
    createdAt: person.status === 'waiting' ? calendar.at(1, '15:20') : calendar.at(400 - person.id * 17, '09:00'),
  }))
}
