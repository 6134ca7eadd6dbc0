/** The texts of every form that asks the team for a reason. */
export const reasons = { reason: 'Reason', cancel: 'Cancel' }
