import { copyText } from './copyText'

const execCommand = jest.fn<boolean, [string]>()

function offer(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
}

beforeEach(() => {
  execCommand.mockReset().mockReturnValue(true)
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand })
})

describe('copyText', () => {
  it('uses the clipboard when there is one', async () => {
    const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue()
    offer({ writeText })
    await copyText('hello')
    expect(writeText).toHaveBeenCalledWith('hello')
    expect(execCommand).not.toHaveBeenCalled()
  })

  it('falls back to execCommand without a clipboard, and returns the focus', async () => {
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

  it('throws if both methods are refused', async () => {
    offer({ writeText: () => Promise.reject(new Error('denied')) })
    execCommand.mockReturnValue(false)
    await expect(copyText('hello')).rejects.toThrow('refused to copy')
  })
})
