import Pdf from 'pdfkit'
import type { Locale } from '#/i18n/locale.ts'
import { drawBlocks } from './draw-blocks.ts'
import { drawFooters } from './draw-footers.ts'
import type { Block } from './paper-block.ts'
import { typefaceFiles } from '#/styles/typeface-files.ts'

export interface Paper {
  /** of the document, as a reader's window and a screen reader tell it */
  readonly title: string
  readonly locale: Locale
  /** at the foot of every page, before its number */
  readonly foot: string
  /** ISO instant: the same booking makes the same file */
  readonly at: string
  readonly blocks: readonly Block[]
}

const margin = 48

const open = ({ title, locale, at }: Paper): PDFKit.PDFDocument => {
  const doc = new Pdf({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    // its types know it not yet
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    // none of the fonts that every reader has: they know no accents of their own
    font: null as unknown as string,
    info: { Title: title, Author: 'Trayecto', Producer: 'Trayecto', Creator: 'Trayecto', CreationDate: new Date(at) },
  })
  doc.registerFont('regular', typefaceFiles[500]).registerFont('bold', typefaceFiles[700])
  return doc.font('regular')
}

/** A tagged PDF: text that can be selected and heard, in the order in which it is read. */
export const drawPaper = async (paper: Paper): Promise<Uint8Array<ArrayBuffer>> => {
  const doc = open(paper)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const isWhole = new Promise<void>((resolve) => {
    doc.on('end', resolve)
  })
  doc.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part))
  drawBlocks(doc, paper.blocks)
  drawFooters(doc, paper.foot)
  doc.end()
  await isWhole
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
