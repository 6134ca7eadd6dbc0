let isOwn = false

/** The sign-in that a form of this page has begun: the form stays until it has navigated. */
export const ownSignIn = {
  begin() {
    isOwn = true
  },
  end() {
    isOwn = false
  },
  isRunning: () => isOwn,
}
