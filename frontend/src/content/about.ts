import { club } from '@shared/club'
import { phaseTexts } from './currentPhase'

export const about = {
  pageTitle: 'About',
  description: `The story, the mission and the four values of ${club.name}: indoor pickleball in ${club.city}, for members, around the clock.`,
  title: 'A court is a place to stay',
  story: {
    title: 'Our story',
    lead: 'South Florida plays outdoors until noon makes it foolish or the rain makes it impossible. Then everybody goes home.',
    paragraphs: [
      'Coral Way starts from the other end. Put the courts under a roof, cool the air, light the lines, and let the people who love this game decide when the day is over.',
      `That is the whole plan. ${String(club.courts.premium)} premium courts, climate-controlled. A training court that is yours as long as you like. A keycard that works at any hour. Open play from ${club.openPlay.replace('-', ' to ')}, every night, because that is when the rest of the city stops answering.`,
      'And a cap on membership, since a court nobody can get onto is only a painted floor.',
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To give everyone who takes this game seriously a court worth the drive, at the hour they can make it.',
  },
  values: {
    title: 'Our values',
    lead: 'Four service courts, four things we serve from.',
    courts: [
      {
        name: 'Excellence',
        text: 'True bounce, good light, a net at the right height. The details are the club.',
      },
      {
        name: 'Community',
        text: 'You learn names here. Bring a partner, or leave with one.',
      },
      {
        name: 'Achievement',
        text: 'Drill it, play it, win with it. Every level has a next one.',
      },
      {
        name: 'Passion',
        text: 'Nobody is at the kitchen line at 3 AM by accident.',
      },
    ],
    kitchens: ['Play hard.', 'Stay late.'],
  },
  next: {
    title: 'Come and play',
    get text() {
      return phaseTexts().aboutNext
    },
    action: 'See the waitlist',
  },
} as const
