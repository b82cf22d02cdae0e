/** In the place of a library that would unpack fonts, which come unpacked. */
export default function decompress(): never {
  throw new Error('Fonts of paper are WOFF, not WOFF2')
}
