import { describe, expect, it } from 'vitest'
import { cacheablePage } from './cacheable-page.ts'

const at = (address: string) => cacheablePage(new URL(address, 'https://trayecto.test'))

describe('cacheablePage', () => {
  it.each([
    ['/', 'home', ''],
    ['/en', 'home', ''],
    ['/es?tab=hotels', 'home', '?tab=hotels'],
    ['/?utm_source=a&utm_medium=b&gclid=c', 'home', ''],
    ['/?utm_source=a&tab=tours&affiliateId=b', 'home', '?tab=tours'],
    ['/espana', 'content', ''],
    ['/en/aerolineas/iberia-airline-IB?metaName=kayak', 'content', ''],
    ['/articulos/equipaje-de-mano', 'content', ''],
    ['/vuelos', 'content', ''],
    ['/vuelos-bogota-madrid/results?from=BOG&aiAssistant=1&to=MAD', 'results', '?from=BOG&to=MAD'],
    ['/en/vuelos/results?from=BOG&stops=0&page=2', 'results', '?from=BOG&stops=0&page=2'],
    ['/hoteles/result?destination=CTG&gclid=a&stars=5', 'results', '?destination=CTG&stars=5'],
    ['/en/activities/result?destination=CTG', 'results', '?destination=CTG'],
    ['/turs/result?country=peru', 'results', '?country=peru'],
    ['/paquetes/result?from=BOG&to=CTG&stops=0', 'packages', '?from=BOG&to=CTG&stops=0'],
    ['/en/contacta-con-nosotras?about=tours&utm_source=a', 'contact', '?about=tours'],
    ['/politica-de-privacidad', 'legal', ''],
    ['/en/terminos-y-condiciones?gclid=a', 'legal', ''],
    ['/cruceros?port=miami', 'cruises', '?port=miami'],
    ['/cruceros?yclid=1', 'cruises', ''],
    [
      `/vuelos/results?from=BOG&${'utm_source_platform=a&gclsrc=b&mc_eid=c&yclid=d&hsa_acc=1&_ga=2'}`,
      'results',
      '?from=BOG',
    ],
    ['/es/cruceros/mediterraneo-2027-05-22', 'cruises', ''],
    ['/turs', 'tours', ''],
    ['/en/turs/peru', 'tours', ''],
  ])('%s is kept as %s with "%s"', (address, kind, search) => expect(at(address)).toEqual({ kind, search }))

  it.each([
    '/booking/summary',
    '/vuelos/results?from=BOG&to=MIA&x=1',
    '/hoteles/result?destination=CTG&utm=1',
    '/cruceros?region=caribe',
    '/en/booking/confirm?id=1',
    '/user/my-journey',
    '/hoteles/summary?hotel=1',
    '/paquetes/result?from=BOG&flight=abc',
    '/paquetes/result?from=BOG&hotel=1',
    '/paquetes/result?from=BOG&rate1=abc',
    '/activities/PRUEBAS-standard',
    '/hoteles/booking/summary',
    '/turs/peru/peru-clasico',
    '/turs/booking/summary',
    '/turs/peru?guests=2',
    '/contacta-con-nosotras?name=a',
    '/paquetes',
    '/explorar',
    '/preferences',
    '/api/airports?term=bog',
    '/_serverFn/abc',
    '/robots.txt',
    '/?from=BOG',
    '/espana?page=2',
  ])('%s is not', (address) => expect(at(address)).toBeUndefined())

  it('an address of any length is not', () => expect(at(`/vuelos/results?from=${'x'.repeat(600)}`)).toBeUndefined())
})
