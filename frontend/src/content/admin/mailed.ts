const noMail = 'No mail is sent, because this site has no mail server.'

/**
 * Returns a text that ends with the sentence about a mail if the site sends mail, and otherwise with
 * what is true instead. While that is unknown, it says nothing about a mail (MAIL-23).
 */
export const withMail = (text: string, mail: string) => (sendsMail: boolean | undefined) =>
  sendsMail === undefined ? text : `${text} ${sendsMail ? mail : noMail}`
