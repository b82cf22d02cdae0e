import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildMapPage, serveFolders } from '../../scripts/map-page/build-map-page.ts'
import { type Page, expect, test } from '../test.ts'

/** The map on a page of its own, with the land of the site's build. */
const folder = mkdtempSync(path.join(tmpdir(), 'map-page-'))
let server: Server

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  await buildMapPage(folder, { hasLand: false })
  server = await serveFolders([folder, 'dist/client'], 0)
})

test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const open = (page: Page, pins: number) => {
  const { port } = server.address() as AddressInfo
  // it is no page of the site, whose client would be waited for
  return page.goto(`http://127.0.0.1:${port}/?town=cartagena&pins=${pins}`, { waitUntil: 'load' })
}

test('list and map answer each other, with the pointer', async ({ page }) => {
  await open(page, 40)
  const [card, pin] = [page.getByRole('listitem').first(), page.getByRole('button', { name: 'Item 0, $80' })]
  await expect(pin).toBeVisible()
  await expect(page.locator('.map-coast').first()).toBeAttached()
  await card.hover()
  await expect(pin).toHaveCSS('background-color', 'rgb(26, 34, 38)')
  await page.getByRole('button', { name: 'Item 39, $623' }).hover()
  await expect(pin).not.toHaveCSS('background-color', 'rgb(26, 34, 38)')
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toHaveAttribute('data-chosen', 'true')
  await expect(page.getByText('Chosen: Item 0, $80')).toBeVisible()
  const before = await pin.boundingBox()
  await page.mouse.move(1300, 800)
  await page.mouse.down()
  await page.mouse.move(1200, 700, { steps: 5 })
  await page.mouse.up()
  const after = await pin.boundingBox()
  expect(Math.round((after?.x ?? 0) - (before?.x ?? 0))).toBe(-100)
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
})

test('pins are one tab stop; arrows go among them, Enter chooses, Escape goes back to the list', async ({ page }) => {
  await open(page, 40)
  const first = page.getByRole('button', { name: 'Item 0, $80' })
  await expect(first).toBeVisible()
  await page.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const next = page.locator('[data-pin] button:focus')
  await expect(next).not.toHaveAccessibleName('Item 0, $80')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Item 0, $80' })).toBeFocused()
})

test('on a phone the map is a sheet of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 12)
  await expect(page.locator('[data-pin]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Map' }).click()
  const sheet = page.getByRole('dialog', { name: 'Map of items' })
  await sheet.getByRole('button', { name: 'Item 11, $487' }).click()
  await expect(sheet.getByText('Chosen: Item 11, $487')).toBeVisible()
  await page.getByRole('button', { name: 'List' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Map' })).toBeFocused()
})
