import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { type Locale, localizePathname, splitLocale } from '#/i18n/locale.ts'
import type { Heading } from '../content-page.ts'

const words = (text: string): string[] => text.split(' ')

const tableParts = words('caption thead tbody tfoot tr th td')

/** What an editor's text may hold. Everything else is taken out, with what it holds where that was never meant to be read. */
const allowed: Schema = {
  tagNames: [
    ...words('p h1 h2 h3 h4 ul ol li dl dt dd blockquote hr br a strong b em i s del sub sup code pre abbr table'),
    ...tableParts,
  ],
  attributes: {
    a: ['href'],
    abbr: ['title'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  ancestors: Object.fromEntries(tableParts.map((name) => [name, ['table']])),
  strip: words(
    'script style iframe object embed applet svg math template noscript noembed noframes xmp plaintext title textarea select button audio video canvas head',
  ),
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
}

const isElement = (node: RootContent): node is Element => node.type === 'element'

const textOf = (node: RootContent | Root): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'section'

/** Gives each heading of a page an id of its own. */
export const createIds = () => {
  const taken = new Map<string, number>()
  return (text: string): string => {
    const slug = slugOf(text)
    const times = taken.get(slug) ?? 0
    taken.set(slug, times + 1)
    return times === 0 ? slug : `${slug}-${times + 1}`
  }
}

interface Setting {
  readonly locale: Locale
  readonly idOf: (text: string) => string
}

/** Links within the site keep to the language of the page; links out of it are nobody's recommendation. */
const normaliseLink = (node: Element, locale: Locale): void => {
  const href = String(node.properties.href ?? '')
  const isOwn = href.startsWith('/') && !/^\/[/\\]/.test(href)
  if (isOwn) {
    const address = new URL(href, 'https://site.invalid')
    const { locale: named, pathname } = splitLocale(address.pathname)
    node.properties.href = localizePathname(pathname, named ?? locale) + address.search + address.hash
  } else if (/^https?:/i.test(href)) node.properties.rel = ['nofollow', 'noopener']
  else if (!/^(?:mailto:|tel:|#)/i.test(href)) delete node.properties.href
}

const inScrolledBox = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['prose-table'], tabIndex: 0 },
  children: [table],
})

const normalise = (node: ElementContent | RootContent, setting: Setting): ElementContent | RootContent => {
  if (!isElement(node)) return node
  if (node.tagName === 'h1') node.tagName = 'h2'
  if (node.tagName === 'h2' || node.tagName === 'h3') node.properties.id = setting.idOf(textOf(node))
  if (node.tagName === 'a') normaliseLink(node, setting.locale)
  node.children = node.children.map((child) => normalise(child, setting) as ElementContent)
  return node.tagName === 'table' ? inScrolledBox(node) : node
}

const headingsOf = (tree: Root): readonly Heading[] =>
  tree.children
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'h2')
    .map((node) => ({ id: String(node.properties.id), title: textOf(node).trim() }))

interface CleanHtml {
  readonly html: string
  readonly headings: readonly Heading[]
}

/**
 * Somebody's HTML as the site may show it: nothing that runs, loads, styles or leads to a script, whatever was written
 * (rule content-2). Its headings carry ids.
 */
export const cleanHtml = (html: string, setting: Setting): CleanHtml => {
  const tree = sanitize(fromHtml(html, { fragment: true }), allowed) as Root
  tree.children = tree.children.map((node) => normalise(node, setting) as RootContent)
  return { html: toHtml(tree), headings: headingsOf(tree) }
}
