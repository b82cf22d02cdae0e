/** Safari alone keeps no `Secure` cookie of `http://localhost`, and so none whose name says that it is one. */
export const needsInsecureCookies = (userAgent = ''): boolean =>
  userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrom')

/** A value of `Set-Cookie` without what only https may ask for: `__Host-agent=1; Secure` becomes `Host-agent=1`. */
export const insecureCookie = (cookie: string): string =>
  cookie.replace(/^__(?=(?:Host|Secure)-)/, '').replace(/;\s*secure(?=\s*(?:;|$))/i, '')

/** A header `Cookie` with the names that the site gave. */
export const namedCookies = (header: string): string => header.replace(/(^|;\s*)(?=(?:Host|Secure)-)/g, '$1__')
