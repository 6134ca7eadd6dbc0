import { failureOf } from '../../../api/apollo/errors'
import { invalidate } from '../../../api/apollo/invalidate'
import type { WholeLetterFragment } from '../../../api/operationTypes'
import { lettersTexts } from '../../../content/admin/letters'
import { toast } from '../../../ui/toast'
import { orRefresh } from '../list/orRefresh'

type Latest = WholeLetterFragment | null | undefined

/** Reads a letter again; undefined if it is gone. */
export type Reread = () => Promise<Latest>

/**
 * Waits for a change of the letter, as `orRefresh`. If the change is refused because somebody else was
 * faster, another view, or that of another version, replaces the one that would show it; then a toast does.
 */
export async function changeLetter<Result>(
  letter: WholeLetterFragment,
  reread: Reread,
  change: Promise<Result>,
): Promise<Result> {
  const latest: { letter: Latest } = { letter }
  async function refresh() {
    latest.letter = await reread()
    await invalidate('letters')
  }
  try {
    return await orRefresh(change, refresh)
  } catch (error) {
    const { state, version } = latest.letter ?? {}
    if (state !== letter.state || version !== letter.version) {
      const { title, description } = lettersTexts.draft.failed
      const { message } = failureOf(error)
      toast({ title, description: message ?? description, variant: 'destructive' })
    }
    throw error
  }
}
