/** The ways to authenticate, by their names in the document. */
export const securitySchemes = {
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sid',
    description:
      'The session’s cookie. Registering, signing in and changing the email address set it. Over https its name is `__Host-sid`. Any response can renew it.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token: `Authorization: Bearer cwp_…`.',
  },
}
