import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cspReports } from './csp-reports.server.ts'

const lines: string[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line)))
afterEach(() => {
  vi.restoreAllMocks()
  lines.length = 0
})

const send = (body: unknown, address: string = crypto.randomUUID()) =>
  cspReports(
    new Request('https://trayecto.test/csp-reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'cf-connecting-ip': address },
    }),
    'request-1',
  )

const old = {
  'csp-report': {
    'document-uri': 'https://trayecto.test/es/booking/summary?email=ana@example.com',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?card=4111111111111111',
    'script-sample': 'ana@example.com',
  },
}
const { 'csp-report': told } = old
const newer = [
  {
    type: 'csp-violation',
    body: {
      documentURL: told['document-uri'],
      effectiveDirective: told['effective-directive'],
      blockedURL: told['blocked-uri'],
    },
  },
]

it.each([['old', old] as const, ['newer', newer] as const])(
  'logs a report of the %s kind, with nothing of the page but its path',
  async (_kind, report) => {
    expect((await send(report)).status).toBe(204)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'csp_report',
      requestId: 'request-1',
      directive: 'script-src-elem',
      page: '/es/booking/summary',
      blocked: 'https://evil.example',
    })
    expect(lines[0]).not.toMatch(/4111|ana@/)
  },
)

it.each(['', '{', '[]', 'null', '{"csp-report":5}', '[{"body":{}}]'])('refuses %s', async (body) => {
  expect((await send(body)).status).toBe(400)
  expect(lines).toEqual([])
})

it('writes few lines for a list that is long', async () => {
  await send(Array.from({ length: 500 }, () => newer[0]))
  expect(lines).toHaveLength(5)
})

it('hears one address so often a minute, and others still', async () => {
  expect(env.CSP_REPORTS).toBeDefined()
  const statuses: number[] = []
  for (let turn = 0; turn < 25; turn += 1) statuses.push((await send(old, 'one')).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  expect((await send(old, 'another')).status).toBe(204)
})
