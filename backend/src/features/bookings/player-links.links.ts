import { defineLinkPurpose } from '../../links/link-purpose'

/** Lets members join a booking. The booking decides until when; the page keeps the fragment (MAIL-1). */
export const playerLink = defineLinkPurpose({
  name: 'player',
  toPath: token => `/booking#${token}`,
  lifetimeMs: null,
})
