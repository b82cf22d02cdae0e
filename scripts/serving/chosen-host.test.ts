import { expect, it } from 'vitest'
import { chosenHost, isLoopback } from './chosen-host.ts'
import { localBindings } from './local-bindings.ts'

it('is this machine alone, unless HOST says otherwise', () => {
  expect(chosenHost({})).toBe('127.0.0.1')
  expect(chosenHost({ HOST: '' })).toBe('127.0.0.1')
  expect(chosenHost({ HOST: '0.0.0.0' })).toBe('0.0.0.0')
})

it.each(['127.0.0.1', '127.8.0.1', '::1', 'localhost'])('%s is reached from this machine alone', (host) => {
  expect(isLoopback(host)).toBe(true)
  expect(localBindings.backend(host).DEV_OUTBOX).toBe('on')
})

it.each(['0.0.0.0', '::', '192.168.1.7', 'localhost.example', '127.0.0.1.example'])(
  '%s is reached from elsewhere, and shows no mails',
  (host) => {
    expect(isLoopback(host)).toBe(false)
    expect(localBindings.backend(host).DEV_OUTBOX).toBe('off')
  },
)
