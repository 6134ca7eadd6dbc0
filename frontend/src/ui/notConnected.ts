/** Said where a request got no response. */
export const notConnected = 'Not connected: please check your connection and try again.'
