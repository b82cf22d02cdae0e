import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { toHtml } from 'hast-util-to-html'
import { gfmTable } from 'micromark-extension-gfm-table'

/** CommonMark with tables. */
export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })

/** HTML in the Markdown itself is left out. */
export const markdownHtml = (children: readonly RootContent[]): string =>
  toHtml(toHast({ type: 'root', children: [...children] }))

export const inlineMarkdownHtml = (text: string): string => markdownHtml(parseMarkdown(text).children)

interface Problem {
  /** of the text, from 1 */
  readonly line: number
  readonly message: string
}

const problemOf = (node: RootContent): string | undefined => {
  if (node.type === 'html') return 'holds HTML; write Markdown'
  if (node.type === 'image' || node.type === 'imageReference') return 'holds a picture; scenes are the only ones'
  if (node.type === 'heading' && (node.depth < 2 || node.depth > 3)) return 'headings are ## or ###'
  if (node.type === 'link' && !/^(?:https:\/\/|\/(?!\/)|#)/.test(node.url)) return `cannot link to ${node.url}`
  if (node.type === 'link' && /^\/(?:es|en)(?:\/|$)/.test(node.url)) return 'links leave the language out'
  return undefined
}

/** What the site would not show as it was meant. */
export const markdownProblems = (nodes: readonly RootContent[]): readonly Problem[] =>
  nodes.flatMap((node) => {
    const message = problemOf(node)
    const own = message === undefined ? [] : [{ line: node.position?.start.line ?? 1, message }]
    return 'children' in node ? [...own, ...markdownProblems(node.children as readonly RootContent[])] : own
  })

/** Paths of the site that the Markdown links to. */
export const linkedPaths = (nodes: readonly RootContent[]): readonly string[] =>
  nodes.flatMap((node) => [
    ...(node.type === 'link' && node.url.startsWith('/') ? [node.url.replace(/[?#].*$/, '')] : []),
    ...('children' in node ? linkedPaths(node.children as readonly RootContent[]) : []),
  ])
