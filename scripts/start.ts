import { build } from './build.ts'
import { chosenPort } from './chosen-port.ts'
import { prepareDatabase } from './database.ts'
import { serveWorkers } from './local-workers.ts'
import { settingsIn } from './shell-settings.ts'

const port = await chosenPort(4173)

await build()
const { miniflare } = await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: settingsIn(process.env),
})
await prepareDatabase(await miniflare.getD1Database('DB', 'trayecto-backend'))
console.log(`Trayecto is at http://localhost:${port}`)
