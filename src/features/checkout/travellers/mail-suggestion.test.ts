import { describe, expect, test } from 'vitest'
import { suggestedMail } from './mail-suggestion.ts'

describe('the address that was probably meant', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gamil.com', 'ana@gmail.com'],
    ['ana@hotmial.es', 'ana@hotmail.es'],
    ['ana@hotmail.co', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yaho.es', 'ana@yahoo.es'],
    ['ana@gmial.com\u200B', 'ana@gmail.com'],
    ['ana@iclod.com', 'ana@icloud.com'],
    [' Ana.Pérez+viajes@GMIAL.com ', 'Ana.Pérez+viajes@gmail.com'],
  ])('of %s is %s', (typed, meant) => {
    expect(suggestedMail(typed)).toBe(meant)
  })

  test.each([
    'ana@gmail.com',
    'ana@GMAIL.com',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@gmx.net',
    'ana@hotmail.fr',
    'ana@outlook.cl',
    'ana@yahoo.de',
    'ana@yahoo.com.mx',
    'ana@hotmail.com.ar',
    'ana@empresa.co',
    'ana@empresa.com.co',
    'ana@une.net.co',
    'ana@uniandes.edu.co',
    'ana@proton.me',
    'ana@telefonica.net',
    'ana@gmail.com\u200E',
    'ana@gmial',
    'gmial.com',
    '',
  ])('of %s is not asked', (typed) => {
    expect(suggestedMail(typed)).toBeUndefined()
  })
})
