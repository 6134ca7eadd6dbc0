import '../../testing/socket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refused, serve } from '../../testing/network'
import { figure, openTeam as open } from '../../testing/team'
import { listOf, many, place, waitlistOf } from '../../testing/waitlist'

const address = () => screen.getByRole('note', { name: 'address' })
const button = (name: string) => screen.getByRole('button', { name })
const cells = (of: HTMLElement | undefined) =>
  of
    ? within(of)
        .getAllByRole('cell')
        .map(cell => cell.textContent)
    : []

describe('the team’s waitlist', () => {
  it('shows each person in six columns, on the club’s clock', async () => {
    const nameless = { firstName: null, lastName: null, joinDate: null }
    serve(waitlistOf(() => [place(1, { status: 'joined' }), place(2, { user: nameless })]))
    await open()
    await screen.findByText('#1')
    const [, first, second] = screen.getAllByRole('row')
    expect(
      screen.getAllByRole('columnheader').map(head => within(head).getByRole('button').textContent),
    ).toEqual(['Position', 'Name', 'Email', 'Status', 'Joined Waitlist', 'Member Since'])
    expect(cells(first)).toEqual([
      '#1',
      'Camila Alvarez 1',
      'camila1@example.com',
      'joinedTake back',
      'Joined Waitlist: Jan 15, 2024, 11:42 PM',
      'Member Since: Jan 15, 2024, 11:42 PM',
    ])
    expect(cells(second).slice(1)).toEqual([
      'N/A',
      'camila2@example.com',
      'waitingInvite',
      'Joined Waitlist: Jan 15, 2024, 11:42 PM',
      'Member Since: N/A',
    ])
    expect(button('Invite camila2@example.com')).toBeEnabled()
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull()
  })

  it('shows the figures of the whole list, whatever is shown of it', async () => {
    serve(waitlistOf(() => [...many(224), place(225, { status: 'joined' })]))
    await open('/admin?status=joined')
    expect(await screen.findByText('#225')).toBeVisible()
    expect(screen.getByText('1 found')).toBeVisible()
    await waitFor(() => expect(figure('Members waiting')).toHaveTextContent('225'))
    expect(figure('Signups today')).toHaveTextContent('17')
    expect(figure('Out of 80 daily')).toHaveTextContent('63')
  })

  it('turns pages of 50, there and back, and keeps the focus', async () => {
    const asked = serve(waitlistOf(() => many(120)))
    await open()
    expect(await screen.findByText('1 to 50 of 120')).toBeVisible()
    await userEvent.click(button('Next page'))
    expect(await screen.findByText('51 to 100 of 120')).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(51)
    expect(address()).toHaveTextContent('/admin?after=e50&page=2')
    await userEvent.click(button('Next page'))
    expect(await screen.findByText('101 to 120 of 120')).toBeVisible()
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Next page')).toHaveFocus()
    await userEvent.click(button('Previous page'))
    expect(await screen.findByText('51 to 100 of 120')).toBeVisible()
    await userEvent.click(button('Previous page'))
    expect(await screen.findByText('1 to 50 of 120')).toBeVisible()
    expect(address()).toHaveTextContent(/\/admin$/)
    const pages = asked.filter(({ operationName }) => operationName === 'Waitlist')
    expect(pages.map(({ variables }) => variables)).toContainEqual({
      first: 50,
      after: 'e100',
      sort: 'position',
      direction: 'ASC',
    })
  })

  it('goes back to the first page from one that was linked to', async () => {
    serve(waitlistOf(() => many(220)))
    await open('/admin?after=e100&page=3')
    expect(await screen.findByText('101 to 150 of 220')).toBeVisible()
    await userEvent.click(button('First page'))
    expect(await screen.findByText('1 to 50 of 220')).toBeVisible()
  })

  it('keeps the rows in sight until the next ones come', async () => {
    const answer = listOf(() => many(120))
    const waiting: (() => void)[] = []
    serve({
      ...waitlistOf(() => many(120)),
      Waitlist: async variables => {
        if (variables.after) await new Promise<void>(resolve => void waiting.push(resolve))
        return answer(variables)
      },
    })
    await open()
    await screen.findByText('1 to 50 of 120')
    await userEvent.click(button('Next page'))
    expect(screen.getByRole('region', { name: 'The waitlist' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    expect(screen.getByText('#50')).toBeVisible()
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    waiting.forEach(go => go())
    expect(await screen.findByText('#51')).toBeVisible()
  })

  it('searches, filters and sorts on the server, from the first page on', async () => {
    const asked = serve(waitlistOf(() => many(120)))
    await open('/admin?after=e50&page=2')
    await screen.findByText('51 to 100 of 120')
    await userEvent.type(screen.getByRole('searchbox'), ' camila12 {Enter}')
    expect(await screen.findByText('2 found')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?search=camila12')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'waiting')
    await userEvent.click(button('Name'))
    await userEvent.click(button('Name'))
    await waitFor(() =>
      expect(asked.at(-1)?.variables).toEqual({
        first: 50,
        search: 'camila12',
        status: 'waiting',
        sort: 'name',
        direction: 'DESC',
      }),
    )
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const query = 'search=camila12&status=waiting&sort=name&direction=DESC'
    expect(address()).toHaveTextContent(`/admin?${query}`)
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `/api/admin/waitlist.csv?${query}`,
    )
  })

  it('says when nobody matches, and when nobody is on the list', async () => {
    const places = many(2)
    serve(waitlistOf(() => places))
    await open('/admin?search=zelda')
    expect(await screen.findByText('Nobody on the list matches')).toBeVisible()
    expect(screen.getByText('0 found')).toBeVisible()
    places.length = 0
    await userEvent.click(button('Show everyone'))
    expect(await screen.findByText('No members on waitlist yet')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('reads past what an address cannot mean', async () => {
    const asked = serve(waitlistOf(() => many(2)))
    await open('/admin?status=gone&sort=password&direction=up&page=-1')
    await screen.findByText('#1')
    expect(asked.find(({ operationName }) => operationName === 'Waitlist')?.variables).toEqual({
      first: 50,
      sort: 'position',
      direction: 'ASC',
    })
  })

  it('shows the default figures without stats, and lets the team try again without a list', async () => {
    serve({ Waitlist: () => refused('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.') })
    await open()
    expect(await screen.findByText('The waitlist could not be loaded.')).toBeVisible()
    expect(figure('Signups today')).toHaveTextContent('0')
    expect(figure('Out of 80 daily')).toHaveTextContent('80')
    expect(figure('Members waiting')).toHaveTextContent('–')
    serve(waitlistOf(() => [place(1)]))
    await userEvent.click(button('Try again'))
    expect(await screen.findByText('camila1@example.com')).toBeVisible()
  })

  it('begins anew from an address that asks for what is none of the list’s pages', async () => {
    const good = waitlistOf(() => [place(1)])
    serve({
      ...good,
      Waitlist: variables =>
        variables.after ? refused('BAD_USER_INPUT', 'No cursor') : good.Waitlist(variables),
    })
    await open('/admin?after=made-up&page=4')
    expect(await screen.findByText('This address shows no page of the list')).toBeVisible()
    await userEvent.click(button('Show the first page'))
    expect(await screen.findByText('#1')).toBeVisible()
  })
})
