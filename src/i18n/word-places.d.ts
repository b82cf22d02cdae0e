/** Made by `scripts/building/word-places.ts`: where the browser loads each language's words from. Empty in development. */
declare module 'virtual:word-places' {
  import type { WordPlaces } from './words.ts'
  export const wordPlaces: Readonly<Record<string, WordPlaces>>
}
