import {
  EventSubscriber,
  type EntitySubscriberInterface,
  type TransactionStartEvent,
} from 'typeorm'
import { TIMEOUTS, timeoutsSql } from './timeouts'

/**
 * Sets timeouts for each transaction through a pooler, where session settings would affect other
 * clients.
 */
@EventSubscriber()
export class TransactionTimeouts implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    await queryRunner.query(timeoutsSql('SET LOCAL', TIMEOUTS))
  }
}
