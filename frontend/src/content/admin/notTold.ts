import type { NotToldReason } from '../../api/operationTypes'
import { peopleOf } from './counted'

const because: Record<NotToldReason, (people: number) => string> = {
  undeliverable: people =>
    people === 1
      ? 'a mail server has refused the address'
      : 'mail servers have refused the addresses',
  no_mail_server: () => 'this site has no mail server',
}

/** The words about the people whom a change of the team could not tell. */
export const notToldTexts = {
  because,
  /** Above the names; the reason is missing if a newer server has sent it. */
  title: (people: number, reason: string | undefined) =>
    `${peopleOf(people)} could not be told by mail${reason === undefined ? '' : `, because ${reason}`}:`,
}
