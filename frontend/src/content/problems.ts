const minutes = (seconds: number) => Math.ceil(seconds / 60)

/** The texts of a failed action that are shown where the action is. */
export const problems = {
  failed: { title: 'Error', description: 'That did not work. Please try again.' },
  /** The server is busy, or the action is not open yet; it says for how many seconds. */
  busy: (seconds: number) =>
    seconds <= 60
      ? 'We are busy right now. Please try again in a minute.'
      : `That is not possible right now. Please try again in ${String(minutes(seconds))} minutes.`,
}
