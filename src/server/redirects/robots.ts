/**
 * What crawlers may ask for. Results, bookings and trips are not named: they say `noindex` themselves, which is only heard
 * where it may be read, while an address that is kept from crawlers can still be listed by the links to it.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /_serverFn/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
