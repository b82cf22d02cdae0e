/** The template a page comes from, as its address tells: the room, and how deep in it the page lies. */
const templateOf = (path: string): string => {
  const [, , room, ...rest] = path.split('/')
  return rest.length === 0 ? '/' : `${room}/${rest.length}`
}

/**
 * Of pages that one template draws from data of one shape, about as many as are asked for, of both languages: an odd step meets
 * them by turns. Pages of the first level are written by hand, each its own, and all are kept.
 */
export const sampledPages = (paths: readonly string[], looks: number): readonly string[] => {
  return paths.filter((path) => {
    const template = templateOf(path)
    const same = paths.filter((other) => templateOf(other) === template)
    const step = Math.ceil(same.length / looks)
    return template === '/' || step === 1 || same.indexOf(path) % (step % 2 === 0 ? step + 1 : step) === 0
  })
}
