import { build } from './build.ts'
import { chosenPort } from './chosen-port.ts'
import { prepareDatabase } from './database.ts'
import { serveWorkers } from './local-workers.ts'

const port = await chosenPort(4173)
const backendUrl = process.env.BACKEND_URL

await build()
const { miniflare } = await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  ...(backendUrl ? { vars: { BACKEND_URL: backendUrl } } : {}),
})
await prepareDatabase(await miniflare.getD1Database('DB', 'trayecto-backend'))
console.log(`Trayecto is at http://localhost:${port}`)
