import { crowdedBindings } from '../serving/local-bindings.ts'
import { serveWorkers } from '../serving/local-workers.ts'

/** Serves Workers as a process of its own, which may be killed at any moment: arguments are a port, a folder, Workers, variables. */
const [port = '', state = '', workers = '', vars = '{}'] = process.argv.slice(2)
await serveWorkers({
  port: Number(port),
  state,
  workers: workers.split(','),
  vars: { ...crowdedBindings, ...JSON.parse(vars) },
})
console.log('ready')
