import { parse } from 'graphql'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { ERRORS } from '../shared/errors'

const api = startApi()
const contact = { name: 'N', email: 'n@example.com', message: 'Hi' }

describe('field errors: a value outside an enum', () => {
  test('REST names the documented values', async () => {
    const words = 'Please send one of: less_than_10, 10_to_20, 20_to_30, over_30'
    for (const drivingDistance of ['_10_to_20', 'far', 10])
      expect(await api.visitor.rest('POST', '/survey', { drivingDistance })).toMatchObject({
        status: 400,
        body: { message: words, errors: [{ message: words, path: ['drivingDistance'] }] },
      })
    const playingDays = ['monday', 'someday']
    expect((await api.visitor.rest('POST', '/survey', { playingDays })).body.errors).toMatchObject([
      { field: 'playingDays', path: ['playingDays', 1] },
    ])
    const team = await api.team()
    const { body } = await team.rest('GET', '/admin/waitlist.csv?sort=shoes')
    expect(body.errors).toEqual([
      {
        field: 'sort',
        message: 'Please send one of: position, name, email, status, joinedAt, memberSince',
        path: ['sort'],
      },
    ])
  })

  const survey = (args: string, declared = '') =>
    parse(
      `mutation ${declared} { submitMemberSurvey(input: ${args}) { id } }`,
    ) as TypedDocumentNode<unknown, never>

  test('GraphQL names the enum’s members', async () => {
    const message = 'Please send one of: less_than_10, _10_to_20, _20_to_30, over_30'
    const document = survey('$input', '($input: SubmitMemberSurveyInput!)')
    for (const drivingDistance of ['10_to_20', 'far', 10])
      expect(await api.visitor.fails(document, { input: { drivingDistance } })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message,
        fields: [{ field: 'drivingDistance', message, path: ['input', 'drivingDistance'] }],
      })
    for (const literal of ['far', '"over_30"'])
      expect(await api.visitor.fails(survey(`{ drivingDistance: ${literal} }`))).toEqual({
        code: 'GRAPHQL_VALIDATION_FAILED',
        message: expect.stringMatching(/Allowed: less_than_10, _10_to_20, _20_to_30, over_30\.$/),
        fields: [{ field: 'drivingDistance', message, path: ['input', 'drivingDistance'] }],
      })
    expect(
      (await api.visitor.fails(survey('{ playingDays: [monday, someday], wouldRefer: far }')))
        .fields,
    ).toMatchObject([{ field: 'playingDays', path: ['input', 'playingDays', 1] }])
    const inDefault = survey('$input', '($input: SubmitMemberSurveyInput! = { wouldRefer: far })')
    expect((await api.visitor.fails(inDefault)).fields).toMatchObject([
      { field: 'wouldRefer', path: ['input', 'wouldRefer'] },
    ])
    const list = parse('{ waitlist(sort: shoes) { totalCount } }') as TypedDocumentNode<
      unknown,
      never
    >
    expect((await api.visitor.fails(list)).fields).toMatchObject([
      { field: 'sort', path: ['sort'] },
    ])
  })
})

describe('field errors: a value of the wrong kind', () => {
  const INSTANT = 'Please send an instant with an offset, such as 2026-12-01T18:00:00-05:00'
  const DATE = 'Please send a date, such as 2026-12-01'
  const WHOLE = 'Please send a whole number'

  const WRONG_KINDS = [
    ['contactSubmissions', 'createdAfter', 'DateTimeISO', '2026-12-01T18:00:00', INSTANT],
    ['contactSubmissions', 'createdAfter', 'DateTimeISO', '2026-02-30T18:00:00Z', INSTANT],
    ['contactSubmissions', 'createdAfter', 'DateTimeISO', 5, INSTANT],
    ['contactSubmissions', 'first', 'Int', 1.5, WHOLE],
    ['contactSubmissions', 'first', 'Int', 2 ** 31, `${WHOLE} from -2147483648 to 2147483647`],
    ['contactSubmissions', 'follow', 'Boolean', 'yes', 'Please send true or false'],
    ['contactSubmissions', 'search', 'String', 5, 'Please send a text'],
    ['courtDay', 'date', 'LocalDate', '2026-02-30', DATE],
    ['courtDay', 'date', 'LocalDate', '; Int cannot represent it', DATE],
    ['demandForecast', 'metShare', 'Float', 'many', 'Please send a number'],
  ] as const
  test('is told the kind', async () => {
    for (const [query, name, type, value, message] of WRONG_KINDS) {
      const expected = { fields: [{ field: name, message, path: [name] }] }
      const variable = `query ($${name}: ${type}) { ${query}(${name}: $${name}) { __typename } }`
      const literal = `{ ${query}(${name}: ${JSON.stringify(value)}) { __typename } }`
      expect(await api.visitor.fails(parse(variable) as never, { [name]: value })).toMatchObject({
        message,
        ...expected,
      })
      expect(await api.visitor.fails(parse(literal) as never)).toMatchObject(expected)
    }
  })

  test('is told the kind of a time, and nothing of an object', async () => {
    const team = await api.team()
    const document = parse(
      'mutation ($input: BlockCourtsInput!) { blockCourts(input: $input) { __typename } }',
    ) as never
    const block = {
      cancelsBookings: false,
      courts: [],
      from: '2026-12-01',
      until: '2026-12-01',
      kind: 'maintenance',
      reason: 'New nets.',
      title: 'Nets',
      endTime: '18:30',
    }
    const { fields } = await team.fails(document, { input: { ...block, startTime: '25:00' } })
    expect(fields).toContainEqual({
      field: 'startTime',
      message: 'Please send a time, such as 18:30',
      path: ['input', 'startTime'],
    })
    expect(await team.fails(document, { input: 5 })).toMatchObject({
      message: 'This value is not of the right kind',
    })
  })
})

describe('field errors: the path', () => {
  const mutation = (name: string, input: string) =>
    parse(
      `mutation ($input: ${input}!) { here: ${name}(input: $input) { __typename } }`,
    ) as TypedDocumentNode<unknown, never>
  const sent = mutation('submitContact', 'SubmitContactInput')

  test('of a value in a GraphQL variable', async () => {
    for (const [input, path] of [
      [{ ...contact, email: 'n' }, ['input', 'email']],
      [{ ...contact, email: 5 }, ['input', 'email']],
      [{ ...contact, email: undefined }, ['input', 'email']],
      [{ ...contact, colour: 'at "input.name"; x' }, ['input', 'colour']],
      [null, ['input']],
    ] as const) {
      const { fields } = await api.visitor.fails(sent, { input })
      expect({ input, fields }).toMatchObject({ input, fields: [{ field: path.at(-1), path }] })
    }
  })

  test('of a value in a GraphQL literal', async () => {
    for (const [members, field, words] of [
      ['name: 5', 'name', 'Please send a text'],
      ['name: "N"', 'email', 'This field is required'],
      ['colour: "teal"', 'colour', 'This field is not known here'],
      ['email: null', 'email', 'This field is required'],
    ] as const) {
      const rest = Object.entries(contact)
        .filter(([name]) => !members.startsWith(name) && name !== field)
        .map(([name, value]) => `, ${name}: ${JSON.stringify(value)}`)
      const document = parse(`mutation {
        submitContact(input: { ${members}${rest.join('')} }) { id }
      }`) as TypedDocumentNode<unknown, never>
      const { code, fields } = await api.visitor.fails(document)
      expect({ members, code, fields }).toEqual({
        members,
        code: 'GRAPHQL_VALIDATION_FAILED',
        fields: [
          {
            field,
            message: words,
            path: ['input', field],
          },
        ],
      })
    }
  })

  test('of an item of a list, and of a value that a service refuses', async () => {
    const survey = mutation('submitMemberSurvey', 'SubmitMemberSurveyInput')
    expect(
      await api.visitor.fails(survey, { input: { playingDays: ['monday', 5] } }),
    ).toMatchObject({
      fields: [{ field: 'playingDays', path: ['input', 'playingDays', 1] }],
    })
    const location = mutation('submitLocationSurvey', 'SubmitLocationSurveyInput')
    const input = { preferredLocation: 'other' }
    expect(await api.visitor.fails(location, { input })).toMatchObject({
      fields: [{ field: 'otherLocation', path: ['input', 'otherLocation'] }],
    })
  })

  test('of an argument outside `input`', async () => {
    const team = await api.team()
    const list = parse(
      'query ($first: Int, $search: String) { waitlist(first: $first, search: $search) { totalCount } }',
    ) as TypedDocumentNode<unknown, never>
    const paths = async (variables: object) => (await team.fails(list, variables)).fields
    expect(await paths({ first: 0 })).toMatchObject([{ path: ['first'] }])
    expect(await paths({ first: 'x' })).toMatchObject([{ path: ['first'] }])
    expect(await paths({ search: 'x'.repeat(101) })).toMatchObject([{ path: ['search'] }])
  })

  test('in REST starts at the body', async () => {
    const { body } = await api.visitor.rest('POST', '/contact', {
      ...contact,
      email: 'n',
      message: '',
    })
    expect(body.errors).toMatchObject([{ path: ['email'] }, { path: ['message'] }])
    const email = (await person()).email
    const taken = await (await api.as(await person())).rest('PUT', '/auth/profile', { email })
    expect(taken).toMatchObject({
      status: ERRORS.CONFLICT.status,
      body: { errors: [{ field: 'email', path: ['email'] }] },
    })
  })
})
