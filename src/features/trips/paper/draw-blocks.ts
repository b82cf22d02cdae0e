import { type Block, type Line, type Shape, textOf } from './paper-block.ts'
import { writable } from './writable.ts'

type Doc = PDFKit.PDFDocument

const sizes = { 1: 20, 2: 13, 3: 11 } as const
const size = 9.5
const nameWidth = 130
const gap = 12
const bulletWidth = 12
const drawingSide = 96

interface Place {
  readonly x: number
  readonly width: number
  readonly fontSize?: number
  readonly align?: 'right'
}

const heightOf = (doc: Doc, line: Line, { width, fontSize = size }: Place): number =>
  line.length === 0 ? 0 : doc.font('bold').fontSize(fontSize).heightOfString(textOf(line), { width, lineGap: 2 })

const write = (doc: Doc, line: Line, { x, width, fontSize = size, align = undefined }: Place): void => {
  doc.fontSize(fontSize)
  doc.x = x
  for (const [at, { text, bold, muted }] of line.entries()) {
    doc.font(bold ? 'bold' : 'regular').fillColor(muted ? '#555' : '#111')
    doc.text(writable(text), { width, lineGap: 2, continued: at < line.length - 1, ...(align && { align }) })
  }
}

/** Nothing is torn in two that fits on one page. */
const makeRoom = (doc: Doc, height: number): void => {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
}

const pageWidth = ({ page }: Doc): number => page.width - page.margins.left - page.margins.right

type Struct = PDFKit.PDFStructureElement
type Fact = Extract<Block, { is: 'fact' }>

const drawFact = (doc: Doc, list: Struct, { name, lines, isAmount }: Fact): void => {
  const { left } = doc.page.margins
  const whole = pageWidth(doc)
  const named: Place = { x: left, width: isAmount ? whole - 130 : nameWidth }
  const valued: Place = isAmount
    ? { x: left + whole - 120, width: 120, align: 'right' }
    : { x: left + nameWidth + gap, width: whole - nameWidth - gap }
  makeRoom(
    doc,
    Math.max(
      heightOf(doc, name, named),
      lines.reduce((sum, line) => sum + heightOf(doc, line, valued), 0),
    ),
  )
  const top = doc.y
  let end = top
  const item = doc.struct('LI')
  list.add(item)
  const column = (type: string, draw: () => void): void => {
    item.add(
      doc.struct(type, {}, () => {
        doc.y = top
        draw()
        end = Math.max(end, doc.y)
      }),
    )
  }
  if (name.length > 0)
    column('Lbl', () => write(doc, isAmount ? name : name.map((run) => ({ ...run, muted: !run.bold })), named))
  column('LBody', () => {
    for (const line of lines) write(doc, isAmount ? [{ text: textOf(line), bold: false, muted: false }] : line, valued)
  })
  item.end()
  doc.y = end + 2
}

const drawBullet = (doc: Doc, list: Struct, line: Line): void => {
  const { left } = doc.page.margins
  const place: Place = { x: left + bulletWidth, width: pageWidth(doc) - bulletWidth }
  makeRoom(doc, heightOf(doc, line, place))
  const top = doc.y
  const item = doc.struct('LI')
  list.add(item)
  item.add(
    doc.struct('Lbl', {}, () => write(doc, [{ text: '•', bold: false, muted: true }], { x: left, width: bulletWidth })),
  )
  item.add(
    doc.struct('LBody', {}, () => {
      doc.y = top
      write(doc, line, place)
    }),
  )
  item.end()
  doc.y += 2
}

/** For a camera alone: what it says stands in letters beside it. */
const drawShapes = (doc: Doc, units: number, shapes: readonly Shape[]): void => {
  makeRoom(doc, drawingSide + 24)
  const top = doc.y
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  doc.translate(doc.page.margins.left, top).scale(drawingSide / units)
  for (const { path, fill } of shapes) doc.path(path).fill(fill)
  doc.restore()
  doc.endMarkedContent()
  doc.y = top + drawingSide + 4
}

const isListed = (block: Block | undefined): boolean =>
  block !== undefined && (block.is === 'fact' || (block.is === 'text' && block.bullet))

/** Writes blocks one below another, each with the tag of what it is. */
export const drawBlocks = (doc: Doc, blocks: readonly Block[]): void => {
  const root = doc.struct('Document')
  doc.addStructure(root)
  let list: Struct | undefined
  for (const [at, block] of blocks.entries()) {
    const isInList = isListed(block)
    if (isInList && !list) {
      list = doc.struct('L')
      root.add(list)
    }
    drawBlock(doc, list ?? root, block, root)
    if (isInList && !isListed(blocks[at + 1])) {
      list?.end()
      list = undefined
    }
  }
  root.end()
}

const drawBlock = (doc: Doc, list: Struct, block: Block, root: Struct): void => {
  const place: Place = { x: doc.page.margins.left, width: pageWidth(doc) }
  switch (block.is) {
    case 'heading': {
      const fontSize = sizes[block.level]
      // with the first lines of what it heads
      makeRoom(doc, 10 + fontSize * 2 + 40)
      doc.y += block.level === 1 ? 0 : 12
      const line = block.line.map((run) => ({ ...run, bold: true }))
      root.add(doc.struct(`H${block.level}`, {}, () => write(doc, line, { ...place, fontSize })))
      doc.y += 4
      return
    }
    case 'fact':
      return drawFact(doc, list, block)
    case 'drawing':
      return drawShapes(doc, block.units, block.shapes)
    case 'text': {
      if (block.bullet) return drawBullet(doc, list, block.line)
      makeRoom(doc, heightOf(doc, block.line, place))
      root.add(doc.struct('P', {}, () => write(doc, block.line, place)))
      doc.y += 2
    }
  }
}
