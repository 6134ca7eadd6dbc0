/** What tells how places stand, in one script: each of these alone is too small for one of its own. */
export { AvailabilityBadge } from './AvailabilityBadge'
export { AvailabilityNote } from './AvailabilityNote'
export { RegistrationLead } from './RegistrationLead'
