import { writable } from './writable.ts'

/** What is at the foot of each page, for eyes alone: a screen reader counts pages itself. */
export const drawFooters = (doc: PDFKit.PDFDocument, foot: string): void => {
  const { start, count } = doc.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at)
    const { height, width, margins } = doc.page
    const { bottom, left, right } = margins
    // else the foot would begin a page of its own
    margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    doc.font('regular').fontSize(8).fillColor('#555')
    const words = writable(`${foot} · ${at + 1} / ${count}`)
    doc.text(words, left, height - bottom + 14, { width: width - left - right, align: 'center', lineBreak: false })
    doc.endMarkedContent()
    margins.bottom = bottom
  }
}
