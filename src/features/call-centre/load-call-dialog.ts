import { shellWords } from '#/i18n/words.ts'

/** The dialog with its words. Apart, so that the names of all that it consists of are no part of every page's first script. */
export const loadCallDialog = async (learn: (routeIds: readonly string[]) => Promise<void>) => {
  const [{ CallDialog }] = await Promise.all([import('./call-dialog.tsx'), learn([shellWords])])
  return CallDialog
}
