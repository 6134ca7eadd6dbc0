/** The one mail when there are places again (MAIL-33), on the dashboard and the share page. */
export const placesMail = {
  ask: 'Tell me when places open',
  asked:
    'We mail you once, in the day, when places are open. The mail holds no place: who asks first gets one.',
  withdraw: 'Do not tell me',
  pending: 'Saving...',
}
