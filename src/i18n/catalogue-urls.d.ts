/** Made by `scripts/building/catalogue-urls.ts`: where the browser loads each language's words from. Empty in development. */
declare module 'virtual:catalogue-urls' {
  import type { WordUrls } from './words.ts'
  export const catalogueUrls: Readonly<Record<string, WordUrls>>
}
