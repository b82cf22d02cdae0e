import { env } from 'cloudflare:workers'
import { type PackagedKind, packagesSold } from '#domain/packages-sold.ts'

/** Whether the operator sells this with flights. */
export const isPackaged = (kind: PackagedKind): boolean => packagesSold(env.PACKAGES).has(kind)

/** Whether two parts that cannot be undone may be sold as one. */
export const isInsured = (): boolean => env.TWO_FINAL_PARTS === 'insured'
