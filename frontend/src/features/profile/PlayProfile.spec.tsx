import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { PlayProfile } from './PlayProfile'

const stored = (values: object) => ({
  __typename: 'PlayProfile',
  level: null,
  showsName: false,
  ...values,
})

async function open(after: object) {
  const operations = mockServer({
    PlayProfile: () => ({ data: { playProfile: stored({}) } }),
    SetPlayProfile: () => ({ data: { setPlayProfile: stored(after) } }),
  })
  await renderWithApi(<PlayProfile />, '/profile')
  const level = await screen.findByLabelText('Your level')
  const sent = () =>
    operations.find(({ operationName }) => operationName === 'SetPlayProfile')?.variables
  return { level, sent }
}

describe('play profile', () => {
  it('sends the name alone, and shows the level that another page has set (OPEN-2)', async () => {
    const { level, sent } = await open({ level: 4, showsName: true })
    await userEvent.click(screen.getByLabelText('Members may read my first name'))
    expect(await screen.findByDisplayValue('4.0')).toBe(level)
    expect(sent()).toEqual({ input: { showsName: true } })
  })

  it('sends the level alone (OPEN-2)', async () => {
    const { level, sent } = await open({ level: 3.5, showsName: true })
    await userEvent.selectOptions(level, '3.5')
    expect(await screen.findByDisplayValue('3.5')).toBe(level)
    expect(screen.getByLabelText('Members may read my first name')).toBeChecked()
    expect(sent()).toEqual({ input: { level: 3.5 } })
  })
})
