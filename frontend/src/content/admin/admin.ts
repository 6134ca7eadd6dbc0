import { club } from '@shared/club'
import type { WaitlistSort, WaitlistStatus } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { withMail } from './mailed'
import { peopleOf } from './counted'

/** A member cannot be removed: the membership ends first. */
const canBeRemoved = (status: string) => status === 'waiting' || status === 'invited'

const statuses: Record<WaitlistStatus, string> = {
  waiting: 'Waiting',
  invited: 'Invited',
  joined: 'Joined',
  left: 'Left',
}

const orders: Record<WaitlistSort, { ascending: string; descending: string }> = {
  position: { ascending: 'Position, first to last', descending: 'Position, last to first' },
  name: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
  email: { ascending: 'Email, A to Z', descending: 'Email, Z to A' },
  status: { ascending: 'Status, waiting first', descending: 'Status, waiting last' },
  joinedAt: {
    ascending: 'Joined Waitlist, oldest first',
    descending: 'Joined Waitlist, newest first',
  },
  memberSince: {
    ascending: 'Member Since, oldest first',
    descending: 'Member Since, newest first',
  },
}

export const admin = {
  /** The name of a person whose account is deleted. */
  deletedAccount: 'Deleted account',
  /** In place of their address. */
  noAddress: '–',
  stats: {
    /* While the count is loading, or after a failure. */
    unknown: '–',
    today: 'Signups today',
    left: `Out of ${String(club.waitlistDailyCap)} daily`,
    waiting: 'Members waiting',
    leftToday: (places: number) => `${formatCount(places)} left today`,
    taken: (places: string, capacity: number) => `${places} of ${formatCount(capacity)}`,
  },
  table: {
    caption: 'The waitlist',
    position: 'Position',
    name: 'Name',
    email: 'Email',
    status: 'Status',
    joined: 'Joined Waitlist',
    since: 'Member Since',
    wish: (plan: string) => `Wish: ${plan}`,
    none: 'N/A',
    empty: 'No members on waitlist yet',
  },
  sections: 'Sections',
  /** The groups of the sections, in the order of the navigation. The first one needs no label. */
  groups: { now: '', people: 'People', courts: 'Courts', words: 'Words', club: 'Club' },
  newMessages: 'new',
  list: {
    search: 'Search by name, email or #position',
    /** The button that shows all but the search on a phone. */
    tools: (filters: number) =>
      filters === 0
        ? 'Sort, filter, export'
        : `Sort, filter, export: ${String(filters)} ${filters === 1 ? 'filter' : 'filters'} set`,
    status: 'Status',
    anyStatus: 'All',
    statuses,
    noPlace: 'No place',
    planWish: 'Plan wish',
    anyPlan: 'All',
    order: 'Sort by',
    orders,
    count: (total: number) => `${formatCount(total)} on the list`,
    nothing: 'Nobody on the list matches',
    noSuchPage: 'This address shows no page of the list',
    everything: 'Show everyone',
    failed: 'The waitlist could not be loaded.',
    pastEnd: 'The list ends before this page',
    fromStart: 'Show the first page',
    newEntries: (places: number) => `${formatCount(places)} new on the list`,
    newEntriesOfAll: (places: number) => `${formatCount(places)} new on the whole list`,
  },
  withoutPlace: {
    search: 'Search by name or email',
    caption: 'Accounts without a place, latest first',
    name: 'Name',
    email: 'Email',
    address: 'Address',
    since: 'Account since',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    count: (total: number) => `${formatCount(total)} without a place`,
    empty: 'Everybody with an account has a place',
    nothing: 'Nobody without a place matches',
    everything: 'Show everyone',
    failed: 'The accounts could not be loaded.',
  },
  statusOf: (name: string) => `Status of ${name}`,
  canBeRemoved,
  statusChange: {
    ofOne: (name: string, status: WaitlistStatus) => `${name} is ${status}.`,
    ofMany: (people: number, status: WaitlistStatus) =>
      `${peopleOf(people)} ${people === 1 ? 'is' : 'are'} ${status}.`,
    undo: 'Undo',
    /** What an undo does to people who have just joined. */
    undoJoined: (people: number, sendsMail: boolean | undefined) =>
      people === 1
        ? withMail('Undo deletes the membership.', 'A mail tells the person.')(sendsMail)
        : withMail('Undo deletes the memberships.', 'A mail tells each person.')(sendsMail),
    failed: { title: 'Not changed', description: 'Please try again.' },
  },
  selection: {
    label: 'The people you have chosen',
    selectRow: (position: number, name: string) => `Choose #${String(position)} ${name}`,
    all: 'Choose all on this page',
    allOfList: (total: number) => `Choose all ${formatCount(total)}`,
    choosing: 'Choosing...',
    notChosen: { title: 'Not chosen', description: 'Please try again.' },
    count: (people: number, total: number) =>
      `${formatCount(people)} of ${formatCount(total)} chosen`,
    mixed: 'Choose people of one status to move them.',
    download: 'Export chosen',
    clear: 'Clear',
  },
  notExported: { title: 'Not exported', description: 'Please try again.' },
}
