import { expect, it } from 'vitest'
import { ownReturn } from './posted-form.ts'

const origin = 'https://trayecto.example'

it.each([
  ['/en/contacta-con-nosotras?about=tours', '/en/contacta-con-nosotras?about=tours'],
  ['//elsewhere.example/', '/'],
  ['https://elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  [`/es${'a'.repeat(4000)}`, '/'],
  [`/es?x=${'ñ'.repeat(1500)}`, '/'],
])('a form that names %.40s leads there, or home', (named, to) => {
  expect(ownReturn(named, origin).href).toBe(origin + to)
})
