/**
 * The NOTIFY channel of people one of whose sessions has ended, whose role has changed, or who have been
 * deleted; triggers notify (ADR-6), and the payload is the person's id.
 */
export const SESSION_CHANGED = 'session_changed'
