import { formatCount } from '../../format/numbers'
import { counted } from './counted'

/** The texts of the team's newsletter section. */
export const newsletter = {
  search: 'Search by email',
  caption: 'Confirmed newsletter subscriptions, newest first',
  email: 'Email',
  since: 'Subscribed',
  forget: 'Data',
  count: (total: number) => counted(total, 'confirmed address', 'confirmed addresses'),
  /** After the number of the list's addresses. */
  others: (unconfirmed: number, undeliverable: number) =>
    `not on the list: ${formatCount(unconfirmed)} unconfirmed, ${formatCount(undeliverable)} undeliverable`,
  othersFailed: 'the numbers of the others could not be loaded',
  empty: 'Nobody has confirmed a subscription yet',
  nothing: 'No address matches',
  everything: 'Show all addresses',
  failed: 'The addresses could not be loaded.',
}
