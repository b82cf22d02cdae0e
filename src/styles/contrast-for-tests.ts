const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Red, green and blue of a `#rrggbb`, in light. */
export const lightOf = (hex: string): readonly [number, number, number] => [
  linear(Number.parseInt(hex.slice(1, 3), 16) / 255),
  linear(Number.parseInt(hex.slice(3, 5), 16) / 255),
  linear(Number.parseInt(hex.slice(5, 7), 16) / 255),
]

const luminance = (hex: string): number => {
  const [red, green, blue] = lightOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
