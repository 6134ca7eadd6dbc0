import { club } from '@shared/club'
import { mailTo } from '../format/links'
import { paths } from '../paths'

/** The texts of the page that undoes a change of the account's address. */
export const undoEmailChange = {
  title: 'Take your address back',
  lead: 'Your account gets this address again, and everybody is signed out of it. Then we mail you a link to set a new password.',
  submit: 'Take my address back',
  pending: 'One moment...',
  done: 'The address is yours again. Please set a new password: the link is in your mail.',
  next: { action: 'Go to login', to: paths.auth() },
  failed: { title: 'Error', description: 'Please try again later.', preferServer: true },
  again: {
    action: 'Write to the club',
    href: mailTo(club.email, 'Somebody has changed the address of my account'),
  },
}
