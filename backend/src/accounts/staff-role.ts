import { defineEnum, type EnumValue } from '../core/define-enum'

export const StaffRole = defineEnum('StaffRole', 'What a person does for the club.', {
  OWNER: 'Everything. The account of `ADMIN_EMAIL`.',
  MANAGER: 'Everything except staff, webhooks and settings.',
  DESK: 'The front desk: courts, bookings, charges, people and notes.',
})
export type StaffRole = EnumValue<typeof StaffRole>

/** A role that the owner gives. */
export type AppointedRole = Exclude<StaffRole, 'OWNER'>
