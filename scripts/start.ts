import { build } from './build.ts'
import { chosenPort } from './serving/chosen-port.ts'
import { serveWorkers } from './serving/local-workers.ts'
import { settingsIn } from './deploying/shell-settings.ts'

const port = await chosenPort(4173)

await build()
await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: settingsIn(process.env),
  front: true,
})
console.log(`Trayecto is at http://localhost:${port}`)
