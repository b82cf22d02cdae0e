import { isRedirect } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import type { LoadedContent } from '#/features/content/loaded-content.ts'
import { findContent } from './find-content.ts'

const loaded = vi.hoisted(() => ({ value: { state: 'missing' } as LoadedContent }))
vi.mock(import('./content-loader.functions.ts'), () => ({ loadContent: async () => loaded.value }) as never)
vi.mock(import('./content-status.server.ts'), () => ({ setStatusOnServer: () => undefined }))
vi.mock(import('#/features/visitor/read-page-scope.ts'), () => ({ pageScope: () => ({ prefixed: false }) }) as never)

const ledTo = async (found: LoadedContent, searchStr = '', hash = '') => {
  loaded.value = found
  const thrown: unknown = await findContent('/articulos/visa', { searchStr, hash }).catch((reason: unknown) => reason)
  return isRedirect(thrown) ? thrown.options : thrown
}

const elsewhere = { path: '/articulos/visa', onlyIn: 'es' } as const
const leadsTo = 'https://trayecto.test/es/articulos/visa'

it.each([
  ['a campaign’s words', '?utm_source=a&utm_medium=b', '', `${leadsTo}?utm_source=a&utm_medium=b`],
  ['a part of the page', '', 'plazos', `${leadsTo}#plazos`],
  ['both', '?utm_source=a', 'plazos', `${leadsTo}?utm_source=a#plazos`],
  ['neither', '', '', leadsTo],
])('a page in another language is led to with %s', async (_name, searchStr, hash, href) => {
  const led = await ledTo({ state: 'missing', elsewhere, leadsTo }, searchStr, hash)
  expect(led).toMatchObject({ href, reloadDocument: true })
})

it('a page that has moved on the site keeps both, and one that has moved elsewhere neither', async () => {
  expect(await ledTo({ state: 'moved', to: '/articulos/visado' }, '?utm_source=a', 'plazos')).toMatchObject({
    to: '/articulos/visado',
    search: true,
    hash: true,
  })
  const outside = 'https://partner.example/a?b=1'
  expect(await ledTo({ state: 'moved', to: outside }, '?utm_source=a', 'plazos')).toMatchObject({ href: outside })
})

it('what leads to a tab of the home page opens it', async () => {
  expect(await ledTo({ state: 'moved', to: '/?tab=hotels' })).toMatchObject({ to: '/', search: { tab: 'hotels' } })
})
