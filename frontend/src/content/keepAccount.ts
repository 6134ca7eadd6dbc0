import { paths } from '../paths'
import { mailedLinks } from './mailedLinks'

const login = { action: 'Log in', to: paths.auth() }

/** The texts of the page that keeps an account which is about to be deleted. */
export const keepAccount = {
  ...mailedLinks.keep,
  lead: 'Press the button, and your account stays as it was: nothing is lost.',
  submit: 'Keep my account',
  pending: 'Keeping...',
  done: 'Your account stays. Log in as before.',
  next: login,
  failed: { title: 'Error', description: 'Please try again later.', preferServer: true },
  again: login,
}
