import { foldName } from '#domain/place/airport.ts'

/** A name as addresses write it: `Navegación Austral` is `navegacion-austral`. */
export const keyOf = (name: string): string => foldName(name).replaceAll(/\s+/g, '-')
