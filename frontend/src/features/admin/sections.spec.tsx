import { screen } from '@testing-library/react'
import { enterAndSubmit } from '../../testing/enter'
import { connectionOf } from '../../testing/connectionOf'
import { mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { CurrentSection } from './CurrentSection'
import { recordKeys } from './section/recordKeys'
import { parseSection, refusedSection, sectionPath, sections, sectionsFor } from './sections'

describe('admin sections', () => {
  it.each(recordKeys(sections))('the path of %s leads back to it', name => {
    const { pathname, searchParams } = new URL(sectionPath(name), 'http://localhost')
    expect(pathname).toBe('/admin')
    expect(parseSection(searchParams.get('view'), 'OWNER')).toBe(name)
  })

  it.each([null, '', 'nobody', 'toString', '__proto__'])(
    'a URL with the view %p shows the waitlist',
    view => expect(parseSection(view, 'OWNER')).toBe('waitlist'),
  )

  it.each([
    [
      'DESK',
      ['today', 'waitlist', 'memberships', 'person', 'day', 'closures', 'use', 'money', 'lines'],
    ],
    ['MANAGER', recordKeys(sections).filter(name => !['integrations', 'staff'].includes(name))],
    ['OWNER', recordKeys(sections)],
    [null, []],
  ] as const)('are those of the role %s, and a URL shows no other (ACCOUNT-32)', (role, names) => {
    expect(sectionsFor(role)).toEqual(names)
    const shown = recordKeys(sections).map(name => parseSection(name, role))
    expect(new Set(shown)).toEqual(new Set(['waitlist', ...names]))
    const refused = recordKeys(sections).filter(name => refusedSection(name, role) === name)
    expect(new Set([...refused, ...names])).toEqual(new Set(recordKeys(sections)))
    expect(refusedSection('nobody', role)).toBeUndefined()
  })

  it('keep their declared URL parameters and drop others', async () => {
    mockServer({
      Mails: () => ({ data: { mails: connectionOf('Mail', []) } }),
      MailQueue: () => ({ data: { sendsMail: true, mailQueue: null } }),
    })
    await renderWithApi(
      <CurrentSection name="mail" />,
      '/admin?view=mail&state=failed&status=new&after=cursor&page=2',
    )
    await enterAndSubmit(await screen.findByRole('searchbox'), 'ana')
    expect(screen.getByRole('note', { name: 'address' }).textContent).toBe(
      '/admin?view=mail&search=ana&state=failed',
    )
  })
})
