/** The id of the card of bookings with others. */
export const INVITATIONS_CARD = 'playing-with-others'

/** Moves the focus to the card of bookings with others once it is shown: the pressed button is gone. */
export function focusInvitations(): void {
  requestAnimationFrame(() => document.getElementById(INVITATIONS_CARD)?.focus())
}
