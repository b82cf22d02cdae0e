import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readContent } from '../../../scripts/content/read-content.ts'
import { shownPage } from '../../../scripts/content/shown-page.ts'
import { messages as en } from '#/i18n/catalogues/en.po'
import { messages as es } from '#/i18n/catalogues/es.po'
import type { ContentPage, Section } from './content-page.ts'
import { CruiseTeaser } from './parts/cruise-teaser.tsx'
import { FlightList } from './parts/flight-list.tsx'
import { routeKey } from './parts/flight-links.ts'
import { PageHeader } from './page/page-header.tsx'
import { StaticSection } from './parts/static-section.tsx'

const catalogues = { es, en }

/** A part as it is drawn for a page, all of whose parts have ids of their own. */
const render = (locale: 'es' | 'en', children: ReactNode, identifierPrefix: string): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: catalogues[locale] } })}>{children}</I18nProvider>,
    { identifierPrefix },
  )

const sectionOf = (section: Section, { airline }: ContentPage): ReactNode => {
  if (section.kind === 'CruiseTeaser')
    return <CruiseTeaser section={section} found={{ path: '/cruceros', cruises: [] }} />
  if (section.kind !== 'PopularFlights' && section.kind !== 'CheapestFlights')
    return <StaticSection section={section} airline={airline} />
  const link = { results: '/vuelos/results?a=b', cheapest: '/', stay: 6 }
  return (
    <FlightList
      section={section}
      links={Object.fromEntries(section.routes.map((route) => [routeKey(route, section.airlineCode), link]))}
    />
  )
}

const { pages } = readContent()

describe('every page of content can be shown', () => {
  it.each(pages.map((page) => [page.language, page.path, page] as const))('%s %s', async (language, _path, written) => {
    const page = await shownPage(written)
    const parts = [
      <PageHeader key="header" page={page} isPlain={false} />,
      ...page.sections.map((section) => sectionOf(section, page)),
    ]
    const html = parts.map((part, at) => render(language, part, `p${at}-`)).join('')
    expect(page.sections).toHaveLength(written.sections.length)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of page.contents) expect(ids).toContain(id)
    expect(html).not.toMatch(/undefined|NaN|\[object|null</)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g))
      expect(href).toMatch(new RegExp(`^(?:/${language}(?:/|$|\\?)|https://|#)`))
    const levels = [...html.matchAll(/<h([1-4])/g)].map(([, level]) => Number(level))
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  })
})

it('a page that says neither who wrote it nor when says nothing in their place', async () => {
  const written = pages.find(({ type }) => type === 'article')
  if (!written) throw new Error('there are articles')
  const page = { ...(await shownPage(written)), author: undefined, published: undefined, updated: undefined }
  expect(render('en', <PageHeader page={page} isPlain={false} />, 'p-')).not.toMatch(/<time|Updated|·/)
})
