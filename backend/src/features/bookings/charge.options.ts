import type { ChargeKind } from './charge.entity'

/** What mails call a charge. */
export const chargeNames: Record<ChargeKind, string> = {
  extra_reservation: 'Additional reservation',
  guest_pass: 'Guest pass',
  late_cancellation: 'Late cancellation',
}
