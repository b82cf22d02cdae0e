import { assert, property, record, string, subarray, uniqueArray, constantFrom } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readContent } from '../../../../scripts/content/read-content.ts'
import { locales } from '#/i18n/locale.ts'
import { publicHead } from '#/i18n/page-head.ts'
import type { ContentPath } from '../content-page.ts'
import { ownPublicPages } from './own-pages.ts'
import { sitemapPages, sitemapXml } from './sitemap.ts'

const origin = 'https://trayecto.test'

const paths: readonly ContentPath[] = readContent()
  .pages.filter(({ language }) => language === 'es')
  .map(({ path, type, published, updated }) => ({ path, type, languages: locales, published, updated }))

const page = (given: Partial<ContentPath>): ContentPath => ({
  path: '/espana',
  type: 'country',
  languages: locales,
  published: '2026-03-01',
  updated: '2026-03-01',
  ...given,
})

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

const locationsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address))

const entryOf = (xml: string, address: string): string =>
  xml.split('\n').find((line) => line.includes(`<loc>${address}</loc>`)) ?? ''

/** What is left open when every element that begins has been closed in order; `!` where something else was closed. */
const openAtEnd = (xml: string): readonly string[] =>
  [...xml.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*(\/?)>/g)].reduce<string[]>(
    (open, [, closing, name = '', empty]) => {
      if (empty) return open
      if (!closing) return [...open, name]
      return open.at(-1) === name ? open.slice(0, -1) : [...open, '!']
    },
    [],
  )

describe('the map of the site', () => {
  const xml = sitemapXml(origin, sitemapPages(paths))

  it('has every page of the site and of content once in each language', () => {
    const expected = [...ownPublicPages, ...paths.map(({ path }) => path)].flatMap((path) =>
      locales.map((locale) => `${origin}/${locale}${path === '/' ? '' : path}`),
    )
    expect(locationsIn(xml).toSorted()).toEqual(expected.toSorted())
    expect(new Set(expected).size).toBe(expected.length)
  })

  it.each(['/paquetes', '/vuelos', '/espana'])('leaves out what the operator has switched off or moved: %s', (path) => {
    const found = locationsIn(
      sitemapXml(
        origin,
        sitemapPages(paths, (one) => one === path),
      ),
    )
    expect(found).toEqual(
      locationsIn(xml).filter((address) => !/^\/e[ns](.*)$/.exec(new URL(address).pathname)?.[1]?.match(`^${path}$`)),
    )
    expect(found).toHaveLength(locationsIn(xml).length - 2)
  })

  it.each(['/', '/espana', '/articulos', '/politica-de-privacidad'])('points to %s as its head does', (pathname) => {
    const { links } = publicHead({ locale: 'en', origin, pathname, title: 'a' })
    const [canonical, ...alternates] = links
    const written = [...entryOf(xml, canonical?.href ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(written.map(([, hrefLang, href]) => ({ rel: 'alternate', hrefLang, href }))).toEqual(alternates)
  })

  it('is well formed whatever pages are called', () => {
    const anyPage = record({
      path: string({ unit: 'grapheme' }).map((text) => `/${text}`),
      languages: subarray([...locales], { minLength: 1 }),
      changed: constantFrom(undefined, '2026-03-01'),
    })
    assert(
      property(uniqueArray(anyPage, { selector: ({ path }) => path }), (pages) => {
        const drawn = sitemapXml(origin, pages)
        expect(openAtEnd(drawn)).toEqual([])
        expect(drawn.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|apos;)/)
        expect(locationsIn(drawn)).toEqual(
          pages.flatMap(({ path, languages }) =>
            languages.map((locale) => `${origin}/${locale}${path === '/' ? '' : path}`),
          ),
        )
      }),
    )
  })

  it.each(['/booking/a', '/api', '/a/b/c/d', '/espa"ña', '/es/espana', '/espana?a=b', '//evil.example'])(
    'leaves out %s, where no content can be',
    (path) => expect(sitemapPages([page({ path })])).toEqual(sitemapPages([])),
  )

  it('a page in one language alone is there once, and points nowhere', () => {
    const single = sitemapXml(origin, sitemapPages([page({ languages: ['en'] })]))
    expect(locationsIn(single)).not.toContain(`${origin}/es/espana`)
    expect(entryOf(single, `${origin}/en/espana`)).not.toContain('xhtml:link')
  })

  it('says when a page was changed, and that a list has changed with the newest page in it', () => {
    const drawn = sitemapXml(
      origin,
      sitemapPages([
        page({ path: '/vuelos', type: 'page', updated: '2026-01-05' }),
        page({ published: '2026-02-10', updated: '2026-04-01' }),
        page({ path: '/articulos', type: 'page', updated: '2026-05-01' }),
        page({ path: '/articulos/a', type: 'article', published: '2026-01-01' }),
      ]),
    )
    const changed = (path: string) => /<lastmod>([^<]+)/.exec(entryOf(drawn, `${origin}/es${path}`))?.[1]
    expect(changed('/espana')).toBe('2026-04-01')
    expect(changed('/vuelos')).toBe('2026-02-10')
    expect(changed('/articulos')).toBe('2026-05-01')
    expect(changed('/politica-de-privacidad')).toBeUndefined()
  })
})
