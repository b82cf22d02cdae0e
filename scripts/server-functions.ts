import { globSync, readFileSync } from 'node:fs'

/** Values that a server function takes and answers, in the framework's own notation (seroval's JSON). */
type Node =
  | { readonly t: 0; readonly s: number }
  | { readonly t: 1; readonly s: string }
  | { readonly t: 2; readonly s: number }
  | { readonly t: 4; readonly i: number }
  | { readonly t: 9; readonly i: number; readonly a: readonly Node[]; readonly o: 0 }
  | {
      readonly t: 10 | 11
      readonly i: number
      readonly p: { readonly k: readonly string[]; readonly v: readonly Node[] }
      readonly o: 0
    }

const constants = [null, undefined, true, false] as const
const constantCodes = new Map<unknown, number>([
  [null, 0],
  [undefined, 1],
  [true, 2],
  [false, 3],
])

const encodeWith = (next: () => number) => {
  const encode = (value: unknown): Node => {
    if (typeof value === 'number') return { t: 0, s: value }
    if (typeof value === 'string') return { t: 1, s: JSON.stringify(value).slice(1, -1) }
    const code = constantCodes.get(value)
    if (code !== undefined) return { t: 2, s: code }
    const i = next()
    if (Array.isArray(value)) return { t: 9, i, a: value.map(encode), o: 0 }
    const entries = Object.entries(Object(value))
    return { t: 10, i, p: { k: entries.map(([key]) => key), v: entries.map(([, field]) => encode(field)) }, o: 0 }
  }
  return encode
}

const encodeCall = (data: unknown): string => {
  let ids = 0
  const encode = encodeWith(() => (ids += 1) - 1)
  return JSON.stringify({ t: encode({ data }), f: 127, m: [] })
}

const decodeWith = (seen: Map<number, unknown>) => {
  const decode = (node: Node): unknown => {
    switch (node.t) {
      case 0:
        return node.s
      case 1:
        return JSON.parse(`"${node.s}"`)
      case 2:
        return constants[node.s]
      case 4:
        return seen.get(node.i)
      case 9: {
        const list: unknown[] = []
        seen.set(node.i, list)
        list.push(...node.a.map(decode))
        return list
      }
      default: {
        const fields: Record<string, unknown> = {}
        seen.set(node.i, fields)
        for (const [at, key] of node.p.k.entries()) {
          const value = node.p.v[at]
          if (value) fields[key] = decode(value)
        }
        return fields
      }
    }
  }
  return decode
}

/** The ids under which a build answers its server functions, by name. */
export const serverFunctionIds = (folder = 'dist/server'): ReadonlyMap<string, string> => {
  const text = globSync(`${folder}/**/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const entries = text.matchAll(/"?([0-9a-f]{64})"?:\s*\{\s*functionName:\s*["'`](\w+?)_createServerFn_handler/g)
  return new Map([...entries].map(([, id = '', name = '']) => [name, id]))
}

/** Calls a server function as a page of the site would; a cookie jar of one visitor is `cookie`. */
export const requestFor = (site: URL, id: string, data: unknown, cookie: string): Request =>
  new Request(new URL(`/_serverFn/${id}`, site), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tsr-serverFn': 'true',
      accept: 'application/json',
      origin: site.origin,
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: encodeCall(data),
  })

/** What a server function answered. */
export const decodeAnswer = async (response: Response): Promise<unknown> => {
  const decoded = decodeWith(new Map())(JSON.parse(await response.text()))
  return Object(decoded).result
}
