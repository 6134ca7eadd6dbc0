/** The line above the pages. */
export const siteNotice = { label: 'Notice from the club', dismiss: 'Dismiss' }
