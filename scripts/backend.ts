import { build } from './build.ts'
import { chosenPort } from './chosen-port.ts'
import { prepareDatabase } from './database.ts'
import { serveWorkers } from './local-workers.ts'
import { settingsIn } from './shell-settings.ts'

const port = await chosenPort(4174)

await build()
const { miniflare } = await serveWorkers({ port, workers: ['trayecto_backend'], vars: settingsIn(process.env) })
await prepareDatabase(await miniflare.getD1Database('DB', 'trayecto-backend'))
console.log(`The backend is at http://localhost:${port}, its contract at http://localhost:${port}/openapi.json`)
