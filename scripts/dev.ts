import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer } from 'vite'
import { chosenHost } from './serving/chosen-host.ts'
import { chosenPort } from './serving/chosen-port.ts'
import { prepareLocalDatabase } from './serving/local-workers.ts'

/** The site and the backend with hot reload, over the database that `npm start` has too. */
const port = await chosenPort(4173)
/** off the edge nobody is anywhere: without this, everybody would be in Austin */
const nowhere = path.resolve('.wrangler/nowhere.json')
mkdirSync(path.dirname(nowhere), { recursive: true })
writeFileSync(nowhere, '{}')
process.env.CLOUDFLARE_CF_FETCH_PATH ??= nowhere

await prepareLocalDatabase()

const address = `http://localhost:${port}`
const server = await createServer({ configFile: 'app.config.ts', server: { port, host: chosenHost() } })
await server.listen()

/** The first pages make Vite find and bundle what the Workers import, and fail while it does. */
for (let turn = 0; turn < 20; turn++) {
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.ok) break
  await wait(500)
}
console.log(`Trayecto is at ${address}, and follows your changes`)
