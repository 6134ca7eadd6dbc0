/** One chunk for three components too small for their own. */
export { AvailabilityBadge } from './AvailabilityBadge'
export { AvailabilityNote } from './AvailabilityNote'
export { RegistrationLead } from './RegistrationLead'
