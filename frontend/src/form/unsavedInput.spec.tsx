import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { object, string } from 'yup'
import { chunk } from '../hydration/chunk'
import '../testing/dialogPolyfill'
import { fillIn } from '../testing/enter'
import { renderWithApi } from '../testing/renderWithApi'
import { Dialog } from '../ui/Dialog'
import { useDisclosure } from '../ui/useDisclosure'
import { Field } from './Field'
import { Form } from './Form'

const schema = chunk(() => Promise.resolve(object({ reason: string().defined() })))
const failed = { title: 'Error', description: 'No' }

function ReasonForm({ draft }: { draft?: string }) {
  return (
    <Form
      schema={schema}
      blank={{ reason: '' }}
      submit={() => Promise.resolve()}
      failed={failed}
      draft={draft}
    >
      <Field name="reason" label="Reason" />
    </Form>
  )
}

function Disclosed() {
  const { isOpen, open, onKeyDown } = useDisclosure()
  return isOpen ? (
    <div onKeyDown={onKeyDown}>
      <ReasonForm />
    </div>
  ) : (
    <button type="button" onClick={open}>
      End it
    </button>
  )
}

function Page({ draft, disclosed = false }: { draft?: string; disclosed?: boolean }) {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen ? (
    <Dialog title="Charge" subject="1" onClose={() => setIsOpen(false)}>
      {disclosed ? <Disclosed /> : <ReasonForm draft={draft} />}
    </Dialog>
  ) : null
}

const drawer = () => screen.queryByRole('dialog')
const field = () => screen.getByLabelText('Reason')
const question = () => screen.queryByRole('group', { name: 'Close without saving what you typed?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

// The entry of the last drawer is left.
afterEach(async () => {
  cleanup()
  await waitFor(() => expect(history.state).toBeNull())
})

async function goBack() {
  await waitFor(() => expect(history.state).toHaveProperty('layer'))
  history.back()
}

const ways: [string, () => Promise<unknown>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', goBack],
  ['the button', () => press('Close')],
  ['a press outside', () => userEvent.click(screen.getByRole('dialog'))],
]

describe('drawer with a form', () => {
  it.each(ways)('asks before %s drops typed input', async (_way, close) => {
    await renderWithApi(<Page />)
    fillIn({ Reason: 'Broke the net' })
    field().focus()
    await close()
    await waitFor(() => expect(question()).toHaveFocus())
    await press('Keep typing')
    expect(question()).toBeNull()
    expect(field()).toHaveValue('Broke the net')
    await close()
    await waitFor(() => expect(question()).toHaveFocus())
    await press('Discard it')
    expect(drawer()).toBeNull()
  })

  it.each(ways)('closes at once by %s without typed input', async (_way, close) => {
    await renderWithApi(<Page />)
    await close()
    await waitFor(() => expect(drawer()).toBeNull())
  })

  it('closes at once if a draft keeps the input, or if the input is removed again', async () => {
    const { unmount } = await renderWithApi(<Page draft="reason" />)
    fillIn({ Reason: 'Broke' })
    await press('Close')
    expect(drawer()).toBeNull()
    unmount()
    await renderWithApi(<Page />)
    await userEvent.type(field(), 'B{Backspace}')
    await press('Close')
    expect(drawer()).toBeNull()
  })

  it('keeps the input at a second Escape', async () => {
    await renderWithApi(<Page />)
    await userEvent.type(field(), 'B{Escape}{Escape}')
    expect(question()).toBeNull()
    expect(field()).toHaveFocus()
  })

  it('stays open when a selection of text ends outside', async () => {
    await renderWithApi(<Page />)
    fireEvent.pointerDown(field())
    // The browser sends the click to what contains both ends.
    fireEvent.click(screen.getByRole('dialog'))
    expect(drawer()).toBeVisible()
  })

  it('asks also if the typed input is in a part that Escape would close', async () => {
    await renderWithApi(<Page disclosed />)
    await press('End it')
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByLabelText('Reason')).toBeNull()
    await press('End it')
    await userEvent.type(field(), 'B{Escape}')
    expect(question()).toHaveFocus()
    expect(field()).toHaveValue('B')
  })
})
