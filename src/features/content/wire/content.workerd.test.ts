import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '#/i18n/locale.ts'
import { contentHead } from '../found/content-head.ts'
import { contentPageAt, findContent } from './content.server.ts'

const page = {
  type: 'article',
  title: 'A page',
  description: 'a',
  lead: 'a',
  published: '2026-10-01',
  updated: '2026-11-01',
  metaTags: [],
  scene: { code: 'MAD', terrain: 'skyline', hour: 'dusk' },
  sections: [],
  related: [],
}

/** By the address that the outside endpoint knows a page by: the language that it says the page is in. */
type Known = Readonly<Record<string, Locale | null>>

const answerOf = (known: Known, url: string) =>
  url in known ? { ...page, path: url.replace(/^\/(es|en)/, ''), language: known[url] } : null

const endpoint = (known: Known) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { variables } = JSON.parse(String(init?.body)) as { variables: { url: string; other: string } }
    return Response.json({
      data: { articleRoute: answerOf(known, variables.url), other: answerOf(known, variables.other) },
    })
  })

let paths = 0
/** Another page each time: what is known of one is kept. */
const newPath = () => `/articles/page-${(paths += 1)}`

beforeEach(() => void Object.assign(env, { CONTENT_URL: 'https://content.example/graphql' }))
afterEach(() => {
  Object.assign(env, { CONTENT_URL: '' })
  vi.restoreAllMocks()
})

interface FrameworkStorage {
  readonly run: <Value>(context: object, work: () => Value) => Value
}

/** As within a request of the framework, which keeps what belongs to the request there. */
const inRequest = <Value>(work: () => Value): Value => {
  const storage = Reflect.get(globalThis, Symbol.for('tanstack-start:start-storage-context')) as FrameworkStorage
  return storage.run({ contextAfterGlobalMiddlewares: { requestId: 'r1', log: { failed: false } } }, work)
}

it('is a failure that is told where its text cannot be read, like one nested without end', async () => {
  const sections = [{ __typename: 'Prose', html: '<b>'.repeat(8000) }]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { articleRoute: { ...page, path: '/articulos/hondo', language: 'es', sections } } }),
  )
  const failure = await inRequest(() => Effect.runPromise(Effect.flip(contentPageAt('/articulos/hondo', 'es'))))
  expect(failure).toMatchObject({ _tag: 'GraphqlFailed', answered: true })
})

/** The languages that the page's head says it is in; undefined where there is no page. */
const shownAt = async (path: string, locale: Locale) => {
  const found = await inRequest(() => Effect.runPromise(contentPageAt(path, locale)))
  return found && contentHead(found, 'https://site.example').links.flatMap((link) => ('hrefLang' in link ? link : []))
}

/** The language and path of a page that is not there in the one asked for. */
const elsewhere = (path: string, locale: Locale) => inRequest(() => Effect.runPromise(findContent(path, locale)))

describe('a page of an outside endpoint', () => {
  it('is found by its path in the reader’s language, and names the other where that is there', async () => {
    const path = newPath()
    endpoint({ [`/es${path}`]: 'es', [`/en${path}`]: 'en' })
    expect((await shownAt(path, 'en'))?.map(({ href }) => href)).toEqual([
      `https://site.example/es${path}`,
      `https://site.example/en${path}`,
      `https://site.example${path}`,
    ])
  })

  it('names no language that it is not there in', async () => {
    const path = newPath()
    endpoint({ [`/es${path}`]: 'es' })
    expect(await shownAt(path, 'es')).toEqual([])
    expect(await shownAt(path, 'en')).toBeNull()
    expect(await elsewhere(path, 'en')).toEqual({ onlyIn: 'es', path })
  })

  it('is nowhere where neither language has it', async () => {
    endpoint({})
    expect(await elsewhere(newPath(), 'en')).toBeNull()
  })

  it('is in both languages a minute after it was translated', async () => {
    const path = newPath()
    const known: Record<string, Locale> = { [`/es${path}`]: 'es' }
    endpoint(known)
    await elsewhere(path, 'en')
    known[`/en${path}`] = 'en'
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    await vi.waitFor(async () => expect(await shownAt(path, 'en')).toHaveLength(3))
  })

  it('is found by its path alone, for everybody where it names no language', async () => {
    const path = newPath()
    endpoint({ [path]: null })
    expect(await shownAt(path, 'es')).toHaveLength(3)
    expect(await shownAt(path, 'en')).toHaveLength(3)
  })

  it('is found by its path alone for the readers of its language', async () => {
    const path = newPath()
    endpoint({ [path]: 'es' })
    expect(await shownAt(path, 'es')).toEqual([])
    expect(await shownAt(path, 'en')).toBeNull()
    expect(await elsewhere(path, 'en')).toEqual({ onlyIn: 'es', path })
  })
})
