import { club } from '@shared/club'
import { phaseTexts } from './currentPhase'

/** The two times of "11pm-5am" that are shown in large type: [{ hour: '11', half: 'pm' }, …]. */
const openPlayTimes = [...club.openPlay.matchAll(/(\d+)(am|pm)/g)].map(
  ([, hour = '', half = '']) => ({ hour, half }),
)

const [town = club.city] = club.city.split(',')

/** All texts of the visitor's home page. */
export const home = {
  pageTitle: `${club.tagline} in ${town}`,
  get description() {
    return phaseTexts().homeDescription
  },
  hero: {
    title: club.tagline,
    get opening() {
      return phaseTexts().homeOpening
    },
    lead: 'Capped membership. Two climate-controlled courts. Your keycard works at 3 AM.',
    join: 'JOIN THE REVOLUTION',
    learnMore: 'LEARN MORE',
  },
  about: {
    title: ['Miami sleeps.', "The kitchen doesn't."],
    lead: 'Coral Way is built for people who play seriously and at odd hours. Everything inside the lines is yours.',
    courts: { number: String(club.courts.premium), text: 'premium courts' },
    access: { number: '24/7', text: 'keycard access for members' },
    openPlay: { times: openPlayTimes, text: 'open play, every single day' },
    parking: {
      number: `${String(club.freeParkingSpaces)}+`,
      text: 'free parking spaces, with EV charging',
    },
    climate: 'Climate-controlled courts',
    lockers: 'Locker rooms with showers',
    training: 'Unlimited training and practice court',
    shop: 'Pro shop',
  },
  hours: [
    {
      place: 'Front desk',
      lines: [`Weekdays ${club.frontDesk.weekdays}`, `Weekends ${club.frontDesk.weekends}`],
    },
    {
      place: 'Pro shop',
      lines: [`Weekdays ${club.proShop.weekdays}`, `Weekends ${club.proShop.weekends}`],
    },
    {
      place: 'Courts',
      lines: ['Open to members 24/7', `Open play daily ${club.openPlay.replace('-', ' to ')}`],
    },
  ],
  allAccess: {
    title: 'All access',
    price: '$119',
    per: '/month',
    features: ['12 monthly court reservations', '24/7 access', 'Guest passes $19.99 each'],
  },
}
