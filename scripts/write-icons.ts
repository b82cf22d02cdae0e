import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from './browser.ts'

/** Draws the icons of the installed app from `public/favicon.svg`: run it after changing that. */
const drawing = readFileSync('public/favicon.svg', 'utf8')

/** Systems cut maskable icons to shapes of their own: the ground reaches every edge, the drawing keeps to the middle. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 48 48"><path fill="#0f6b5c" d="M-8-8h48v48H-8Z"/>${drawing}</svg>`

const icons = [
  { file: 'any-192', size: 192, svg: drawing },
  { file: 'any-512', size: 512, svg: drawing },
  { file: 'maskable-512', size: 512, svg: maskable },
  { file: 'touch-180', size: 180, svg: maskable },
]

mkdirSync('public/icons', { recursive: true })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
for (const { file, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>html,body{margin:0;background:none}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  await page.screenshot({ path: `public/icons/${file}.png`, omitBackground: true })
  await page.close()
}
await browser.close()
