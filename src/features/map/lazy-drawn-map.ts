import { lazyPart } from '#/ui/hydration/lazy-part.ts'

/** The map itself, whose script is the largest part of it. */
export const DrawnMap = lazyPart(async () => (await import('./drawn-map.tsx')).DrawnMap)
