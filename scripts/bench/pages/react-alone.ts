import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type ReactElement, type ReactNode, createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The tree's names of properties are React's, but for those that have a hyphen. */
const propName = (name: string): string => {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`
  return /^data[A-Z]/.test(name) ? kebab(name) : name
}

const propsOf = ({ properties }: Element): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [propName(name), Array.isArray(value) ? value.join(' ') : value]),
  )

const textOf = ({ children }: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('')

const isRaw = ({ tagName }: Element): boolean => tagName === 'script' || tagName === 'style'

const elementOf = (element: Element): ReactElement => {
  const props = propsOf(element)
  if (isRaw(element))
    return createElement(element.tagName, { ...props, dangerouslySetInnerHTML: { __html: textOf(element) } })
  if (element.tagName === 'textarea') return createElement('textarea', { ...props, defaultValue: textOf(element) })
  const children = element.tagName === 'template' ? (element.content?.children ?? []) : element.children
  return createElement(element.tagName, props, ...children.map((child) => nodeOf(child)))
}

const nodeOf = (node: ElementContent | Root['children'][number]): ReactNode => {
  if (node.type === 'element') return elementOf(node)
  return node.type === 'text' ? node.value : null
}

/** The elements that a page's markup stands for, without the components that it was made of. */
export const elementsOfPage = (html: string): ReactElement => {
  const root = fromHtml(html).children.find((node) => node.type === 'element')
  if (!root) throw new Error('The page has no element')
  return elementOf(root)
}

/** React's server rendering of the elements, to its last byte. */
export const renderAlone = async (page: ReactElement): Promise<number> => {
  const stream = await renderToReadableStream(page)
  await stream.allReady
  return (await new Response(stream).arrayBuffer()).byteLength
}
