import { useSendsMailQuery } from '../../../api/apollo/own.generated'

/** Returns whether the site sends mail; undefined while that is unknown. */
export const useSendsMail = (): boolean | undefined => useSendsMailQuery().data?.sendsMail
