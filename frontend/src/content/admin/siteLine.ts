import type { SiteNoticePlace, SiteNoticeState, SiteNoticeTone } from '../../api/operationTypes'
import { counted } from './counted'

const failed = { title: 'Not saved', description: 'Please try again.', preferServer: true }

const places: Record<SiteNoticePlace, { label: string; note: string }> = {
  all_pages: { label: 'All pages', note: 'Everybody reads it.' },
  member_pages: {
    label: 'Pages for members',
    note: 'Court booking, dashboard and profile, for who is signed in.',
  },
}

const tones: Record<SiteNoticeTone, { label: string }> = {
  information: { label: 'Information' },
  warning: { label: 'Warning' },
}

const states: Record<SiteNoticeState, string> = {
  coming: 'Coming',
  current: 'On now',
  ended: 'Ended',
}

/** The texts of the section Site line. */
export const siteLineTexts = {
  count: (total: number) => counted(total, 'line'),
  failed: 'The lines could not be loaded.',
  empty: 'There is no line',
  caption: 'The lines above the pages, the one that begins last first',
  places,
  tones,
  states,
  columns: {
    text: 'Line',
    state: 'State',
    place: 'Where',
    tone: 'Look',
    from: 'From',
    until: 'Until',
    author: 'Written by',
    actions: 'Change',
  },
  ofClosure: 'It follows a closure: change it in Closures.',
  form: {
    text: 'Line',
    textHint: 'At most 140 characters. Of several lines, the one that begins last is shown.',
    startDate: 'First day',
    startTime: 'From',
    startHint: 'Empty means now.',
    endDate: 'Last day',
    endTime: 'Until',
    place: 'Where',
    tone: 'Look',
    noDay: 'Please choose a day',
    noTime: 'Please choose a time',
    preview: 'Preview',
    nothing: 'The line appears here while you write it.',
    miami: 'All times are Miami time.',
  },
  create: {
    title: 'Write a line',
    submit: 'Show the line',
    pending: 'Saving...',
    done: 'The line is saved.',
    failed,
  },
  change: {
    label: 'Change…',
    named: (text: string) => `Change… ${text}`,
    title: 'Change the line',
    submit: 'Save the line',
    pending: 'Saving...',
    done: 'The line is changed.',
    failed,
  },
  end: (text: string) => ({
    label: 'End now',
    name: `End now: ${text}`,
    question: 'End this line now?',
    detail: 'Pages that load from now on do not show it.',
    yes: 'Yes, end it',
    no: 'Keep it',
    pending: 'Ending...',
  }),
  ended: 'The line has ended.',
  remove: (text: string) => ({
    label: 'Remove',
    name: `Remove: ${text}`,
    question: 'Remove this line?',
    detail: 'It is gone from this list too; the audit log keeps it.',
    yes: 'Yes, remove it',
    no: 'Keep it',
    pending: 'Removing...',
  }),
  removed: 'The line is removed.',
}
