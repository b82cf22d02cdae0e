import { describe, expect, it } from 'vitest'
import { formatMoment } from '#domain/time/moment.ts'
import { keeping, outdated, offlineCopyOf, stylesOf } from './offline-copy.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/b.css"/>
<script nonce="x">window.a = "<b>"</script></head><body><div data-kept-note="true" hidden="" class="n">kept</div><p hidden="">other</p>
<script type="module" src="/assets/c.js"></script></body></html>`

describe('a page that is read alone', () => {
  const copy = offlineCopyOf(page)
  it('has no scripts', () => expect(copy).not.toMatch(/script|modulepreload|window/))
  it('shows its note, and hides what was hidden', () => {
    expect(copy).toContain('<div data-kept-note="true" class="n">kept</div>')
    expect(copy).toContain('<p hidden="">other</p>')
  })
  it('hides what needs a network or scripts', () => {
    const sent = '<div data-needs-network="true" class="flex"><button type="button">Print</button></div><p>kept</p>'
    expect(offlineCopyOf(sent)).toBe(sent.replace('<div', '<div hidden=""'))
  })
  it('tells its moments by the clock of this device, in its own language', () => {
    const sent = '<html lang="en"><p><time dateTime="2026-11-22T01:05:00Z" data-moment="true">late</time>.</p></html>'
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(offlineCopyOf(sent)).toContain(`>${formatMoment('2026-11-22T01:05:00Z', 'en', zone)}</time>.</p>`)
  })
  it('keeps its styles', () => expect(stylesOf(copy)).toEqual(['/assets/b.css']))
})

const at = (path: string): string => `https://trayecto.example${path}`

describe('copies that have to go', () => {
  const now = 1_800_000_000_000
  const day = 86_400_000
  const copyOf = (path: string, age: number, ...styles: string[]) => ({
    url: at(path),
    copy: { at: now - age, styles },
  })
  const style = (path: string) => ({ url: at(path), copy: undefined })

  it('the oldest beyond the most that stay', () => {
    const copies = Array.from({ length: keeping.most + 2 }, (_, age) => copyOf(`/${age}`, age * 1000))
    expect(outdated(copies, now)).toEqual([at(`/${keeping.most}`), at(`/${keeping.most + 1}`)])
  })
  it.each([
    [keeping.days, []],
    [keeping.days + 0.01, [at('/a')]],
  ])('after %f days', (days, gone) => expect(outdated([copyOf('/a', days * day)], now)).toEqual(gone))
  it('with the styles that no other copy needs', () => {
    const kept = [
      copyOf('/old', 31 * day, '/assets/old.css', '/assets/both.css'),
      style('/assets/old.css'),
      copyOf('/new', day, '/assets/both.css'),
      style('/assets/both.css'),
    ]
    expect(outdated(kept, now)).toEqual([at('/old'), at('/assets/old.css')])
  })
})
