const codeA = 'A'.charCodeAt(0)

/** An airport's three letters in two bytes. */
export const airportBytes = (code: string): readonly [number, number] => {
  let number = 0
  for (let at = 0; at < 3; at += 1) number = number * 26 + (code.charCodeAt(at) - codeA)
  return [number >>> 8, number & 255]
}

export const airportOfBytes = (high: number, low: number): string => {
  const number = high * 256 + low
  const letters = [Math.floor(number / 676), Math.floor(number / 26) % 26, number % 26]
  return String.fromCharCode(...letters.map((letter) => letter + codeA))
}
