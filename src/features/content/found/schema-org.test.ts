import { setupI18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { readContent } from '../../../../scripts/content/read-content.ts'
import { shownPage } from '../../../../scripts/content/shown-page.ts'
import { messages as en } from '#/i18n/catalogues/en.po'
import { messages as es } from '#/i18n/catalogues/es.po'
import { type ContentPage, contentTypes } from '../content-page.ts'
import { schemaOrgOf } from './schema-org.ts'

const origin = 'https://trayecto.test'
const i18n = { es: setupI18n({ locale: 'es', messages: { es } }), en: setupI18n({ locale: 'en', messages: { en } }) }
const { pages } = readContent()

let sample: ContentPage
beforeAll(async () => {
  const [first] = pages
  if (!first) throw new Error('no content')
  sample = await shownPage(first)
})

const nodesOf = (page: ContentPage) => new Map(schemaOrgOf(page, origin, i18n[page.locale]).map((n) => [n['@type'], n]))

const isAddress = (value: unknown) => typeof value === 'string' && new URL(value).origin === origin

describe('what search engines are told of a page', () => {
  it.each(pages.map((page) => [page.language, page.path, page] as const))(
    '%s %s is complete',
    async (_, __, written) => {
      const page = await shownPage(written)
      const nodes = nodesOf(page)
      const { itemListElement: stops } = nodes.get('BreadcrumbList') as { itemListElement: Record<string, unknown>[] }
      expect(stops.map(({ position }) => position)).toEqual(stops.map((_stop, index) => index + 1))
      for (const { name, item } of stops) expect([name !== '', isAddress(item)]).toEqual([true, true])
      expect(stops.at(-1)).toMatchObject({ name: page.title, item: `${origin}/${page.locale}${page.path}` })
      const faq = nodes.get('FAQPage') as
        | { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
        | undefined
      for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
        expect(name).not.toBe('')
        expect(acceptedAnswer.text).toMatch(/\S/)
        expect(acceptedAnswer.text).not.toMatch(/<\w|&#?\w+;/)
      }
    },
  )

  it.each(contentTypes)('of the kind %s', (type) => {
    const nodes = nodesOf({ ...sample, type, sections: [] })
    const read = { article: 'Article', news: 'NewsArticle', inspiration: 'Article' } as const
    const expected = type in read ? [read[type as keyof typeof read]] : []
    expect([...nodes.keys()]).toEqual(['Organization', 'BreadcrumbList', ...expected])
  })

  it('an article says what it is called, when it was written, by whom, and how it looks', () => {
    const node = nodesOf({ ...sample, type: 'article', path: '/articulos/a', author: 'Ana' }).get('Article')
    expect(node).toMatchObject({
      headline: sample.title,
      datePublished: sample.published,
      dateModified: sample.updated,
      image: `${origin}/og/${sample.locale}/articulos/a.png`,
      author: { name: 'Ana' },
      publisher: { '@id': `${origin}/#organization` },
    })
    expect(nodesOf(sample).get('Organization')).toMatchObject({ '@id': `${origin}/#organization`, name: 'Trayecto' })
  })

  it('an answer is its words, without the signs of HTML', () => {
    const html = '<p>Bags &amp; fees: 10&#xA0;kg, <b>&lt; 55&#160;cm</b> &unknown;</p>'
    const section = {
      kind: 'Faq',
      id: 'a',
      title: undefined,
      level: 2,
      questions: [{ question: 'How much?', html }],
    } as const
    expect(nodesOf({ ...sample, sections: [section] }).get('FAQPage')).toMatchObject({
      mainEntity: [{ name: 'How much?', acceptedAnswer: { text: 'Bags & fees: 10 kg, < 55 cm &unknown;' } }],
    })
  })
})
