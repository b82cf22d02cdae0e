import { RouterProvider, createRootRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import { runWithStartContext } from '@tanstack/start-storage-context'
import { type ReactNode, Suspense, use } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { logWhatTheFrameworkSays } from './framework-lines.ts'

afterEach(() => vi.restoreAllMocks())

/** Throws after the page around it has been sent. */
function Late({ after }: { readonly after: Promise<void> }): ReactNode {
  use(after)
  throw new Error('no words for ana@example.com, card 4111 1111 1111 1111')
}

it('a component that throws after the page began is one line, without what is a traveller’s', async () => {
  const lines: unknown[][] = []
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void lines.push(said))
  logWhatTheFrameworkSays()
  const after = new Promise<void>((resolve) => setTimeout(resolve, 20))
  const page = () => (
    <html lang="en">
      <body>
        <h1>Here</h1>
        <Suspense fallback="Wait">
          <Late after={after} />
        </Suspense>
      </body>
    </html>
  )
  const handle = createRequestHandler({
    request: new Request('http://site/'),
    createRouter: () => createRouter({ routeTree: createRootRoute({ component: page }) }),
  })
  const inRequest = { contextAfterGlobalMiddlewares: { requestId: 'request-1' } } as never
  const answer = await runWithStartContext(inRequest, () =>
    handle(({ request, router, responseHeaders }) =>
      renderRouterToStream({ request, router, responseHeaders, children: <RouterProvider router={router} /> }),
    ),
  )
  expect(await answer.text()).toContain('<h1>Here</h1>')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toHaveLength(1)
  const line = String(lines[0]?.[0])
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'page_error',
    requestId: 'request-1',
    error: { name: 'Error' },
  })
  expect(line).not.toMatch(/ana@example|4111/)
})
