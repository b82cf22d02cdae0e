import { once } from 'node:events'
import { createServer } from 'node:net'
import { chosenHost } from './chosen-host.ts'

/**
 * The port to serve on: `PORT`, or `usual`. Where it is no port, or something listens there already, one line says so and the
 * process ends: the runtime would say the same in forty, after the build.
 */
export const chosenPort = async (usual: number, host = chosenHost()): Promise<number> => {
  const asked = process.env.PORT ?? String(usual)
  const port = Number(asked)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return refuse(`PORT is a number from 1 to 65535, not "${asked}".`)
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return refuse(
      `Nothing can be served on port ${port} of ${host} (${error.message}). Choose another, such as PORT=${port + 1}.`,
    )
  }
  server.close()
  await once(server, 'close')
  return port
}

const refuse = (words: string): never => {
  console.error(words)
  process.exit(1)
}
