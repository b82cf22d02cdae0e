import { type APIRequestContext, expect, test } from '../test.ts'
import { languages } from '../screens.ts'

const together = 6

interface Looked {
  readonly status: number
  readonly html: string
}

const look = async (request: APIRequestContext, path: string): Promise<Looked> => {
  const answer = await request.get(path, { maxRedirects: 0 })
  const isPage = answer.headers()['content-type']?.startsWith('text/html')
  return { status: answer.status(), html: isPage ? await answer.text() : '' }
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const attributes = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value]) => unescaped(value ?? ''))

/** Addresses of this site that a page leads to or is made of, without the place within them. */
const linksOf = (html: string): readonly string[] =>
  attributes(html, /\s(?:href|src)="(\/(?!\/)[^"]*)"/g).map((link) => link.replace(/#.*/, ''))

/** Places within a page that it leads to and does not have. */
const lostPlaces = (html: string): readonly string[] => {
  const ids = new Set(attributes(html, /\sid="([^"]+)"/g))
  return attributes(html, /\shref="#([^"]+)"/g).filter((id) => !ids.has(decodeURIComponent(id)))
}

/** Pages that are read, which are looked through for more links; a page of results is only looked at. */
const isLookedThrough = (path: string): boolean => !path.includes('?')

for (const language of languages) {
  test(`no link of the whole site is broken, from its start in ${language}`, async ({ request }) => {
    test.setTimeout(240_000)
    const seen = new Set([`/${language}`])
    const waiting = [...seen]
    const faults: string[] = []
    const visit = async (path: string): Promise<void> => {
      const { status, html } = await look(request, path)
      if (status !== 200) faults.push(`${path}: ${status}`)
      faults.push(...lostPlaces(html).map((id) => `${path}: #${id}`))
      if (!isLookedThrough(path)) return
      for (const link of linksOf(html)) {
        const isOfLanguage = !languages.some((other) => other !== language && link.startsWith(`/${other}`))
        if (seen.has(link) || !isOfLanguage) continue
        seen.add(link)
        waiting.push(link)
      }
    }
    while (waiting.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- what is looked at next is not known before
      await Promise.all(waiting.splice(0, together).map(visit))
    }
    expect(faults).toEqual([])
    expect(seen.size).toBeGreaterThan(150)
    test.info().annotations.push({ type: 'addresses', description: String(seen.size) })
  })
}
