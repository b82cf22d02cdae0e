import { brandOf, brandRule } from '#domain/card/card-brands.ts'

const longestNumber = 19
const longestCvc = 4
const expiryDigits = 6

/** Those of full width are what an Asian keyboard writes. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '')

const grouped = (digits: string, groups: readonly number[]): string => {
  let rest = digits
  const pieces = groups.map((size) => {
    const piece = rest.slice(0, size)
    rest = rest.slice(size)
    return piece
  })
  return pieces.join(' ').trimEnd()
}

/** Digits alone, capped at the brand's longest number and grouped as on the card: `4111 1111 1111 1111`. */
export const formatCardNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, longestNumber)
  const brand = brandOf(digits)
  if (brand === undefined) return grouped(digits, [4, 4, 4, 4, 4])
  const { lengths, groups } = brandRule(brand)
  return grouped(digits.slice(0, Math.max(...lengths)), groups)
}

/** `12 / 31` or `12 / 2031`, nine characters at most; the slash comes by itself once the month is whole. */
export const formatExpiry = (text: string): string => {
  const digits = digitsOf(text)
  const closed = /^\s*\d\s*\//.test(text)
  const padded = /^[2-9]/.test(digits) || (closed && digits !== '0') ? `0${digits}` : digits
  const capped = padded.slice(0, expiryDigits)
  return capped.length < 2 ? capped : `${capped.slice(0, 2)} / ${capped.slice(2)}`
}

export const formatCvc = (text: string): string => digitsOf(text).slice(0, longestCvc)
