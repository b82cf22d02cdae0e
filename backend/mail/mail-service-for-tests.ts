import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

const mailUrl = 'https://mail.example/emails'

/** A mail service: under which keys it was asked, and what it answers as long as it is not silent. */
export const mailService = { asked: [] as string[], status: 200, isSilent: false }

const answered = async (): Promise<Response> => {
  while (mailService.isSilent) await new Promise((resolve) => setTimeout(resolve, 20))
  return new Response('{}', { status: mailService.status })
}

export const openMailService = (): void => {
  Object.assign(mailService, { asked: [], status: 200, isSilent: false })
  Object.assign(env, { MAIL_API_URL: mailUrl, MAIL_API_KEY: 'key', MAIL_FROM: 'Trayecto <a@example.com>' })
  const passed = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    if (String(input) !== mailUrl) return passed(input, init)
    mailService.asked.push(new Headers(init?.headers).get('idempotency-key') ?? '')
    return answered()
  })
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
}

export const closeMailService = (): void => {
  mailService.isSilent = false
  for (const name of ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM']) Reflect.deleteProperty(env, name)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
