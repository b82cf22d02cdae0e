import { expect, it } from 'vitest'
import { isAllowedReturn } from './return-url.ts'

it.each([
  ['http://localhost:4173/booking/authenticate', [], true],
  ['http://127.0.0.1:5000/x', [], true],
  ['http://[::1]:4173/x', [], true],
  ['http://192.168.1.20:4173/x', [], true],
  ['http://site:4173/x', [], true],
  ['http://192.168.1.20.evil.example/x', [], false],
  ['http://8.8.8.8/x', [], false],
  ['https://trayecto.example/x', [], false],
  ['https://trayecto.example/x', ['https://trayecto.example'], true],
  ['https://trayecto.example.evil.example/x', ['https://trayecto.example'], false],
  ['https://trayecto.example@evil.example/x', ['https://trayecto.example'], false],
  ['https://user@trayecto.example/x', ['https://trayecto.example'], false],
  ['http://localhost.evil.example/', [], false],
  ['javascript:alert(1)', [], false],
  ['http://localhost:4173/', ['https://trayecto.example'], false],
] as const)('%s with %j is allowed: %s', (address, origins, allowed) =>
  expect(isAllowedReturn(address, origins)).toBe(allowed),
)
