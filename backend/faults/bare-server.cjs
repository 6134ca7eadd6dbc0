/** Responds to every request immediately with 404. */
const { createServer } = require('node:http')

createServer((_request, response) => response.writeHead(404).end('{}')).listen(
  Number(process.env.PORT),
  '127.0.0.1',
)
