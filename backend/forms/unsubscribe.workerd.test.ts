import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { call, keyOf } from '../sessions/traveller-for-tests.ts'

const subscribe = (email: string) =>
  call(
    '/forms/subscribe',
    { language: 'en', email, consent: true },
    { 'idempotency-key': keyOf(), 'x-visitor-address': crypto.randomUUID() },
  )

/** As the operator lists it (docs/operations.md). */
const linkOf = (email: string) =>
  env.DB.prepare(
    `SELECT '/unsubscribe?key=' || unsubscribe_key || '&language=' || language AS link FROM messages
      WHERE kind = 'subscribe' AND fields ->> '$.email' = ?`,
  )
    .bind(email)
    .first<string>('link')

/** A subscriber that nobody else in this file is, and their link. */
const subscriber = async () => {
  const email = `${crypto.randomUUID()}@example.com`
  await subscribe(email)
  return { email, link: (await linkOf(email)) ?? 'no link' }
}

const ask = async (link: string, init?: RequestInit) => {
  const response = await SELF.fetch(`http://backend${link}`, { redirect: 'manual', ...init })
  return { status: response.status, page: await response.text() }
}

const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

it('a link asks first, and changes nothing however often it is opened', async () => {
  const { email, link } = await subscriber()
  for (const _time of [1, 2]) {
    const { status, page } = await ask(link)
    expect([status, page.includes(email), page.includes('<form method="post">')]).toEqual([200, true, true])
  }
  expect(await linkOf(email)).toBe(link)
})

it('takes its own address off the list in one step, without a login, and says so again', async () => {
  const [{ email, link }, other] = [await subscriber(), await subscriber()]
  for (const _time of [1, 2]) {
    const { status, page } = await ask(link, oneClick)
    expect([status, page.includes('You are off the list')]).toEqual([200, true])
  }
  expect(await linkOf(email)).toBeNull()
  expect(await linkOf(other.email)).toBe(other.link)
  expect((await ask(link)).page).toContain('This link leads to no address on our list')
})

it('speaks the language that its mail was written in', async () => {
  const { email, link } = await subscriber()
  const spanish = link.replace('language=en', 'language=es')
  expect((await ask(spanish)).page).toMatch(
    new RegExp(`<html lang="es">.*¿Quieres dejar de recibir .* en ${email}\\?`, 's'),
  )
  expect((await ask(spanish, oneClick)).page).toContain('Saliste de la lista')
})

it('the link of an old mail leads off the list that somebody is on again', async () => {
  const { email, link } = await subscriber()
  await subscribe(email)
  expect(await linkOf(email)).toBe(link)
  await ask(link, oneClick)
  await subscribe(email)
  expect(await linkOf(email)).toBe(link)
})

it('a link of an address cannot be made up', async () => {
  const { email, link } = await subscriber()
  for (const key of ['', email, 'null', link.slice('/unsubscribe?key='.length, -'x&language=en'.length)])
    await ask(`/unsubscribe?key=${encodeURIComponent(key)}`, oneClick)
  expect(await linkOf(email)).toBe(link)
})
