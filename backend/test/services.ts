import type { PasswordBlocklist } from '../src/accounts/password-blocklist'
import type { Sessions } from '../src/accounts/session'
import { createAppServices } from '../src/graphql/services'
import { registry } from './registry'

export const SECRET = 'a secret for tests that is long enough'

/** The site's address in mailed links. */
export const siteUrl = () => 'http://localhost:4000'

/** A disabled blocklist. */
export const passwordBlocklist: PasswordBlocklist = {
  messageFor: () => undefined,
  require: () => undefined,
}

/** Notifications that reach nobody. */
const notifications = {
  subscribe: () => {
    throw new Error('nobody listens')
  },
  listen: () => undefined,
  announce: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** Creates services as a start does, for work without a request. Without a mail server, mail is only stored. */
export const createTestServices = (smtpUrl?: string, now: () => Date = () => new Date()) =>
  createAppServices({
    registry,
    env: {
      rateLimits: false,
      smtpUrl,
      teamSecondFactor: 'optional',
      webhookAllowLoopback: true,
    },
    secrets: [SECRET],
    passwordBlocklist,
    siteUrl,
    notifications,
    // Work without a request has no session.
    sessions: {} as Sessions,
    now,
  })

export const services = createTestServices()
