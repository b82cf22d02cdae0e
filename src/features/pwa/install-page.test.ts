import { expect, it } from 'vitest'
import { isInstallPage } from './install-page.ts'

it.each([
  '/',
  '/user/my-journey',
  '/user/my-journey/booking-detail',
  '/booking/confirm',
  '/hoteles/booking/success',
  '/activities/booking/success',
  '/turs/booking/success',
  '/paquetes/booking/success',
])('the app is offered on %s', (pathname) => expect(isInstallPage(pathname)).toBe(true))

it.each([
  '/booking/summary',
  '/booking/BillingSummary',
  '/booking/authenticate',
  '/hoteles/booking/summary',
  '/hoteles/booking/waiting',
  '/turs/booking/waiting',
  '/hoteles/result',
  '/vuelos-bogota-madrid/results',
])('nobody is asked to install it on %s', (pathname) => expect(isInstallPage(pathname)).toBe(false))
