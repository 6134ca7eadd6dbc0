import { defineEnum, type EnumValue } from '../core/define-enum'

export const StaffRole = defineEnum('StaffRole', 'What a person does for the club.', {
  OWNER: 'Everything. The account of `ADMIN_EMAIL`.',
  MANAGER: 'Everything except staff, webhooks and settings.',
  DESK: 'The front desk: courts, bookings, charges, people and notes.',
})
export type StaffRole = EnumValue<typeof StaffRole>

export const AppointedRole = defineEnum('AppointedRole', 'A role that the owner gives to staff.', {
  MANAGER: 'Everything except staff, webhooks and settings.',
  DESK: 'The front desk: courts, bookings, charges, people and notes.',
})
export type AppointedRole = EnumValue<typeof AppointedRole>
