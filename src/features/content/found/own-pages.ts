/** Pages for everybody that are there without any content. */
export const ownPublicPages = [
  '/',
  '/cruceros',
  '/explorar',
  '/paquetes',
  '/turs',
  '/politica-de-privacidad',
  '/terminos-y-condiciones',
] as const

const ownPages: ReadonlySet<string> = new Set([...ownPublicPages, '/user/my-journey'])

export const isPageOfTheSite = (path: string): boolean => ownPages.has(path)
