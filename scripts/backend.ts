import { build } from './build.ts'
import { prepareDatabase } from './database.ts'
import { serveWorkers } from './local-workers.ts'

const port = Number(process.env.PORT ?? 4174)

await build()
const { miniflare } = await serveWorkers({ port, workers: ['trayecto_backend'] })
await prepareDatabase(await miniflare.getD1Database('DB', 'trayecto-backend'))
console.log(`The backend is at http://localhost:${port}, its contract at http://localhost:${port}/openapi.json`)
