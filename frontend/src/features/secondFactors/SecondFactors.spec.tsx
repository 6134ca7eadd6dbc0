import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../../testing/dialogPolyfill'
import { enterAndSubmit } from '../../testing/enter'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { SecondFactors } from './SecondFactors'

const none = {
  __typename: 'SecondFactors',
  id: 'u1',
  authenticatorSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
}
const withApp = { ...none, authenticatorSince: '2026-11-22T04:12:00.000Z', recoveryCodesLeft: 10 }
const codes = Array.from({ length: 10 }, (_, index) => `abcd-${String(index)}`)
const setup = {
  __typename: 'AuthenticatorSetup',
  secret: 'ABCDEFGH',
  uri: 'otpauth://totp/Club:me?secret=ABCDEFGH',
}

beforeEach(() => {
  const context = {
    createImageData: (width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4),
    }),
    putImageData: () => undefined,
  }
  // The test's DOM draws nothing; the QR code uses only these two.
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as ReturnType<HTMLCanvasElement['getContext']>)
})

describe('SecondFactors', () => {
  it('adds an app by its code, unless that is cancelled, and shows the recovery codes once', async () => {
    const operations = mockServer({
      Me: () => ({ data: { me: person({ hasSecondFactor: true }) } }),
      MySecondFactors: () => ({ data: { mySecondFactors: none } }),
      StartAuthenticator: () => ({ data: { startAuthenticator: setup } }),
      ConfirmAuthenticator: () => ({
        data: {
          confirmAuthenticator: {
            __typename: 'SecondFactorAdded',
            recoveryCodes: codes,
            secondFactors: withApp,
          },
        },
      }),
    })
    await renderWithApi(<SecondFactors />, '/profile')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Add an app' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Add an app' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Add an app' }))
    expect(
      await screen.findByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible()
    expect(screen.getByLabelText('Or type this key into the app')).toHaveValue('ABCDEFGH')
    await enterAndSubmit(screen.getByLabelText('Code of the app'), '123456')
    expect(await screen.findByLabelText('Your recovery codes')).toHaveValue(codes.join('\n'))
    const confirming = operations.find(
      ({ operationName }) => operationName === 'ConfirmAuthenticator',
    )
    expect(confirming?.variables).toEqual({ input: { code: '123456' } })
    // The page learns that the person has a second factor now.
    expect(operations.at(-1)?.operationName).toBe('Me')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('group', { name: 'Close without keeping the codes?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the codes' }))
    expect(screen.getByLabelText('Your recovery codes')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'I have kept them' }))
    expect(screen.getByText(/10 recovery codes are left/)).toBeVisible()
    expect(screen.queryByLabelText('Your recovery codes')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Second factor' })).toHaveFocus()
  })

  it('focuses the codes that replace the old ones; removes the app after a question, and hides them with it (ACCOUNT-45)', async () => {
    const operations = mockServer({
      Me: () => ({ data: { me: person() } }),
      MySecondFactors: () => ({ data: { mySecondFactors: withApp } }),
      RenewRecoveryCodes: () => ({
        data: {
          renewRecoveryCodes: {
            __typename: 'RecoveryCodesRenewed',
            recoveryCodes: codes,
            secondFactors: withApp,
          },
        },
      }),
      RemoveAuthenticator: () => ({ data: { removeAuthenticator: none } }),
    })
    await renderWithApi(<SecondFactors />, '/profile')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }))
    await user.click(screen.getByRole('button', { name: 'Yes, make new ones' }))
    const heading = await screen.findByRole('heading', { name: 'Recovery codes' })
    await waitFor(() => expect(heading).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Remove the app' }))
    expect(operations.map(one => one.operationName)).not.toContain('RemoveAuthenticator')
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
    expect(await screen.findByRole('button', { name: 'Add an app' })).toBeVisible()
    expect(heading).not.toBeInTheDocument()
    const title = screen.getByRole('heading', { level: 3, name: 'Second factor' })
    await waitFor(() => expect(title).toHaveFocus())
  })

  it('offers to try again if it cannot be loaded', async () => {
    mockServer({ MySecondFactors: () => errorResponse('INTERNAL_SERVER_ERROR', 'Sorry') })
    await renderWithApi(<SecondFactors />, '/profile')
    expect(await screen.findByText('We could not load your second factors.')).toBeVisible()
  })
})
