import { prepareDatabase } from '../database.ts'
import { serveWorkers } from '../local-workers.ts'

/** Serves Workers as a process of its own, which may be killed at any moment: arguments are a port, a folder, Workers, variables. */
const [port = '', state = '', workers = '', vars = '{}'] = process.argv.slice(2)
const { miniflare } = await serveWorkers({
  port: Number(port),
  state,
  workers: workers.split(','),
  vars: JSON.parse(vars),
})
if (workers === 'trayecto_backend') await prepareDatabase(await miniflare.getD1Database('DB', 'trayecto-backend'))
console.log('ready')
