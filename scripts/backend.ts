import { build } from './build.ts'
import { chosenPort } from './serving/chosen-port.ts'
import { serveWorkers } from './serving/local-workers.ts'
import { settingsIn } from './deploying/shell-settings.ts'

const port = await chosenPort(4174)

await build()
await serveWorkers({ port, workers: ['trayecto_backend'], vars: settingsIn(process.env) })
console.log(`The backend is at http://localhost:${port}, its contract at http://localhost:${port}/openapi.json`)
