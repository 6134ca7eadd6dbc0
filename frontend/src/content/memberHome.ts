import { club } from '@shared/club'

/** The member's home page. The states of the two courts are fixed texts until courts can be booked. */
export const memberHome = {
  pageTitle: 'Home',
  welcome: 'Welcome,',
  nameless: 'CHAMPION',
  cards: {
    book: { title: 'Book Court', text: 'Reserve your next hour on court.' },
    tournaments: { title: 'Tournaments', text: 'Club brackets, announced here.' },
    openPlay: { title: `Open Play ${club.openPlay}`, text: 'Every night, no reservation.' },
    stats: { title: 'My Stats', text: 'Your games and your bookings.' },
  },
  courts: {
    free: { name: 'Championship Court 1', state: 'AVAILABLE NOW' },
    taken: { name: 'Court 2', state: 'IN USE' },
  },
  /** Once courts can be booked. */
  live: {
    name: (number: number) => (number === 1 ? 'Championship Court 1' : `Court ${String(number)}`),
    free: 'AVAILABLE NOW',
    taken: 'IN USE',
    openPlay: 'OPEN PLAY',
    unknown: 'FOR MEMBERS',
    loading: '...',
  },
} as const
