/**
 * The NOTIFY channel for session changes: a session or an access token of a person ends, the
 * person's role changes, or the person is deleted. Triggers send the notifications (ADR-6); the payload is the person's id.
 */
export const SESSION_CHANGED = 'session_changed'
