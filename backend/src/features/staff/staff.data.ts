import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const staffInvitationData: DataFate = {
  table: 'staff_invitation',
  columns: ['email', 'invitedById'],
  kept: '30 days after it was accepted or withdrawn, or has expired',
  person: {
    noun: ['invitation to the staff', 'invitations to the staff'],
    where: 'own.email = person.email',
    copy: {
      about: 'Invitations to work for the club.',
      select: 'own."createdAt", own.email, own.role, own."expiresAt", own."acceptedAt"',
    },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}
