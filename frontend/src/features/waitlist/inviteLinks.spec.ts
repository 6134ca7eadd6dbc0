/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { inviteText, mailHref, textHref } from './inviteLinks'

const link = 'https://club.example/waitlist?ref=AB12&x=1'

describe('invite links', () => {
  it('contains 47 of 225, and the link on its own line', () => {
    expect(inviteText(link)).toBe(
      'I just reserved my spot at Coral Way Pickleball Club, the premier indoor pickleball club in Miami. ' +
        'Only 47 spots left out of 225. Grab yours before the waitlist closes:\n' +
        link,
    )
  })

  it('opens a mail with spaces and line breaks encoded for mail programs', () => {
    const href = mailHref(link)
    expect(href).toMatch(
      /^mailto:\?subject=Join%20me%20at%20Coral%20Way%20Pickleball%20Club&body=I%20just/,
    )
    expect(href).toContain(
      'closes%3A%0D%0Ahttps%3A%2F%2Fclub.example%2Fwaitlist%3Fref%3DAB12%26x%3D1',
    )
    expect(href).not.toContain('+')
  })

  it('opens a text message with the same body', () => {
    const href = textHref(link)
    expect(href).toMatch(/^sms:\?&body=I%20just/)
    expect(decodeURIComponent(href.slice('sms:?&body='.length))).toBe(
      inviteText(link).replace('\n', '\r\n'),
    )
  })
})
