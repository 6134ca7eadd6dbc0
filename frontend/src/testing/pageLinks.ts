import { club } from '@shared/club'
import { paths } from '../paths'

/** The name and target of each link, in the order of the page. */
export type Links = [name: string, target: string][]

const call = 'tel:+13055550142'
const mail = `mailto:${club.email}`

const chapters = {
  Overview: 'overview',
  'Information We Collect': 'information-we-collect',
  'How We Use Your Information': 'how-we-use-your-information',
  'How We Share': 'how-we-share',
  Cookies: 'cookies',
  'Data Security': 'data-security',
  'Your Rights and Choices': 'your-rights-and-choices',
  "Children's Privacy": 'childrens-privacy',
  Changes: 'changes',
  Contact: 'contact',
}

/** The links between the navigation and the footer of each page. */
export const pageLinks: Record<string, Links> = {
  [paths.home()]: [
    ['JOIN THE REVOLUTION', paths.waitlist()],
    ['LEARN MORE', '#about'],
    [club.phone, call],
    [club.email, mail],
  ],
  [paths.auth()]: [
    [club.name, paths.home()],
    ['Forgot your password?', paths.auth({ mode: 'forgot' })],
    ['Create an account', paths.auth({ mode: 'register' })],
    ['Contact', paths.contact()],
    ['Privacy', paths.privacy()],
  ],
  [paths.auth({ mode: 'register' })]: [
    [club.name, paths.home()],
    ['Privacy', paths.privacy()],
    ['Login', paths.auth()],
    ['Contact', paths.contact()],
    ['Privacy', paths.privacy()],
  ],
  [paths.waitlist()]: [
    ['Reserve My Spot Now', paths.auth({ mode: 'register' })],
    ['Reserve My Spot Now (STANDARD)', paths.auth({ mode: 'register', plan: 'standard' })],
    ['Reserve My Spot Now (UNLIMITED)', paths.auth({ mode: 'register', plan: 'unlimited' })],
    ['Join the Waitlist Now', paths.auth()],
  ],
  [paths.surveys()]: [
    ['Take Survey', paths.survey()],
    ['Take Survey', paths.pricingSurvey()],
    ['Take Survey', paths.amenitiesSurvey()],
    ['Take Survey', paths.locationSurvey()],
    [club.email, mail],
  ],
  [paths.amenitiesSurvey()]: [['Back to Surveys', paths.surveys()]],
  [paths.locationSurvey()]: [['Back to Home', paths.home()]],
  [paths.membership()]: [
    ['Reserve My Spot Now', paths.waitlist()],
    ['Notify me', `${mail}?subject=Tell%20me%20when%20memberships%20open`],
    ['Contact the club', paths.contact()],
    ['Go to the waitlist', paths.waitlist()],
  ],
  [paths.about()]: [['See the waitlist', paths.waitlist()]],
  [paths.contact()]: [
    [club.phone, call],
    [club.email, mail],
    ['Read the house rules first', paths.faq()],
  ],
  [paths.faq()]: [
    [club.faqEmail, `mailto:${club.faqEmail}`],
    [club.faqPhone, 'tel:+13055550187'],
    [club.faqEmail, `mailto:${club.faqEmail}`],
    [club.phone, call],
    [club.email, mail],
  ],
  [paths.privacy()]: [
    ...Object.entries(chapters).map(([name, id]): [string, string] => [
      name,
      `${paths.privacy()}#${id}`,
    ]),
    [club.email, mail],
    [club.email, mail],
    [club.phone, call],
  ],
}
