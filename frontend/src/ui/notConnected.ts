/** Said where a request got no response. */
export const notConnected =
  'Not connected: the club cannot be reached. Please check your connection and try again.'
