import { getPlatformProxy } from 'wrangler'
import { localServiceHeaders } from '../serving/local-secret.ts'

interface Answer {
  readonly ok: boolean
  readonly text: string
}

type Fetch = (address: string, request: RequestInit) => Promise<{ readonly ok: boolean; text(): Promise<string> }>

const post = async (fetchAnswer: Fetch, address: string, authorization: string, body: object): Promise<Answer> => {
  const response = await fetchAnswer(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  })
  return { ok: response.ok, text: await response.text() }
}

/** Asks the backend that runs on Cloudflare, over a binding of this machine's: whoever is logged in to wrangler and has the key may. */
const askDeployed = async (path: string, authorization: string, body: object): Promise<Answer> => {
  const { env, dispose } = await getPlatformProxy<{ readonly BACKEND: { readonly fetch: Fetch } }>({
    configPath: 'scripts/operator/wrangler.toml',
    persist: false,
  })
  try {
    return await post((...asked) => env.BACKEND.fetch(...asked), `http://backend${path}`, authorization, body)
  } finally {
    await dispose()
  }
}

/** Asks the backend at `BACKEND_URL`, or, without one, the one on Cloudflare, for what only its operator may. */
export const askBackend = async (path: string, body: object): Promise<Answer> => {
  const { BACKEND_URL, SERVICE_KEY } = process.env
  if (!BACKEND_URL && !SERVICE_KEY) throw new Error('SERVICE_KEY must be set to the secret of that name.')
  const { authorization } = localServiceHeaders()
  return BACKEND_URL
    ? post(fetch, new URL(path, BACKEND_URL).href, authorization, body)
    : askDeployed(path, authorization, body)
}
