import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect } from '../test.ts'

/** What a reader of PDFs tells of a file that is taken from the page. */
export const taken = async (page: Page, name: string) => {
  const link = page.getByRole('link', { name })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.body()))
  const [{ info }, { text }] = [await getMeta(pdf), await extractText(pdf, { mergePages: true })]
  return { name: answer.headers()['content-disposition'], info, text: text.replaceAll(/\s/g, ' ') }
}
