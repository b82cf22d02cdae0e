/**
 * Carriers in two colours of their own: code, fin, mark (`rgb`, a digit a channel), and which mark. One string, for the script of
 * every list of flights holds it.
 */
const table =
  'AA147c33c ACc12222e AD1365c5a AF015e12c AM125e24e AR07acdfa AS1358c3d ATa122a6e AVc02f9ad AY226bbed AZ06b3b5c B60264bfb BA125c22b BTbd0350e BW6292cba CM05aed6a CX166bcbc DEfc4862c DL913125b DYc24027d EI0666c3e EKc11ca5c ET174fc1d EW9053bed EY853ecad F90638c8a FI027fd1e FR039fd2b G3f72432b H2a19fada IBc21fb0a JA06be44b JLc00333a KE9ce137a KL2ad037c LA208e15a LH014fb1a LO346ddeb LXd11eeee MS126db5c NH2498dfd NKfe0111a NZ2229aba OB148fd2c OSb11abbb P564afd1d PCfb1c12a QFd02fffb QR603bbbe SK00accda SN235e44d SQ236f92e SV153cb6b TKc11223c TP164e33a U2f60fedc UA1379dfc UX149acfe VB073de3c VS904c5dc VYfd1555d W6c07417e WN35bfb2e WS1560bbb Y4718fa1b'

export interface Livery {
  readonly fin: string
  /** on its fin: white, or dark on a bright one */
  readonly letters: string
  readonly mark: string
  /** a key of the badge's marks */
  readonly shape: string
}

const hues = 12

/** Of a carrier that the table has not: a hue, always the same. */
const hueOf = (code: string): number => {
  const number = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  return ((number % hues) * 360) / hues
}

/** Whether white letters would be too faint on it, by the weight of each channel in its brightness. */
const isBright = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [...colour].map((digit) => Number.parseInt(digit, 16))
  return red * 3 + green * 6 + blue > 70
}

const rows = new Map(table.split(' ').map((row) => [row.slice(0, 2), row.slice(2)]))

export const liveriedCarriers: readonly string[] = [...rows.keys()]

export const liveryOf = (code: string): Livery => {
  const row = rows.get(code)
  if (!row) {
    const hue = hueOf(code)
    return { fin: `hsl(${hue} 42% 32%)`, letters: '#fff', mark: `hsl(${(hue + 150) % 360} 50% 62%)`, shape: 'a' }
  }
  const fin = row.slice(0, 3)
  return { fin: `#${fin}`, letters: isBright(fin) ? '#111' : '#fff', mark: `#${row.slice(3, 6)}`, shape: row.slice(6) }
}
