import { defineMail } from '../../mail/mail-definition'
import { club } from '../../shared/club'
import { hasPlace } from './waitlist.service'

export const placesOpenMail = defineMail({
  name: 'places_open',
  description: 'Tells a person who has asked for it that the waitlist has places again.',
  read: async ({ userId }, em, { siteUrl }) => {
    // Who has a place by now needs none.
    if (!userId || (await hasPlace(userId, em))) return null
    return {
      subject: 'The waitlist has places again',
      heading: 'The waitlist has places again',
      paragraphs: [
        `You have asked us to tell you when the waitlist of ${club.name} has places again. It has now.`,
        'This mail holds no place for you: who asks first gets one. On your dashboard it needs one press.',
        'We tell you once. If the places are taken when you come, you can ask us again there.',
      ],
      button: { label: 'Go to your dashboard', url: `${siteUrl}/dashboard` },
    }
  },
})
