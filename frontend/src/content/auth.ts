import { club } from '@shared/club'
import { PASSWORD_MIN_LENGTH } from '@shared/rules'
import { phaseTexts } from './currentPhase'

export const auth = {
  foot: { contact: 'Contact', privacy: 'Privacy' },
  aside: 'Open play starts when the city stops.',
  cookiesBlocked:
    'Your browser blocks the cookies of this site, and without them nobody can be signed in. Allow them, then try again.',
  busy: 'One moment, many people are joining.',
  /** On the login and registration forms, for a person who is signed in. */
  signedIn: {
    title: 'You are signed in',
    lead: (email: string) => `You are signed in as ${email}.`,
    dashboard: 'Open your dashboard',
    team: 'Open the team page',
    other: 'Use another account',
    leaving: 'Signing out...',
  },
  login: {
    pageTitle: 'Login',
    description: `Members of ${club.name} log in here.`,
    title: 'Welcome back',
    lead: 'Log in to see your place in the line.',
    /** After a session has ended on this page. */
    ended: (page: string) => `You were signed out. Log in again, and you are back at ${page}.`,
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    submit: 'LOGIN',
    pending: 'LOGGING IN...',
    done: { title: 'Login Successful', description: `Welcome back to ${club.name}!` },
    failed: {
      title: 'Login Failed',
      isStated: true,
      description: 'Please check your credentials and try again.',
      preferServer: true,
      showsRefusedSession: true,
    },
    passkey: 'Log in with a passkey',
    passkeyPending: 'Waiting...',
    forgotten: 'Forgot your password?',
    switchLead: 'Not on the list yet?',
    switchAction: 'Create an account',
  },
  register: {
    pageTitle: 'Join',
    description: `Create an account with ${club.name} and reserve your place on the waitlist.`,
    title: 'Claim your spot',
    lead: 'Creating an account puts you on the waitlist while places are open.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    passwordHint: `At least ${String(PASSWORD_MIN_LENGTH)} characters`,
    showPassword: 'Show password',
    confirmPassword: 'Confirm password',
    showConfirmPassword: 'Show confirm password',
    confirmMissing: 'Please confirm your password',
    confirmMismatch: "Passwords don't match",
    purpose: {
      get texts() {
        return phaseTexts().registerPurpose
      },
      link: 'Privacy',
    },
    submit: 'JOIN NOW',
    pending: 'JOINING...',
    failed: {
      title: 'Registration Failed',
      isStated: true,
      description: 'Please check your information and try again.',
      preferServer: true,
      showsRefusedSession: true,
    },
    taken: { lead: 'Is it yours?', action: 'Log in instead' },
    cookiesBlocked:
      'Your account is made, but your browser blocks the cookies of this site. Allow them, then log in to take your place.',
    switchLead: 'Already have an account?',
    switchAction: 'Login',
  },
}
