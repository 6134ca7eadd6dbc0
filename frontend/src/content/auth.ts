import { club } from '@shared/club'

export const auth = {
  aside: 'Open play starts when the city stops.',
  login: {
    pageTitle: 'Login',
    title: 'Welcome back',
    lead: 'Log in to see your place in the line.',
    email: 'Email',
    password: 'Password',
    submit: 'LOGIN',
    pending: 'LOGGING IN...',
    done: { title: 'Login Successful', description: `Welcome back to ${club.name}!` },
    failed: {
      title: 'Login Failed',
      description: 'Please check your credentials and try again.',
      preferServer: true,
    },
    switchLead: 'Not on the list yet?',
    switchAction: 'Create an account',
  },
  register: {
    pageTitle: 'Join',
    title: 'Claim your spot',
    lead: 'Creating an account puts you on the waitlist.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    confirmMissing: 'Please confirm your password',
    confirmMismatch: "Passwords don't match",
    submit: 'JOIN NOW',
    pending: 'JOINING...',
    failed: {
      title: 'Registration Failed',
      description: 'Please check your information and try again.',
      preferServer: true,
    },
    switchLead: 'Already have an account?',
    switchAction: 'Login',
  },
}
