import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  Link,
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  useRouter,
} from '@tanstack/react-router'
import { type ReactElement, Suspense, useId } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HowItWorks } from '#/features/home/how-it-works.tsx'
import { PricePromise } from '#/features/home/price-promise.tsx'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { renderFragment } from './render-fragment.server.ts'
import { fragmentRouter } from './fragment-router.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const spoken = (part: ReactElement) => <I18nProvider i18n={i18n}>{part}</I18nProvider>

const drawn = async (page: ReactElement): Promise<string> =>
  new Response(await renderToReadableStream(spoken(page))).text()

const page = (island: ReactElement) => (
  <main>
    before
    {island}
    <Suspense>after</Suspense>
  </main>
)

const Broken = () => {
  throw new Error('broken')
}

const Labelled = () => <p id={useId()}>a text</p>

const Nonce = () => useRouter().options.context.page.nonce

describe('a part that is drawn by itself', () => {
  const words = (
    <>
      <PricePromise />a text, {7} <HowItWorks />
    </>
  )

  it('is to the letter what it is within its page', async () => {
    const markup = await renderFragment(spoken(words))
    const kept = await drawn(page(<StaticIsland markup={markup}>{null}</StaticIsland>))
    expect(markup).toContain('Book in three steps')
    expect(kept).toBe(await drawn(page(<StaticIsland>{words}</StaticIsland>)))
  })

  it('has ids that no other of its page has, though it is of the same component', async () => {
    const two = `${await renderFragment(<Labelled />)}${await renderFragment(<Labelled />)}`
    const ids = [...two.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  it.each([
    <link key="1" rel="stylesheet" href="/a.css" precedence="default" />,
    <title key="2">A</title>,
    <meta key="3" name="a" content="b" />,
    <script key="4" async src="/a.js" />,
  ])('is refused where it has what belongs into the head: %#', async (tag) => {
    await expect(renderFragment(<p>words {tag}</p>)).rejects.toThrow('head of its page')
  })

  it('is refused where any of it fails', async () => {
    await expect(
      renderFragment(
        <Suspense fallback="instead">
          <Broken />
        </Suspense>,
      ),
    ).rejects.toThrow('broken')
  })
})

describe('the router of a part', () => {
  const rootRoute = createRootRoute()
  const routeTree = rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path: '/explorar' })])
  const scope = { locale: 'en', nonce: 'n', requestId: 'r' }
  const router = createRouter({
    routeTree,
    isServer: true,
    history: createMemoryHistory({ initialEntries: ['/explorar'] }),
    context: { page: scope } as never,
  })
  const within = (part: ReactElement) => (
    <RouterContextProvider router={fragmentRouter(router) as never}>{part}</RouterContextProvider>
  )

  it('says where links lead, and that none of them is the page', async () => {
    const link = <Link to={'/explorar' as never}>Explore</Link>
    expect(await renderFragment(within(link))).toBe('<a href="/explorar">Explore</a>')
    const onPage = await renderFragment(<RouterContextProvider router={router as never}>{link}</RouterContextProvider>)
    expect(onPage).toContain('aria-current="page"')
  })

  it('has nothing of who asks', async () => {
    await expect(renderFragment(within(<Nonce />))).rejects.toThrow("the page's nonce")
  })
})
