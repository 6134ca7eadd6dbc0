import { Ctx, Int, Resolver, Root } from 'type-graphql'
import { TeamField, TeamQuery } from '../../graphql/operation.decorators'
import type { Context } from '../../graphql/context'
import {
  countBookings,
  countClosures,
  countEndingOffers,
  countFailedMails,
  countUndeliverable,
  readOpenMessages,
  sumOwed,
  todayOf,
} from './today.service'
import { Owed, RowsUntil, Today, TodaysBookings } from './today.types'

@Resolver(() => Today)
export class TodayResolver {
  @TeamQuery(() => Today, {
    staff: 'DAY_READ',
    description:
      'What the team has to do today. Each field counts the rows of a list; select those that your role may read.',
  })
  today(@Ctx() context: Context): Today {
    return todayOf(context.now())
  }

  @TeamField(() => TodaysBookings, { staff: 'DAY_READ', description: 'The bookings of the day.' })
  bookings(@Root() today: Today) {
    return countBookings(today)
  }

  @TeamField(() => Owed, { staff: 'CHARGES_READ', description: 'What people owe the club.' })
  owed() {
    return sumOwed()
  }

  @TeamField(() => RowsUntil, {
    staff: 'BLOCKS_READ',
    description: 'The closures of courts in force, from the day to 7 days later.',
  })
  closures(@Root() today: Today) {
    return countClosures(today)
  }

  @TeamField(() => RowsUntil, {
    staff: 'WAVES_READ',
    description: 'The open offers whose last day is the day or the next one.',
  })
  offersEnding(@Root() today: Today) {
    return countEndingOffers(today)
  }

  @TeamField(() => Int, {
    staff: 'INBOX_READ',
    description: 'The messages that wait for the team: new or read.',
  })
  async messagesNotDone() {
    return (await readOpenMessages()).count
  }

  @TeamField(() => Int, {
    staff: 'MAIL_READ',
    description: 'The mails that failed permanently.',
  })
  failedMails() {
    return countFailedMails()
  }

  @TeamField(() => Int, {
    staff: 'MAIL_READ',
    description: 'The people whom no mail reaches: a mail server has refused their address.',
  })
  undeliverablePeople() {
    return countUndeliverable()
  }
}
