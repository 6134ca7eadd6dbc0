import {
  EventSubscriber,
  type EntitySubscriberInterface,
  type TransactionStartEvent,
} from 'typeorm'
import { TIMEOUTS, timeoutsSql } from './timeouts'

/** For transactions through a pooler, whose connections are everybody's: a transaction's settings end with it. */
@EventSubscriber()
export class TransactionTimeouts implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    await queryRunner.query(timeoutsSql('SET LOCAL', TIMEOUTS))
  }
}
