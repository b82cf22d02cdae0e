import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { createElement, type ReactNode, Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { withTextChunks } from './react-text-chunks.ts'
import { withWholePages } from './whole-pages.ts'

type Renderer = typeof import('react-dom/server.edge')
type Render = (page: ReactNode, options: object) => ReturnType<Renderer['renderToReadableStream']> | Promise<string>

const require = createRequire(import.meta.url)
const published = {
  react: readFileSync(
    require.resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-server.edge.production.js'),
    'utf8',
  ),
  framework: readFileSync('node_modules/@tanstack/react-router/dist/esm/ssr/renderRouterToStream.js', 'utf8'),
}

const rendererOf = (code: string): Renderer => {
  const module = { exports: {} as Renderer }
  compileFunction(code, ['require', 'exports', 'module'])(require, module.exports, module)
  return module.exports
}

const render = rendererOf(withTextChunks(published.react)).renderToReadableStream as Render

const asPublished = async (page: ReactNode): Promise<string> =>
  new Response(await rendererOf(published.react).renderToReadableStream(page, { onError: () => undefined })).text()

const Late = ({ of }: { readonly of: Promise<string> }) => use(of)
const late = () => createElement(Late, { of: new Promise<string>((resolve) => setTimeout(() => resolve('late'), 20)) })
const Broken = (): ReactNode => {
  throw new Error('broken')
}
const Same = ({ children }: { readonly children?: ReactNode }): ReactNode => children
const words = (text: string, key?: number) => createElement('p', { key, title: '"a" & b' }, text, 7)
const page = (inner: ReactNode) =>
  createElement('html', null, createElement('body', null, createElement(Same, null, words('mañana 😀')), inner))

it('is one text, to the letter what is streamed otherwise', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => words(`row ${at}`, at))
  const whole = page(createElement(Suspense, { fallback: 'waiting' }, many))
  const found = await render(whole, { whole: true })
  expect(typeof found).toBe('string')
  expect(found === (await asPublished(whole))).toBe(true)
})

it('is streamed where a part of it is waited for, and where nobody asked for a text', async () => {
  const waits = page(createElement(Suspense, { fallback: 'waiting' }, late()))
  const stream = await render(waits, { whole: true })
  expect(stream).toBeInstanceOf(ReadableStream)
  expect(await new Response(stream as ReadableStream).text()).toContain('late')
  expect(await render(page(null), {})).toBeInstanceOf(ReadableStream)
})

it('is one text where a part of it failed, which the browser then draws', async () => {
  const failing = page(createElement(Suspense, { fallback: 'instead' }, createElement(Broken)))
  const found = await render(failing, { whole: true, onError: () => undefined })
  expect(found).toContain('instead')
  expect(found).toBe(await asPublished(failing))
})

it('fails as a stream does where all of it failed', async () => {
  await expect(render(createElement(Broken), { whole: true, onError: () => undefined })).rejects.toThrow('broken')
})

it('keeps pages apart that are rendered at once', async () => {
  const names = ['one', 'two', 'three']
  const texts = await Promise.all(names.map((name) => render(createElement('p', null, name), { whole: true })))
  expect(texts).toEqual(names.map((name) => `<p>${name}</p>`))
})

it('is asked for by the framework, or refused where that is written otherwise', () => {
  expect(withWholePages(published.framework)).toContain('whole: true')
  expect(() => withWholePages(published.framework.replace('const stream = await', 'const streamed = await'))).toThrow(
    'does not hold once',
  )
  expect(() => withWholePages(withWholePages(published.framework))).toThrow('does not hold once')
})
