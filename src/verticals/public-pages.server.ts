import type { AnsweredPicture, RequestedPicture, PublicPages } from './public-pages.ts'

/** The `public-pages.server.ts` of each folder that has one. */
const found: readonly PublicPages[] = Object.values(
  import.meta.glob<PublicPages>('./*/public-pages.server.ts', { eager: true, import: 'publicPages' }),
)

/** Every page of every kind of travel, or undefined where some cannot be had. */
export const pathsOfTravel = async (): Promise<readonly string[] | undefined> => {
  const paths = await Promise.all(found.map((kind) => kind.paths?.() ?? []))
  return paths.every((own) => own !== undefined) ? paths.flat() : undefined
}

/** What is drawn for a page of a kind of travel; undefined where it is of none. */
export const pictureOfTravel = (asked: RequestedPicture): AnsweredPicture | Promise<AnsweredPicture> | undefined => {
  for (const kind of found) {
    const own = kind.picture(asked)
    if (own) return own
  }
  return undefined
}
