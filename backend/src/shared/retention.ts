/** How long the site keeps what nobody needs any more, in months or days; a job deletes it then. */
export const retention = {
  /** Contact messages that the team has closed, after they were sent. */
  closedMessageMonths: 24,
} as const
