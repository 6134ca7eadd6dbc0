/** The texts of the deletion of a person's data by the owner. */
export const forget = {
  label: (name: string) => `Delete the data of ${name}…`,
  named: (name: string) => `Delete the data of ${name}`,
  loading: 'Counting...',
  notCounted: 'What the club knows could not be counted. Please close this and try again.',
  lead: 'This is what the club knows, and what becomes of it. It happens at once and cannot be taken back.',
  obstacles: 'Something must be done first:',
  hint: 'For the audit log. The person’s name is removed from it.',
  submit: 'Delete for good',
  pending: 'Deleting...',
  keep: 'Keep it',
  done: (name: string) => `The data of ${name} is deleted.`,
  failed: { title: 'Not deleted', description: 'Please try again.', preferServer: true },
}
