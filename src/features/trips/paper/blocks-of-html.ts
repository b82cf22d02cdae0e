import type { Element, ElementContent, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Block, type Line, type Run, type Shape, textOf } from './paper-block.ts'

type Look = Pick<Run, 'bold' | 'muted'>

const inline: ReadonlySet<string> = new Set(['span', 'strong', 'b', 'em', 'i', 'time', 'a', 'abbr', 'small'])
/** What is pressed, and what is seen and not said. */
const unwritten: ReadonlySet<string> = new Set(['button', 'form', 'script', 'style', 'template', 'input', 'output'])

const classesOf = ({ properties: { className } }: Element): readonly (string | number)[] =>
  Array.isArray(className) ? className : []

const isLeftOut = (element: Element): boolean =>
  unwritten.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  element.properties.hidden === true ||
  classesOf(element).includes('print:hidden')

const lookOf = (element: Element, around: Look): Look => {
  const classes = classesOf(element)
  return {
    bold:
      around.bold || element.tagName === 'strong' || classes.includes('font-semibold') || classes.includes('font-bold'),
    muted: (around.muted || classes.includes('text-muted')) && !classes.includes('text-ink'),
  }
}

/** Space as a browser would show it: one where there were several, none at either end. */
const collapsed = (runs: readonly Run[]): Line => {
  const kept: Run[] = []
  let isSpaced = true
  for (const { text, ...look } of runs) {
    const words = text.replaceAll(/[ \n\t]+/g, ' ')
    const shown: string = isSpaced ? words.trimStart() : words
    if (shown === '') continue
    isSpaced = shown.endsWith(' ')
    kept.push({ ...look, text: shown })
  }
  const last = kept.pop()
  const end = last?.text.trimEnd()
  return last && end ? [...kept, { ...last, text: end }] : kept
}

const drawingOf = (svg: Element): Block => {
  const [, , units] = String(svg.properties.viewBox).split(' ')
  const shapes = svg.children.flatMap((child): readonly Shape[] =>
    child.type === 'element' && child.tagName === 'path'
      ? [{ path: String(child.properties.d), fill: String(child.properties.fill) }]
      : [],
  )
  return { is: 'drawing', units: Number(units), shapes }
}

const headings: Readonly<Record<string, 1 | 2 | 3>> = { h1: 1, h2: 2, h3: 3, h4: 3 }

/** Reads markup from its top down; what it has read so far is a line that the next block ends. */
class Reader {
  readonly blocks: Block[] = []
  private runs: Run[] = []
  private name: Line = []
  private bullet = false

  read(nodes: readonly Nodes[], look: Look): void {
    for (const node of nodes) {
      if (node.type === 'text') this.runs.push({ ...look, text: node.value })
      else if (node.type === 'element') this.readElement(node, lookOf(node, look))
    }
  }

  private readElement(element: Element, look: Look): void {
    if (element.tagName === 'svg' && element.properties.dataPaper === 'drawing') return this.add(drawingOf(element))
    if (isLeftOut(element)) return
    const { tagName, children } = element
    if (inline.has(tagName) && !classesOf(element).includes('block')) return this.read(children, look)
    const heading = headings[tagName]
    if (heading) return this.add({ is: 'heading', level: heading, line: this.linesIn(children, look)[0] ?? [] })
    if (tagName === 'dt') return void (this.name = this.linesIn(children, look)[0] ?? [])
    if (tagName === 'dd') return this.addFact(element, this.linesIn(children, look))
    if (element.properties.dataPaper === 'row') return this.readRow(children, look)
    this.readBlock(element, look)
  }

  private readBlock({ tagName, children, ...element }: Element, look: Look): void {
    this.endLine()
    if (tagName === 'ul') {
      const before = this.bullet
      this.bullet = classesOf({ tagName, children, ...element }).includes('list-disc')
      this.read(children, look)
      this.bullet = before
    } else this.read(children, look)
    this.endLine()
  }

  /** What comes first beside all that follows. */
  private readRow(children: readonly ElementContent[], look: Look): void {
    const [first, ...others] = children
    this.name = this.linesIn(first ? [first] : [], look)[0] ?? []
    this.add({ is: 'fact', name: this.name, lines: this.linesIn(others, look), isAmount: false })
    this.name = []
  }

  private addFact(element: Element, lines: readonly Line[]): void {
    this.add({ is: 'fact', name: this.name, lines, isAmount: classesOf(element).includes('figures') })
    this.name = []
  }

  private linesIn(children: readonly Nodes[], look: Look): readonly Line[] {
    const reader = new Reader()
    reader.read(children, look)
    reader.endLine()
    return reader.blocks.flatMap((block) =>
      block.is === 'fact' ? [block.name, ...block.lines] : block.is === 'drawing' ? [] : [block.line],
    )
  }

  endLine(): void {
    const line = collapsed(this.runs)
    this.runs = []
    if (line.length > 0) this.blocks.push({ is: 'text', line, bullet: this.bullet })
  }

  private add(block: Block): void {
    this.endLine()
    if (block.is !== 'heading' || textOf(block.line) !== '') this.blocks.push(block)
  }
}

/**
 * What a page's own markup says, as blocks for paper: its headings, lines, names and what they stand for. What is pressed, hidden, or
 * not printed is left out.
 */
export const blocksOfHtml = (html: string): readonly Block[] => {
  const reader = new Reader()
  reader.read(fromHtml(html, { fragment: true }).children, { bold: false, muted: false })
  reader.endLine()
  return reader.blocks
}
