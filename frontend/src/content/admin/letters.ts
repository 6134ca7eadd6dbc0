import type {
  LetterAudienceKind,
  LetterKind,
  LetterState,
  OfferState,
  UnreachableReason,
} from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { counted, peopleOf } from './counted'

const letters = (count: number) => counted(count, 'letter')
const mails = (count: number) => counted(count, 'mail')

const audiences: Record<LetterAudienceKind, string> = {
  members: 'Members',
  booked: 'Members with a booking',
  offered: 'Whom a wave has asked',
  waiting: 'People who wait',
  newsletter: 'Newsletter',
  person: 'One person',
  staff: 'Staff',
}

const kinds: Record<LetterKind, { label: string; note: string }> = {
  notice: {
    label: 'Notice',
    note: 'What they must know: a closure, new rules. It has no link to leave, and says why it comes.',
  },
  news: {
    label: 'News',
    note: 'Goes only to those who asked for the newsletter. Each can leave it with one click.',
  },
}

const answers: Record<OfferState, string> = {
  open: 'Not answered yet',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

const states: Record<LetterState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Cancelled',
}

const reasons: Record<UnreachableReason, (count: number) => string> = {
  undeliverable: count => `A mail server has refused ${counted(count, 'address', 'addresses')}.`,
  not_asked: count =>
    `${peopleOf(count)} ${count === 1 ? 'has' : 'have'} not asked for the newsletter.`,
}

const failed = { title: 'Not done', description: 'Please try again.', preferServer: true }

/** The texts of the team's letters. */
export const lettersTexts = {
  states,
  kinds,
  audiences,
  answers,
  state: 'State',
  everyState: 'All',
  count: letters,
  failed: 'The letters could not be loaded.',
  empty: 'No letter is written yet',
  caption: 'Letters, latest first',
  write: 'Write a letter',
  back: 'All letters',
  gone: 'There is no such letter.',
  notLoaded: 'The letter could not be loaded.',
  /** The mails of a letter that has not begun. */
  noMails: 'N/A',
  columns: {
    subject: 'Subject',
    state: 'State',
    kind: 'Kind',
    to: 'To',
    when: 'When',
    reached: 'Mails',
  },
  when: {
    draft: (at: string) => `Changed ${at}`,
    scheduled: (at: string) => `From ${at}, Miami time`,
    sending: (at: string) => `Since ${at}`,
    sent: (at: string) => at,
    cancelled: (at: string) => `Cancelled ${at}`,
  },
  reached: (sent: number, recipients: number) =>
    `${formatCount(sent)} of ${formatCount(recipients)} sent`,
  form: {
    title: 'The letter',
    newTitle: 'A new letter',
    subject: 'Subject',
    kind: 'Kind',
    audiences: 'To',
    audience: (no: number) => `Audience ${formatCount(no)}`,
    who: 'Who',
    from: 'First day of play',
    until: 'Last day of play',
    wave: 'Wave',
    noWave: 'Please choose',
    waveOf: (no: number, day: string) => `Wave ${formatCount(no)}, ${day}`,
    answer: 'Answer',
    everyAnswer: 'Any answer',
    firstPosition: 'From number',
    lastPosition: 'To number',
    noNumber: 'Please enter a number',
    confirmed: 'Address',
    everyAddress: 'Confirmed or not',
    confirmedOnly: 'Confirmed',
    unconfirmedOnly: 'Not confirmed',
    person: 'Person',
    find: 'Name or address',
    nobody: 'Nobody is found.',
    changePerson: 'Choose another',
    add: 'Add an audience',
    remove: (no: number) => `Remove audience ${formatCount(no)}`,
    once: 'Who is in two audiences gets one mail.',
    body: 'Text',
    bodyHint:
      'The mail greets by first name itself, if the address is confirmed. An empty line begins a paragraph. **bold**, *italic*, [a link](https://…), lines that begin with - or 1. are a list.',
    insert: 'Insert',
    placeholders: {
      firstName: 'First name',
      position: 'Number on the waitlist',
      bookingWhen: 'Next booking',
    },
    placeholderHint: 'What stands for a missing value comes after a bar: {firstName|neighbor}.',
    save: 'Save and go on',
    saveAsNew: 'Save as a new letter',
    saving: 'Saving...',
    cancel: 'Cancel',
    conflict:
      'Somebody has changed this letter since you opened it. Save again to replace it with your words. If you load the page again to read it, your words are lost.',
    /** Without a state, the letter is removed. */
    over: (state: LetterState | undefined) =>
      `${state ? `This letter is ${states[state].toLowerCase()} by now` : 'Somebody has removed this letter'}, without your words. Save them as a new letter before you leave this page.`,
    failed: { ...failed, title: 'Not saved' },
  },
  preview: {
    title: 'Preview',
    look: 'Look',
    looks: { light: 'Light', dark: 'Dark', phone: 'Phone', text: 'Text' },
    reader: 'As read by',
    nobody: 'Nobody (values are missing)',
    empty: 'The preview appears once there is a subject and a text.',
    failed: 'The preview could not be made.',
    mail: 'The letter as a mail',
    leave: 'The mail ends with a link that leaves the news.',
  },
  draft: {
    title: 'Check and send',
    change: 'Change the letter',
    checks: 'Checks',
    subject: (length: number) => `The subject has ${counted(length, 'character')}.`,
    longSubject: 'Many mail programs show the first 50.',
    placeholders: 'All placeholders are known.',
    unknown: (names: string) => `There is no placeholder ${names}. The letter cannot be sent.`,
    noLinks: 'The text has no links.',
    tryLinks: (count: number) => `Try ${counted(count, 'link')}`,
    trying: 'Trying...',
    links: 'Links',
    answers: 'answers',
    silent: 'does not answer',
    reach: (count: number) => `It reaches ${peopleOf(count)} now.`,
    everybody: 'Everybody of the audience is reached.',
    reasons,
    more: (count: number) => `and ${formatCount(count)} more`,
    reachFailed: 'Whom it reaches could not be counted.',
    test: 'Test to myself',
    testing: 'Sending...',
    tested: 'The test is on its way to your address.',
    testKept: 'The test is stored. No mail is sent, because this site has no mail server.',
    send: 'Send…',
    remove: {
      label: 'Remove the draft',
      question: 'Remove this draft?',
      detail: 'It cannot be brought back.',
      yes: 'Remove',
      no: 'Keep it',
      pending: 'Removing...',
    },
    failed,
  },
  send: {
    heading: (count: number, unreachable: number) =>
      unreachable === 0
        ? `Send to ${peopleOf(count)}`
        : `Send to ${peopleOf(count)}; ${formatCount(unreachable)} cannot be reached`,
    taken:
      'The audience is taken when the sending begins: who joins it until then is written to, who leaves it is not.',
    kept: 'This site has no mail server: the mails are only stored.',
    time: 'When',
    times: { now: 'Now', later: 'At a time' },
    sendDate: 'Day',
    sendTime: 'Time in Miami',
    noDay: 'Please choose the day',
    noTime: 'Please choose the time',
    submit: (count: number) => `Send to ${peopleOf(count)}`,
    schedule: 'Schedule',
    pending: 'Sending...',
    close: 'Not now',
    failed: { ...failed, title: 'Not sent' },
  },
  sent: {
    title: 'What became of it',
    scheduledTitle: 'What happens next',
    scheduled: (at: string) =>
      `The sending begins on ${at}, Miami time. The audience is taken then.`,
    waiting: 'To be sent',
    sent: 'Sent',
    failed: 'Failed',
    dropped: 'Not sent',
    kept: 'Only stored',
    left: 'Have left the news since',
    recipients: 'Recipients',
    started: 'Begun',
    ended: 'Ended',
    writtenBy: 'Written by',
    to: 'To',
    failedMails: 'Look at the failed mails',
    cancel: {
      label: 'Cancel',
      question: 'Cancel this letter?',
      yes: 'Cancel the letter',
      no: 'Let it go on',
      pending: 'Cancelling...',
    },
    gone: (sent: number, recipients: number) =>
      `${mails(sent)} of ${formatCount(recipients)} have gone by now; the others are dropped.`,
    nothingGone: 'Nobody has got it yet.',
    cancelled: (sent: number) =>
      sent === 0
        ? 'The letter is cancelled. Nobody has got it.'
        : `The letter is cancelled. ${mails(sent)} had gone.`,
    again: 'Use as a new letter',
    copying: 'Copying...',
    action: failed,
  },
  inWords: {
    booked: (from: string, until: string) =>
      from === until
        ? `Members with a booking on ${from}`
        : `Members with a booking from ${from} to ${until}`,
    offered: (answer: string | undefined) =>
      answer === undefined
        ? 'Whom a wave has asked'
        : `Whom a wave has asked: ${answer.toLowerCase()}`,
    waiting: (first: number | null, last: number | null) => {
      if (first === null && last === null) return 'People who wait'
      if (last === null) return `People who wait, from number ${formatCount(first ?? 1)}`
      return `People who wait, numbers ${formatCount(first ?? 1)} to ${formatCount(last)}`
    },
    confirmed: (text: string) => `${text}, confirmed addresses`,
    unconfirmed: (text: string) => `${text}, unconfirmed addresses`,
  },
}
