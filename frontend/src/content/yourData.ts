/** The texts of "Your data" on the profile. */
export const yourData = {
  title: 'Your data',
  lead: 'What the club knows about you is yours. You can take a copy, and you can have your account deleted.',
  copy: {
    title: 'A copy',
    text: 'A file with everything that we keep about you: your account, your place, bookings, charges, answers and messages. Each part says what it is.',
    action: 'Download a copy',
    pending: 'Preparing...',
    done: { title: 'Copy ready', description: 'Your browser has saved the file.' },
    fileName: (day: string) => `my-data-${day}.json`,
  },
  deletion: {
    title: 'Delete your account',
    text: 'It takes 7 days. Until then, a link in a mail keeps your account as it was.',
    first:
      'Before that, a running membership and work for the club must have ended, bookings to come must be cancelled, and open charges and dues settled.',
    goes: {
      title: 'What goes',
      points: [
        'your name, your address, your password, and the names of your guests',
        'your place on the waitlist, at the latest after the 7 days',
        'your newsletter, access tokens, and what you wrote to the club',
      ],
    },
    stays: {
      title: 'What stays, without your name',
      points: [
        'past bookings and settled charges, for the books',
        'your answers to surveys, because we plan with them',
      ],
    },
    confirm: {
      label: 'Delete my account',
      question: 'Delete your account?',
      detail:
        'You will be logged out everywhere now, and can log in again only after you have used the link in the mail.',
      yes: 'Yes, delete it',
      no: 'No, keep it',
      pending: 'Deleting...',
    },
    owner: 'This is the account of the club. It cannot be deleted.',
    done: (at: string) => ({
      title: 'Your account will be deleted',
      description: `On ${at}, Miami time. We have sent you a link to keep it.`,
    }),
  },
}
