const longestPixels = 110

/** The longest round distance that has room on the map, in metres and pixels. */
export const roundDistance = (metresPerPixel: number): { readonly metres: number; readonly pixels: number } => {
  const most = longestPixels * metresPerPixel
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2].find((step) => step * power <= most) ?? 1) * power
  return { metres, pixels: metres / metresPerPixel }
}
