import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { chosenPort } from './chosen-port.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const refusalOf = async (asked: string): Promise<string> => {
  vi.stubEnv('PORT', asked)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  await expect(chosenPort(4173)).rejects.toThrow('ended with 1')
  return String(said.mock.calls[0]?.[0])
}

const listening = async () => {
  const server = createServer().listen(0, '0.0.0.0')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

test('gives the port that is free, and leaves it free', async () => {
  const { server, port } = await listening()
  server.close()
  await once(server, 'close')
  vi.stubEnv('PORT', String(port))
  expect(await chosenPort(4173)).toBe(port)
  expect(await chosenPort(4173)).toBe(port)
})

test('says in a line which port is taken, and what to try', async () => {
  const { server, port } = await listening()
  expect(await refusalOf(String(port))).toContain(`port ${port}`)
  server.close()
})

test.each(['x', '0', '65536', '80.5', ''])('says that "%s" is no port', async (asked) => {
  expect(await refusalOf(asked)).toBe(`PORT is a number from 1 to 65535, not "${asked}".`)
})
