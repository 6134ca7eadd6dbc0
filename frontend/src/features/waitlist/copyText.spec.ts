/** @jest-environment jsdom */
import { copyText } from './copyText'

const execCommand = jest.fn<boolean, [string]>()

function offer(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
}

beforeEach(() => {
  execCommand.mockReset().mockReturnValue(true)
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand })
})

describe('copying', () => {
  it('uses the clipboard when there is one', async () => {
    const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue()
    offer({ writeText })
    await copyText('hello')
    expect(writeText).toHaveBeenCalledWith('hello')
    expect(execCommand).not.toHaveBeenCalled()
  })

  it('copies the old way on a page without a clipboard, and gives the focus back', async () => {
    offer(undefined)
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    let copied = ''
    execCommand.mockImplementation(() => {
      copied = document.querySelector('textarea')?.value ?? ''
      return true
    })
    await copyText('hello')
    expect(copied).toBe('hello')
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('fails aloud when both ways are refused', async () => {
    offer({ writeText: () => Promise.reject(new Error('denied')) })
    execCommand.mockReturnValue(false)
    await expect(copyText('hello')).rejects.toThrow('refused to copy')
  })
})
