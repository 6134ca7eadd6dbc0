import { useContactSubmissionChangedSubscription } from './inbox.generated'
import { useLiveQuery } from '../../../live/useLiveQuery'

/* A new message and a changed status can change the page of a filtered list, and the count. */
const live = { update: () => false, fields: ['contactSubmissions', 'today'] as const }

/** Updates the list and the count for every message that comes or changes while they are open. */
export const useLiveMessages = () => useLiveQuery(useContactSubmissionChangedSubscription, live)
