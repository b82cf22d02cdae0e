import { build } from './build.ts'
import { chosenPort } from './chosen-port.ts'
import { serveWorkers } from './local-workers.ts'
import { settingsIn } from './shell-settings.ts'

const port = await chosenPort(4173)

await build()
await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: settingsIn(process.env),
})
console.log(`Trayecto is at http://localhost:${port}`)
