import { setTimeout as wait } from 'node:timers/promises'
import { createServer } from 'vite'
import { getPlatformProxy } from 'wrangler'
import { chosenPort } from './chosen-port.ts'
import { prepareDatabase } from './database.ts'
import { stateFolder } from './local-workers.ts'

/** The site and the backend with hot reload, over the database that `npm start` has too. */
const port = await chosenPort(4173)
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
  configPath: 'backend/wrangler.toml',
  persist: { path: stateFolder },
})
await prepareDatabase(env.DB)
await dispose()

const address = `http://localhost:${port}`
const server = await createServer({ configFile: 'app.config.ts', server: { port, host: true } })
await server.listen()

/** The first pages make Vite find and bundle what the Workers import, and fail while it does. */
for (let turn = 0; turn < 20; turn++) {
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.ok) break
  await wait(500)
}
console.log(`Trayecto is at ${address}, and follows your changes`)
