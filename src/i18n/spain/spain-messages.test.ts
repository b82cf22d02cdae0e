import { globSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import { messages as neutral } from '../catalogues/es.po'
import { createTranslator } from '../catalogue.ts'
import { differences } from './differences.ts'
import { allInSpain, inSpain, spainMessages } from './spain-messages.ts'

const catalogue = readFileSync('src/i18n/catalogues/es.po', 'utf8').replaceAll(/^(?:msgid|#).*$/gmu, '')
const written = [catalogue, ...globSync('backend/content/**/es.md').map((file) => readFileSync(file, 'utf8'))].join(
  '\n',
)

const isSaid = (words: string): boolean => new RegExp(String.raw`(?<![\p{L}])${words}(?![\p{L}])`, 'iu').test(written)

describe('the list of what differs in Spain', () => {
  it('has nothing that the site does not say', () => {
    expect(Object.keys(differences).filter((words) => !isSaid(words))).toEqual([])
  })

  it('leaves no article of the other gender before a word that it has changed', () => {
    const words = 'visados?|billetes?|localizador(?:es)?|coches?|ordenador(?:es)?|móvil(?:es)?|aparcamientos?'
    const wrong = new RegExp(
      String.raw`(?<!\p{L})(?:las?|unas?|esas?|estas?|otras?|ningunas?) (?:${words})(?!\p{L})`,
      'giu',
    )
    expect(inSpain(written).match(wrong)).toBeNull()
    expect(inSpain(written).match(/(?<!\p{L})(?:los|estos|ningún|otros|unos) plazas?(?!\p{L})/giu)).toBeNull()
  })

  it('has another word for each place of a tour or an activity, and none for where something is', () => {
    const where =
      /estos lugares:|(?:este|ese|otro|el) lugar|"lugares"|lugares (?:y aerolíneas|recientes|encontrados|no c)/giu
    const left = inSpain(catalogue)
      .replaceAll(where, '')
      .match(/.*(?<!\p{L})lugar(?:es)?(?!\p{L}).*/giu)
    expect(left).toBeNull()
  })

  it('changes nothing that it has changed once', () => {
    const said = Object.values(differences).join('. ')
    expect(inSpain(said)).toBe(said)
  })
})

const baggage = msg`{0, plural, one {# checked bag} other {# checked bags}}`

it.each([
  ['Boleto en emisión', 'Billete en emisión'],
  ['La visa y la computadora', 'El visado y el ordenador'],
  ['Visa, Mastercard y otras', 'Visa, Mastercard y otras'],
  ['<a href="/vuelos/boleto-barato">Compra el boleto</a>', '<a href="/vuelos/boleto-barato">Compra el billete</a>'],
  ['autobús y automático', 'autobús y automático'],
  ['Tus lugares están guardados, sin costo', 'Tus plazas están guardadas, sin coste'],
  ['No queda ningún lugar en esa salida', 'No queda ninguna plaza en esa salida'],
  ['Reclamos de un lugar', 'Reclamaciones de un lugar'],
])('%s', (given, said) => expect(inSpain(given)).toBe(said))

it('a whole page is said so, but for its addresses and names', () => {
  const page = { path: '/boleto', icon: 'auto', title: 'Boletos', sections: [{ rows: [['Tu boleto', 2, null]] }] }
  expect(allInSpain(page)).toEqual({
    path: '/boleto',
    icon: 'auto',
    title: 'Billetes',
    sections: [{ rows: [['Tu billete', 2, null]] }],
  })
})

it('what is not read of HTML stays as it is: ids, addresses, mail', () => {
  const html =
    '<h2 id="visa">Visa y auto</h2><a href="https://x.example/?q=auto&amp;x=celular" title="a > b">tu celular</a> <a href="mailto:auto@x.example">auto@x.example</a>'
  expect(allInSpain({ html }).html).toBe(
    '<h2 id="visa">Visado y coche</h2><a href="https://x.example/?q=auto&amp;x=celular" title="a > b">tu móvil</a> <a href="mailto:auto@x.example">auto@x.example</a>',
  )
})

it('a catalogue is worked out once, and holds every message', () => {
  expect(spainMessages(neutral)).toBe(spainMessages(neutral))
  expect(Object.keys(spainMessages(neutral))).toEqual(Object.keys(neutral))
})

it('what is put into a message stays', () => {
  const messages = spainMessages({ counted: [['n'], ' boletos de ', ['name']] })
  const counted = Object.keys(messages)[0] ?? ''
  const i18n = setupI18n({ locale: 'es', messages: { es: messages } })
  expect(i18n._(counted, { n: 2, name: 'boleto' })).toBe('2 billetes de boleto')
})

describe('who hears it', () => {
  const ticket = msg`Ticketed`
  it.each([
    ['es', 'ES', 'Billete emitido'],
    ['es', 'MX', 'Boleto emitido'],
    ['es', undefined, 'Boleto emitido'],
    ['en', 'ES', 'Ticketed'],
  ] as const)('%s in %s', async (locale, country, said) => {
    const { i18n } = await createTranslator({ locale, country }, undefined)
    expect(i18n._(ticket)).toBe(said)
  })

  it('counts bags as it should', async () => {
    const { i18n } = await createTranslator({ locale: 'es', country: 'ES' }, undefined)
    expect(i18n._({ ...baggage, values: { 0: 2 } })).toBe('2 maletas facturadas')
  })
})
