import { openDay, press, tomorrow } from '../../../testing/adminDay'
import { screen, waitFor } from '@testing-library/react'
import { block } from '../../../testing/courtScheduleFixtures'
import { inputsOf } from '../../../testing/mockServer'

describe('admin day', () => {
  it('shows an hour as free whose block is removed, and gives it the focus', async () => {
    const shown = { blocks: [block(tomorrow, 1)] }
    const operations = await openDay(tomorrow, shown, {
      RemoveBlocks: () => {
        const removed = shown.blocks.splice(0)
        return { data: { removeBlocks: removed.map(({ id }) => ({ __typename: 'Block', id })) } }
      },
    })
    const [removed] = shown.blocks
    await press(/^Remove New net, Championship Court 2/)
    await press('Yes, remove it')
    await waitFor(() => expect(screen.queryByText(/New net/)).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Championship Court 2Free/),
    )
    expect(inputsOf(operations, 'RemoveBlocks')).toEqual([{ ids: [removed?.id] }])
  })
})
