import { toneTokens } from './mixins'
import { tones, type Tone } from './tones'

describe('tones', () => {
  it.each(Object.keys(tones) as Tone[])(
    'say whether the browser’s own parts are for a light background: %s',
    name => {
      const scheme = name === 'lit' ? 'light' : 'dark'
      expect(toneTokens(name)).toContain(`color-scheme: ${scheme};`)
    },
  )

  it('are ink in print, on every background', () => {
    for (const name of Object.keys(tones) as Tone[])
      expect(toneTokens(name)).toMatch(/@media print \{[^}]*--text: #/)
  })
})
