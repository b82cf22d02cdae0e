/** Made by `scripts/catalogue-urls.ts`: where the browser loads each language's catalogue from. */
declare module 'virtual:catalogue-urls' {
  export const catalogueUrls: Readonly<Record<string, string>>
}
