import { globSync, readFileSync } from 'node:fs'
import { type SerovalNode, fromCrossJSON, toJSON } from 'seroval'

/** The ids under which a build answers its server functions, by name. */
export const serverFunctionIds = (folder = 'dist/server'): ReadonlyMap<string, string> => {
  const text = globSync(`${folder}/**/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const entries = text.matchAll(/"?([0-9a-f]{64})"?:\s*\{\s*functionName:\s*["'`](\w+?)_createServerFn_handler/g)
  return new Map([...entries].map(([, id = '', name = '']) => [name, id]))
}

/** The headers with which a page calls a server function. */
export const callHeaders = (site: URL, cookie: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-tsr-serverFn': 'true',
  accept: 'application/json',
  origin: site.origin,
  'sec-fetch-site': 'same-origin',
  cookie,
})

/** What a call sends, as the framework writes it. */
export const callBody = (data: unknown): string => JSON.stringify(toJSON({ data }))

/** Calls a server function as a page of the site would; a cookie jar of one visitor is `cookie`. */
export const requestFor = (site: URL, id: string, data: unknown, cookie: string): Request =>
  new Request(new URL(`/_serverFn/${id}`, site), {
    method: 'POST',
    headers: callHeaders(site, cookie),
    body: callBody(data),
  })

/** What a server function answered. */
export const decodeAnswer = async (response: Response): Promise<unknown> => {
  const node: SerovalNode = JSON.parse(await response.text())
  return Object(fromCrossJSON(node, { refs: new Map() })).result
}
