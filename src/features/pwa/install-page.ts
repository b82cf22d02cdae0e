/** Where an app is worth having: at the start and beside one's own trips, of whatever kind, never while something is being bought. */
export const isInstallPage = (pathname: string): boolean =>
  pathname === '/' || /^\/user\/|\/booking\/(?:confirm|success)$/.test(pathname)
