import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withLateCalls } from './late-server-calls.ts'

const folder = 'node_modules/@tanstack/start-client-core/dist/esm/client-rpc'
const published = readFileSync(path.join(folder, 'createClientRpc.js'), 'utf8')

describe('withLateCalls', () => {
  const changed = withLateCalls(published)

  it('leaves what calls the server to a script of its own', () => {
    expect(published).toMatch(/^import .*serverFnFetcher\.js/m)
    expect(changed).not.toMatch(/^import .*serverFnFetcher\.js/m)
    expect(changed).toMatch(/await import\(".*\/src\/app\/server-calls\/call-server\.ts"\)/)
    expect(changed).toContain('await import("./serverFnFetcher.js")')
  })

  it('has it on its way as soon as there is a function to call', () => {
    const [, body = ''] = changed.split('function createClientRpc(functionId) {')
    expect(body.trim().startsWith('load()')).toBe(true)
  })

  it.each(['import { serverFnFetcher } from "./serverFnFetcher.js";', 'function createClientRpc(functionId) {'])(
    'throws where the framework no longer holds %s',
    (part) => {
      expect(() => withLateCalls(published.replace(part, ''))).toThrow('does not hold once')
    },
  )
})
