const { bundledPackages } = require('../../scripts/bundled-packages.cjs')

module.exports = bundledPackages({
  packages: [
    '@apollo/server',
    '@apollo/server/plugin/disabled',
    '@opentelemetry/api',
    'ajv-formats',
    'ajv/dist/2020',
    'class-validator',
    'express',
    'express-session',
    'graphql',
    'graphql-jit',
    'graphql-scalars',
    'graphql-ws',
    'graphql-ws/use/ws',
    'helmet',
    'nodemailer',
    'pg',
    'rate-limiter-flexible',
    'reflect-metadata',
    'type-graphql',
    'typeorm',
    'ws',
  ],
})
