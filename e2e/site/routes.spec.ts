import { type Page, expect, test } from '../test.ts'
import { violationsOf } from '../axe.ts'
import { bookingRoutes } from '../booking/booking-routes.ts'
import { becomeVisitor } from '../booking/paying.ts'
import { readyVisitor } from '../booking/ready-visitor.ts'
import { languages } from '../screens.ts'
import { ports } from '../servers.ts'
import { type Language, type SiteRoute, guardedRoutes, openRoutes } from './site-routes.ts'

/** The site's name is left out of what is too long with it. */
const titleOf = (title: string): RegExp => new RegExp(`^(?:.*${title}.* · Trayecto|(?=.{55}).*${title}.*|Trayecto)$`)

const pathIn = (language: Language, path: string): string => `/${language}${path === '/' ? '' : path}`

/** What stands in a page as it is read: without scripts, and without what they would move into it later. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script[\s\S]*?<\/script>|<template[\s\S]*?<\/template>|<div hidden[\s\S]*$/g, '')

const textOfTitle = (html: string): string =>
  (/<title>([^<]*)/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const expectPage = async (page: Page, route: SiteRoute, language: Language): Promise<void> => {
  const { layout, kind, title, path } = route
  const said = expect.configure({ soft: true, message: route.route })
  await said(page).toHaveTitle(titleOf(title[language]))
  await said(page.locator('html')).toHaveAttribute('lang', language)
  await said(page.locator('main')).toHaveAttribute('data-layout', layout)
  await said(page.locator('h1')).toHaveCount(1)
  const robots = page.locator('meta[name=robots][content=noindex]')
  const canonical = page.locator('link[rel=canonical]')
  if (kind === 'public') {
    await said(robots).toHaveCount(0)
    const { origin } = new URL(page.url())
    await said(canonical).toHaveAttribute('href', `${origin}${pathIn(language, path)}`)
    await said(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3)
  } else {
    await said(robots).toHaveCount(1)
    said(await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      route.isSearch ? [page.url()] : [],
    )
  }
}

/** Axe looks at each route in one language, by turns: what differs between the two is words. */
const expectSound = async (page: Page, routes: readonly SiteRoute[], route: SiteRoute, language: Language) => {
  if (languages[routes.indexOf(route) % languages.length] === language)
    expect.soft(await violationsOf(page), route.route).toEqual([])
}

/** The same of a page as it is sent. */
const expectSent = (sent: string, url: string, route: SiteRoute, language: Language): void => {
  const { layout, kind, title, path } = route
  const html = withoutScripts(sent)
  expect.soft(textOfTitle(html), route.route).toMatch(titleOf(title[language]))
  expect.soft(html, route.route).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
  expect.soft(html, route.route).toMatch(new RegExp(`<main[^>]* data-layout="${layout}"`))
  expect.soft(html.match(/<h1[\s>]/g), route.route).toHaveLength(1)
  const isUnlisted = /<meta name="robots" content="noindex/.test(html)
  expect.soft(isUnlisted, route.route).toBe(kind !== 'public')
  const canonical = [...html.matchAll(/<link[^>]*rel="canonical"[^>]*>/g)].map(([link]) =>
    /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&'),
  )
  const own = kind === 'public' ? [new URL(pathIn(language, path), url).href] : route.isSearch ? [url] : []
  expect.soft(canonical, route.route).toEqual(own)
  if (kind === 'public') expect.soft(html.match(/<link[^>]*hreflang="/gi), route.route).toHaveLength(3)
}

/** One visit goes through them all, as a page of a browser that has the scripts already takes a third of the time. */
test.describe('every route of the site, with scripts', () => {
  test.setTimeout(180_000)

  for (const language of languages) {
    test(`each route in ${language}`, async ({ page }) => {
      for (const route of openRoutes) {
        const answer = await page.goto(`/${language}${route.path}`)
        expect.soft(answer?.status(), route.route).toBe(200)
        await expectPage(page, route, language)
        await expectSound(page, openRoutes, route, language)
      }
    })

    test(`each page of a booking in ${language}`, async ({ page }) => {
      // pages that lead to where the money is taken stay to be looked at
      await page.route(/\/pay[/?]/, (leaving) => leaving.fulfill({ status: 204 }))
      for (const route of bookingRoutes) {
        const visitor = await readyVisitor(undefined, new URL(`http://localhost:${ports.site}`), language)
        const query = await route.arrange(visitor)
        await becomeVisitor(page, visitor)
        // a page that leads on by itself may do so before all of it is loaded
        const answer = await page.goto(`/${language}${route.path}${query}`, { waitUntil: 'commit' })
        expect.soft(answer?.status(), route.route).toBe(200)
        await expectPage(page, route, language)
        await expectSound(page, bookingRoutes, route, language)
      }
    })

    test(`whoever has no booking is led home from its pages, in ${language}`, async ({ page }) => {
      for (const path of guardedRoutes) {
        await page.goto(`/${language}${path}`)
        await expect(page, path).toHaveURL(`/${language}`)
      }
    })
  }
})

/** Without scripts a page is what the server sends: it is read, and no browser is opened for it. */
test.describe('every route of the site, without scripts', () => {
  for (const language of languages) {
    test(`each route in ${language}`, async ({ request }) => {
      for (const route of openRoutes) {
        const answer = await request.get(pathIn(language, route.path), { maxRedirects: 0 })
        expect(answer.status(), route.route).toBe(200)
        expectSent(await answer.text(), answer.url(), route, language)
      }
    })

    test(`each page of a booking in ${language}`, async ({ request }) => {
      for (const route of bookingRoutes) {
        const visitor = await readyVisitor(undefined, new URL(`http://localhost:${ports.site}`), language)
        const query = await route.arrange(visitor)
        const answer = await request.get(`/${language}${route.path}${query}`, {
          maxRedirects: 0,
          headers: { cookie: visitor.visitor.cookie() },
        })
        expect(answer.status(), route.route).toBe(200)
        expectSent(await answer.text(), answer.url(), route, language)
      }
    })

    test(`whoever has no booking is led home from its pages, in ${language}, without scripts`, async ({ request }) => {
      for (const path of guardedRoutes) {
        const answer = await request.get(`/${language}${path}`)
        expect(new URL(answer.url()).pathname, path).toBe(`/${language}`)
        expect(answer.status(), path).toBe(200)
      }
    })
  }
})
