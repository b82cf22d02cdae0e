import { expect, it } from 'vitest'
import { writable } from './writable.ts'

it.each([
  ['Señor Núñez · ¿1.234,50?', 'Señor Núñez · ¿1.234,50?'],
  ['Łódź, İzmir', 'Łódź, İzmir'],
  ['Nguyễn Thị Hạnh', 'Nguyễn Thị Hạnh'],
  ['8:05\u202FAM', '8:05\u00A0AM'],
  ['BOG → MAD', 'BOG → MAD'],
  ['東京 ✈', '?? ?'],
  ['e\u0301', 'é'],
])('%s is written as %s', (text, written) => expect(writable(text)).toBe(written))
