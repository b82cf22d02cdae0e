import type { Translator } from '#/i18n/catalogue.ts'
import { shellWords } from '#/i18n/words.ts'

/** The footer with its words. Apart, so that the names of all that it consists of are no part of a page's first script. */
export const loadSiteFooter = async (learn: Translator['learn']) => {
  const [{ SiteFooter }] = await Promise.all([import('./site-footer-part.tsx'), learn([shellWords])])
  return SiteFooter
}
