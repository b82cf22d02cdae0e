import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { createElement, Suspense, use, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { withTextChunks } from './react-text-chunks.ts'

type Renderer = typeof import('react-dom/server.edge')

const require = createRequire(import.meta.url)
const published = readFileSync(
  require.resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-server.edge.production.js'),
  'utf8',
)

const rendererOf = (code: string): Renderer => {
  const module = { exports: {} as Renderer }
  compileFunction(code, ['require', 'exports', 'module'])(require, module.exports, module)
  return module.exports
}

const renderers = { published: rendererOf(published), changed: rendererOf(withTextChunks(published)) }

/** What is sent while the page waits, and all of it. */
const read = async ({ renderToReadableStream }: Renderer, page: ReactNode): Promise<readonly string[]> => {
  const stream = await renderToReadableStream(page, { nonce: 'n', progressiveChunkSize: Infinity })
  const decoder = new TextDecoder()
  const seen: string[] = []
  for await (const bytes of stream as unknown as AsyncIterable<Uint8Array>) {
    seen.push(decoder.decode(bytes, { stream: true }))
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return seen
}

const words = ['plain', `"quoted" & <b>'`, 'vuelo a Bogotá', '日本', '😀 = two halves', 'x'.repeat(9000)]

const list = Array.from({ length: 400 }, (_, at) =>
  createElement('li', { key: at, className: `row ${words[at % 5]}`, hidden: at % 3 === 0 }, words[at % 6], at),
)

const later = (text: string, ms: number): ReactNode => {
  const promise = new Promise<string>((resolve) => setTimeout(() => resolve(text), ms))
  const Late = () => use(promise)
  return createElement(Suspense, { fallback: 'waiting' }, createElement(Late))
}

const page = () =>
  createElement(
    'html',
    { lang: 'es' },
    createElement(
      'head',
      null,
      createElement('title', null, 'T'),
      createElement('script', { async: true, src: '/a.js' }),
    ),
    createElement('body', null, createElement('ul', null, list), later('tarde 😀', 20), later('later still', 40)),
  )

describe('React with its markup kept as text', () => {
  it('sends the bytes that it sends as published', async () => {
    const [expected, found] = [await read(renderers.published, page()), await read(renderers.changed, page())]
    expect(found.join('') === expected.join('')).toBe(true)
    expect(found.join('').includes('later still')).toBe(true)
    expect(found.length).toBeLessThan(expected.length)
  })

  it('sends what is there before what is waited for', async () => {
    const arrival = new EventTarget()
    const awaited = new Promise<string>((resolve) => {
      arrival.addEventListener('arrived', () => resolve('arrived'))
    })
    const Late = (): ReactNode => use(awaited)
    const stream = await renderers.changed.renderToReadableStream(
      createElement('main', null, createElement(Suspense, { fallback: 'waiting' }, createElement(Late))),
    )
    const reader = stream.getReader()
    const first = new TextDecoder().decode((await reader.read()).value)
    expect(first).toContain('waiting')
    arrival.dispatchEvent(new Event('arrived'))
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('arrived')
  })

  it('keeps pages apart that are rendered at once', async () => {
    const alone = await Promise.all(
      ['one', 'two', 'three'].map(async (name) =>
        (await read(renderers.changed, createElement('p', null, name, later(name, 9)))).join(''),
      ),
    )
    for (const [at, name] of ['one', 'two', 'three'].entries())
      expect(alone[at]).toBe((await read(renderers.published, createElement('p', null, name, later(name, 9)))).join(''))
  })

  it('keeps nothing of a page whose reader has broken off', async () => {
    const stream = await renderers.changed.renderToReadableStream(page(), { onError: () => undefined })
    const reader = stream.getReader()
    await reader.read()
    await reader.cancel()
    expect((await read(renderers.changed, createElement('p', null, 'whole'))).join('')).toBe('<p>whole</p>')
  })

  it('is refused for a renderer that is written otherwise', () => {
    expect(() => withTextChunks(published.replace('currentView = null,', 'view = null,'))).toThrow('does not hold')
    expect(() => withTextChunks(withTextChunks(published))).toThrow()
    expect(() => withTextChunks(published.replace('segment[i].byteLength', 'segment[i].size'))).toThrow('0 times')
  })
})
