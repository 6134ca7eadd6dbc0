import { club } from '@shared/club'
import { anonymousAnswersPerAddress } from '@shared/planner-rules'
import { mailTo, tel, type Prose } from '../format/links'

interface Part {
  /** The title of a list or a paragraph inside a section. */
  title?: string
  text?: Prose
  points?: readonly string[]
}

interface PrivacySection {
  id: string
  title: string
  parts: readonly Part[]
}

const notice = String(club.privacyNoticeDays)
const age = String(club.minimumAge)
const answers = String(anonymousAnswersPerAddress.max)
const answerDays = String(anonymousAnswersPerAddress.days)
const mail = { text: club.email, href: mailTo(club.email) }

const overview: PrivacySection = {
  id: 'overview',
  title: 'Overview',
  parts: [
    {
      text: [
        `${club.name} is a members-only indoor pickleball club in South Miami. This page says what we learn about you when you use this web site, what we do with it, and what you can ask of us. It applies to visitors, to people on the waitlist and to members.`,
      ],
    },
  ],
}

const collected: PrivacySection = {
  id: 'information-we-collect',
  title: 'Information We Collect',
  parts: [
    {
      title: 'Personal information',
      text: ['What you give us yourself:'],
      points: [
        'your name, email address and password when you create an account; the password is kept only in a form that cannot be read back',
        'your place on the waitlist, and whose invitation you followed',
        'your name, email address, message and, if you add it, phone number when you write to us',
        'your email address when you join the newsletter',
        'your answers to our surveys, and your name and email address if you add them; when you are signed in, the member survey is kept with your account',
      ],
    },
    {
      title: 'Usage information',
      text: [
        'What every web server learns when a page is asked for: the time, the page, the address of your connection and the kind of browser.',
      ],
    },
    {
      text: [
        `Of one connection, our plans use at most ${answers} anonymous answers to the member survey. To count them, we keep a code computed from the address of the connection, and how many answers it sent, for ${answerDays} days. Nothing links the code to an answer.`,
      ],
    },
    {
      title: 'Location information (optional)',
      text: [
        'The area you would like to play in, if you tell us in the location survey. The site does not ask your device where it is.',
      ],
    },
  ],
}

const used: PrivacySection = {
  id: 'how-we-use-your-information',
  title: 'How We Use Your Information',
  parts: [
    {
      points: [
        'to keep your account and your place on the waitlist',
        'to answer you when you write or call',
        'to tell you about your membership, about court booking and about changes that concern you',
        'to send the newsletter, if you joined it, and news of the opening, if you left us your address for it',
        'to plan memberships, amenities and the place of the club by what the surveys say',
        'to keep the site working and safe from misuse',
      ],
    },
  ],
}

const shared: PrivacySection = {
  id: 'how-we-share',
  title: 'How We Share',
  parts: [
    {
      text: [
        'We do not sell your personal information. We share it only with those who run the site and send mail on our behalf and may use it for nothing else, and where the law requires it.',
      ],
    },
    {
      text: [
        "If somebody joins with your invitation, your account counts it. Neither of you is shown the other's details.",
      ],
    },
  ],
}

const cookies: PrivacySection = {
  id: 'cookies',
  title: 'Cookies',
  parts: [
    {
      text: [
        'The site sets two cookies, and only when you sign in or create an account. One tells the site that you are you, and it is gone when you sign out. The other stays for 180 days: it holds neither your name nor your address, and tells the site only that this browser has signed in to your account before, so that strangers who guess at your password cannot lock you out. We set no advertising cookies, and nothing on the site is loaded from anybody else.',
      ],
    },
    {
      text: [
        'What you type into a survey or your profile is kept in your own browser until you send it or close the tab, so that an accidental reload loses nothing. It does not reach us before you send it.',
      ],
    },
  ],
}

const security: PrivacySection = {
  id: 'data-security',
  title: 'Data Security',
  parts: [
    {
      text: [
        'Passwords are stored as one-way hashes, and what the team may see is open to the team only. No system is perfectly safe; if you think that somebody else uses your account, tell us at once.',
      ],
    },
    {
      text: [
        'We record refused sign-ins to a locked account and to the account of the team, so that attacks are seen: the time, the account, and a code computed from the email address that was typed, not the address itself.',
      ],
    },
  ],
}

const rights: PrivacySection = {
  id: 'your-rights-and-choices',
  title: 'Your Rights and Choices',
  parts: [
    {
      text: [
        'You may ask what we hold about you, have it corrected, receive a copy, or have it deleted. Surveys are optional, and so is every question that does not say otherwise. You can leave the newsletter at any time. Write to ',
        mail,
        '.',
      ],
    },
  ],
}

const children: PrivacySection = {
  id: 'childrens-privacy',
  title: "Children's Privacy",
  parts: [
    {
      text: [
        `The site is not for children under ${age}, and we do not knowingly collect their information. Junior programs need the consent of a parent. If you believe that a child under ${age} has given us information, tell us and we will delete it.`,
      ],
    },
  ],
}

const changes: PrivacySection = {
  id: 'changes',
  title: 'Changes',
  parts: [
    {
      text: [
        `When we change this policy, we change the date above. Material changes are emailed to active members and posted on this page at least ${notice} days before they take effect.`,
      ],
    },
  ],
}

const contact: PrivacySection = {
  id: 'contact',
  title: 'Contact',
  parts: [
    {
      text: [
        'Questions about your information: ',
        mail,
        ' or ',
        { text: club.phone, href: tel(club.phone) },
        `, or by post to ${club.name}, ${club.address}.`,
      ],
    },
  ],
}

export const privacy = {
  pageTitle: 'Privacy',
  description: `What ${club.name} learns about you on this site, what it does with it, and what you can ask. Personal information is not sold.`,
  title: 'Privacy policy',
  effective: 'Effective date',
  updated: 'Last updated',
  date: 'January 15, 2024',
  contents: 'On this page',
  sections: [
    overview,
    collected,
    used,
    shared,
    cookies,
    security,
    rights,
    children,
    changes,
    contact,
  ],
}
