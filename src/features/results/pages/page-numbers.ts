/** Pages around the current one that are always at hand, besides the first and the last. */
const reach = 1

type PageLink = number | 'before' | 'after'

/**
 * The numbers of pages to lead to, in their order, and `before` or `after` where more than one page is left out on
 * that side of the current one: a gap takes the room of one page, so that a single page stands itself.
 */
export const pageNumbers = (page: number, pages: number): readonly PageLink[] => {
  const isNear = (number: number): boolean => number === 1 || number === pages || Math.abs(number - page) <= reach
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap((number): readonly PageLink[] => {
    if (isNear(number) || (isNear(number - 1) && isNear(number + 1))) return [number]
    return isNear(number - 1) ? [number < page ? 'before' : 'after'] : []
  })
}
