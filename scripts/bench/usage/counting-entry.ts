/// <reference types="@cloudflare/workers-types" />
import { env } from 'cloudflare:workers'
import type { Usage } from './usage.ts'

type Method = (...parameters: readonly unknown[]) => unknown
type Methods = Record<string, Method>
type ObjectClass = new (context: DurableObjectState, bindings: object) => { alarm?(): Promise<void> }

const none = (): Usage => ({ requests: 0, objectRequests: 0, objectMs: 0, rowsRead: 0, d1: {}, objects: {} })
let usage = none()

const add = (to: Record<string, number>, name: string, count: number): void => {
  if (count > 0) to[name] = (to[name] ?? 0) + count
}

const written = /\b(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM)\s+(\w+)/i

const countResult = (sql: string, { meta }: D1Response): void => {
  usage.rowsRead += meta.rows_read
  add(usage.d1, written.exec(sql)?.[1] ?? 'read', meta.rows_written)
}

const countingDatabase = (database: D1Database): D1Database => {
  const own = new WeakMap<object, { readonly statement: D1PreparedStatement; readonly sql: string }>()
  const counting = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const asked = async (): Promise<D1Result> => {
      const result = await statement.all()
      countResult(sql, result)
      return result
    }
    const wrapped = {
      bind: (...values: unknown[]) => counting(statement.bind(...values), sql),
      run: asked,
      all: asked,
      // its answer says nothing of rows: only readers ask so
      raw: (...options: []) => statement.raw(...options),
      first: async (column?: string) => {
        const [row] = (await asked()).results as Record<string, unknown>[]
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    }
    own.set(wrapped, { statement, sql })
    return wrapped as unknown as D1PreparedStatement
  }
  const batch = async (statements: readonly object[]): Promise<readonly D1Result[]> => {
    const known = statements.map((one) => own.get(one))
    const results = await database.batch(known.flatMap((one) => (one ? [one.statement] : [])))
    results.forEach((result, index) => countResult(known[index]?.sql ?? '', result))
    return results
  }
  return { prepare: (sql: string) => counting(database.prepare(sql), sql), batch } as unknown as D1Database
}

const keysOf = (first: unknown): number => {
  if (Array.isArray(first)) return first.length
  return typeof first === 'object' && first !== null ? Object.keys(first).length : 1
}

/** Rows that one call of an object's storage is charged as. */
const rowsOfCall: Readonly<Record<string, (first: unknown) => number>> = {
  put: keysOf,
  delete: keysOf,
  deleteAll: () => 1,
  setAlarm: () => 1,
  deleteAlarm: () => 1,
}

const countCalls = (target: object, objectClass: string): void => {
  for (const [name, rows] of Object.entries(rowsOfCall)) {
    const method = (target as Methods)[name]
    if (!method) continue
    const counted = (...parameters: readonly unknown[]): unknown => {
      add(usage.objects, `${objectClass}.${name}`, rows(parameters[0]))
      return Reflect.apply(method, target, parameters)
    }
    Object.defineProperty(target, name, { value: counted })
  }
}

const timed = async (work: () => unknown): Promise<unknown> => {
  usage.objectRequests += 1
  const before = performance.now()
  try {
    return await work()
  } finally {
    usage.objectMs += performance.now() - before
  }
}

const countingStub = (stub: object): object =>
  new Proxy(stub, {
    get: (target, name) => {
      const value = (target as Methods)[name as string]
      if (typeof value !== 'function' || name === 'then') return value
      return (...parameters: readonly unknown[]) => timed(() => (target as Methods)[name as string]?.(...parameters))
    },
  })

const countingNamespace = (namespace: object): object =>
  new Proxy(namespace, {
    get: (target, name) => {
      const method = (target as Methods)[name as string]
      if (typeof method !== 'function') return method
      return (...parameters: readonly unknown[]) => {
        const found = Reflect.apply(method, target, parameters)
        return name === 'get' || name === 'getByName' ? countingStub(found as object) : found
      }
    },
  })

const isNamespace = (binding: unknown): binding is object =>
  typeof binding === 'object' && binding !== null && 'idFromName' in binding && 'newUniqueId' in binding

const counted = new WeakMap<object, object>()

const countingBinding = (binding: unknown): unknown => {
  if (typeof binding !== 'object' || binding === null) return binding
  const known = counted.get(binding)
  if (known) return known
  const made = isNamespace(binding)
    ? countingNamespace(binding)
    : 'prepare' in binding
      ? countingDatabase(binding as D1Database)
      : binding
  counted.set(binding, made)
  counted.set(made, made)
  return made
}

const countBindings = (bindings: object): object =>
  Object.fromEntries(Object.entries(bindings).map(([name, binding]) => [name, countingBinding(binding)]))

Object.assign(env, countBindings(env))

/** An object's class that counts what its storage writes and how often it wakes. */
export const counting = (Own: ObjectClass, objectClass: string): ObjectClass =>
  class extends Own {
    constructor(context: DurableObjectState, bindings: object) {
      countCalls(context.storage, objectClass)
      const { kv } = context.storage
      countCalls(kv, objectClass)
      Object.defineProperty(context.storage, 'kv', { value: kv })
      super(context, countBindings(bindings))
    }

    override async alarm(): Promise<void> {
      await timed(() => super.alarm?.())
    }
  }

interface Worker {
  readonly fetch: (request: Request, ...others: readonly unknown[]) => Promise<Response>
}

/** The Worker, counting its requests; it tells what was counted under `path`. */
export const countingWorker = (worker: Worker, path: string): Worker => ({
  ...worker,
  fetch: (request, ...others) => {
    if (new URL(request.url).pathname === path) {
      const told = Response.json(usage)
      usage = none()
      return Promise.resolve(told)
    }
    usage.requests += 1
    return worker.fetch(request, ...others)
  },
})
