/** The address under which a page wants to be found; undefined where it names none. */
export const canonicalOf = (html: string): string | undefined => /rel="canonical" href="([^"]+)"/.exec(html)?.[1]
