import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { backendPage } from './payment-pages.server.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete env.BACKEND_URL
})

it('a payment page that got no answer leaves a line under the id of the request', async () => {
  env.BACKEND_URL = 'http://backend.example'
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost ana@example.com'))
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  const asked = new Request('http://site/pay?cartId=secret')
  const answer = await backendPage(asked, new URL(asked.url), 'request-1')
  expect(answer?.status).toBe(503)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 'error',
      event: 'call',
      step: 'backend.page',
      outcome: 'lost',
      tag: 'TypeError',
      attempt: 1,
      requestId: 'request-1',
      ms: expect.any(Number),
    },
  ])
  expect(lines.join()).not.toMatch(/ana@example|secret/)
})

it('is asked of the backend with the origin that its visitor asked, wherever the backend is', async () => {
  env.BACKEND_URL = 'http://backend.example'
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('page'))
  const asked = new Request('https://site.example/pay?cartId=1', {
    headers: { 'x-visitor-origin': 'https://pay.example' },
  })
  await backendPage(asked, new URL(asked.url), 'asked')
  const passed = fetched.mock.calls[0]?.[0] as Request
  expect([passed.url, passed.headers.get('x-visitor-origin')]).toEqual([
    'http://backend.example/pay?cartId=1',
    'https://site.example',
  ])
})

it.each([
  ['/unsubscribe?key=x', 200],
  ['/pay?cartId=1', 403],
])('a form for %s that another site sends, as a mail service does, is answered %i', async (path, status) => {
  env.BACKEND_URL = 'http://backend.example'
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('done'))
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const asked = new Request(`https://site.example${path}`, { method: 'POST', body })
  expect((await backendPage(asked, new URL(asked.url), 'asked'))?.status).toBe(status)
})

it.each(['/operator/forget-booking', '/operator/send-mail', '/payroll', '/bookings'])(
  '%s of the backend is passed on for nobody',
  async (path) => {
    const request = new Request(`http://site.example${path}`, { method: 'POST', body: '{}' })
    expect(await backendPage(request, new URL(request.url), 'asked')).toBeUndefined()
  },
)
