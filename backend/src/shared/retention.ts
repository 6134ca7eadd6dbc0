/** How long the site keeps what nobody needs any more, in months or days; a job deletes it then. */
export const retention = {
  /** Contact messages that the team has closed, after they were sent. */
  closedMessageMonths: 24,
  /** Accounts without a place, a membership and a sign-in. */
  unusedAccountMonths: 24,
  /** How long before it their owners are told, in days. */
  unusedAccountNoticeDays: 30,
} as const
