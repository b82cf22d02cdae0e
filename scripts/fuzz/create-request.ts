import { callBody, callHeaders } from '../visitor/server-functions.ts'
import { type BackendCall, validBodies } from './backend-calls.ts'
import { mutateText, mutateValue, oddText } from './mutate.ts'
import type { Random } from './random.ts'
import { validCalls } from './valid-calls.ts'

/** What is attacked, and what it is known to take. */
export interface Targets {
  readonly site: URL
  readonly backend: URL
  /** of the site, with their queries */
  readonly addresses: readonly [string, ...string[]]
  readonly functions: readonly (readonly [name: string, id: string])[]
  readonly calls: readonly BackendCall[]
  readonly offer: { readonly offerId: string; readonly shown: unknown }
  /** a signed cookie of somebody who books */
  readonly cookie: string
  /** what lets the site in at the backend */
  readonly service: Readonly<Record<string, string>>
}

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/csp-report',
  'application/json; charset=utf-7',
] as const

type Form = readonly [address: string, fields: string]

const forms: readonly [Form, ...Form[]] = [
  ['/preferences', 'locale=en&currency=COP&theme=dark&return=/es'],
  ['/forms/contact', 'name=Ana&email=ana@example.com&message=Hola&key=x&language=es&return=/es'],
  ['/forms/review', 'rating=5&name=Ana&email=a@b.co&text=Bien&language=en&booking=x'],
  ['/forms/subscribe', 'email=a@b.co&consent=yes'],
  ['/user/my-journey/lookup', 'referenceId=ABCDEF&email=ana@example.com'],
  ['/user/my-journey/leave', ''],
  ['/pay?cartId=x', 'action=pay&cardNumber=4242424242424242&cardExpiry=1230&cardCvv=123&cardName=A'],
  ['/pay/challenge?id=x', 'answer=approve'],
  ['/outbox', 'a=b'],
  ['/messages', 'a=b'],
  [
    '/csp-reports',
    '{"csp-report":{"document-uri":"https://x/","violated-directive":"img-src","blocked-uri":"inline"}}',
  ],
]

/** Far more than anything here reads. */
const longestBody = 1_000_000

/** As much of a text as a header can carry. */
const headerText = (text: string): string => text.replaceAll(/[^\x21-\x7e]/g, '?').slice(0, 300)

const isAddress = (text: string, base: URL): boolean =>
  URL.canParse(text, base) && new URL(text, base).origin === base.origin

/** An address on `base`, whatever was made of it. */
const at = (base: URL, text: string): URL => (isAddress(text, base) ? new URL(text, base) : base)

const toSite = (targets: Targets, random: Random): Record<string, string> => ({
  ...callHeaders(targets.site, random.isTrue(0.5) ? targets.cookie : headerText(mutateText(targets.cookie, random))),
  'cf-connecting-ip': `198.51.${random.below(250)}.${random.below(250)}`,
})

const page = (targets: Targets, random: Random): Request => {
  const address = random.oneOf(targets.addresses)
  const method = random.isTrue(0.9) ? 'GET' : random.oneOf(['POST', 'HEAD', 'PUT', 'OPTIONS'])
  const { cookie = '' } = toSite(targets, random)
  const headers = {
    cookie: `${cookie}; ${random.oneOf(['locale', 'theme', '__Host-opened', '__Host-lookup-0', '__Host-form-contact-0'])}=${headerText(oddText(random))}`,
    'accept-language': headerText(oddText(random)),
  }
  return new Request(at(targets.site, mutateText(address, random)), { method, headers })
}

const functionCall = (targets: Targets, random: Random): Request => {
  const [name, id] = targets.functions[random.below(targets.functions.length)] ?? ['', '']
  const valid = validCalls(targets.offer)[name]
  const data = random.isTrue(0.8) ? mutateValue(valid, random) : valid
  const plain = callBody(data)
  const bent = random.oneOf([
    () => plain,
    () => JSON.stringify(mutateValue(JSON.parse(plain), random)),
    () => plain.replace(/"t":\d+/, `"t":${random.below(40)}`),
    () => mutateText(plain, random),
    () => oddText(random),
  ])()
  const headers = toSite(targets, random)
  const address = at(targets.site, `/_serverFn/${id}`)
  if (random.isTrue(0.3)) {
    address.searchParams.set('payload', bent.slice(0, 6000))
    return new Request(address, { headers })
  }
  return new Request(address, { method: 'POST', headers, body: bent })
}

const form = (targets: Targets, random: Random): Request => {
  const [address, fields] = random.oneOf(forms)
  const typed = random.isTrue(0.3) ? fields : mutateText(fields, random)
  const body = random.isTrue(0.02) ? typed.padEnd(random.below(longestBody), 'a') : typed
  const headers = { ...toSite(targets, random), 'content-type': random.oneOf(types) }
  return new Request(at(targets.site, address), { method: 'POST', headers, body, redirect: 'manual' })
}

const backendCall = (targets: Targets, random: Random): Request => {
  const { method, path } = targets.calls[random.below(targets.calls.length)] ?? { method: 'GET', path: '/' }
  const headers = {
    ...(random.isTrue(0.9) && targets.service),
    'content-type': random.isTrue(0.9) ? 'application/json' : random.oneOf(types),
    'idempotency-key': random.isTrue(0.9)
      ? `fuzz-${random.below(1e9)}-${random.below(1e9)}`
      : headerText(oddText(random)),
    'x-session-id': random.isTrue(0.5) ? 'a'.repeat(64) : headerText(oddText(random)),
    'x-agent-id': 'a'.repeat(32),
    'x-visitor-address': `198.51.${random.below(250)}.${random.below(250)}`,
    'x-signature': 't=1,v1=00',
  }
  const valid = validBodies(targets.offer)[path]
  const text = JSON.stringify(random.isTrue(0.8) ? mutateValue(valid, random) : valid) ?? ''
  const body = method === 'GET' ? undefined : random.isTrue(0.2) ? mutateText(text, random) : text
  const query = random.isTrue(0.3)
    ? `?${new URLSearchParams({ q: oddText(random), lat: '4.7', lon: oddText(random) })}`
    : ''
  return new Request(at(targets.backend, path + query), { method, headers, ...(body !== undefined && { body }) })
}

const kinds = [page, page, functionCall, functionCall, functionCall, form, backendCall, backendCall] as const

/** One request, as the seed says. */
export const createRequest = (targets: Targets, random: Random): Request => random.oneOf(kinds)(targets, random)
