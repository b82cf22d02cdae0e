import { Exit, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { pageFrom, pathFrom } from './content-mapper.server.ts'
import { PageAnswer, type WirePage } from './content-wire.server.ts'

const scene = { code: 'MAD', terrain: 'skyline', hour: 'dusk' }

const page = {
  path: '/espana',
  type: 'country',
  title: 'Spain',
  description: 'ours',
  lead: 'a',
  author: null,
  published: '2026-10-01T10:00:00Z',
  updated: '2026-11-01',
  metaTags: [],
  scene,
  airline: null,
  country: null,
  sections: [],
  related: [],
}

const read = (change: object) => Schema.decodeUnknownExit(PageAnswer)({ articleRoute: { ...page, ...change } })

const wire = (change: object): WirePage => {
  const answer = read(change)
  if (!Exit.isSuccess(answer) || !answer.value.articleRoute) throw new Error(String(answer))
  return answer.value.articleRoute
}

describe('a page of a content system', () => {
  it('brings days, however it writes them', () => {
    expect(pageFrom(wire({}), 'en', ['en'])).toMatchObject({
      published: '2026-10-01',
      updated: '2026-11-01',
      author: undefined,
    })
  })

  it.each(['0000-00-00', '2026-13-01', '', 'soon'])('has no day where it writes %j', (written) => {
    const days = { published: written, updated: written }
    expect(pageFrom(wire(days), 'en', ['en'])).toMatchObject({ published: undefined, updated: undefined })
    expect(pathFrom({ path: '/a', type: 'article', languages: ['en'], ...days }).updated).toBeUndefined()
  })

  it('describes itself by its meta tags; what it says of robots is dropped', () => {
    const found = pageFrom(
      wire({
        metaTags: [
          { name: 'robots', content: 'noindex, nofollow' },
          { name: 'description', content: 'theirs' },
        ],
      }),
      'en',
      ['en'],
    )
    expect(found.description).toBe('theirs')
    expect(JSON.stringify(found)).not.toContain('noindex')
  })

  it.each([
    [
      { ...scene, terrain: 'moon' },
      { code: 'MAD', terrain: 'hills', hour: 'dusk' },
    ],
    [
      { ...scene, landmark: 'toString' },
      { code: 'MAD', terrain: 'skyline', hour: 'dusk' },
    ],
    [
      { ...scene, code: '"><script>' },
      { code: 'script', terrain: 'skyline', hour: 'dusk' },
    ],
  ])('%j is drawn all the same', (asked, drawn) => {
    expect(pageFrom(wire({ scene: asked }), 'en', ['en']).scene).toEqual(drawn)
  })

  it('loses the sections that this site does not know, and no others', () => {
    const sections = [
      { __typename: 'Carousel', slides: 3 },
      { __typename: 'Notice', tone: 'info', text: 'a' },
    ]
    expect(pageFrom(wire({ sections }), 'en', ['en']).sections).toEqual([{ kind: 'Notice', tone: 'info', text: 'a' }])
  })

  it.each([
    ['a known section without what it needs', { sections: [{ __typename: 'Notice', tone: 'shout', text: 'a' }] }],
    ['a link that leaves the site', { related: [{ ...page, path: '//evil.example' }] }],
    [
      'a card that leads to a script',
      {
        sections: [
          { __typename: 'ImageCards', pages: [{ scene, title: 'a', text: 'b', href: 'javascript:alert(1)' }] },
        ],
      },
    ],
    ['no title', { title: null }],
    ['a type that is none', { type: 'casino' }],
  ])('cannot be read with %s', (_what, change) => {
    expect(Exit.isFailure(read(change))).toBe(true)
  })

  it('puts a section below the heading that its text ends in', () => {
    const faq = { __typename: 'Faq', title: 'Questions', questions: [] }
    const found = pageFrom(wire({ sections: [prose('<h2>a</h2>'), faq, prose('<h2>b</h2><p>c</p>'), faq] }), 'en', [
      'en',
    ])
    expect(found.sections.flatMap((section) => ('level' in section ? [section.level] : []))).toEqual([3, 2])
    expect(found.contents.map(({ id }) => id)).toEqual(['a', 'b', 'questions-2'])
  })
})

const prose = (html: string) => ({ __typename: 'Prose', html })
