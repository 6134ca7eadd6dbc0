import { printSize } from './printSize'

const day = (text: string) => Array.from({ length: 18 }, () => [text, text])

describe('printSize', () => {
  it('is large for an ordinary day, and smaller for longer texts', () => {
    expect(printSize(day('Camila Alvarez No. 12'))).toBe(9)
    expect(printSize(day('x'.repeat(240)))).toBeLessThan(9)
    expect(printSize(day('x'.repeat(420)))).toBeLessThan(printSize(day('x'.repeat(240))))
  })

  it('is never unreadably small', () => expect(printSize(day('x'.repeat(5000)))).toBe(4))
})
