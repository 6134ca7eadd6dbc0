import { text } from './text-rule'

export const SITE_NOTICE_MAX = 140

/** The most days that the site’s line can be on. */
export const SITE_NOTICE_DAYS_MAX = 366

/** How many days before a closure its line begins. */
export const CLOSURE_NOTICE_DAYS = 7

/** What the site’s line says. */
export const siteNoticeText = text({ max: SITE_NOTICE_MAX, required: 'Text is required' })
