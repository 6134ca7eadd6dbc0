import { Observable } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { proof } from '../proof'
import { failureOf } from './errors'

/**
 * Asks for a fresh proof when the server requires one, then sends the operation again, once. The
 * server has changed nothing before that. If the person cancels, the operation fails with the
 * server's error.
 */
export const requestFreshProof = new ErrorLink(({ error, operation, forward }) => {
  if (failureOf(error).code !== 'FRESH_PROOF_REQUIRED') return undefined
  return new Observable(observer => {
    let isStopped = false
    let stop = () => {
      isStopped = true
    }
    const send = (isProved: boolean) => {
      if (isStopped) return
      if (!isProved) {
        observer.error(error)
        return
      }
      const repeated = forward(operation).subscribe(observer)
      stop = () => repeated.unsubscribe()
    }
    proof.request().then(send, (failure: unknown) => observer.error(failure))
    return () => stop()
  })
})
