import { crowdedBindings } from '../serving/local-bindings.ts'
import { serveWorkers } from '../serving/local-workers.ts'

/** Serves Workers as a process of its own, which may be killed at any moment: arguments are a port, a folder, Workers, variables, and `front`. */
const [port = '', state = '', workers = '', vars = '{}', front] = process.argv.slice(2)
await serveWorkers({
  port: Number(port),
  state,
  workers: workers.split(','),
  front: front === 'front',
  vars: { ...crowdedBindings, ...JSON.parse(vars) },
})
console.log('ready')
