/** The measured part of our schema, with plain resolvers, for the GraphQL peers. */
import { GraphQLError, GraphQLScalarType } from 'graphql'
import { findUser, getPage, getStats, login, register } from './data.mjs'

export const typeDefs = `
  scalar DateTime
  type WaitlistStats {
    dailySignups: Int! spotsRemaining: Int! total: Int! capacity: Int! dailyCap: Int!
    isOpen: Boolean! resetsAt: DateTime!
  }
  type User {
    id: ID! email: String! firstName: String lastName: String profileImageUrl: String
    authProvider: String! membershipPlan: String membershipStatus: String! joinDate: DateTime
    createdAt: DateTime! updatedAt: DateTime! role: String! isAdmin: Boolean!
  }
  type WaitlistPerson { firstName: String lastName: String email: String! joinDate: DateTime }
  type WaitlistEntry {
    id: ID! position: Int! status: String! joinedAt: DateTime! createdAt: DateTime!
    referralRewards: Int! planWish: String user: WaitlistPerson!
  }
  type WaitlistEdge { node: WaitlistEntry! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type WaitlistConnection { edges: [WaitlistEdge!]! pageInfo: PageInfo! }
  input RegisterInput { firstName: String! lastName: String! email: String! password: String! }
  input LoginInput { email: String! password: String! }
  type Query {
    waitlistStats: WaitlistStats!
    me: User
    waitlist(first: Int! = 50, after: String): WaitlistConnection
  }
  type Mutation {
    register(input: RegisterInput!): User
    login(input: LoginInput!): User
  }
`

export const resolvers = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: value => value.toISOString(),
  }),
  Query: {
    waitlistStats: () => getStats(),
    me: (_root, _args, { cookie }) => findUser(cookie),
    waitlist: async (_root, { first, after }, { cookie }) => {
      const user = await findUser(cookie)
      if (user?.role !== 'ADMIN') throw new GraphQLError('That is not open to you.')
      return getPage(first, after)
    },
  },
  WaitlistEntry: { createdAt: ({ joinedAt }) => joinedAt },
  Mutation: {
    register: async (_root, { input }, context) => signIn(await register(input), context),
    login: async (_root, { input }, context) => signIn(await login(input), context),
  },
}

function signIn(session, { setCookie }) {
  if (!session) throw new GraphQLError('That email and password do not match')
  setCookie(session.cookie)
  return session.user
}
