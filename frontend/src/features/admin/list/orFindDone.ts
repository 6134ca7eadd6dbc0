import { failureOf } from '../../../api/apollo/errors'
import { orRefresh } from './orRefresh'

/** The result of a change, and whether the server's response to the change arrived. */
interface Outcome<Result> {
  result: Result
  isAnswered: boolean
}

/**
 * As `orRefresh`. If the response to the change is lost, the server may have made it: `findDone` then
 * looks for it in fresh data and returns its result, or undefined if the change was not made.
 */
export async function orFindDone<Result>(
  change: Promise<Result>,
  refresh: () => Promise<unknown>,
  findDone: () => Promise<Result | undefined>,
): Promise<Outcome<Result>> {
  try {
    return { result: await orRefresh(change, refresh), isAnswered: true }
  } catch (error) {
    // Each response of the server has a message.
    if (failureOf(error).message !== undefined) throw error
    const result = await findDone().catch(console.error)
    if (result === undefined) throw error
    return { result, isAnswered: false }
  }
}
